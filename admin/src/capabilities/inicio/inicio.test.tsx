import type { Prefijo } from '@adjudica/domain';
import { screen, within } from '@testing-library/react';
import { areas } from '../../navigation';
import { apiDeAdjudicados } from '../../testing/adjudicados';
import { administrador, problemAnswer, userOf } from '../../testing/api';
import { long } from '../../testing/long';
import { openApp } from '../../testing/openApp';

const usuarios = [
  ['/asistente', userOf('Asistente Asamblea', '002')],
  ['/ejecutivo', userOf('Ejecutivo Adjudicaciones', '002')],
  ['/jftadj', userOf('Jefatura Adjudicaciones', '002')],
  ['/riesgo', userOf('Riesgo', '004')],
  ['/legal', userOf('Legal', '003')],
] as const;

long('ADJ-012 the administrator has no tasks and asks for none', async () => {
  const api = apiDeAdjudicados();
  openApp('/sistema/inicio', administrador);
  expect(await screen.findByRole('heading', { name: 'Hola, Ana' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Tareas de hoy/ })).toBeNull();
  expect(api.llamadas.some(({ path }) => path.startsWith('/tarea'))).toBe(false);
});

long.each([
  ['Riesgo', '004', /· Riesgo$/],
  ['Asistente Asamblea', '006', /· Asistente Asamblea · Comercial$/],
] as const)('the home of %s in %s says the department once', async (role, departamento, lugar) => {
  apiDeAdjudicados();
  openApp(`/${role === 'Riesgo' ? 'riesgo' : 'asistente'}/inicio`, userOf(role, departamento));
  expect(await screen.findByText(lugar)).toBeVisible();
});

long('ADJ-012 while the count is not known the way to the tasks is there', async () => {
  const api = apiDeAdjudicados();
  api.on('GET /tarea/hoy', () => problemAnswer(500, 'interno', 'x'));
  openApp('/riesgo/inicio', userOf('Riesgo', '004'));
  expect(await screen.findByRole('link', { name: 'Tareas de hoy' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/riesgo\/lista-de-tareas\?filter=/),
  );
});

long.each(usuarios)(
  'ADJ-012 %s/inicio shows how many tasks there are today and leads to those that are counted',
  async (prefijo, user) => {
    apiDeAdjudicados();
    openApp(`${prefijo}/inicio`, user);
    const enlace = await screen.findByRole('link', { name: 'Tareas de hoy: 4' });
    const filtro = { estado: 'abiertas', deHoy: true, mias: true };
    expect(decodeURIComponent(enlace.getAttribute('href') ?? '')).toBe(
      `${prefijo}/lista-de-tareas?filter=${JSON.stringify(filtro)}`,
    );
  },
);

const tarjetas = async (primera: string) => {
  const main = within(screen.getByRole('main'));
  await main.findByRole('link', { name: primera });
  return main
    .getAllByRole('link')
    .map((enlace) => [enlace.textContent, enlace.getAttribute('href')])
    .filter(([texto]) => !/^(Tareas|Órdenes)/.test(texto ?? ''));
};

/** Of the specified tiles those whose screen stands in the table already. */
function publicadas(prefijo: Prefijo, tiles: readonly (readonly [string, string])[]) {
  const rutas = areas[prefijo].screens.map(({ path }) => `${prefijo}/${path}`);
  const hay = tiles.filter(([, ruta]) => rutas.includes(ruta));
  expect(hay.length).toBeGreaterThanOrEqual(2);
  return hay;
}

test('RIE-500 RIE-503 the tiles of risk, as far as their screens exist', async () => {
  apiDeAdjudicados();
  openApp('/riesgo/inicio', userOf('Riesgo', '004'));
  await screen.findByRole('heading', { name: 'Hola, Ana' });
  expect(await tarjetas('Estado de cliente')).toEqual(
    publicadas('/riesgo', [
      ['Buró de crédito', '/riesgo/buro-credito'],
      ['Estado de cliente', '/riesgo/estado-cliente'],
      ['Visor de documentos', '/riesgo/documentos-cliente'],
      ['Medios de aprobación', '/riesgo/medio-aprobacion'],
    ]),
  );
});

test('LEG-500 the tiles of legal, as far as their screens exist', async () => {
  apiDeAdjudicados();
  openApp('/legal/inicio', userOf('Asistente Legal', '003'));
  await screen.findByRole('heading', { name: 'Hola, Ana' });
  expect(await tarjetas('Estado de cliente')).toEqual(
    publicadas('/legal', [
      ['Contratos', '/legal/prenda-comercial'],
      ['Estado de cliente', '/legal/estado-cliente'],
      ['Pagarés', '/legal/pagare'],
      ['Visor de documentos', '/legal/documentos-cliente'],
    ]),
  );
});
