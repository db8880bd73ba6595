import { screen, waitFor, within } from '@testing-library/react';
import '../../testing/textLayout';
import { mensajes } from '@adjudica/domain';
import { fakeApi, listAnswer, problemAnswer, userOf } from '../../testing/api';
import { long } from '../../testing/long';
import { openApp } from '../../testing/openApp';
import type { Cobertura, FormatoDeLista, FormatoDetalle } from './tipos';

const { propios } = mensajes;
const legal = userOf('Legal', '003');
const asistente = userOf('Asistente Legal', '003');
const condiciones = {
  producto: ['01'],
  estadoCivil: [],
  separacionBienes: [],
  garantia: [],
  garante: [],
  estadoBien: [],
  saldo: [],
};
const fila: FormatoDeLista = {
  id: 8,
  bloque: 'obligaciones',
  codigo: '6-01',
  numero: 2,
  nombre: 'Vehículo',
  condiciones,
  situacion: 'borrador',
  vigenteDesde: '2026-11-22',
  vigenteHasta: null,
  motivo: 'Reforma',
  entregado: false,
  escritoPor: 'Gabriela Muñoz',
  escritoEn: '2026-11-20T15:00:00.000Z',
  decididoPor: null,
  decididoEn: null,
  motivoDescarte: null,
  version: 3,
  acciones: ['editar', 'aprobar', 'descartar'],
};
const anterior: FormatoDeLista = {
  ...fila,
  id: 1,
  numero: 1,
  situacion: 'vigente',
  entregado: true,
  version: 1,
  acciones: [],
};
const casa: FormatoDeLista = {
  ...anterior,
  id: 2,
  codigo: '6-02',
  nombre: 'Inmueble',
  condiciones: { ...condiciones, producto: ['02'] },
};
const detalle: FormatoDetalle = {
  ...fila,
  texto: '<p>Paga [[cliente.nombre]] en diez días</p>',
  versiones: [fila, anterior],
};
const bloque: Cobertura = {
  bloque: 'obligaciones',
  nombre: 'Obligaciones, mora y vencimiento anticipado',
  vigentes: 2,
  borradores: 1,
  problemas: [],
  conBorradores: [],
};

function apiDeFormatos(filas: readonly FormatoDeLista[] = [fila, anterior, casa]) {
  const api = fakeApi();
  api.on('GET /formato', () => listAnswer('formato', filas));
  api.on('GET /formato/cobertura', () => ({ body: [bloque] }));
  api.on('GET /formato/8', () => ({ body: detalle }));
  api.on('GET /formato/1', () => ({
    body: { ...anterior, texto: '<p>Paga [[cliente.nombre]] en quince días</p>', versiones: [fila, anterior] },
  }));
  return api;
}

test('an assistant reads formats and is offered no new one, nor its page', async () => {
  apiDeFormatos();
  const { unmount } = openApp('/legal/formatos', asistente);
  expect(await screen.findByText('6-02, versión 1')).toBeVisible();
  expect(screen.queryByRole('link', { name: propios.formatoNuevo })).toBeNull();
  unmount();
  openApp('/legal/formatos/nuevo', asistente);
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
});

long('the list says block, conditions, state and validity, and whether every contract finds one', async () => {
  apiDeFormatos();
  openApp('/legal/formatos', legal);
  const tabla = within(await screen.findByRole('table'));
  expect(tabla.getByText('6-02, versión 1')).toBeVisible();
  expect(tabla.getByText('CasaPlan')).toBeVisible();
  expect(tabla.getByText('Borrador')).toBeVisible();
  expect(screen.getByText(propios.formatoSinProblemas)).toBeVisible();
});

long('a combination without a format stands above the list; a failure says so', async () => {
  const api = apiDeFormatos();
  api.on('GET /formato/cobertura', () => ({
    body: [
      {
        ...bloque,
        problemas: [{ fecha: '2026-11-22', codigos: [], combinaciones: 28, texto: 'Ningún formato para: con garante' }],
      },
    ],
  }));
  const { unmount } = openApp('/legal/formatos', legal);
  expect(await screen.findByText(/Ningún formato para: con garante/)).toBeVisible();
  unmount();
  api.on('GET /formato/8', () => problemAnswer(500, 'error', 'Ocurrió un error'));
  openApp('/legal/formatos/8', legal);
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
});

