import { formularioDePrenda, propios } from '@adjudica/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, listAnswer, userOf } from '../../testing/api';
import { long } from '../../testing/long';
import { openApp } from '../../testing/openApp';
import { draftIsKnown } from '../../testing/waits';
import type { PrendaDeLista } from './tipos';

const asistente = userOf('Asistente Legal', '003');
const fila: PrendaDeLista = {
  id: 12,
  cedula: '1712345675',
  nombreCliente: 'Zambrano Loor José Antonio',
  idCodigo: '01-M001-12',
  tipoGarantia: 'C',
  etiquetaGarantia: 'Prenda Comercial',
  fechaEmision: '2026-03-09',
  estado: 'ingresada',
  etiquetaEstado: 'Ingresada',
};
const detalle = {
  ...formularioDePrenda.vacio(),
  id: 12,
  estado: 'porIngresar',
  etiquetaEstado: 'Por ingresar',
  cliente: {
    cedula: '1712345675',
    nombre: 'Zambrano Loor José Antonio',
    direccion: null,
    telefono: null,
    estadoCivil: 'S',
    conyuge: null,
  },
  idCodigo: '01-M001-12',
  producto: '01',
  grupo: 'M001',
  pagare: {
    numero: 12,
    estado: 'P',
    monto: 18264,
    plazo: 48,
    valorDividendo: 380.5,
    fechaInicial: '2026-04-05',
    fechaFinal: '2030-03-05',
  },
  codigoBarra: 'PR00000012',
  garantiaDeCarpeta: 'C',
  tipoGarantia: 'C',
  bien: { vehiculoMarca: 'Kia' },
  vehiculoMarca: 'Kia',
  origenBien: 'medio',
  ordenId: null,
  medioId: 7,
  escritos: [],
  distintos: [],
  repetidas: [],
  emitidas: 0,
  version: 0,
  guardadaEn: null,
  guardadaPor: null,
  acciones: ['guardar'],
  motivoSuspension: null,
};

function abrirLista(ruta = '/legal/prenda-comercial') {
  const api = fakeApi();
  api.on('GET /prenda', ({ path }) =>
    listAnswer(
      'prenda',
      decodeURIComponent(path).includes('"q"')
        ? [fila]
        : [fila, { ...fila, id: 11, nombreCliente: 'Güillín Peña Ana' }],
    ),
  );
  api.on('GET /prenda/12', () => ({ body: detalle }));
  return { api, ...openApp(ruta, asistente) };
}

test.each(['/legal/prenda-comercial/nuevo', '/legal/prenda-comercial/12'])(
  'LEG-518 %s without what the navigation brings leads back to the list',
  async (ruta) => {
    const { api } = abrirLista(ruta);
    expect(await screen.findByRole('heading', { name: 'Prenda comercial' })).toBeVisible();
    expect(await screen.findByText('Zambrano Loor José Antonio')).toBeVisible();
    expect(api.llamadas.some(({ path }) => path === '/prenda/12')).toBe(false);
  },
);

test('LEG-513 LEG-514 LEG-515 LEG-516 page 1 of 50, a search of five, and all of them again when it is cleared', async () => {
  const { api, teclado } = abrirLista();
  await screen.findByText('Zambrano Loor José Antonio');
  const pedidas = () =>
    api.llamadas.flatMap(({ path }) => {
      const params = new URLSearchParams(path.split('?')[1]);
      return path.startsWith('/prenda?') ? [[params.get('range'), params.get('filter')]] : [];
    });
  expect(pedidas()).toEqual([['[0,49]', '{}']]);
  const campo = screen.getByRole('searchbox', { name: 'Buscar por nombre o cédula' });
  await teclado.type(campo, 'zamb');
  await teclado.type(campo, 'r{Enter}');
  await waitFor(() => expect(pedidas().at(-1)).toEqual(['[0,49]', '{"q":"zambr"}']));
  expect(pedidas()).toHaveLength(2);
  await waitFor(() => expect(screen.queryByText('Güillín Peña Ana')).toBeNull());
  await teclado.click(screen.getByRole('button', { name: 'Borrar búsqueda' }));
  expect(await screen.findByText('Güillín Peña Ana')).toBeVisible();
});

