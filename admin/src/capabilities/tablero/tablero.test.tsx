import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, listAnswer, problemAnswer, userOf } from '../../testing/api';
import { long } from '../../testing/long';
import { openApp } from '../../testing/openApp';
import { filaDelTablero, tableroDePrueba, tableroVacio } from '../../testing/tablero';

const jefatura = userOf('Jefatura Adjudicaciones', '002');

function abrirTablero(
  ruta = '/jftadj/inicio?producto=01&anio=2026&mes=3',
  usuario = jefatura,
  cifras: Parameters<ReturnType<typeof fakeApi>['on']>[1] = () => ({ body: tableroDePrueba }),
) {
  const api = fakeApi();
  api.on('GET /tarea/hoy', () => ({ body: { cantidad: 4, conMensaje: false } }));
  for (const recurso of ['orden-de-compra', 'solicitud-de-pago', 'carpeta'])
    api.on(`GET /${recurso}`, () => listAnswer(recurso, []));
  api.on('GET /ejecutivo', () => listAnswer('ejecutivo', [{ id: 9, nombre: 'Luis Chicaiza' }]));
  api.on('GET /ejecutivo/9', () => ({ body: { id: 9, nombre: 'Luis Chicaiza' } }));
  api.on('GET /adjudicacion/atrasados', () => ({
    body: [
      { id: '002', nombre: 'Adjudicaciones', atrasados: 300, atraso: 40, masAntigua: null },
      { id: '003', nombre: 'Legal', atrasados: 108, atraso: 12, masAntigua: null },
    ],
  }));
  api.on('GET /tablero/cifras', cifras);
  api.on('GET /tablero', () => listAnswer('tablero', [filaDelTablero]));
  const pedidas = () => api.llamadas.map(({ path }) => path).filter((path) => path.startsWith('/tablero'));
  return { api, pedidas, ...openApp(ruta, usuario) };
}
const seccion = async (nombre: string) => within(await screen.findByRole('region', { name: nombre }));
const filtroDe = (path: string) => JSON.parse(new URLSearchParams(path.split('?')[1]).get('filter') ?? '{}');

long('figures that fail say so and can be asked for again', async () => {
  let falla = true;
  const { teclado } = abrirTablero(undefined, undefined, () =>
    falla ? problemAnswer(409, 'interno', 'No se pudo') : { body: tableroDePrueba },
  );
  const panel = await seccion('Tiempos de entrega');
  expect(await panel.findByText('No se pudo')).toBeVisible();
  falla = false;
  await teclado.click(panel.getByRole('button', { name: 'Reintentar' }));
  expect(await panel.findByRole('button', { name: /^Bienes Entregados 10 bienes/ })).toBeVisible();
});

test('TAB-500 legal and executives see no dashboard', async () => {
  for (const [ruta, usuario] of [
    ['/ejecutivo/inicio', userOf('Ejecutivo Adjudicaciones', '002')],
    ['/legal/inicio', userOf('Legal', '003')],
  ] as const) {
    const { pedidas, unmount } = abrirTablero(ruta, usuario);
    await screen.findByRole('link', { name: /^Tareas de hoy/ });
    expect(screen.queryByRole('region', { name: 'Tiempos de entrega' })).toBeNull();
    expect(pedidas()).toEqual([]);
    unmount();
  }
});

long('a period without deliveries says so in place of its charts', async () => {
  abrirTablero(undefined, undefined, () => ({ body: tableroVacio }));
  expect(await screen.findAllByText('No hay entregas en este periodo.')).toHaveLength(1);
  expect(screen.getByText('Ningún departamento cumplió pasos en este periodo.')).toBeVisible();
});

test('TAB-500 TAB-503 the cards with their change against the month before, and what was withdrawn', async () => {
  abrirTablero();
  const panel = await seccion('Tiempos de entrega');
  expect(await panel.findByRole('button', { name: /^Bienes Entregados 10 bienes/ })).toHaveTextContent(
    '▲ +3 · febrero de 2026: 7',
  );
  expect(panel.getByRole('button', { name: /^Adjudicados sin Bien/ })).toHaveTextContent('Sin cambio');
  expect(panel.getByRole('button', { name: /^Total adjudicados/ })).toHaveTextContent('▼ −90');
  expect(panel.getByRole('button', { name: '2 adjudicaciones de este periodo se retiraron' })).toBeVisible();
  expect(
    await panel.findByRole('link', { name: '408 planes atrasados. El mayor: 40 días hábiles de atraso' }),
  ).toHaveAttribute('href', '/jftadj/atrasados');
});

