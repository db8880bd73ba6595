import { screen, waitFor, within } from '@testing-library/react';
import type { FilaDeTrabajo } from '../../generated/api';
import { fakeApi, problemAnswer, userOf } from '../../testing/api';
import { long } from '../../testing/long';
import { openApp } from '../../testing/openApp';
import { asPhone } from '../../testing/phone';
import { filaDeTrabajo, trabajoCon } from '../../testing/trabajo';

const riesgo = userOf('Riesgo', '004');
const ejecutiva = userOf('Ejecutivo Adjudicaciones', '002');
const carpeta: FilaDeTrabajo = {
  ...filaDeTrabajo,
  id: 'carpeta-9',
  acto: 'Resolver carpeta',
  enlace: '/estado-cliente/1712345678?plan=01-M001-12',
  decision: 'carpeta',
  clave: 9,
};
const medio: FilaDeTrabajo = {
  ...carpeta,
  id: 'medio-aprobacion-4',
  grupo: 'semana',
  acto: 'Revisar medio de aprobación',
  enlace: '/medio-aprobacion/4',
  decision: 'medio-aprobacion',
  clave: 4,
  tarea: null,
  nombreCliente: 'Vera Ñauñay José',
  atraso: 0,
  vence: '2199-01-04',
};
const deOtro: FilaDeTrabajo = {
  ...carpeta,
  id: 'carpeta-10',
  grupo: 'espera',
  decision: null,
  tarea: null,
  nombreCliente: 'Paz Loor Carla',
  esperaA: 'Rosa Paredes',
};

function abrir(filas: readonly FilaDeTrabajo[], ruta = '/riesgo/inicio', usuario = riesgo, sinSolicitud = 0) {
  const api = fakeApi();
  api.on('GET /tarea/hoy', () => ({ body: { cantidad: 0, conMensaje: false } }));
  api.on('GET /trabajo', ({ path }) => {
    const grupo = new URLSearchParams(path.split('?')[1]).get('grupo');
    const todo = trabajoCon(filas, { sinSolicitud });
    return { body: { ...todo, filas: filas.filter((fila) => grupo === null || fila.grupo === grupo) } };
  });
  return { api, ...openApp(ruta, usuario) };
}
const seccion = async () => within(await screen.findByRole('region', { name: 'Mi trabajo' }));
const fila = async (nombre: string) =>
  within((await (await seccion()).findByRole('link', { name: nombre })).closest('tr') as HTMLElement);

test('what does not load says so and can be asked again; nothing to do says so', async () => {
  const api = fakeApi();
  api.on('GET /trabajo', () => problemAnswer(500, 'interno', 'x'));
  const { teclado } = openApp('/ejecutivo/inicio', ejecutiva);
  const otraVez = await (await seccion()).findByRole('button', { name: 'Reintentar' });
  api.on('GET /trabajo', () => ({ body: trabajoCon([]) }));
  await teclado.click(otraVez);
  expect(await screen.findByText('No tiene trabajo pendiente.')).toBeVisible();
});

test('each row says what to do and leads there, with telephone, since when and how late; what somebody else has is no verb', async () => {
  abrir([carpeta, medio, deOtro]);
  const suya = await fila(carpeta.nombreCliente);
  expect(suya.getByRole('link', { name: `Resolver carpeta, ${carpeta.nombreCliente}` })).toHaveAttribute(
    'href',
    '/riesgo/estado-cliente/1712345678?plan=01-M001-12',
  );
  expect(suya.getByRole('link', { name: /0991234567/ })).toHaveAttribute('href', 'tel:0991234567');
  for (const texto of ['2 días hábiles de atraso', '05/03/2026', '3 días hábiles'])
    expect(suya.getByText(texto)).toBeVisible();
  const ajena = await fila(deOtro.nombreCliente);
  expect(ajena.getByText('Espera a Rosa Paredes: Resolver carpeta')).toBeVisible();
  expect(ajena.queryByText(/de atraso/)).toBeNull();
  expect((await fila(medio.nombreCliente)).getByText('04/01/2199')).toBeVisible();
});

test('the groups are counted, and the chosen one is asked for and stands in the address', async () => {
  const { api, teclado, router } = abrir([carpeta, medio, deOtro]);
  const trabajo = await seccion();
  await fila(medio.nombreCliente);
  expect(trabajo.getAllByRole('button', { name: /: \d+$/ }).map(({ textContent }) => textContent)).toEqual([
    'Todo: 3',
    'Vencido: 1',
    'Esta semana: 1',
    'Espera a otros: 1',
  ]);
  await teclado.click(trabajo.getByRole('button', { name: 'Esta semana: 1' }));
  await waitFor(() => expect(screen.queryByText(carpeta.nombreCliente)).toBeNull());
  expect(router.state.location.search).toBe('?grupo=semana');
  expect(api.llamadas.some(({ path }) => path.includes('grupo=semana'))).toBe(true);
});

