import { screen, within } from '@testing-library/react';
import { administrador, asistente, fakeApi, listAnswer, problemAnswer } from '../../testing/api';
import { openApp } from '../../testing/openApp';

const cuenta = {
  id: 31,
  version: 1,
  usuario: 'contabilidad',
  nombre: 'Sistema contable',
  role: 'Jefatura Adjudicaciones',
  alcances: ['orden:leer'],
  direcciones: [],
  activa: true,
  claves: [],
};
const suscripcion = {
  id: 3,
  version: 4,
  cuentaId: 31,
  cuenta: 'contabilidad',
  nombre: 'Contabilidad central',
  url: 'https://contabilidad.example/eventos',
  eventos: ['ORDEN-APROBADA'],
  sinPermiso: [],
  activa: true,
  estado: 'fallando',
  fallaDesde: '2026-03-10T15:00:00.000Z',
  ultimoExito: null,
  traslapeHasta: null,
  pendientes: 12,
  fallidos: 0,
};
const envio = {
  id: 7,
  version: 1,
  suscripcionId: 3,
  suscripcion: 'Contabilidad central',
  clave: '7b0a9c1e-2f0d-4b1c-9a51-0a6f5a2c3d4e',
  evento: 'ORDEN-APROBADA',
  nombreEvento: 'Orden de compra aprobada',
  plan: '01-M001-2',
  recurso: 'orden-de-compra',
  recursoId: '17',
  ocurridoEn: '2026-03-10T15:00:00.000Z',
  estado: 'fallido',
  intentos: 106,
  creadoEn: '2026-03-10T15:00:00.000Z',
  ultimoIntento: '2026-03-14T15:00:00.000Z',
  proximoIntento: null,
  entregadoEn: null,
  codigo: '503',
  respuesta: 'en mantenimiento',
  milisegundos: 40,
  acciones: ['reenviar', 'descartar'],
};

function api() {
  const fake = fakeApi();
  fake.on('GET /cuenta-servicio', () => listAnswer('cuenta-servicio', [cuenta]));
  fake.on('GET /cuenta-servicio/31', () => ({ body: cuenta }));
  fake.on('GET /suscripcion', () => listAnswer('suscripcion', [suscripcion]));
  fake.on('GET /suscripcion/3', () => ({ body: suscripcion }));
  fake.on('GET /envio-evento', () => listAnswer('envio-evento', [envio]));
  return fake;
}
const enviados = (fake: ReturnType<typeof fakeApi>) =>
  fake.llamadas.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

test('nobody but the administrator has the screens', async () => {
  api();
  openApp('/sistema/suscripcion', asistente);
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
});

test('the list says who does not take them and how many messages wait', async () => {
  api();
  openApp('/sistema/suscripcion', administrador);
  const fila = within((await screen.findByRole('link', { name: 'Contabilidad central' })).closest('tr') as HTMLElement);
  expect(fila.getByText('No recibe')).toBeVisible();
  expect(fila.getByText('12')).toBeVisible();
});

test('a new one is offered the events that its account may read; a wrong address is refused; the secret is shown once', async () => {
  const fake = api();
  fake.on('POST /suscripcion', () => ({ status: 201, body: { ...suscripcion, claveSecreta: 'whsec_abc' } }));
  const { teclado } = openApp('/sistema/suscripcion/create', administrador);
  expect(await screen.findByText('Elija primero la cuenta')).toBeVisible();
  await teclado.click(screen.getByRole('combobox', { name: /^Cuenta de servicio/ }));
  await teclado.click(await screen.findByRole('option', { name: 'contabilidad' }));
  await teclado.type(screen.getByLabelText(/^Nombre/), 'Contabilidad central');
  await teclado.type(screen.getByLabelText(/^Dirección/), 'contabilidad');
  await teclado.click(screen.getByRole('button', { name: 'Crear suscripción' }));
  expect(await screen.findByText('Escriba una dirección https://…')).toBeVisible();
  expect(screen.getByText('Elija al menos un evento')).toBeVisible();
  expect(enviados(fake)).toEqual([]);

  expect(screen.queryByRole('checkbox', { name: 'Pagaré aprobado' })).not.toBeInTheDocument();
  await teclado.click(screen.getByRole('checkbox', { name: 'Orden de compra aprobada' }));
  await teclado.clear(screen.getByLabelText(/^Dirección/));
  await teclado.type(screen.getByLabelText(/^Dirección/), suscripcion.url);
  await teclado.click(screen.getByRole('button', { name: 'Crear suscripción' }));
  expect(await screen.findByText('whsec_abc')).toBeVisible();
  expect(enviados(fake)).toEqual([
    ['/suscripcion', { cuentaId: 31, nombre: suscripcion.nombre, url: suscripcion.url, eventos: ['ORDEN-APROBADA'] }],
  ]);
});

