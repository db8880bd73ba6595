import { propios } from '@adjudica/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { GaranteVista } from '../../generated/api';
import { problemAnswer, userOf } from '../../testing/api';
import { apiDeClientes, ejecutivo, estado12, plan12, riesgo, zambrano } from '../../testing/clientes';
import { apiDeDocumentos, papeleta } from '../../testing/documentos';
import { firstOf, long } from '../../testing/long';
import { openApp } from '../../testing/openApp';
import { withStyles } from '../../testing/styles';

const pagina = `/ejecutivo/estado-cliente/${zambrano.identificacion}`;
const nombre = () => screen.findByRole('heading', { level: 1, name: zambrano.nombreCompleto });
const planes = async () => within(await screen.findByRole('region', { name: /^Planes/ }));

long('CLI-011 a cédula with fewer than ten characters asks for nothing and shows no data', async () => {
  const api = apiDeClientes();
  openApp('/ejecutivo/estado-cliente/171003406', ejecutivo);
  expect(await screen.findByText('No hay cliente seleccionado.')).toBeVisible();
  expect(screen.queryByText('Datos de cliente')).not.toBeInTheDocument();
  expect(api.pedidas('/cliente/')).toEqual([]);
});

test('CLI-011 a passport is no unfinished cédula', async () => {
  const api = apiDeClientes();
  api.on('GET /cliente/AB12345', () => ({
    body: { ...zambrano, tipoIdentificacion: 'P', identificacion: 'AB12345' },
  }));
  openApp('/ejecutivo/estado-cliente/AB12345', ejecutivo);
  expect(await screen.findByText('Pasaporte')).toBeVisible();
});

test('CLI-005 CLI-021 CLI-022 a client that does not load leads back to the list with the message', async () => {
  const api = apiDeClientes();
  api.on(`GET /cliente/${zambrano.identificacion}`, () => problemAnswer(404, 'no-encontrado', 'El registro no existe'));
  const { ruta } = openApp(`${pagina}?plan=01-M001-12`, ejecutivo);
  expect(await screen.findByText('Error vuelva a intentar')).toBeVisible();
  expect(screen.queryByText('El registro no existe')).not.toBeInTheDocument();
  expect(ruta()).toBe('/ejecutivo/estado-cliente');
  expect(await screen.findByText('No hay cliente seleccionado.')).toBeVisible();
});

long('CLI-022 CLI-015 a plan that does not load clears the plan; the client stays', async () => {
  const api = apiDeClientes();
  api.on('GET /plan/01-M001-12', () => problemAnswer(500, 'interno', 'x'));
  const { router, ruta } = openApp(`${pagina}?plan=01-M001-12&tab=cliente`, ejecutivo);
  expect(await screen.findByText('Error vuelva a intentar')).toBeVisible();
  expect(await screen.findByText('Seleccione un plan.')).toBeVisible();
  expect(ruta()).toBe(pagina);
  expect(router.state.location.search).toBe('');
  expect(await nombre()).toBeVisible();
});

