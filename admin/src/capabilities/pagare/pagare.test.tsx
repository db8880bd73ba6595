import { formularioDePersonas, hoyEn, LEG, propios } from '@adjudica/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, listAnswer, problemAnswer, userOf } from '../../testing/api';
import { long } from '../../testing/long';
import { openApp } from '../../testing/openApp';
import { draftIsKnown } from '../../testing/waits';
import type { BaseDePagare, PagareDeLista, PagareDetalle } from './tipos';

const SECCION_DEL_TESTIGO = formularioDePersonas.campos.testigoNombre.seccion;
const asistente = userOf('Asistente Legal', '003');
const legal = userOf('Legal', '003');
const jefatura = userOf('Jefatura Adjudicaciones', '002');

const fila: PagareDeLista = {
  id: 12,
  cedulaCliente: '1712345675',
  nombresCliente: 'Íñigo Yépez Muñoz',
  idCodigo: '01-M001-12',
  plazo: 12,
  monto: 4566,
  debeHoy: null,
  fechaEmision: '2026-03-02' as PagareDeLista['fechaEmision'],
  estado: 'P',
  etiquetaEstado: 'Pendiente',
  version: 3,
  acciones: [],
};
const cuotas = Array.from({ length: 12 }, (_, i) => ({
  id: i + 1,
  numero: i + 1,
  fechaVencimiento: `${2026 + Math.floor((i + 3) / 12)}-${String(((i + 3) % 12) + 1).padStart(2, '0')}-05`,
  valor: 380.5,
}));
const pagare = {
  ...formularioDePersonas.vacio(),
  ...fila,
  representanteNombre: 'Lucía Güillín Peña',
  representanteCedula: '1712345675',
  producto: '01',
  montoPlan: 20_000,
  valorDividendo: 380.5,
  numCuota: '37/48',
  ciudad: 'Quito',
  codigoLocalidad: '1701',
  lugarEmision: '1701',
  fechaInicial: '2026-04-05',
  fechaFinal: '2027-03-05',
  emision: 1,
  cuotas,
  modo: 'E',
  conPrenda: true,
  distintos: [],
  repetidas: [],
  contenidos: [
    { contenido: 'denominacion', nombre: 'Denominación del documento', falta: null },
    { contenido: 'firma', nombre: 'Firma de quien suscribe', falta: null },
  ],
  codigoBarra: 'PA00000012',
  generadoPor: 'Ana Salazar',
  generadoEn: '2026-03-02T15:00:00.000Z',
  actualizadoPor: 'Ana Salazar',
  actualizadoEn: '2026-03-02T16:00:00.000Z',
  enviadoPor: null,
  enviadoEn: null,
  decididoPor: null,
  reemplazaA: null,
  reemplazadoPor: null,
  anulacionPedidaPor: null,
  anulacionPedidaEn: null,
  motivoAnulacion: null,
  anuladoPor: null,
  anuladoEn: null,
  decididoEn: null,
  motivo: null,
  motivoSuspension: null,
} as unknown as PagareDetalle;
const base: BaseDePagare = {
  id: '01-M001-12',
  cedulaCliente: '1712345675',
  nombresCliente: 'Íñigo Yépez Muñoz',
  producto: '01',
  plazo: 12,
  numCuota: '37/48',
  valorDividendo: 380.5,
  monto: 4566,
  montoPlan: 20_000,
  fechaInicial: '2026-12-05' as BaseDePagare['fechaInicial'],
  abonado: 0,
  lugarEmision: null,
  fechaEmision: hoyEn(new Date()) as BaseDePagare['fechaEmision'],
  pagare: null,
  rechazo: null,
};
const cliente = {
  identificacion: '1712345675',
  nombreCompleto: 'Íñigo Yépez Muñoz',
  planes: [
    { idCodigo: '01-M001-12', fechaAdjudicacion: '2026-02-20' },
    { idCodigo: '01-M001-13', fechaAdjudicacion: null },
  ],
};

