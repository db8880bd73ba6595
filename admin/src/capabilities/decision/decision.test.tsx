import { screen, waitFor, within } from '@testing-library/react';
import type { DecisionVista, SalvedadVista } from '../../generated/api';
import { fakeApi, listAnswer, problemAnswer, userOf } from '../../testing/api';
import { openApp } from '../../testing/openApp';
import { asPhone } from '../../testing/phone';

const gerente = userOf('Gerente General', null);
const pendiente: DecisionVista = {
  id: 162,
  clase: 'carpeta',
  etiquetaClase: 'Carpeta en riesgo',
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

test('what waits stands with who asked, since when and who decides, the oldest first, and leads to its record', async () => {
  const { api } = abrirLista('decisiones');
  const fila = within((await screen.findByText(pendiente.nombreCliente)).closest('tr') as HTMLElement);
  expect(fila.getByRole('link', { name: 'Carpeta en riesgo' })).toHaveAttribute('href', PLAN);
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

test('what the user decides and what others do are asked for apart', async () => {
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

test('on a phone name, amount and age stand beside the kind', async () => {
  asPhone();
  abrirLista('decisiones');
  const celda = (await screen.findByText(pendiente.nombreCliente)).closest('td') as HTMLElement;
  expect(within(celda).getByRole('link', { name: 'Carpeta en riesgo' })).toBeVisible();
  expect(within(celda).getByText('4 días hábiles')).toBeVisible();
});