long('TAB-501 TAB-502 TAB-504 product, year and month stand in the address and are what is asked for', async () => {
  const { pedidas, teclado, router } = abrirTablero('/jftadj/inicio?producto=01&anio=2021&mes=5');
  const panel = await seccion('Tiempos de entrega');
  await waitFor(() => expect(pedidas()).toContain('/tablero/cifras?producto=01&anio=2021&mes=5'));
  await teclado.click(panel.getByRole('button', { name: 'CasaPlan' }));
  await waitFor(() => expect(pedidas()).toContain('/tablero/cifras?producto=02&anio=2021&mes=5'));
  await teclado.click(panel.getByRole('combobox', { name: 'Mes' }));
  await teclado.click(await screen.findByRole('option', { name: 'Todo el año' }));
  await waitFor(() => expect(pedidas()).toContain('/tablero/cifras?producto=02&anio=2021'));
  expect(router.state.location.search).toBe('?producto=02&anio=2021&mes=todo');
  await teclado.click(panel.getByRole('combobox', { name: 'Año' }));
  const anios = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(anios.at(-1)).toBe('2020');
});

test('of one executive: his figures are asked for, and the rows that they open; paper says whose they are', async () => {
  const { pedidas, teclado, router } = abrirTablero();
  const panel = await seccion('Tiempos de entrega');
  await teclado.click(panel.getByRole('combobox', { name: 'Ejecutivo' }));
  await teclado.click(await screen.findByRole('option', { name: 'Luis Chicaiza' }));
  await waitFor(() => expect(pedidas()).toContain('/tablero/cifras?producto=01&anio=2026&mes=3&ejecutivo=9'));
  expect(router.state.location.search).toContain('ejecutivo=9');
  expect(await panel.findByText('MotorPlan · marzo de 2026 · Luis Chicaiza')).toBeInTheDocument();
  await teclado.click(panel.getByRole('button', { name: /^Bienes Entregados/ }));
  await waitFor(() => expect(pedidas().some((path) => path.startsWith('/tablero?'))).toBe(true));
  expect(filtroDe(pedidas().find((path) => path.startsWith('/tablero?')) ?? '')).toMatchObject({ ejecutivo: 9 });
});

test('TAB-502 TAB-504 an address that says nothing, or 2019, is Motorplan in the present month', async () => {
  for (const ruta of ['/jftadj/inicio', '/jftadj/inicio?anio=2019&mes=3']) {
    const { pedidas, unmount } = abrirTablero(ruta);
    await seccion('Tiempos de entrega');
    const hoy = new Date();
    await waitFor(() => expect(pedidas()[0]).toContain(`producto=01&anio=${hoy.getFullYear()}&mes=`));
    unmount();
  }
});

long('TAB-506 TAB-510 TAB-515 every chart has its table, with the labels of the ranges and the mean', async () => {
  abrirTablero();
  const rangos = within(await screen.findByRole('table', { name: 'Rangos de entrega' }));
  expect(rangos.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Días hábilesEntregas',
    '0-179',
    '18-240',
    '25-300',
    '31-350',
    '36-400',
    '+411',
  ]);
  expect(within(screen.getByRole('table', { name: 'Media en dias' })).getByText('17,5')).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Bienes nuevos y usados' })).toHaveTextContent('Nuevo8');
  expect(screen.getByRole('table', { name: 'Días promedio por paso y departamento' })).toHaveTextContent(
    'Riesgos3Sin cambio12',
  );
  expect(screen.getByRole('table', { name: 'Últimos 24 meses' })).toHaveTextContent('mar 2026101.21017,5');
});

long('the longest bar of a chart leaves room for its value within the chart', async () => {
  const medida = document.createElement('style');
  medida.textContent = '* { width: 300px; height: 230px; }';
  document.head.append(medida);
  try {
    // where an axis would end by itself
    const rangos = tableroDePrueba.rangos.map((rango, i) => ({ ...rango, cantidad: i === 0 ? 8 : 0 }));
    abrirTablero(undefined, undefined, () => ({ body: { ...tableroDePrueba, rangos } }));
    await screen.findByRole('table', { name: 'Rangos de entrega' });
    const deLaMayor = () =>
      [...document.querySelectorAll('.MuiBarChart-label')].find(({ textContent }) => textContent === '8');
    await waitFor(() => expect(deLaMayor()).toBeDefined());
    // a line of text above the bar, below the margin of 16
    expect(Number(deLaMayor()?.getAttribute('y'))).toBeGreaterThan(16 + 12);
  } finally {
    medida.remove();
  }
});