test('on the page that a row leads to the next thing is offered, and the way back', async () => {
  const { api, teclado, router } = abrir([carpeta, medio, deOtro]);
  api.on('GET /medio-aprobacion/4', () => problemAnswer(404, 'no-encontrado', 'El registro no existe'));
  await teclado.click((await fila(carpeta.nombreCliente)).getByRole('link', { name: /^Resolver carpeta/ }));
  const ofrecido = within(await screen.findByRole('navigation', { name: 'Mi trabajo' }));
  expect(ofrecido.getByRole('link', { name: 'Mi trabajo' })).toHaveAttribute('href', '/riesgo/inicio');
  await teclado.click(
    await ofrecido.findByRole('link', { name: `Siguiente: Revisar medio de aprobación, ${medio.nombreCliente}` }),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe('/riesgo/medio-aprobacion/4'));
  // nothing else is hers but what she came from
  expect(await screen.findByRole('link', { name: /^Siguiente: Resolver carpeta/ })).toBeVisible();
  await teclado.click(within(screen.getByRole('navigation', { name: 'Menú principal' })).getByText('Estado cliente'));
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Mi trabajo' })).toBeNull());
});

test('what the program does not ask for opens its task, and so does the second button of an act', async () => {
  const llamar = { ...carpeta, id: 'tarea-5', acto: 'Contactar al cliente', enlace: null, decision: null, tarea: 5 };
  const { api, teclado } = abrir([llamar, { ...medio, tarea: 6 }]);
  for (const id of [5, 6]) api.on(`GET /tarea/${id}`, () => problemAnswer(500, 'interno', `tarea ${id}`));
  await teclado.click((await fila(llamar.nombreCliente)).getByRole('button', { name: /^Contactar al cliente/ }));
  await waitFor(() => expect(api.llamadas.some(({ path }) => path === '/tarea/5')).toBe(true));
  await teclado.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await teclado.click((await fila(medio.nombreCliente)).getByRole('button', { name: /^Ver la tarea: Revisar medio/ }));
  await waitFor(() => expect(api.llamadas.some(({ path }) => path === '/tarea/6')).toBe(true));
});

test('ADJ-001 the home of an executive begins with the work; the plans without application are one line, which leads to them', async () => {
  const { api, teclado, router } = abrir([carpeta], '/ejecutivo/inicio', ejecutiva, 12);
  api.on('GET /adjudicacion', () => ({ body: [], headers: { 'Content-Range': 'adjudicacion */0' } }));
  await teclado.click(await (await seccion()).findByRole('link', { name: '12 socios sin solicitud de compra' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Mi trabajo' })).toBeNull());
  await waitFor(() =>
    expect(api.llamadas.some(({ path }) => decodeURIComponent(path).includes('"sinSolicitud":true'))).toBe(true),
  );
  expect(screen.getByRole('button', { name: 'Pendientes' })).toHaveAttribute('aria-pressed', 'true');
  await teclado.click(screen.getByRole('button', { name: 'Mi trabajo' }));
  await fila(carpeta.nombreCliente);
  expect(router.state.location.search).toBe('');
});

long('on a phone the verb, how late it is and the telephone stand with the name', async () => {
  asPhone();
  abrir([carpeta]);
  const celda = (await (await seccion()).findByText(carpeta.nombreCliente)).closest('td') as HTMLElement;
  for (const nombre of [/^Resolver carpeta/, /0991234567/])
    expect(within(celda).getByRole('link', { name: nombre })).toBeVisible();
  expect(within(celda).getByText('2 días hábiles de atraso')).toBeVisible();
});

test('when the only row of the last page is done, the page before it is shown', async () => {
  const primeras = Array.from({ length: 25 }, (_, i) => ({ ...carpeta, id: `c-${i}`, nombreCliente: `Socio ${i}` }));
  const ultima = { ...carpeta, id: 'ultima', enlace: null, decision: null, tarea: 5, nombreCliente: 'Último Socio' };
  let hecha = false;
  const api = fakeApi();
  api.on('GET /tarea/5', () => problemAnswer(500, 'interno', 'x'));
  api.on('GET /trabajo', ({ path }) => {
    const segunda = path.includes('desde=25');
    const filas = segunda ? (hecha ? [] : [ultima]) : primeras;
    return { body: { ...trabajoCon(hecha ? primeras : [...primeras, ultima]), filas } };
  });
  const { teclado } = openApp('/riesgo/inicio', riesgo);
  await teclado.click(await (await seccion()).findByRole('button', { name: 'Página siguiente' }));
  await teclado.click((await fila(ultima.nombreCliente)).getByRole('button', { name: /^Resolver carpeta/ }));
  await screen.findByRole('dialog');
  hecha = true;
  await teclado.keyboard('{Escape}');
  await fila('Socio 24');
  expect(screen.queryByText(ultima.nombreCliente)).toBeNull();
});