long("CLI-022 another client's plan is not asked for", async () => {
  const api = apiDeClientes();
  const { router } = openApp(`${pagina}?plan=01-M001-99`, ejecutivo);
  expect(await screen.findByText('Error vuelva a intentar')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(api.pedidas('/plan/')).toEqual([]);
});

long('CLI-015 the only plan of a client is open at once, and one that does not load stays closed', async () => {
  const api = apiDeClientes();
  api.on(`GET /cliente/${zambrano.identificacion}`, () => ({ body: { ...zambrano, planes: [plan12] } }));
  const { router, unmount } = openApp(pagina, ejecutivo);
  expect(await screen.findByRole('region', { name: 'Plan 01-M001-12' })).toBeVisible();
  expect(router.state.location.search).toBe('?plan=01-M001-12');
  unmount();
  api.on('GET /plan/01-M001-12', () => problemAnswer(500, 'interno', 'x'));
  const otra = openApp(pagina, ejecutivo);
  expect(await screen.findByText('Error vuelva a intentar')).toBeVisible();
  expect(await screen.findByText('Seleccione un plan.')).toBeVisible();
  expect(otra.router.state.location.search).toBe('');
});

long.each([
  [{ ajeno: false, puedeEditar: true }, false],
  [{ ajeno: true, puedeEditar: false }, false],
  [{ ajeno: true, puedeEditar: true }, true],
])('a colleague’s plan says so before anything is written (%j)', async (cambios, avisa) => {
  const api = apiDeClientes();
  api.on('GET /plan/01-M001-12', () => ({ body: { ...estado12, ejecutivo: 'Luis Chicaiza', ...cambios } }));
  openApp(`${pagina}?plan=01-M001-12`, ejecutivo);
  await screen.findByRole('region', { name: 'Plan 01-M001-12' });
  expect(screen.queryAllByText(/^El plan es de Luis Chicaiza/)).toHaveLength(avisa ? 1 : 0);
});

test('CLI-004 CLI-015 without a plan in the navigation none is chosen', async () => {
  const api = apiDeClientes();
  openApp(pagina, ejecutivo);
  expect(await screen.findByText('Seleccione un plan.')).toBeVisible();
  expect(api.pedidas('/plan/')).toEqual([]);
});

long(
  'CLI-004 the navigation state chooses the plan and writes it into the address, without a step back to nowhere',
  async () => {
    apiDeClientes();
    const { router } = openApp('/ejecutivo/estado-cliente', ejecutivo);
    await screen.findByText('No hay cliente seleccionado.');
    await act(() => router.navigate(pagina, { state: { plan: '01-M001-12' } }));
    expect(await screen.findByRole('region', { name: 'Plan 01-M001-12' })).toBeVisible();
    expect(router.state.location.search).toBe('?plan=01-M001-12');
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/ejecutivo/estado-cliente');
  },
);

long('CLI-019 EST-565 department 002 asks with its flag, nobody else does', async () => {
  const de002 = apiDeClientes();
  const primera = openApp(pagina, ejecutivo);
  await nombre();
  expect(de002.pedidas('/cliente/')).toEqual(['/cliente/1710034065?adjudicaciones=true']);
  primera.unmount();
  const de004 = apiDeClientes();
  openApp(pagina.replace('/ejecutivo', '/riesgo'), riesgo);
  await nombre();
  expect(de004.pedidas('/cliente/')).toEqual(['/cliente/1710034065']);
});

test('LEG-577 department 003 has its own panel beside the plan, and nobody else has', async () => {
  const panel = { name: propios.tramiteEnLegal };
  const ajeno = apiDeClientes();
  const primera = openApp(`${pagina}?plan=${plan12.idCodigo}`, ejecutivo);
  await screen.findByRole('region', { name: `Plan ${plan12.idCodigo}` });
  expect(screen.queryByRole('region', panel)).toBeNull();
  expect(ajeno.pedidas('/tramite-legal')).toEqual([]);
  primera.unmount();
  const de003 = apiDeClientes();
  de003.on(`GET /tramite-legal/${plan12.idCodigo}`, () => problemAnswer(500, 'error-interno', 'Ahora no.'));
  openApp(`${pagina.replace('/ejecutivo', '/legal')}?plan=${plan12.idCodigo}`, userOf('Asistente Legal', '003'));
  expect(await screen.findByRole('region', panel)).toBeVisible();
  expect(de003.pedidas('/tramite-legal')).not.toEqual([]);
});

test('CLI-010 the card with the data of the client; what is missing is a dash', async () => {
  apiDeClientes();
  openApp(pagina, ejecutivo);
  const tarjeta = within(await screen.findByRole('region', { name: 'Datos de cliente' }));
  expect(tarjeta.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Cédula',
    'Nacimiento',
    'Estado civil',
    'Celular',
    'Teléfono',
    'Correo',
    'Ciudad',
    'Dirección',
  ]);
  expect(tarjeta.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    '1710034065',
    '05/03/1985, 41 años',
    'Soltero',
    '0991234567',
    '—',
    'jose@example.com',
    'Quito, Pichincha',
    'Av. Amazonas y Naciones Unidas',
  ]);
});

test('CLI-012 CLI-028 EST-522 the plans: a chosen one shows its facts, one whose state is not A is greyed', async () => {
  withStyles();
  apiDeClientes();
  const { teclado, router } = openApp(pagina, ejecutivo);
  const lista = await planes();
  const [activo, inactivo] = lista.getAllByRole('link');
  expect(activo).toHaveTextContent('01-M001-12MotorPlan · 12/60Adjudicado');
  expect(inactivo).toHaveTextContent('02-C004-7CasaPlan · 3/120No activo');
  expect(getComputedStyle(inactivo as Element).color).not.toBe(getComputedStyle(activo as Element).color);
  expect(lista.queryByText('Saldo')).not.toBeInTheDocument();

  await teclado.click(activo as Element);
  expect(router.state.location.search).toBe('?plan=01-M001-12');
  expect(await lista.findByText('Lucía Andrade')).toBeVisible();
  expect(activo).toHaveAttribute('aria-current', 'true');
  const facts = Object.fromEntries(
    lista
      .getAllByRole('term')
      .map((term, i) => [term.textContent, lista.getAllByRole('definition')[i]?.textContent ?? null]),
  );
  expect(facts).toEqual({
    Código: '01-M001-12',
    Cuotas: '12/60',
    Vencidas: '2',
    'Valor de cuota': '$ 380,50',
    Monto: '$ 18.000,00',
    Saldo: '$ 18.264,05',
    Adjudicado: 'Sí, 20/09/2026',
    Ejecutivo: 'Lucía Andrade',
    Carpeta: 'En dpto. riesgo',
    Riesgo: 'Sin calcular',
    Garantía: 'Sin bien',
  });
});

