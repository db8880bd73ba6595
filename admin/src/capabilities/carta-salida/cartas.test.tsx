import { propios } from '@adjudica/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import '../../testing/textLayout';
import { ejecutiva, gerente, jefatura } from '../../testing/adjudicados';
import { fakeApi, listAnswer } from '../../testing/api';
import { BASE_DE_REGLAS, regla, reglasDelPaso } from '../../testing/casos';
import { long } from '../../testing/long';
import { openApp } from '../../testing/openApp';
import { fakeUploads, fileOf } from '../../testing/uploads';
import type { CartaDeLista, CartaDetalle } from './tipos';

const fila: CartaDeLista = {
  id: '01-M001-7',
  idCodigo: '01-M001-7',
  cedula: '1712345678',
  nombreCliente: 'MUÑOZ YÉPEZ ÍÑIGO',
  producto: '01',
  fecha: '2026-03-02T15:00:00.000Z',
  estado: 'generada',
  etiquetaEstado: 'Pendiente',
  entregado: false,
  fechaAprobacion: '2026-03-03T15:00:00.000Z',
  generadaPor: 'Patricio Villacís',
  fechaEntrega: null,
  entregadaPor: null,
  motivoRechazo: null,
  cita: null,
  rechazadaPor: null,
  rechazadaEn: null,
  ejecutivo: 'Luis Chicaiza',
  version: 2,
  acciones: ['entregar'],
};
const prueba = (codigo: string, nombre: string, documentoId: number) => ({
  codigo,
  nombre,
  documentoId,
  version: 1,
  conArchivo: false,
  rechazada: false,
  nombreArchivo: null,
  subidoPor: null,
  subidoEn: null,
});
const detalle: CartaDetalle = {
  ...fila,
  motivoSuspension: null,
  cliente: {
    cedula: '1712345678',
    nombre: 'MUÑOZ YÉPEZ ÍÑIGO',
    correo: null,
    celular: null,
    telefono: null,
    direccion: null,
    grupo: 'M001',
    nombreProducto: 'Motor Plan',
    fechaAdjudicacion: '2025-01-10',
  },
  bien: null,
  rsa: [
    {
      id: 1,
      fecha: '2026-03-01T15:00:00.000Z',
      nombreEvento: 'Comentario de RSA',
      comentario: 'Cliente confirmado',
      usuario: 'Mónica Ibarra',
    },
  ],
  texto: '<p>Entréguese el <strong>vehículo</strong></p>',
  pruebas: [prueba('actaEntrega', 'Acta de entrega', 11), prueba('fotoEntrega', 'Foto de la entrega', 12)],
  versiones: [{ version: 1, fecha: '2026-03-03T15:00:00.000Z', usuario: 'Patricio Villacís', paginas: 1 }],
};

function apiDeCartas(cambios: Partial<CartaDetalle> = {}) {
  const api = fakeApi();
  const carta = { ...detalle, ...cambios };
  api.on('GET /carta-salida', () => listAnswer('carta-salida', [{ ...fila, ...cambios }]));
  api.on('GET /carta-salida/01-M001-7', () => ({ body: carta }));
  api.on('GET /movimiento', () => listAnswer('movimiento', []));
  api.on('GET /documento', () => listAnswer('documento', []));
  return api;
}