test('its page tests it, makes another secret over the version that is shown, and sends again since a day', async () => {
  const fake = api();
  fake.on('POST /suscripcion/3/probar', () => ({ status: 204 }));
  fake.on('POST /suscripcion/3/generar-secreto', () => ({ body: { ...suscripcion, claveSecreta: 'whsec_otro' } }));
  fake.on('POST /suscripcion/3/reenviar', () => ({ body: { cantidad: 12 } }));
  const { teclado } = openApp('/sistema/suscripcion/3', administrador);
  await teclado.click(await screen.findByRole('button', { name: 'Enviar prueba' }));
  expect(await screen.findByText(/La prueba sale ahora/)).toBeVisible();
  await teclado.click(screen.getByRole('button', { name: 'Reenviar desde…' }));
  const reenvio = within(await screen.findByRole('dialog', { name: 'Reenviar desde…' }));
  for (const [n, parte] of ['10', '03', '2026'].entries()) {
    await teclado.click(reenvio.getAllByRole('spinbutton')[n] as HTMLElement);
    await teclado.keyboard(parte);
  }
  await teclado.click(reenvio.getByRole('button', { name: 'Reenviar' }));
  expect(await screen.findByText('12 avisos salen otra vez')).toBeVisible();
  await teclado.click(screen.getByRole('button', { name: 'Generar secreto' }));
  await teclado.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Generar' }));
  expect(await screen.findByText('whsec_otro')).toBeVisible();
  expect(enviados(fake)).toEqual([
    ['/suscripcion/3/probar', {}],
    ['/suscripcion/3/reenviar', { desde: '2026-03-10', estados: 'fallidos' }],
    ['/suscripcion/3/generar-secreto', { horasDeTraslape: 24, version: 4 }],
  ]);
});

test('a message shows what the other side said; it is sent again, and a refusal is said in its dialog', async () => {
  const fake = api();
  fake.on('POST /envio-evento/7/descartar', () => problemAnswer(409, 'estado-distinto', 'Ya se entregó'));
  fake.on('POST /envio-evento/7/reenviar', () => ({ body: { ...envio, estado: 'pendiente', acciones: [] } }));
  const { teclado } = openApp('/sistema/envio-evento', administrador);
  expect(await screen.findByText('en mantenimiento')).toBeVisible();
  await teclado.click(screen.getByRole('button', { name: 'Descartar aviso Orden de compra aprobada 01-M001-2' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Descartar aviso' }));
  await teclado.type(dialogo.getByLabelText(/^Motivo/), 'No hace falta');
  await teclado.click(dialogo.getByRole('button', { name: 'Descartar' }));
  expect(await dialogo.findByText('Ya se entregó')).toBeVisible();
  await teclado.keyboard('{Escape}');
  await teclado.click(screen.getByRole('button', { name: 'Reenviar aviso Orden de compra aprobada 01-M001-2' }));
  await teclado.click(
    within(await screen.findByRole('dialog', { name: 'Reenviar aviso' })).getByRole('button', { name: 'Reenviar' }),
  );
  expect(await screen.findByText('Aviso reenviado')).toBeVisible();
  expect(enviados(fake).at(-1)).toEqual(['/envio-evento/7/reenviar', { version: 1 }]);
});