long('what could not be read of the combinations can be asked for again', async () => {
  const api = apiDeFormatos();
  api.on('GET /formato/cobertura', () => problemAnswer(500, 'error', 'Ocurrió un error'));
  const { teclado } = openApp('/legal/formatos', legal);
  const reintentar = await screen.findByRole('button', { name: 'Reintentar' });
  api.on('GET /formato/cobertura', () => ({ body: [bloque] }));
  await teclado.click(reintentar);
  expect(await screen.findByText(propios.formatoSinProblemas)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});

long('a version shows its fields by their labels, and where it differs from the one before', async () => {
  apiDeFormatos();
  const { teclado } = openApp('/legal/formatos/8', legal);
  expect(await screen.findByText('Paga «Nombre del cliente» en diez días')).toBeVisible();
  await teclado.click(screen.getByRole('button', { name: propios.formatoComparar(1) }));
  const dialogo = within(await screen.findByRole('dialog'));
  expect((await dialogo.findByText('quince')).tagName).toBe('DEL');
  expect(dialogo.getByText('diez').tagName).toBe('INS');
});

test('approving sends the version that was read; what would leave a hole cannot be sent', async () => {
  const api = apiDeFormatos();
  const aprobada = jest.fn((_: unknown) => ({ body: { ...fila, situacion: 'vigente', acciones: [] } }));
  api.on('POST /formato/8/aprobar', ({ body }) => aprobada(body));
  const { teclado, unmount } = openApp('/legal/formatos/8', legal);
  await teclado.click(await screen.findByRole('button', { name: 'Aprobar' }));
  await teclado.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Aprobar' }));
  await waitFor(() => expect(aprobada).toHaveBeenCalledWith({ version: 3, junto: [], retira: [] }));
  unmount();

  apiDeFormatos([{ ...fila, condiciones: { ...condiciones, garante: ['N'] } }, anterior, casa]);
  const otra = openApp('/legal/formatos/8', legal);
  await otra.teclado.click(await screen.findByRole('button', { name: 'Aprobar' }));
  const dialogo = within(await screen.findByRole('dialog'));
  expect(await dialogo.findByText('Ningún formato para: MotorPlan · con garante')).toBeVisible();
  expect(dialogo.getByRole('button', { name: 'Aprobar' })).toBeDisabled();
});

long('the preview fills the fields, by examples and by a plan', async () => {
  const api = apiDeFormatos();
  const vista = jest.fn((_: unknown) => ({
    body: { texto: '<p>Paga Íñigo</p>', faltan: ['Correo del cliente'], rechazos: [], encaja: false },
  }));
  api.on('POST /formato/vista-previa', ({ body }) => vista(body));
  const { teclado } = openApp('/legal/formatos/8', asistente);
  await teclado.click(await screen.findByRole('button', { name: propios.formatoVistaPrevia }));
  const dialogo = within(await screen.findByRole('dialog'));
  expect(await dialogo.findByText('Paga Íñigo')).toBeVisible();
  expect(dialogo.getByText(propios.formatoNoEncaja)).toBeVisible();
  expect(dialogo.getByText('Sin valor: Correo del cliente')).toBeVisible();
  await teclado.type(dialogo.getByRole('textbox', { name: propios.formatoPlan }), '01-M001-7');
  await waitFor(() => expect(vista).toHaveBeenCalledWith(expect.objectContaining({ idCodigo: '01-M001-7' })));
});

long(
  'a new version begins with the text of the one before, its fields as chips, and is sent as it is stored',
  async () => {
    const api = apiDeFormatos();
    const creada = jest.fn((_: unknown) => ({ status: 201, body: fila }));
    api.on('POST /formato', ({ body }) => creada(body));
    const { teclado, container } = openApp('/legal/formatos/nuevo?de=1', legal);
    expect(await screen.findByRole('textbox', { name: propios.formatoTexto })).toHaveTextContent(
      'Paga Nombre del cliente en quince días',
    );
    expect(container.querySelector('[data-campo="cliente.nombre"]')?.textContent).toBe('Nombre del cliente');
    await teclado.type(screen.getByRole('textbox', { name: /Motivo/ }), 'Cambio del plazo');
    await teclado.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(creada).toHaveBeenCalledWith(
        expect.objectContaining({
          bloque: 'obligaciones',
          codigo: '6-01',
          condiciones,
          texto: '<p>Paga [[cliente.nombre]] en quince días</p>',
          motivo: 'Cambio del plazo',
        }),
      ),
    );
  },
);

test('a version that was refused once is saved when it is corrected, its locked block included', async () => {
  const api = apiDeFormatos();
  const creada = jest.fn((_: unknown) =>
    problemAnswer(422, 'campos-incorrectos', 'Corrija los campos', { texto: 'Línea 12' }),
  );
  api.on('POST /formato', ({ body }) => creada(body));
  const { teclado } = openApp('/legal/formatos/nuevo?de=1', legal);
  await teclado.type(await screen.findByRole('textbox', { name: /Motivo/ }), 'Cambio del plazo');
  expect(screen.getByRole('textbox', { name: 'Bloque' })).toHaveValue('6. Obligaciones, mora y vencimiento anticipado');
  for (const intento of [1, 2, 3]) {
    await teclado.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(creada).toHaveBeenCalledTimes(intento));
    expect(creada).toHaveBeenLastCalledWith(expect.objectContaining({ bloque: 'obligaciones', codigo: '6-01' }));
    expect(await screen.findByText('Línea 12')).toBeVisible();
  }
});