function apiDePagares(cambio: Partial<PagareDetalle> = {}, baseCambiada: Partial<BaseDePagare> = {}) {
  const api = fakeApi();
  api.on('GET /pagare', () => listAnswer('pagare', [fila]));
  api.on('GET /pagare/12', () => ({ body: { ...pagare, ...cambio } }));
  api.on('GET /pagare/12/texto', () => ({ body: { texto: '<p>Debo y pagaré a la orden</p>' } }));
  api.on('GET /documento', () => listAnswer('documento', []));
  api.on('GET /cliente/1712345675', () => ({ body: cliente }));
  api.on('GET /base-de-pagare/01-M001-12', () => ({ body: { ...base, ...baseCambiada } }));
  api.on('GET /ciudad', () => listAnswer('ciudad', [{ id: '1701', codigo: '1701', nombre: 'Quito' }]));
  return api;
}
const NOTA = '/legal/pagare/12';
const GENERADOR = '/legal/pagare/inicio/nuevo/1712345675?plan=01-M001-12';
const botones = ['Enviar a Aprobar', 'Aprobar', 'No aprobado', 'Ver Pagaré', 'Ver borrador'] as const;
const visibles = () => botones.filter((nombre) => screen.queryByRole('button', { name: nombre }) !== null);
const abierta = () => screen.findByRole('heading', { name: 'Editor de Pagaré', level: 1 });