test('the unit of the good is typed beside its plan, from the approval of its means', async () => {
  const api = apiDeClientes();
  const casa = { id: '01-M001-12', bien: 'Casa en Quito', producto: '02', faltan: ['Registro'], acciones: ['guardar'] };
  api.on('GET /unidad/01-M001-12', () => ({ body: casa }));
  api.on('GET /plan/01-M001-12', () => ({ body: { ...estado12, medioAprobado: 63 } }));
  openApp('/ejecutivo/estado-cliente/1710034065?plan=01-M001-12', ejecutivo);
  expect(await screen.findByText('Casa en Quito')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Completar unidad' })).toBeVisible();
});

long('AUT-016 the breadcrumbs name the client and lead back to the search', async () => {
  apiDeClientes();
  const { teclado, ruta } = openApp(pagina, ejecutivo);
  await nombre();
  const migas = within(screen.getByRole('navigation', { name: 'Ruta de navegación' }));
  expect(migas.getByText(zambrano.nombreCompleto)).toHaveAttribute('aria-current', 'page');
  expect(migas.getByText('Adjudicados')).toBeVisible();
  await teclado.click(migas.getByRole('link', { name: 'Estado cliente' }));
  expect(ruta()).toBe('/ejecutivo/estado-cliente');
});

test('CLI-010 on a phone the facts of client and plan open on demand, so that the tabs are near', async () => {
  withStyles();
  const desk = window.matchMedia;
  window.matchMedia = ((query: string) => ({
    ...desk(query),
    matches: query.includes('max-width'),
  })) as typeof window.matchMedia;
  try {
    apiDeClientes();
    const { teclado } = openApp(`${pagina}?plan=${plan12.idCodigo}&tab=cliente&sub=detalle-pagos`, ejecutivo);
    const datos = await screen.findByRole('button', { name: 'Cédula 1710034065' });
    expect(datos).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('jose@example.com')).not.toBeVisible();
    await teclado.click(datos);
    await waitFor(() => expect(screen.getByText('jose@example.com')).toBeVisible());
    expect(screen.getByRole('button', { name: 'Saldo $ 18.264,05' })).toHaveAttribute('aria-expanded', 'false');
    await teclado.click(datos);
    await waitFor(() => expect(screen.getByText('jose@example.com')).not.toBeVisible());
    // paper is as narrow, and has nothing to press
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByText('jose@example.com')).toBeVisible();
    for (const hecho of ['Cédula', 'Celular', 'Dirección', 'Cuotas', 'Saldo', 'Ejecutivo', 'Carpeta'])
      expect(screen.getByText(hecho, { selector: 'dt' })).toBeVisible();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByText('jose@example.com')).not.toBeVisible();
  } finally {
    window.matchMedia = desk;
  }
});

long('CLI-012 a plan that is not awarded has no folder', async () => {
  apiDeClientes();
  openApp(`${pagina}?plan=02-C004-7`, ejecutivo);
  expect(await screen.findByText('Sin carpeta')).toBeVisible();
  expect(screen.getByText('Sin asignar')).toBeVisible();
});

test('CLI-012 a client without plans', async () => {
  const api = apiDeClientes();
  api.on(`GET /cliente/${zambrano.identificacion}`, () => ({ body: { ...zambrano, planes: [] } }));
  openApp(pagina, ejecutivo);
  expect(await screen.findByText('El cliente no tiene planes.')).toBeVisible();
  expect(screen.getByText('Seleccione un plan.')).toBeVisible();
});

