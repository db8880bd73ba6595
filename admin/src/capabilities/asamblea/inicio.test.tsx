import { propios } from '@adjudica/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { asistente, listAnswer, userOf } from '../../testing/api';
import { apiDeAsambleas, asamblea3, comercial, director } from '../../testing/asambleas';
import { long } from '../../testing/long';
import { openApp } from '../../testing/openApp';
import { withStyles } from '../../testing/styles';

/** Path and filter of a link to a list. */
function filtroDe(enlace: HTMLElement): [string, unknown] {
  const { pathname, searchParams } = new URL(enlace.getAttribute('href') ?? '', 'http://x');
  return [pathname, JSON.parse(searchParams.get('filter') ?? '{}')];
}

test('ASA-011 the director does not see Ver todas', async () => {
  apiDeAsambleas();
  openApp('/asistente/inicio', director);
  expect(await screen.findByText('Hoy hay 1 asamblea')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ver todas' })).not.toBeInTheDocument();
});

test('ASA-005 ASA-006 who may not create or generate has no quick access', async () => {
  apiDeAsambleas();
  openApp('/asistente/inicio', comercial);
  // the day is the server's
  await screen.findByText('Hoy hay 1 asamblea');
  const ver = screen.getByRole('link', { name: 'Ver todas' });
  expect(filtroDe(ver)).toEqual([
    '/asistente/calendario-asambleas',
    { fechaDesde: '2026-11-20', fechaHasta: '2026-11-20' },
  ]);
  expect(screen.queryByRole('link', { name: 'Nueva fecha asamblea' })).not.toBeInTheDocument();
  const contenido = within(screen.getByRole('main'));
  expect(contenido.queryByRole('link', { name: 'Generar acta' })).not.toBeInTheDocument();
});

long('CAR-521 RSA alone is led from the home to the comment of a plan', async () => {
  apiDeAsambleas();
  const enlaces = async (rol: Parameters<typeof userOf>[0], departamento: '001' | '008') => {
    const { unmount } = openApp('/asistente/inicio', userOf(rol, departamento));
    const contenido = within(await screen.findByRole('main'));
    await contenido.findByText('Hoy hay 1 asamblea');
    const rutas = contenido
      .queryAllByRole('link', { name: propios.comentarioRsa })
      .map((enlace) => enlace.getAttribute('href'));
    unmount();
    return rutas;
  };
  expect(await enlaces('Servicio al cliente', '001')).toEqual([]);
  expect(await enlaces('RSA', '008')).toEqual(['/asistente/comentario-rsa']);
});

test('ASA-001 ASA-002 the welcome card says who, the day and how many assemblies there are today', async () => {
  apiDeAsambleas();
  openApp('/asistente/inicio', asistente);
  expect(await screen.findByRole('heading', { name: 'Hola, Ana' })).toBeVisible();
  expect(
    await screen.findByText(/viernes, 20 de noviembre de 2026 · Asistente Asamblea · Adjudicaciones/),
  ).toBeVisible();
  expect(screen.getByText('Hoy hay 1 asamblea')).toBeVisible();
});

test('ASA-003 ASA-004 three shares of the month, coloured by the rule and reversed for those without minutes', async () => {
  apiDeAsambleas();
  openApp('/asistente/inicio', asistente);
  expect(await screen.findByRole('heading', { name: 'Mi actividad del mes' })).toBeVisible();
  const barra = (name: string) => screen.getByRole('progressbar', { name });
  await waitFor(() => expect(barra('Asambleas del día')).toHaveAttribute('aria-valuenow', '50'));
  expect(screen.getByText('de 10, 50 %')).toBeVisible();
  expect(barra('Asambleas del día')).toHaveClass('MuiLinearProgress-colorError');
  expect(barra('Asambleas completadas')).toHaveClass('MuiLinearProgress-colorWarning');
  expect(barra('Asambleas sin acta')).toHaveClass('MuiLinearProgress-colorError');
});

test('ASA-003 each figure leads to the assemblies that it counts', async () => {
  apiDeAsambleas();
  openApp('/asistente/inicio', asistente);
  const noviembre = { fechaDesde: '2026-11-01', fechaHasta: '2026-11-30' };
  for (const [nombre, filtro] of [
    [/^Asambleas del día/, { fechaDesde: '2026-11-20', fechaHasta: '2026-11-20' }],
    [/^Asambleas completadas/, { ...noviembre, estado: 'Cerrada' }],
    [/^Asambleas sin acta/, { ...noviembre, asignado: 'False' }],
  ] as const)
    expect(filtroDe(await screen.findByRole('link', { name: nombre }))).toEqual([
      '/asistente/calendario-asambleas',
      filtro,
    ]);
});

long('ASA-007 an open assembly whose day has passed says so', async () => {
  const api = apiDeAsambleas();
  api.on('GET /asamblea', () =>
    listAnswer('asamblea', [
      { ...asamblea3, fecha: '2026-11-13' },
      { ...asamblea3, id: 99 },
    ]),
  );
  openApp('/asistente/inicio', asistente);
  const filas = (await screen.findAllByRole('link', { name: 'M001' })).map((enlace) => enlace.closest('tr'));
  expect(filas.map((fila) => fila?.textContent?.includes('Atrasada'))).toEqual([true, false]);
});

test('ASA-012 no assembly to come says so', async () => {
  const api = apiDeAsambleas();
  api.on('GET /asamblea', () => listAnswer('asamblea', []));
  openApp('/asistente/inicio', asistente);
  expect(await screen.findByText('No hay asambleas disponibles')).toBeVisible();
});

test('ASA-007 ASA-008 ASA-009 next assemblies of one product, open, by date; toggle and refresh ask again', async () => {
  const api = apiDeAsambleas();
  api.on('GET /asamblea', () => listAnswer('asamblea', [asamblea3]));
  const { teclado } = openApp('/asistente/inicio', asistente);
  const row = (await screen.findByRole('link', { name: 'M001' })).closest('tr') as HTMLElement;
  expect(within(row).getByText('20/11/2026')).toBeVisible();
  expect(within(row).getByText('Dra. Elena Paredes')).toBeVisible();
  expect(api.filtroDe('/asamblea')).toEqual({ producto: '01', estado: 'Abierta' });

  await teclado.click(screen.getByRole('button', { name: 'CasaPlan' }));
  await waitFor(() => expect(api.filtroDe('/asamblea')).toMatchObject({ producto: '02' }));

  const before = api.enviadas('GET').filter(({ path }) => path.startsWith('/asamblea?')).length;
  await waitFor(() => expect(screen.getByRole('button', { name: 'Actualizar' })).toBeEnabled());
  await teclado.click(screen.getByRole('button', { name: 'Actualizar' }));
  await waitFor(() =>
    expect(api.enviadas('GET').filter(({ path }) => path.startsWith('/asamblea?'))).toHaveLength(before + 1),
  );
});

test('ASA-010 the table scrolls within 400 px', async () => {
  withStyles();
  apiDeAsambleas();
  openApp('/asistente/inicio', asistente);
  const region = await screen.findByRole('region', { name: 'Próximas asambleas' }).catch(() => null);
  const zone = region ?? (await screen.findAllByRole('region')).at(-1);
  expect(zone).toHaveStyle({ maxHeight: '400px' });
});

long('ASA-005 the quick access goes to the calendar and opens the dialog there', async () => {
  apiDeAsambleas();
  const { teclado, ruta } = openApp('/asistente/inicio', asistente);
  await teclado.click(await screen.findByRole('link', { name: 'Nueva fecha asamblea' }));
  expect(await screen.findByRole('dialog', { name: 'Nueva fecha asamblea' })).toBeVisible();
  expect(ruta()).toBe('/asistente/calendario-asambleas');
});