describe('the list', () => {
  long('a failure says so and offers another try; without notes it says that there are none', async () => {
    const api = apiDePagares();
    api.on('GET /pagare', () => problemAnswer(500, 'error', 'Ocurrió un error'));
    const { teclado } = openApp('/legal/pagare', asistente);
    const otra = await screen.findByRole('button', { name: 'Reintentar' });
    api.on('GET /pagare', () => listAnswer('pagare', []));
    await teclado.click(otra);
    expect(await screen.findByText(/No existen registros/)).toBeVisible();
  });

  test("LEG-509 LEG-510 its title, the search from five letters, and 'Nuevo pagare' for who writes notes", async () => {
    const { llamadas } = apiDePagares();
    const { teclado } = openApp('/legal/pagare', asistente);
    expect(await screen.findByRole('heading', { name: 'Pagares por saldo deudor', level: 1 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Nuevo pagare' })).toHaveAttribute('href', '/legal/pagare/nuevo');
    const buscadas = () => llamadas.filter(({ path }) => decodeURIComponent(path).includes('"q"'));
    await teclado.type(screen.getByRole('searchbox'), 'yépez');
    await waitFor(() => expect(buscadas()).toHaveLength(1));
    expect(decodeURIComponent(buscadas()[0]?.path ?? '')).toContain('"q":"yépez"');
  });

  test('LEG-514 a search that is shortened says so and clears what it had found; Enter looks for four letters', async () => {
    const { llamadas } = apiDePagares();
    const { teclado, router } = openApp('/legal/pagare', asistente);
    await teclado.type(await screen.findByRole('searchbox'), 'yépez{Enter}');
    await waitFor(() => expect(decodeURIComponent(router.state.location.search)).toContain('yépez'));
    await teclado.type(screen.getByRole('searchbox'), '{Backspace}');
    await waitFor(() => expect(decodeURIComponent(router.state.location.search)).not.toContain('yépe'));
    expect(screen.getByRole('searchbox')).toHaveValue('yépe');
    const aviso = 'Escriba al menos 5 caracteres, o pulse Enter para buscar ya';
    expect(screen.getByText(aviso)).toBeVisible();
    const buscada = () => llamadas.some(({ path }) => decodeURIComponent(path).includes('"q":"yépe"'));
    expect(buscada()).toBe(false);
    await teclado.type(screen.getByRole('searchbox'), '{Enter}');
    await waitFor(() => expect(buscada()).toBe(true));
    await waitFor(() => expect(screen.queryByText(aviso)).toBeNull());
  });

  test('LEG-507 a note that no longer says what the plan owes is marked with what it owes', async () => {
    apiDePagares().on('GET /pagare', () => listAnswer('pagare', [{ ...fila, debeHoy: { plazo: 6, monto: 2283 } }]));
    openApp('/legal/pagare', asistente);
    expect(await screen.findByText(/^No concuerda: el plan debe hoy 6 cuotas por \$\s2\.283,00$/)).toBeVisible();
  });

  test('LEG-511 it can be asked for 10, 25 or 50 rows', async () => {
    apiDePagares();
    const { teclado } = openApp('/legal/pagare', asistente);
    await teclado.click(await screen.findByRole('combobox', { name: /Filas por página/ }));
    expect(screen.getAllByRole('option').map((opcion) => opcion.textContent)).toEqual(['10', '25', '50']);
  });

  test('LEG-512 a click in a row leads to its note', async () => {
    apiDePagares();
    const { teclado, ruta } = openApp('/legal/pagare', legal);
    await teclado.click(await screen.findByText('Íñigo Yépez Muñoz'));
    await waitFor(() => expect(ruta()).toBe(NOTA));
    expect(await abierta()).toBeVisible();
  });
});

describe('a note whose plan owes something else by now', () => {
  const vieja = {
    debeHoy: { plazo: 6, monto: 2283 },
    acciones: ['actualizar', 'reemplazar'] as PagareDetalle['acciones'],
  };

  test("LEG-507 says both figures and leads to 'Generar de nuevo', with client and plan", async () => {
    apiDePagares(vieja);
    openApp(NOTA, asistente);
    const aviso = await screen.findByText(
      /dice 12 cuotas por \$\s4\.566,00 y el plan debe hoy 6 cuotas por \$\s2\.283,00/,
    );
    expect(aviso).toBeVisible();
    expect(screen.getByRole('link', { name: 'Generar de nuevo' })).toHaveAttribute('href', GENERADOR);
  });

  long('LEG-507 of a plan that owes nothing there is nothing to make anew', async () => {
    apiDePagares({ ...vieja, debeHoy: { plazo: 0, monto: 0 } });
    openApp(NOTA, asistente);
    expect(await screen.findByText(/el plan ya no debe nada/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Generar de nuevo' })).toBeNull();
  });
});

describe('the persons of a note', () => {
  long(
    'LEG-550 LEG-594 a representative of the catalogue brings the number; one whose check digit fails is marked',
    async () => {
      const api = apiDePagares({
        representanteNombre: null,
        representanteCedula: null,
        acciones: ['actualizar'],
      });
      const andres = {
        id: 2,
        nombre: 'Andrés Sebastián Ñauñay Cordero',
        cedula: '0102345678',
        calidad: 'Apoderado Especial',
      };
      api.on('GET /representante', () => listAnswer('representante', [andres]));
      const { teclado } = openApp(NOTA, asistente);
      const editar = await screen.findByRole('button', { name: 'Editar' });
      await draftIsKnown();
      await teclado.click(editar);
      await teclado.type(await screen.findByRole('combobox', { name: /^Representado por/ }), 'Andrés');
      await teclado.click(await screen.findByRole('option', { name: andres.nombre }));
      expect(screen.getByRole('textbox', { name: /^Cédula del representante/ })).toHaveValue(andres.cedula);
      await teclado.type(screen.getByRole('textbox', { name: /^Cédula del testigo/ }), '1710034060');
      expect(await screen.findAllByText('Verifique el número de cédula')).not.toHaveLength(0);
    },
  );
});

describe('the generator', () => {
  const generar = async (teclado: ReturnType<typeof openApp>['teclado']) => {
    await teclado.type(await screen.findByRole('combobox', { name: /^Ciudad/ }), 'Quito');
    await teclado.click(await screen.findByRole('option', { name: 'Quito' }));
    await teclado.click(screen.getByRole('button', { name: propios.pagareGenerarCuotas }));
    return within(await screen.findByRole('table', { name: 'Cuotas' }));
  };

  test('LEG-555 a plan that can have no note says why, and offers nothing to save', async () => {
    apiDePagares({}, { rechazo: 'El plan no tiene saldo' });
    openApp(GENERADOR, asistente);
    expect(await screen.findByText('El plan no tiene saldo')).toBeVisible();
    expect(screen.queryByRole('button', { name: LEG.guardar })).toBeNull();
  });

  test('LEG-519 LEG-521 its title; a plan that is not awarded cannot be chosen', async () => {
    apiDePagares();
    const { teclado } = openApp('/legal/pagare/inicio/nuevo/1712345675', asistente);
    expect(await screen.findByRole('heading', { name: 'Pagare saldo deudor', level: 1 })).toBeVisible();
    await teclado.click(await screen.findByRole('combobox', { name: 'Plan' }));
    expect(await screen.findByRole('option', { name: '01-M001-13 · sin adjudicar' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByRole('option', { name: /^01-M001-12/ })).not.toHaveAttribute('aria-disabled');
  });

  long('without a city nothing is generated; before the schedule stands nothing can be saved', async () => {
    const { llamadas } = apiDePagares();
    const { teclado } = openApp(GENERADOR, asistente);
    const generador = within(await screen.findByRole('region', { name: LEG.generador }));
    expect(generador.getByRole('button', { name: LEG.guardar })).toBeDisabled();
    await teclado.click(generador.getByRole('button', { name: propios.pagareGenerarCuotas }));
    expect(await generador.findByText('Seleccione una ciudad')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(llamadas.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('LEG-522 LEG-523 LEG-563 the schedule: number, due date and value, ten rows a page', async () => {
    apiDePagares();
    const { teclado } = openApp(GENERADOR, asistente);
    const tabla = await generar(teclado);
    expect(tabla.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'No.',
      'Fecha de vencimiento',
      'Valor',
    ]);
    const filas = tabla.getAllByRole('row').slice(1);
    expect(filas).toHaveLength(10);
    expect(
      within(filas[0] as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['1', '05/DIC/2026', '$ 380,50']);
    await teclado.click(screen.getByRole('button', { name: /siguiente/i }));
    await waitFor(() => expect(tabla.getAllByRole('row')).toHaveLength(3));
  });

  test('LEG-524 LEG-525 LEG-526 LEG-605 saved once, it says its number and leads to the pledge; the plan is not said to have one already', async () => {
    const api = apiDePagares();
    const creado = jest.fn((_: unknown) => {
      api.on('GET /base-de-pagare/01-M001-12', () => ({
        body: { ...base, pagare: { id: 12, estado: 'P', version: 1 } },
      }));
      return { status: 201, body: pagare };
    });
    api.on('POST /pagare', ({ body }) => creado(body));
    const { teclado, router } = openApp(GENERADOR, asistente);
    await generar(teclado);
    expect(screen.queryByRole('link', { name: LEG.emision })).toBeNull();
    await teclado.dblClick(screen.getByRole('button', { name: LEG.guardar }));
    expect(await screen.findByText('Pagaré guardado con éxito.')).toBeVisible();
    expect(creado).toHaveBeenCalledTimes(1);
    expect(creado).toHaveBeenCalledWith(
      expect.objectContaining({ plan: '01-M001-12', lugarEmision: '1701', fechaInicial: '2026-12-05', monto: 4566 }),
    );
    expect(await screen.findByText('Pagaré No. 12 guardado.')).toBeVisible();
    await waitFor(() =>
      expect(api.llamadas.filter(({ path }) => path.startsWith('/base-de-pagare')).length).toBeGreaterThan(1),
    );
    expect(screen.queryByText(propios.pagareDelPlan(12))).toBeNull();
    api.on('GET /prenda/12', () => problemAnswer(500, 'error', 'Ocurrió un error'));
    await teclado.click(screen.getByRole('link', { name: LEG.emision }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/legal/prenda-comercial/nuevo'));
    expect(router.state.location.state).toMatchObject({
      cedula: '1712345675',
      plan: '01-M001-12',
      promissory: 12,
      instalments: cuotas,
    });
  });

  long('LEG-544 LEG-545 of a plan that has one it asks first; declined, nothing is saved', async () => {
    const api = apiDePagares({}, { pagare: { id: 12, estado: 'P', version: 3 } });
    const reemplazado = jest.fn((_: unknown) => ({ body: pagare }));
    api.on('POST /pagare/12/reemplazar', ({ body }) => reemplazado(body));
    const { teclado } = openApp(GENERADOR, asistente);
    expect(await screen.findByRole('link', { name: propios.pagareDelPlan(12) })).toHaveAttribute('href', NOTA);
    await generar(teclado);
    await teclado.click(screen.getByRole('button', { name: LEG.guardar }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Ya existe Pagaré' }));
    expect(dialogo.getByText(/¿Desea reemplazarlo\?/)).toBeVisible();
    await teclado.click(dialogo.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.llamadas.some(({ method }) => method === 'POST')).toBe(false);
    await teclado.click(screen.getByRole('button', { name: LEG.guardar }));
    await teclado.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: propios.pagareReemplazar }),
    );
    await waitFor(() => expect(reemplazado).toHaveBeenCalledWith(expect.objectContaining({ version: 3 })));
  });
});

describe('the note', () => {
  test('what is no number is no note, and one that there is not says so', async () => {
    const { llamadas } = apiDePagares();
    const { unmount } = openApp('/legal/pagare/abc', legal);
    expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
    expect(llamadas.some(({ path }) => path.startsWith('/pagare/'))).toBe(false);
    unmount();
    openApp('/legal/pagare/99', legal);
    expect(await screen.findByText('El registro no existe')).toBeVisible();
  });

  test('LEG-528 LEG-529 its title, its plan that cannot be changed, who signs', async () => {
    apiDePagares({ garanteCedula: '0102030405', garanteNombre: 'Ana Ñauñay Mera' });
    openApp(NOTA, legal);
    expect(await abierta()).toBeVisible();
    const plan = screen.getByRole('combobox', { name: 'Plan' });
    expect([plan.textContent, plan.getAttribute('aria-disabled')]).toEqual(['01-M001-12', 'true']);
    expect(screen.getByText('Ana Ñauñay Mera')).toBeVisible();
    expect(await screen.findByText('Debo y pagaré a la orden')).toBeVisible();
  });

  // The server says who may do what now; who reads it only has its paper.
  test.each([
    ['who reads it only', jefatura, {}, ['Ver borrador']],
    [
      'the assistant, once its persons are saved',
      asistente,
      { acciones: ['actualizar', 'enviar'] },
      ['Enviar a Aprobar', 'Ver borrador'],
    ],
    [
      'Legal, sent and with its pledge',
      legal,
      { acciones: ['aprobar', 'rechazar'] },
      ['Aprobar', 'No aprobado', 'Ver borrador'],
    ],
    ['Legal, before its pledge', legal, { acciones: ['rechazar'], conPrenda: false }, ['No aprobado', 'Ver borrador']],
    [
      'anybody, approved',
      legal,
      { estado: 'A', decididoPor: 'Gabriela Muñoz', decididoEn: '2026-03-03T15:00:00.000Z' },
      ['Ver Pagaré'],
    ],
  ] as const)('LEG-535 the buttons for %s', async (_, quien, cambio, esperados) => {
    apiDePagares(cambio as Partial<PagareDetalle>);
    openApp(quien === jefatura ? '/jftadj/pagare/12' : NOTA, quien);
    await abierta();
    expect(visibles()).toEqual(esperados);
  });

  test("LEG-534 'Emitir contrato' waits until the persons are saved", async () => {
    apiDePagares({ modo: 'N', acciones: ['actualizar'] });
    openApp(NOTA, asistente);
    expect(await screen.findByRole('link', { name: LEG.emitirContrato })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(propios.pagareDesdeLaSolicitud)).toBeVisible();
  });

  test('LEG-606 who signs is changed, and it says so', async () => {
    const api = apiDePagares({ acciones: ['actualizar'] });
    api.on('PUT /pagare/12', () => ({ body: { ...pagare, version: 4 } }));
    const { teclado } = openApp(NOTA, asistente);
    const editar = await screen.findByRole('button', { name: 'Editar' });
    await draftIsKnown();
    await teclado.click(editar);
    await teclado.type(await screen.findByRole('textbox', { name: 'Testigo' }), 'Ana Mora');
    await teclado.click(screen.getByRole('button', { name: 'Actualizar' }));
    expect(await screen.findByText('Datos actualizados')).toBeVisible();
  });

  long(
    'LEG-538 a rejection asks for its reason and sends the version that was read; who was faster is named',
    async () => {
      const api = apiDePagares({ acciones: ['aprobar', 'rechazar'] });
      const rechazado = jest.fn((_: unknown) =>
        problemAnswer(409, 'estado-cambiado', 'El pagaré ya fue aprobado por Eva Ruiz'),
      );
      api.on('POST /pagare/12/rechazar', ({ body }) => rechazado(body));
      const { teclado } = openApp(NOTA, legal);
      await teclado.click(await screen.findByRole('button', { name: 'No aprobado' }));
      const dialogo = within(await screen.findByRole('dialog', { name: 'No aprobado' }));
      await teclado.click(dialogo.getByRole('button', { name: 'No aprobado' }));
      expect(await dialogo.findByText('Motivo no puede estar vacío')).toBeVisible();
      expect(rechazado).not.toHaveBeenCalled();
      await teclado.type(dialogo.getByRole('textbox'), 'Falta el testigo');
      await teclado.click(dialogo.getByRole('button', { name: 'No aprobado' }));
      await waitFor(() => expect(rechazado).toHaveBeenCalledWith({ motivo: 'Falta el testigo', version: 3 }));
      expect(await screen.findByText('El pagaré ya fue aprobado por Eva Ruiz')).toBeVisible();
    },
  );

  test('a requested annulment says who asked and why, and is confirmed', async () => {
    const pedida = { anulacionPedidaPor: 'Esteban Quiroga', anulacionPedidaEn: '2026-03-04T15:00:00.000Z' };
    const api = apiDePagares({
      ...{ estado: 'A', acciones: ['declinarAnulacion', 'anular'], motivoAnulacion: 'El cliente pagó el saldo' },
      ...{ ...pedida, decididoPor: 'Gabriela Muñoz', decididoEn: '2026-03-03T15:00:00.000Z' },
    } as Partial<PagareDetalle>);
    const anular = jest.fn((_: unknown) => ({
      body: { ...pagare, estado: 'X', anuladoPor: 'Gabriela Muñoz', anuladoEn: '2026-03-05T15:00:00.000Z' },
    }));
    api.on('POST /pagare/12/anular', ({ body }) => anular(body));
    const { teclado } = openApp(NOTA, legal);
    expect(await screen.findByText('El cliente pagó el saldo')).toBeVisible();
    expect(screen.getByRole('button', { name: propios.pagareDeclinarAnulacion })).toBeVisible();
    await teclado.click(screen.getByRole('button', { name: propios.pagareConfirmarAnulacion }));
    const dialogo = within(await screen.findByRole('dialog', { name: propios.pagareConfirmarAnulacion }));
    await teclado.click(dialogo.getByRole('button', { name: 'Anular' }));
    await waitFor(() => expect(anular).toHaveBeenCalledWith({ version: 3 }));
    expect(await screen.findByText(propios.pagareFueAnulado)).toBeVisible();
  });

  long('what it lacks of the law is listed, and what differs from the application is marked', async () => {
    apiDePagares({
      contenidos: [
        { contenido: 'firma', nombre: 'Firma de quien suscribe', falta: 'Falta la identificación del deudor' },
      ],
      distintos: ['garanteNombre'],
      conPrenda: false,
    } as Partial<PagareDetalle>);
    openApp(NOTA, asistente);
    expect(await screen.findByText('Contenido que pide la ley: 0 de 1')).toBeVisible();
    expect(screen.getByText('Falta la identificación del deudor')).toBeVisible();
    expect(screen.getByText('No es lo que dice la solicitud: Garante')).toBeVisible();
    expect(screen.getByRole('link', { name: propios.tramiteIngresarPrenda })).toHaveAttribute(
      'href',
      '/legal/prenda-comercial/12',
    );
  });

  long('LEG-532 its text or its documents that cannot be read can be asked for again, the rest stands', async () => {
    const api = apiDePagares();
    api.on('GET /pagare/12/texto', () => problemAnswer(500, 'error', 'Ocurrió un error'));
    const { teclado } = openApp(NOTA, legal);
    const otra = await screen.findByRole('button', { name: 'Reintentar' });
    expect(screen.getByText('Lucía Güillín Peña')).toBeVisible();
    api.on('GET /pagare/12/texto', () => ({ body: { texto: '<p>Debo y pagaré</p>' } }));
    await teclado.click(otra);
    expect(await screen.findByText('Debo y pagaré')).toBeVisible();
  });
});

long(
  'who was typed as a signer and not saved is kept as a draft of the plan, and stands in the form the next time',
  async () => {
    const api = fakeApi();
    api.on('GET /pagare/12', () => ({ body: { ...pagare, acciones: ['actualizar'] } }));
    const borrador = {
      ...{
        id: `pagare/01-M001-12/${SECCION_DEL_TESTIGO}`,
        formulario: 'pagare',
        clave: '01-M001-12',
        seccion: SECCION_DEL_TESTIGO,
      },
      ...{ versionBase: 3, version: 1, guardadoEn: '2026-11-21T14:05:00.000Z' },
    };
    api.on(`PUT /borrador/pagare/01-M001-12/${SECCION_DEL_TESTIGO}`, () => ({ body: borrador }));
    const testigo = () => screen.findByRole('textbox', { name: 'Testigo' });
    const { teclado, unmount } = openApp('/legal/pagare/12', asistente);
    const editar = await screen.findByRole('button', { name: 'Editar' });
    await draftIsKnown();
    await teclado.click(editar);
    await teclado.type(await testigo(), 'Ana');
    expect(await screen.findByText('Borrador guardado 09:05', undefined, { timeout: 4_000 })).toBeVisible();
    const [guardado] = api.llamadas.filter(({ method, path }) => method === 'PUT' && path.startsWith('/borrador/'));
    expect(guardado?.body).toEqual({ valores: { testigoNombre: 'Ana' }, versionBase: 3, version: 0 });
    unmount();
    api.on('GET /borrador', () => ({ body: [{ ...borrador, valores: { testigoNombre: 'Ana' } }] }));
    openApp('/legal/pagare/12', asistente);
    expect(await screen.findByText('Se restauró un borrador de 21/11/2026 09:05')).toBeVisible();
    expect(await testigo()).toHaveValue('Ana');
  },
);

test('a note of somebody whose data are blocked says since when, by which request and who lifts it', async () => {
  const motivoSuspension = propios.tratamientoSuspendido('10/03/2026', 7);
  apiDePagares({ acciones: [], motivoSuspension });
  openApp(NOTA, asistente);
  expect(await screen.findByText(motivoSuspension)).toBeVisible();
});