describe('CLI-013 the tabbed card', () => {
  const principales = async () =>
    within(await screen.findByRole('tablist', { name: 'Secciones' }))
      .getAllByRole('tab')
      .map((tab) => tab.textContent);

  long(
    'EST-506 before the first approval number the client has fewer parts; tabs without a screen are not drawn',
    async () => {
      const api = apiDeClientes();
      api.on('GET /plan/01-M001-12', () => ({ body: { ...estado12, numAprobacion: null } }));
      openApp(`${pagina}?plan=${plan12.idCodigo}&tab=cliente&sub=detalle-pagos`, ejecutivo);
      const partes = within(await screen.findByRole('tablist', { name: 'Partes de Cliente' })).getAllByRole('tab');
      expect(partes.map((tab) => tab.textContent)).toEqual(['Información', 'Detalle pagos', 'Historial del cliente']);
    },
  );

  long('EST-505 EST-506 with it they are all there, in their order', async () => {
    apiDeClientes();
    openApp(`${pagina}?plan=${plan12.idCodigo}&tab=cliente&sub=detalle-pagos`, ejecutivo);
    const partes = within(await screen.findByRole('tablist', { name: 'Partes de Cliente' })).getAllByRole('tab');
    expect(partes.map((tab) => tab.textContent)).toEqual([
      'Información',
      'Datos Financieros',
      'Referencias personales',
      'Detalle pagos',
      'Documentos',
      'Historial del cliente',
      'Seguro/Póliza',
    ]);
  });

  test('EST-501 EST-502 the main tabs follow the facts of the plan', async () => {
    const api = apiDeClientes();
    api.on('GET /plan/01-M001-12', () => ({
      body: { ...estado12, estadoCivil: 'C', separacionBienes: 'N', riesgo: 900 },
    }));
    openApp(`${pagina}?plan=${plan12.idCodigo}&tab=cliente&sub=detalle-pagos`, ejecutivo);
    expect(await principales()).toEqual(['Cliente', 'Conyuge / Cliente', 'Depositario']);
  });

  const conTodo = {
    ...estado12,
    estadoCivil: 'C',
    separacionBienes: 'N',
    garante: { identificacion: '1710034073', nombreCompleto: 'Loor Ruth', admiteConyuge: true },
  };
  const garante: GaranteVista = {
    id: '01-M001-12',
    identificacion: '1710034073',
    nombreCompleto: 'Loor Ruth',
    correo: null,
    celular: null,
    direccion: null,
    clave: '01-M001-12-garante',
    solicitudGuardada: true,
    otraSolicitud: null,
    version: 1,
    anteriores: [],
    acciones: [],
  };
  test.each(
    firstOf([
      ['cliente', 'informacion', '/solicitud/01-M001-12-titular'],
      ['cliente', 'datos-financieros', '/finanzas/01-M001-12-titular'],
      ['cliente', 'detalle-pagos', '/cuota?'],
      ['cliente', 'historial', '/evento?'],
      ['conyuge-cliente', 'informacion', '/conyuge/01-M001-12-titular'],
      ['garante', 'informacion', '/garante/01-M001-12'],
      ['conyuge-garante', 'informacion', '/conyuge/01-M001-12-garante'],
      ['depositario', 'informacion', '/depositario/01-M001-12'],
    ]),
  )(
    'CLI-014 CLI-020 EST-503 EST-504 %s / %s asks for its own record when it is opened, and for nothing of the others',
    async (tab, sub, pedido) => {
      const api = apiDeClientes();
      api.on('GET /plan/01-M001-12', () => ({ body: conTodo }));
      openApp(`${pagina}?plan=${plan12.idCodigo}&tab=${tab}&sub=${sub}`, ejecutivo);
      await waitFor(() => expect(api.pedidas(pedido)).toHaveLength(1));
      const deOtros = [
        '/solicitud/',
        '/finanzas/',
        '/referencia',
        '/cuota',
        '/movimiento',
        '/evento',
        '/conyuge/',
        '/garante/',
        '/depositario/',
      ]
        .filter((inicio) => !pedido.startsWith(inicio) && !(pedido.startsWith('/cuota') && inicio === '/movimiento'))
        .flatMap((inicio) => api.pedidas(inicio));
      expect(deOtros).toEqual([]);
    },
  );

  long(
    "EST-507 the guarantor's parts are those of the guarantor's application, below the guarantor's name",
    async () => {
      const api = apiDeClientes();
      api.on('GET /plan/01-M001-12', () => ({ body: conTodo }));
      api.on('GET /garante/01-M001-12', () => ({ body: garante }));
      openApp(`${pagina}?plan=${plan12.idCodigo}&tab=garante&sub=datos-financieros`, ejecutivo);
      await waitFor(() => expect(api.pedidas('/finanzas/')).toEqual(['/finanzas/01-M001-12-garante']));
      expect(screen.getByRole('heading', { name: 'Loor Ruth' })).toBeVisible();
      const partes = within(screen.getByRole('tablist', { name: 'Partes de Garante' })).getAllByRole('tab');
      expect(partes.map((parte) => parte.textContent)).toEqual([
        'Información',
        'Datos Financieros',
        'Referencias personales',
        'Documentos',
      ]);
    },
  );

  long('the meter says how much is done, and leads to what is missing', async () => {
    apiDeClientes();
    const { teclado } = openApp(`${pagina}?plan=${plan12.idCodigo}&tab=cliente&sub=detalle-pagos`, ejecutivo);
    expect(await screen.findByText('29 de 30')).toBeVisible();
    await teclado.click(screen.getByRole('button', { name: /Falta 1 requisito/ }));
    expect(screen.getByRole('link', { name: 'Celular' })).toHaveAttribute(
      'href',
      `${pagina}?plan=01-M001-12&tab=cliente&sub=informacion&campo=celular`,
    );
  });

  long.each([
    ['another person’s tab and a later page', 3, 'garante'],
    ['the tab that the link names', 1, 'cliente'],
  ] as const)(
    'who comes to bring what is missing is shown the first document that is, on %s',
    async (_, dueno, tab) => {
      const otros = Array.from({ length: 12 }, (_, i) => ({ ...papeleta, dueno, id: 900 + i, orden: 90 + i }));
      const pedido = { ...papeleta, dueno, id: 990, orden: 999, tipo: { ...papeleta.tipo, nombre: 'El que falta' } };
      const api = apiDeDocumentos([...otros, pedido]);
      const faltante = { codigo: 'documento.990', texto: 'El que falta', pestana: tab, subpestana: 'documentos' };
      api.on('GET /plan/01-M001-12', () => ({ body: { ...conTodo, faltantes: [...estado12.faltantes, faltante] } }));
      api.on('GET /garante/01-M001-12', () => ({ body: garante }));
      const { router } = openApp(`${pagina}?plan=${plan12.idCodigo}&tab=cliente&sub=documentos&falta=1`, ejecutivo);
      expect(await screen.findByRole('row', { name: /^El que falta/ })).toBeVisible();
      expect(router.state.location.search).toBe(`?plan=01-M001-12&tab=${tab}&sub=documentos&pagina=2`);
    },
  );

  long('who comes to bring what is missing where no document is any more finds the list', async () => {
    apiDeDocumentos([papeleta]);
    const { router } = openApp(`${pagina}?plan=${plan12.idCodigo}&tab=cliente&sub=documentos&falta=1`, ejecutivo);
    expect(await screen.findByRole('table', { name: 'Documentos' })).toBeVisible();
    expect(router.state.location.search).toBe('?plan=01-M001-12&tab=cliente&sub=documentos');
  });

  long('each tab is an address: chosen, back, and an unknown one shows the first', async () => {
    apiDeClientes();
    const { teclado, router } = openApp(`${pagina}?plan=${plan12.idCodigo}&tab=nada&sub=nada`, ejecutivo);
    expect(await screen.findByRole('tab', { name: 'Cliente', selected: true })).toBeVisible();
    await teclado.click(screen.getByRole('tab', { name: 'Detalle pagos' }));
    expect(router.state.location.search).toBe('?plan=01-M001-12&tab=cliente&sub=detalle-pagos');
    expect(await screen.findByRole('table', { name: 'Cuotas' })).toBeVisible();
    await act(() => router.navigate(-1));
    expect(screen.getByRole('tab', { name: 'Detalle pagos', selected: false })).toBeVisible();
  });

  long('the arrow keys move along the tabs and Enter opens one', async () => {
    apiDeClientes();
    const { teclado, router } = openApp(`${pagina}?plan=${plan12.idCodigo}&tab=cliente&sub=detalle-pagos`, ejecutivo);
    const actual = await screen.findByRole('tab', { name: 'Detalle pagos' });
    act(() => actual.focus());
    await teclado.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Referencias personales' })).toHaveFocus();
    await teclado.keyboard('{Enter}');
    expect(router.state.location.search).toBe('?plan=01-M001-12&tab=cliente&sub=referencias-personales');
  });

  long('the tab stays when the plan changes', async () => {
    apiDeClientes();
    const { teclado, router } = openApp(`${pagina}?plan=${plan12.idCodigo}&tab=cliente&sub=detalle-pagos`, ejecutivo);
    await screen.findByRole('table', { name: 'Cuotas' });
    await teclado.click((await planes()).getByRole('link', { name: /02-C004-7/ }));
    expect(router.state.location.search).toBe('?plan=02-C004-7&tab=cliente&sub=detalle-pagos');
    expect(await screen.findByRole('region', { name: 'Plan 02-C004-7' })).toBeVisible();
  });
});
