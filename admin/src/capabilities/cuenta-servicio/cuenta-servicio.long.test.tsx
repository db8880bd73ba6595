import { screen, within } from '@testing-library/react';
import { administrador, asistente, fakeApi, listAnswer, problemAnswer } from '../../testing/api';
import { openApp } from '../../testing/openApp';

const cuenta = {
  id: 31,
  version: 4,
  usuario: 'contabilidad',
  nombre: 'Sistema contable',
  role: 'Jefatura Adjudicaciones',
  alcances: ['orden:leer', 'pago:leer'],
  direcciones: ['10.1.0.0/16'],
  activa: true,
  claves: [
    {
      publico: '0c4f1a9e77b2',
      estado: 'vigente',
      creadaEn: '2026-03-05T14:00:00.000Z',
      vence: '2026-09-01T14:00:00.000Z',
      revocadaEn: null,
      ultimoUso: null,
      ultimaDireccion: null,
    },
  ],
};

test('nobody but the administrator has the screen', async () => {
  fakeApi();
  openApp('/sistema/cuenta-servicio', asistente);
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
});

test('the list says how many keys are valid and that none was used; an empty one says so', async () => {
  const api = fakeApi();
  api.on('GET /cuenta-servicio', () => listAnswer('cuenta-servicio', [cuenta]));
  openApp('/sistema/cuenta-servicio', administrador);
  const fila = within((await screen.findByRole('link', { name: 'contabilidad' })).closest('tr') as HTMLElement);
  expect(fila.getByText('Sin uso')).toBeVisible();
  expect(fila.getByText('Activa')).toBeVisible();
});

test('a new account without scopes or with a wrong address is refused as the API would; the valid one is sent', async () => {
  const api = fakeApi();
  api.on('POST /cuenta-servicio', () => ({ status: 201, body: { ...cuenta, claves: [] } }));
  api.on('GET /cuenta-servicio/31', () => ({ body: { ...cuenta, claves: [] } }));
  const { teclado } = openApp('/sistema/cuenta-servicio/create', administrador);
  await teclado.type(await screen.findByLabelText(/^Cuenta/), 'contabilidad');
  await teclado.type(screen.getByLabelText(/^Nombre/), 'Sistema contable');
  await teclado.click(screen.getByRole('combobox', { name: /^Rol/ }));
  await teclado.click(await screen.findByRole('option', { name: 'Jefatura Adjudicaciones' }));
  await teclado.type(screen.getByLabelText('Direcciones permitidas'), 'servidor');
  await teclado.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  expect(await screen.findByText('Elija al menos un permiso')).toBeVisible();
  expect(screen.getByText(/^Escriba una dirección IP o una red/)).toBeVisible();
  expect(api.llamadas.filter(({ method }) => method === 'POST')).toEqual([]);

  expect(screen.queryByRole('checkbox', { name: 'orden: aprobar' })).not.toBeInTheDocument();
  await teclado.click(screen.getByRole('checkbox', { name: 'orden: leer' }));
  await teclado.clear(screen.getByLabelText('Direcciones permitidas'));
  await teclado.type(screen.getByLabelText('Direcciones permitidas'), '10.1.0.0/16');
  await teclado.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  expect(await screen.findByText('Todavía no tiene clave: genere una.')).toBeVisible();
  expect(api.llamadas.find(({ method }) => method === 'POST')?.body).toEqual({
    usuario: 'contabilidad',
    nombre: 'Sistema contable',
    role: 'Jefatura Adjudicaciones',
    alcances: ['orden:leer'],
    direcciones: ['10.1.0.0/16'],
  });
});

test('a key is shown once with a button that copies it, and closing it uncopied asks', async () => {
  const api = fakeApi();
  api.on('GET /cuenta-servicio/31', () => ({ body: cuenta }));
  api.on('POST /cuenta-servicio/31/generar-clave', () => ({ body: { ...cuenta, claveSecreta: 'adj_secreta' } }));
  const { teclado } = openApp('/sistema/cuenta-servicio/31', administrador);
  await teclado.click(await screen.findByRole('button', { name: 'Generar clave' }));
  await teclado.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Generar' }));
  expect(await screen.findByText('adj_secreta')).toBeVisible();
  const enviada = api.llamadas.find(({ method }) => method === 'POST');
  expect(enviada?.body).toEqual({ dias: 180, horasDeTraslape: 24, version: cuenta.version });
  await teclado.keyboard('{Escape}');
  expect(await screen.findByText('¿Cerrar sin haberla copiado?')).toBeVisible();
  await teclado.click(screen.getByRole('button', { name: 'Volver' }));
  await teclado.click(await screen.findByRole('button', { name: 'Copiar' }));
  expect(await navigator.clipboard.readText()).toBe('adj_secreta');
});

test('a key is revoked after a question that names the effect; a refusal is said in it', async () => {
  const api = fakeApi();
  api.on('GET /cuenta-servicio/31', () => ({ body: cuenta }));
  api.on('POST /cuenta-servicio/31/revocar-clave', () => problemAnswer(409, 'clave-ya-revocada', 'Ya estaba revocada'));
  const { teclado } = openApp('/sistema/cuenta-servicio/31', administrador);
  await teclado.click(await screen.findByRole('button', { name: 'Revocar la clave 0c4f1a9e77b2' }));
  const dialogo = within(await screen.findByRole('dialog'));
  expect(dialogo.getByText(/Deja de servir en la siguiente llamada/)).toBeVisible();
  await teclado.click(dialogo.getByRole('button', { name: 'Revocar' }));
  expect(await screen.findByText('Ya estaba revocada')).toBeVisible();
  expect(api.llamadas.find(({ method }) => method === 'POST')?.body).toEqual({ clave: '0c4f1a9e77b2' });
});