long(
  'LEG-513 LEG-517 LEG-564 a row leads to its pledge: client data, the known facts fixed, what is missing said',
  async () => {
    const { api, teclado } = abrirLista();
    await teclado.click(await screen.findByRole('link', { name: '12' }));
    const cliente = within(await screen.findByRole('region', { name: 'Cliente' }));
    for (const dato of ['1712345675', '01-M001-12', '$ 18.264,00', 'PR00000012'])
      expect(cliente.getByText(dato)).toBeVisible();
    expect(screen.getByText('Según el medio de aprobación No. 7')).toBeVisible();
    const marca = document.querySelector('[data-campo="vehiculoMarca"] input');
    expect(marca === null || (marca as HTMLInputElement).disabled || (marca as HTMLInputElement).readOnly).toBe(true);
    await teclado.click(screen.getByRole('button', { name: 'Guardar' }));
    expect((await screen.findAllByText('El campo es obligatorio')).length).toBeGreaterThan(3);
    expect(screen.getByText('Ingrese un correo válido.')).toBeVisible();
    expect(api.llamadas.some(({ method }) => method === 'PUT')).toBe(false);
  },
);

long(
  'what was typed in a pledge and not saved is kept as a draft of its plan, and stands in the form the next time',
  async () => {
    const api = fakeApi();
    api.on('GET /prenda/12', () => ({ body: detalle }));
    api.on('GET /tarea/hoy', () => ({ body: { cantidad: 0, conMensaje: false } }));
    api.on('GET /tramite-legal', () => listAnswer('tramite-legal', []));
    const borrador = {
      ...{ id: 'prenda/01-M001-12/vehiculo', formulario: 'prenda', clave: '01-M001-12', seccion: 'vehiculo' },
      ...{ versionBase: 0, version: 1, guardadoEn: '2026-11-21T14:05:00.000Z' },
    };
    api.on('PUT /borrador/prenda/01-M001-12/vehiculo', () => ({ body: borrador }));
    const motor = () => screen.findByRole('textbox', { name: 'Motor (*)' });
    const abrirPrenda = async () => {
      const vista = openApp('/legal/inicio', asistente);
      await act(() => vista.router.navigate('/legal/prenda-comercial/12', { state: { promissory: 12 } }));
      return vista;
    };
    const { teclado, unmount } = await abrirPrenda();
    await motor();
    await draftIsKnown();
    await teclado.type(await motor(), 'A1');
    expect(await screen.findByText('Borrador guardado 09:05', undefined, { timeout: 4_000 })).toBeVisible();
    const [guardado] = api.llamadas.filter(({ method, path }) => method === 'PUT' && path.startsWith('/borrador/'));
    expect(guardado?.body).toEqual({ valores: { vehiculoMotor: 'A1' }, versionBase: 0, version: 0 });
    unmount();
    api.on('GET /borrador', () => ({ body: [{ ...borrador, valores: { vehiculoMotor: 'A1' } }] }));
    await abrirPrenda();
    expect(await screen.findByText('Se restauró un borrador de 21/11/2026 09:05')).toBeVisible();
    expect(await motor()).toHaveValue('A1');
  },
);

test('a pledge of somebody whose data are blocked says since when, by which request and who lifts it', async () => {
  const motivoSuspension = propios.tratamientoSuspendido('10/03/2026', 7);
  const api = fakeApi();
  api.on('GET /prenda/12', () => ({ body: { ...detalle, acciones: [], motivoSuspension } }));
  api.on('GET /tarea/hoy', () => ({ body: { cantidad: 0, conMensaje: false } }));
  api.on('GET /tramite-legal', () => listAnswer('tramite-legal', []));
  const { router } = openApp('/legal/inicio', asistente);
  await act(() => router.navigate('/legal/prenda-comercial/12', { state: { promissory: 12 } }));
  expect(await screen.findByText(motivoSuspension)).toBeVisible();
});

test('LEG-594 a representative of the catalogue brings the capacity to the pledge', async () => {
  const api = fakeApi();
  api.on('GET /prenda/12', () => ({ body: detalle }));
  const lucia = { id: 1, nombre: 'Lucía Fernanda Güillín Peña', cedula: '1712345675', calidad: 'Gerente General' };
  api.on('GET /representante', () => listAnswer('representante', [lucia]));
  const { teclado, router } = openApp('/legal/prenda-comercial', asistente);
  await act(async () => router.navigate('/legal/prenda-comercial/12', { state: { promissory: 12 } }));
  await teclado.type(await screen.findByRole('combobox', { name: /^Representado por/ }), 'Lucía');
  await teclado.click(await screen.findByRole('option', { name: lucia.nombre }));
  expect(screen.getByRole('textbox', { name: /^En calidad de/ })).toHaveValue('Gerente General');
});
