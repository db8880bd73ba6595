import { screen, waitFor, within } from '@testing-library/react';
import type { DecisionVista, SalvedadVista } from '../../generated/api';
import { fakeApi, listAnswer, problemAnswer, userOf } from '../../testing/api';
import { regla, reglasDelPaso } from '../../testing/casos';
import { long } from '../../testing/long';
import { openApp } from '../../testing/openApp';
import { ordenPendiente } from '../../testing/ordenes';
import { asPhone } from '../../testing/phone';

const gerente = userOf('Gerente General', null);
const pendiente: DecisionVista = {
  id: 162,
  clase: 'carpeta',
  etiquetaClase: 'Carpeta en riesgo',
  clave: 23,
  nombreCliente: 'Zambrano Loor José Antonio',
  cedula: '1712345678',
  idCodigo: '01-M001-12',
  planes: 1,
  producto: '01',
  monto: 20_000,
  desde: '2026-03-05T15:04:05.000Z',
  diasDeEspera: 4,
  solicitante: 'Luis Chicaiza',
  decide: 'Riesgo',
  nota: 'Se envió cuando faltaban 14 requisitos',
  enlace: '/estado-cliente/1712345678?plan=01-M001-12',
};
const salvedad: SalvedadVista = {
  id: 514,
  tipo: 'EXCEPCION',
  etiquetaTipo: 'Excepción de riesgo',
  fecha: '2026-03-10T15:04:05.000Z',
  nombreCliente: 'Zambrano Loor José Antonio',
  cedula: '1712345678',
  idCodigo: '01-M001-12',
  producto: '01',
  monto: 20_000,
  quien: 'Rosa Paredes',
  motivo: 'Cliente de diez años',
  enlace: '/estado-cliente/1712345678?plan=01-M001-12',
};
const PLAN = '/jftadj/estado-cliente/1712345678?plan=01-M001-12';

function abrirLista(pantalla: string, filas: readonly object[] = [pantalla === 'decisiones' ? pendiente : salvedad]) {
  const api = fakeApi();
  const recurso = pantalla === 'decisiones' ? 'decision' : 'salvedad';
  api.on(`GET /${recurso}`, () => listAnswer(recurso, filas));
  return { api, recurso, ...openApp(`/jftadj/${pantalla}`, gerente) };
}

test.each(['decisiones', 'salvedades'])('who manages nothing has no screen %s', async (pantalla) => {
  fakeApi();
  openApp(`/riesgo/${pantalla}`, userOf('Riesgo', '004'));
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
});

test('what does not load says so and can be asked again; nothing waiting says so', async () => {
  const api = fakeApi();
  api.on('GET /decision', () => problemAnswer(500, 'interno', 'x'));
  const { teclado } = openApp('/jftadj/decisiones', gerente);
  await screen.findByRole('button', { name: 'Reintentar' });
  api.on('GET /decision', () => listAnswer('decision', []));
  await teclado.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('No hay decisiones pendientes.')).toBeVisible();
});

test('what waits stands with who asked, since when and who decides, the oldest first, and opens beside the list', async () => {
  const { api } = abrirLista('decisiones');
  const fila = within((await screen.findByText(pendiente.nombreCliente)).closest('tr') as HTMLElement);
  expect(fila.getByRole('link', { name: 'Carpeta en riesgo' })).toHaveAttribute(
    'href',
    '/jftadj/decisiones?decision=162',
  );
  for (const texto of [
    '4 días hábiles',
    '$ 20.000,00',
    'Solicitado por Luis Chicaiza',
    'Riesgo',
    String(pendiente.nota),
  ])
    expect(fila.getByText(texto)).toBeVisible();
  const [pedida] = api.llamadas.filter(({ path }) => path.startsWith('/decision?'));
  expect(decodeURIComponent(pedida?.path ?? '')).toContain('sort=["desde","ASC"]');
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Excepciones y confirmaciones' })).toHaveAttribute(
    'href',
    '/jftadj/salvedades',
  );
});