long('the day from which a version holds is typed as every date of the house, and sent as it is stored', async () => {
  const api = apiDeFormatos();
  const creada = jest.fn((_: unknown) => ({ status: 201, body: fila }));
  api.on('POST /formato', ({ body }) => creada(body));
  const { teclado } = openApp('/legal/formatos/nuevo?de=1', legal);
  const [dia] = within(await screen.findByRole('group', { name: /^Vigente desde/ })).getAllByRole('spinbutton');
  await teclado.click(dia as Element);
  await teclado.keyboard('01122027');
  await teclado.type(screen.getByRole('textbox', { name: /Motivo/ }), 'Cambio del plazo');
  await teclado.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(creada).toHaveBeenCalledWith(expect.objectContaining({ vigenteDesde: '2027-12-01' })));
});

describe('what is typed of a format and not saved', () => {
  const borrador = {
    ...{ id: 'formato/6-01/nuevo', formulario: 'formato', clave: '6-01', seccion: 'nuevo' },
    ...{ versionBase: 1, version: 1, guardadoEn: '2026-11-21T14:05:00.000Z' },
  };
  const motivo = () => screen.findByRole('textbox', { name: /Motivo/ });

  long('is kept as a draft; saved, nothing of it is written any more', async () => {
    const api = apiDeFormatos();
    const guardados = jest.fn((_: unknown) => ({ body: borrador }));
    api.on('PUT /borrador/formato/6-01/nuevo', ({ body }) => guardados(body));
    api.on('POST /formato', () => ({ status: 201, body: fila }));
    const { teclado } = openApp('/legal/formatos/nuevo?de=1', legal);
    await teclado.type(await motivo(), 'Plazo');
    expect(await screen.findByText('Borrador guardado 09:05', undefined, { timeout: 4_000 })).toBeVisible();
    expect(guardados.mock.calls).toEqual([[{ valores: { motivo: 'Plazo' }, versionBase: 1, version: 0 }]]);
    await teclado.type(await motivo(), ' nuevo');
    await teclado.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Paga «Nombre del cliente» en diez días')).toBeVisible();
    expect(guardados).toHaveBeenCalledTimes(1);
  });

  long('stands in the form the next time, conditions included, and can be discarded', async () => {
    const api = apiDeFormatos();
    const valores = { motivo: 'Plazo', condiciones: JSON.stringify({ ...condiciones, garante: ['S'] }) };
    api.on('GET /borrador', () => ({ body: [{ ...borrador, valores }] }));
    const borrado = jest.fn(() => ({ status: 204 }));
    api.on('DELETE /borrador/formato/6-01/nuevo', borrado);
    const { teclado } = openApp('/legal/formatos/nuevo?de=1', legal);
    expect(await screen.findByText('Se restauró un borrador de 21/11/2026 09:05')).toBeVisible();
    expect(await motivo()).toHaveValue('Plazo');
    const garante = within(screen.getByRole('group', { name: 'Garante' }));
    expect(garante.getByRole('button', { pressed: true })).toBeVisible();
    expect(screen.queryByText(propios.borradorDeVersionAnterior)).toBeNull();
    await teclado.click(screen.getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(borrado).toHaveBeenCalled());
    expect(await motivo()).toHaveValue('');
    expect(garante.queryByRole('button', { pressed: true })).toBeNull();
  });

  long('of a version that somebody saved meanwhile says so', async () => {
    const api = apiDeFormatos();
    const deOtra = { ...borrador, id: 'formato/6-01/8', seccion: '8', versionBase: 2, valores: { motivo: 'Plazo' } };
    api.on('GET /borrador', () => ({ body: [borrador, deOtra] }));
    openApp('/legal/formatos/8/editar', legal);
    expect(await screen.findByText(propios.borradorDeVersionAnterior)).toBeVisible();
    expect(await motivo()).toHaveValue('Plazo');
  });

  long('is asked about before the page is left, and refused stays a draft', async () => {
    const api = apiDeFormatos();
    const guardados = jest.fn((_: unknown) => ({ body: borrador }));
    api.on('PUT /borrador/formato/6-01/nuevo', ({ body }) => guardados(body));
    api.on('POST /formato', () => problemAnswer(409, 'ya-existe', propios.formatoConBorrador));
    const { teclado } = openApp('/legal/formatos/nuevo?de=1', legal);
    await teclado.type(await motivo(), 'Plazo');
    await teclado.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(guardados).toHaveBeenCalledTimes(1), { timeout: 4_000 });
    await teclado.click(screen.getByRole('link', { name: 'Cancelar' }));
    const dialogo = within(await screen.findByRole('dialog'));
    expect(dialogo.getByText(propios.salirConBorrador)).toBeVisible();
  });
});