test('CAR-505 NAV-509 a manager is not offered the upload; an executive opens the letter from its row and reads it', async () => {
  apiDeCartas({ acciones: [] });
  const { unmount, ruta, teclado } = openApp('/jftadj/carta-salida', gerente);
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Subir acta de entrega' })).toBeNull();
  // a row leads where its name does
  const fila = screen.getAllByRole('row')[1] as HTMLElement;
  await teclado.click(within(fila).getAllByRole('cell').at(-1) as HTMLElement);
  await waitFor(() => expect(ruta()).toBe('/jftadj/carta-salida/nuevo'));
  unmount();
  const pagina = openApp('/ejecutivo/carta-salida', ejecutiva);
  await pagina.teclado.click(await screen.findByText('01-M001-7'));
  await waitFor(() => expect(pagina.ruta()).toBe('/ejecutivo/carta-salida/nuevo'));
  expect(await screen.findByRole('heading', { name: 'Carta de Salida' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Generar Carta' })).toBeNull();
});

test('CAR-506 a house has no letter: row and name lead to its client', async () => {
  apiDeCartas({ producto: '02', id: '02-M001-7', idCodigo: '02-M001-7' });
  const { ruta, teclado } = openApp('/ejecutivo/carta-salida', ejecutiva);
  const cliente = '/ejecutivo/estado-cliente/1712345678?plan=02-M001-7';
  expect(await screen.findByRole('link', { name: 'MUÑOZ YÉPEZ ÍÑIGO' })).toHaveAttribute('href', cliente);
  await teclado.click(screen.getByText('02-M001-7'));
  await waitFor(() => expect(ruta()).toBe('/ejecutivo/estado-cliente/1712345678'));
});

test('CAR-508 the letter without a plan leads to the list', async () => {
  apiDeCartas();
  const { ruta } = openApp('/jftadj/carta-salida/nuevo', jefatura);
  await waitFor(() => expect(ruta()).toBe('/jftadj/carta-salida'));
});

long('CAR-500 CAR-501 CAR-503 the list: title, columns in their order, 20 rows first', async () => {
  const api = apiDeCartas();
  openApp('/ejecutivo/carta-salida', ejecutiva);
  expect(await screen.findByRole('heading', { name: 'Listado de Clientes' })).toBeVisible();
  const tabla = within(await screen.findByRole('table'));
  expect(tabla.getAllByRole('columnheader').map((th) => th.textContent)).toEqual([
    'Nombre',
    'Planes',
    'Fecha creación',
    'Estado',
    'Fecha aprobación',
    'Acción',
  ]);
  expect(tabla.getByText('Pendiente')).toBeVisible();
  const pedida = api.llamadas.find(({ path }) => path.startsWith('/carta-salida?'))?.path ?? '';
  expect(new URLSearchParams(pedida.split('?')[1]).get('range')).toBe('[0,19]');
});

test('CAR-504 an empty list says so', async () => {
  apiDeCartas().on('GET /carta-salida', () => listAnswer('carta-salida', []));
  openApp('/jftadj/carta-salida', jefatura);
  expect(await screen.findByText('No existen listado que mostrar.')).toBeVisible();
});

test('CAR-506 CAR-509 CAR-510 a click of the head opens the letter with its tabs, payments and documents', async () => {
  apiDeCartas();
  const { teclado, ruta } = openApp('/jftadj/carta-salida', jefatura);
  await teclado.click(await screen.findByText('01-M001-7'));
  await waitFor(() => expect(ruta()).toBe('/jftadj/carta-salida/nuevo'));
  expect(await screen.findByRole('heading', { name: 'Carta de Salida', level: 1 })).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Cliente', 'Bien', 'RSA']);
  await teclado.click(screen.getByRole('tab', { name: 'RSA' }));
  expect(screen.getByText('Cliente confirmado')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Detalle de pagos' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Documentos' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ver carta de salida' })).toBeVisible();
});

long('CAR-511 the letter is written and generated, and whoever goes on without legal says so', async () => {
  const api = apiDeCartas({ estado: 'pendiente', acciones: ['generar'], versiones: [] });
  const legal = regla({ codigo: 'legal', encontrado: 'El contrato no está aprobado' });
  api.on('GET /caso/01-M001-7/reglas/carta', () => ({ body: reglasDelPaso(legal) }));
  const generada = jest.fn((_: unknown) => ({ body: fila }));
  api.on('POST /carta-salida/01-M001-7/generar', ({ body }) => generada(body));
  const { teclado } = openApp('/jftadj/carta-salida/nuevo?plan=01-M001-7', jefatura);
  expect(await screen.findByRole('textbox', { name: 'Texto de la carta' })).toHaveTextContent('Entréguese el vehículo');
  await teclado.click(screen.getByRole('button', { name: 'Generar Carta' }));
  const dialogo = within(await screen.findByRole('dialog'));
  expect(await dialogo.findByText('El contrato no está aprobado')).toBeVisible();
  await teclado.click(dialogo.getByRole('checkbox'));
  await teclado.type(dialogo.getByRole('textbox'), 'Legal lo aprueba mañana');
  await teclado.click(dialogo.getByRole('button', { name: 'Generar Carta' }));
  await waitFor(() =>
    expect(generada).toHaveBeenCalledWith({
      texto: detalle.texto,
      confirma: ['legal'],
      motivo: 'Legal lo aprueba mañana',
      base: BASE_DE_REGLAS,
      version: 2,
    }),
  );
});

long(
  'CAR-512 what was generated and rejected is stored: nothing is unsaved, though the server cleaned it',
  async () => {
    const api = apiDeCartas({ estado: 'pendiente', acciones: ['generar'], texto: '<p>Entréguese</p>' });
    const poner = (cambios: Partial<CartaDetalle>) => {
      api.on('GET /carta-salida/01-M001-7', () => ({ body: { ...detalle, ...cambios } }));
      return { body: fila };
    };
    api.on('POST /carta-salida/01-M001-7/generar', () =>
      poner({ texto: '<p>Entréguese.</p>', acciones: ['rechazar'] }),
    );
    api.on('POST /carta-salida/01-M001-7/rechazar', () =>
      poner({ texto: '<p>Entréguese.</p>', estado: 'pendiente', acciones: ['generar'] }),
    );
    const { teclado, ruta, router } = openApp('/jftadj/carta-salida/nuevo?plan=01-M001-7', jefatura);
    await teclado.click(await screen.findByRole('button', { name: 'Generar Carta' }));
    await teclado.click(
      await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Generar Carta' }),
    );
    await teclado.click(await screen.findByRole('button', { name: 'No aprobado' }));
    const dialogo = within(await screen.findByRole('dialog'));
    await teclado.type(dialogo.getByRole('textbox'), 'Falta la placa');
    await teclado.click(dialogo.getByRole('button', { name: 'No aprobado' }));
    expect(await screen.findByRole('textbox', { name: 'Texto de la carta' })).toHaveTextContent('Entréguese.');
    await act(() => router.navigate('/jftadj/carta-salida'));
    await waitFor(() => expect(ruta()).toBe('/jftadj/carta-salida'));
  },
);

test('CAR-512 CAR-528 No aprobado asks for a text', async () => {
  const api = apiDeCartas({ acciones: ['rechazar', 'entregar'] });
  const rechazada = jest.fn((_: unknown) => ({ body: fila }));
  api.on('POST /carta-salida/01-M001-7/rechazar', ({ body }) => rechazada(body));
  const { teclado } = openApp('/jftadj/carta-salida/nuevo?plan=01-M001-7', jefatura);
  await teclado.click(await screen.findByRole('button', { name: 'No aprobado' }));
  const dialogo = within(await screen.findByRole('dialog'));
  await teclado.click(dialogo.getByRole('button', { name: 'No aprobado' }));
  expect(await dialogo.findByText('Motivo no puede estar vacío')).toBeVisible();
  await teclado.type(dialogo.getByRole('textbox'), 'Falta la placa');
  await teclado.click(dialogo.getByRole('button', { name: 'No aprobado' }));
  await waitFor(() => expect(rechazada).toHaveBeenCalledWith({ texto: 'Falta la placa', version: 2 }));
  expect(await screen.findByText('Carta Rechazada con éxito.')).toBeVisible();
});

test('the appointment is moved with a reason', async () => {
  const cita = { dia: '2100-01-04', hora: '10:30', lugar: 'Patio de Sierra Motors' } as const;
  const api = apiDeCartas({ acciones: ['citar'], cita: { ...cita, recibe: null } });
  const movida = jest.fn((_: unknown) => ({ body: fila }));
  api.on('POST /carta-salida/01-M001-7/citar', ({ body }) => movida(body));
  const { teclado } = openApp('/ejecutivo/carta-salida/nuevo?plan=01-M001-7', ejecutiva);
  expect(await screen.findByText('04/01/2100, 10:30, Patio de Sierra Motors')).toBeVisible();
  await teclado.click(screen.getByRole('button', { name: 'Cambiar cita de entrega' }));
  const dialogo = within(await screen.findByRole('dialog'));
  await teclado.click(dialogo.getByRole('button', { name: 'Guardar' }));
  expect(await dialogo.findByText('Diga por qué se cambia la cita')).toBeVisible();
  await teclado.type(dialogo.getByLabelText(/Motivo/), 'Llega otro día');
  await teclado.click(dialogo.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(movida).toHaveBeenCalledWith({ ...cita, motivo: 'Llega otro día', version: 2 }));
});

test('the appointment names who receives the good for the holder; a number that fails its check digit is told', async () => {
  const cita = { dia: '2100-01-04', hora: '10:30', lugar: 'Patio' } as const;
  const api = apiDeCartas({ acciones: ['citar'], cita: { ...cita, recibe: null } });
  const fijada = jest.fn((_: unknown) => ({ body: fila }));
  api.on('POST /carta-salida/01-M001-7/citar', ({ body }) => fijada(body));
  const { teclado } = openApp('/ejecutivo/carta-salida/nuevo?plan=01-M001-7', ejecutiva);
  await teclado.click(await screen.findByRole('button', { name: 'Cambiar cita de entrega' }));
  const dialogo = within(await screen.findByRole('dialog'));
  expect(dialogo.queryByLabelText(/^Identificación/)).toBeNull();
  await teclado.type(dialogo.getByLabelText(/^Quién recibe/), 'Eva Paz');
  await teclado.type(dialogo.getByLabelText(/^Identificación/), '1712345670');
  expect(dialogo.getByText('Verifique el número de cédula')).toBeVisible();
  await teclado.type(dialogo.getByLabelText(/Motivo/), 'Viaja');
  await teclado.click(dialogo.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(fijada).toHaveBeenCalledWith({
      ...{ ...cita, motivo: 'Viaja', version: 2 },
      recibe: { nombre: 'Eva Paz', tipoIdentificacion: 'C', identificacion: '1712345670' },
    }),
  );
});

test.each([
  ['the list', '/jftadj/carta-salida'],
  ['the letter', '/jftadj/carta-salida/nuevo?plan=01-M001-7'],
])('CAR-507 the head opens the upload from %s', async (_, direccion) => {
  apiDeCartas();
  const { teclado } = openApp(direccion, jefatura);
  await teclado.click(await screen.findByRole('button', { name: 'Subir acta de entrega' }));
  expect(await within(await screen.findByRole('dialog')).findByLabelText('Acta de entrega')).toBeInTheDocument();
});

describe('CAR-505 CAR-513 CAR-514 CAR-527 the delivery', () => {
  async function abrirDialogo() {
    const api = apiDeCartas();
    const entregada = jest.fn((_: unknown) => ({ body: { ...fila, estado: 'realizada' } }));
    api.on('POST /carta-salida/01-M001-7/entregar', ({ body }) => entregada(body));
    const enviadas = fakeUploads();
    const { teclado } = openApp('/ejecutivo/carta-salida', ejecutiva);
    await teclado.click(await screen.findByRole('button', { name: 'Subir acta de entrega' }));
    const dialogo = within(await screen.findByRole('dialog'));
    await dialogo.findByText('Acta de entrega');
    return { teclado, dialogo, enviadas, entregada };
  }
  const acta = new File(['%PDF-1.7'], 'acta.pdf', { type: 'application/pdf' });
  const foto = new File(['x'], 'foto.jpg', { type: 'image/jpeg' });

  long('a photo is no act, and nothing goes before both are chosen', async () => {
    const { teclado, dialogo } = await abrirDialogo();
    await teclado.upload(dialogo.getByLabelText('Foto de la entrega'), foto);
    expect(dialogo.getByText(/^foto\.jpg/)).toBeVisible();
    // chosen is not sent
    expect(dialogo.getByText('Los archivos elegidos se suben al guardar')).toBeVisible();
    expect(dialogo.queryByText(/Lo que ya se subió/)).toBeNull();
    expect(dialogo.getByRole('button', { name: 'Guardar' })).toBeDisabled();
    expect(dialogo.getByLabelText('Acta de entrega')).toHaveAttribute(
      'accept',
      expect.stringContaining('application/pdf'),
    );
  });

  long.each([
    ['Acta de entrega', 'enorme.pdf', 'application/pdf'],
    ['Foto de la entrega', 'enorme.jpg', 'image/jpeg'],
  ])(
    'CAR-515 %s: one byte more than ten million is refused with the limit, exactly ten million are taken',
    async (prueba, nombre, tipo) => {
      const { teclado, dialogo } = await abrirDialogo();
      await teclado.upload(dialogo.getByLabelText(prueba), fileOf(nombre, tipo, 10_000_001));
      expect(dialogo.getByText('Documento pesado, máximo 10 MB')).toBeVisible();
      await teclado.upload(dialogo.getByLabelText(prueba), fileOf(nombre, tipo, 10_000_000));
      expect(dialogo.getByText(`${nombre} (10 MB)`)).toBeVisible();
    },
  );

  long('one call a file, then the delivery once; after a failure only the rest goes again', async () => {
    const { teclado, dialogo, enviadas, entregada } = await abrirDialogo();
    await teclado.upload(dialogo.getByLabelText('Acta de entrega'), acta);
    await teclado.upload(dialogo.getByLabelText('Foto de la entrega'), foto);
    const [dia, mes, anio] = dialogo.getAllByRole('spinbutton');
    await teclado.type(dia as HTMLElement, '02');
    await teclado.type(mes as HTMLElement, '03');
    await teclado.type(anio as HTMLElement, '2025');
    await teclado.click(dialogo.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(enviadas).toHaveLength(1));
    enviadas[0]?.responder(200, { version: 2 });
    await waitFor(() => expect(enviadas).toHaveLength(2));
    enviadas[1]?.cortar();
    await waitFor(() => expect(dialogo.getByRole('button', { name: 'Guardar' })).toBeEnabled());
    expect(entregada).not.toHaveBeenCalled();
    await teclado.click(dialogo.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(enviadas).toHaveLength(3));
    expect(enviadas.map(({ url }) => url.replace(/^.*\/documento/, ''))).toEqual([
      '/11/archivo',
      '/12/archivo',
      '/12/archivo',
    ]);
    enviadas[2]?.responder(200, { version: 2 });
    await waitFor(() =>
      expect(entregada).toHaveBeenCalledWith({ fecha: '2025-03-02', base: BASE_DE_REGLAS, version: 2 }),
    );
    expect(await screen.findByText('Se guardo documento y evento con éxito.')).toBeVisible();
    expect(entregada).toHaveBeenCalledTimes(1);
  });
});

long('a letter of somebody whose data are blocked says since when, by which request and who lifts it', async () => {
  const motivoSuspension = propios.tratamientoSuspendido('10/03/2026', 7);
  apiDeCartas({ acciones: [], motivoSuspension });
  openApp('/jftadj/carta-salida/nuevo?plan=01-M001-7', jefatura);
  expect(await screen.findByText(motivoSuspension)).toBeVisible();
});