const orden: DecisionVista = {
  ...pendiente,
  id: 191,
  clase: 'orden-de-compra',
  etiquetaClase: 'Orden de compra',
  clave: 27,
  nombreCliente: 'Vera Ñauñay José',
  decide: 'Jefatura Adjudicaciones',
  nota: null,
  enlace: '/orden-de-compra/27',
};
const panel = () => screen.findByRole('dialog');

test('ORD-550 who may not approve it reads it beside the list and is told why; Escape returns to its row', async () => {
  const { api, teclado, router } = abrirLista('decisiones', [pendiente, orden]);
  api.on('GET /orden-de-compra/27', () => ({ body: { ...ordenPendiente, acciones: [] } }));
  await screen.findByText(orden.nombreCliente);
  await teclado.keyboard('jj{Enter}');
  const abierto = within(await panel());
  expect(await abierto.findByText(/Sportage/)).toBeVisible();
  expect(abierto.getByText('La aprueba Jefatura')).toBeVisible();
  expect(abierto.queryByRole('button', { name: 'Aprobar' })).toBeNull();
  await teclado.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).not.toContain('decision');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Orden de compra' })).toHaveFocus());
});

test('what others decide says who, since when and what was missing, and leads to its page; j and k go through the list', async () => {
  const { api, teclado } = abrirLista('decisiones', [pendiente, orden]);
  api.on('GET /orden-de-compra/27', () => ({ body: { ...ordenPendiente, acciones: [] } }));
  await teclado.click(await screen.findByText(pendiente.nombreCliente));
  const carpeta = within(await panel());
  expect(await carpeta.findByRole('heading', { name: 'Carpeta en riesgo' })).toBeVisible();
  for (const texto of ['Riesgo', String(pendiente.nota)]) expect(carpeta.getByText(texto)).toBeVisible();
  expect(carpeta.getByRole('link', { name: 'Abrir en su página' })).toHaveAttribute('href', PLAN);
  expect(carpeta.getByRole('button', { name: 'Decisión anterior' })).toBeDisabled();
  await teclado.keyboard('j');
  expect(await within(await panel()).findByText(/Sportage/)).toBeVisible();
  await teclado.keyboard('k');
  expect(await within(await panel()).findByRole('heading', { name: 'Carpeta en riesgo' })).toBeVisible();
});

test('ORD-543 an order is approved beside the list in four keys, and the next decision opens; Enter alone approves nothing', async () => {
  const { api, teclado, router } = abrirLista('decisiones', [orden, pendiente]);
  api.on('GET /orden-de-compra/27', () => ({ body: { ...ordenPendiente, acciones: ['aprobar', 'anular'] } }));
  api.on('POST /orden-de-compra/27/aprobar', () => {
    api.on('GET /decision', () => listAnswer('decision', [pendiente]));
    return { body: { ...ordenPendiente, estado: 'aprobada', version: 2 } };
  });
  await screen.findByText(orden.nombreCliente);
  await teclado.keyboard('j{Enter}');
  const boton = await within(await panel()).findByRole('button', { name: 'Aprobar' });
  expect(boton).not.toHaveFocus();
  await teclado.keyboard('a');
  expect(boton).toHaveFocus();
  await teclado.keyboard('{Enter}');
  await waitFor(() =>
    expect(api.llamadas.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { version: 1 } }]),
  );
  expect(await within(await panel()).findByRole('heading', { name: 'Carpeta en riesgo' })).toBeVisible();
  expect(router.state.location.search).toContain('decision=162');
});