long('how a figure is reckoned is one click away, and Escape closes it', async () => {
  const { teclado } = abrirTablero();
  await teclado.click(await screen.findByRole('button', { name: 'Cómo se calcula: Bienes Entregados' }));
  const texto = await screen.findByRole('dialog', { name: 'Cómo se calcula: Bienes Entregados' });
  expect(texto).toHaveTextContent('Planes del producto cuyo bien se entregó en el periodo.');
  await teclado.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

long(
  'TAB-511 TAB-512 TAB-513 TAB-514 a card opens its rows, which lead to their clients and leave as a workbook',
  async () => {
    const { teclado, pedidas } = abrirTablero();
    await teclado.click(await screen.findByRole('button', { name: /^Adjudicados sin Bien 1\.204 planes/ }));
    const nombre = 'Adjudicados sin Bien · MotorPlan · marzo de 2026';
    const dialogo = within(await screen.findByRole('dialog', { name: nombre }));
    const enlace = await dialogo.findByRole('link', { name: '01-M001-12' });
    expect(enlace).toHaveAttribute('href', '/jftadj/estado-cliente/1712345678?plan=01-M001-12');
    expect(dialogo.getByText('Corregida por acta el 12/02/2026')).toBeVisible();
    expect(filtroDe(pedidas().find((path) => path.startsWith('/tablero?')) ?? '')).toEqual({
      cifra: 'sinBien',
      producto: '01',
      anio: 2026,
      mes: 3,
    });
    expect(await dialogo.findByRole('button', { name: 'Exportar a Excel' })).toBeEnabled();
  },
);

long('GEN-518 the rows of a figure are ten a page, or 25 or 50', async () => {
  const { api, teclado, pedidas } = abrirTablero();
  api.on('GET /tablero', () => ({ body: [filaDelTablero], headers: { 'Content-Range': 'tablero 0-0/31' } }));
  await teclado.click(await screen.findByRole('button', { name: /^Bienes Entregados 10 bienes/ }));
  await teclado.click(await screen.findByRole('combobox', { name: /Filas por página/ }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['10', '25', '50']);
  await teclado.click(screen.getByRole('option', { name: '50' }));
  const rango = () => new URLSearchParams(pedidas().at(-1)?.split('?')[1]).get('range');
  await waitFor(() => expect(rango()).toBe('[0,49]'));
});

long('TAB-511 with the keyboard, a range opens from the table of its chart', async () => {
  const { teclado, pedidas } = abrirTablero();
  await teclado.click(await screen.findByRole('button', { name: 'Ver como tabla: Rangos de entrega' }));
  const rango = screen.getByRole('button', { name: 'Ver el detalle de +41' });
  rango.focus();
  await teclado.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Bienes Entregados · +41 días · MotorPlan · marzo de 2026' });
  await waitFor(() => expect(filtroDe(pedidas().at(-1) ?? '')).toMatchObject({ cifra: 'entregados', rango: '41+' }));
});

long(
  'TAB-511 a month of the line opens its own deliveries; of a month before 2020 nothing is kept to open',
  async () => {
    const punto = { entregados: 4, adjudicados: 9, mediaEnDias: 12 };
    const linea = ['2019-12', '2026-01', '2026-03'].map((mes) => ({ ...punto, mes }));
    const { teclado, pedidas } = abrirTablero(undefined, undefined, () => ({ body: { ...tableroDePrueba, linea } }));
    await teclado.click(await screen.findByRole('button', { name: 'Ver como tabla: Últimos 24 meses' }));
    expect(screen.getByRole('rowheader', { name: 'dic 2019' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ver el detalle de dic 2019' })).toBeNull();
    await teclado.click(screen.getByRole('button', { name: 'Ver el detalle de ene 2026' }));
    await screen.findByRole('dialog', { name: 'Bienes Entregados · MotorPlan · enero de 2026' });
    await waitFor(() =>
      expect(filtroDe(pedidas().at(-1) ?? '')).toEqual({ cifra: 'entregados', producto: '01', anio: 2026, mes: 1 }),
    );
  },
);

long('TAB-511 the gauge opens the deliveries that its mean is of', async () => {
  const { teclado } = abrirTablero();
  await teclado.click(await screen.findByText(/Promesa: 17 días hábiles/));
  expect(
    await screen.findByRole('dialog', { name: 'Bienes Entregados · Media en dias · MotorPlan · marzo de 2026' }),
  ).toBeVisible();
});

long('TAB-512 risk opens the panel, and its rows lead under its own prefix', async () => {
  const { teclado, pedidas } = abrirTablero('/riesgo/inicio?anio=2026&mes=3', userOf('Riesgo', '004'));
  const panel = await screen.findByRole('button', { name: 'Tiempos de entrega' });
  expect(pedidas()).toEqual([]);
  await teclado.click(panel);
  await teclado.click(await screen.findByRole('button', { name: /^Bienes Entregados 10/ }));
  // risk has no board of late plans
  expect(screen.queryByRole('link', { name: /planes atrasados/ })).toBeNull();
  expect(await screen.findByRole('link', { name: '01-M001-12' })).toHaveAttribute(
    'href',
    '/riesgo/estado-cliente/1712345678?plan=01-M001-12',
  );
});