long('what was chosen in the panel is asked about before another decision takes its place', async () => {
  const { api, teclado } = abrirLista('decisiones', [orden, pendiente]);
  api.on('GET /orden-de-compra/27', () => ({ body: { ...ordenPendiente, acciones: ['aprobar'] } }));
  api.on(`GET /caso/${ordenPendiente.planes[0]?.idCodigo}/reglas/orden`, () => ({ body: reglasDelPaso(regla()) }));
  await teclado.click(await screen.findByText(orden.nombreCliente));
  const abierto = within(await panel());
  await teclado.click(await abierto.findByRole('checkbox'));
  await teclado.click(abierto.getByRole('heading', { name: 'Aprobar orden de compra' }));
  (document.activeElement as HTMLElement).blur();
  await teclado.keyboard('j');
  const pregunta = () => screen.findByRole('dialog', { name: /descartar/i });
  await teclado.click(within(await pregunta()).getByRole('button', { name: 'Seguir editando' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /descartar/i })).toBeNull());
  await teclado.click(screen.getByText(pendiente.nombreCliente));
  const descartar = within(await pregunta()).getByRole('button', { name: 'Descartar' });
  expect(abierto.getByRole('checkbox', { hidden: true })).toBeChecked();
  await teclado.click(descartar);
  expect(await within(await panel()).findByRole('heading', { name: 'Carpeta en riesgo' })).toBeVisible();
});

test('kind and product stand in the address', async () => {
  const { teclado, router } = abrirLista('decisiones');
  await screen.findByText(pendiente.nombreCliente);
  for (const [filtro, opcion] of [
    ['Trámite', 'Orden de pago'],
    ['Producto', 'CasaPlan'],
  ] as const) {
    await teclado.click(screen.getByRole('combobox', { name: filtro }));
    await teclado.click(await screen.findByRole('option', { name: opcion }));
  }
  await waitFor(() =>
    expect(JSON.parse(new URLSearchParams(router.state.location.search).get('filter') ?? '{}')).toEqual({
      clase: 'solicitud-de-pago',
      producto: '02',
    }),
  );
});

long('what the user decides and what others do are asked for apart', async () => {
  const { api, teclado, router } = abrirLista('decisiones');
  await screen.findByText(pendiente.nombreCliente);
  const ultima = () =>
    decodeURIComponent(api.llamadas.findLast(({ path }) => path.startsWith('/decision?'))?.path ?? '');
  for (const [boton, filtro] of [
    ['Me tocan', 'filter={"meToca":true}'],
    ['Tocan a otros', 'filter={"meToca":false}'],
  ] as const) {
    await teclado.click(screen.getByRole('button', { name: boton }));
    await waitFor(() => expect(ultima()).toContain(filtro));
    expect(screen.getByRole('button', { name: boton })).toHaveAttribute('aria-pressed', 'true');
  }
  await teclado.click(screen.getByRole('button', { name: 'Todas' }));
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('filter')).toBe('{}'));
});

test('an override stands with who, when, amount and why, and leads to what was decided', async () => {
  const { api, teclado } = abrirLista('salvedades');
  const fila = within((await screen.findByText('Cliente de diez años')).closest('tr') as HTMLElement);
  expect(fila.getByRole('link', { name: 'Excepción de riesgo' })).toHaveAttribute('href', PLAN);
  expect(fila.getByText('Rosa Paredes')).toBeVisible();
  await teclado.type(screen.getByRole('textbox', { name: 'Responsable' }), 'Paredes{Enter}');
  await waitFor(() =>
    expect(api.llamadas.some(({ path }) => decodeURIComponent(path).includes('"quien":"Paredes"'))).toBe(true),
  );
});

long('on a phone a row leads to its page; name, amount and age stand beside the kind', async () => {
  asPhone();
  abrirLista('decisiones');
  const celda = (await screen.findByText(pendiente.nombreCliente)).closest('td') as HTMLElement;
  expect(within(celda).getByRole('link', { name: 'Carpeta en riesgo' })).toHaveAttribute('href', PLAN);
  expect(within(celda).getByText('4 días hábiles')).toBeVisible();
});
