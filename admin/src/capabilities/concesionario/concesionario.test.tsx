import { mensajes } from '@adjudica/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, listAnswer, userOf } from '../../testing/api';
import { long } from '../../testing/long';
import { openApp } from '../../testing/openApp';
import { asPhone } from '../../testing/phone';

const jefatura = userOf('Jefatura Adjudicaciones', '002');
const gerente = userOf('Gerente General', null);
const ejecutivo = userOf('Ejecutivo Adjudicaciones', '002');

const sello = { version: 3, guardadaEn: '2026-01-02T14:00:00.000Z', guardadaPor: 'Gabriela Palacios' };
const sierra = {
  id: 7,
  nombreComercial: 'Sierra Motors',
  razonSocial: 'Sierra Motors S.A.',
  ruc: '1799900005001',
  codigo: 'EJ001',
  correo: 'ventas@sierra.example',
  telefono: '022345678',
  direccion: null,
  negociacion: 2.5,
  banco: null,
  tipoCuenta: null,
  numeroCuenta: null,
  estado: 'A',
  incompleta: false,
  ...sello,
};
const amazonas = { ...sierra, id: 8, nombreComercial: 'Amazonas', negociacion: null, estado: 'I', incompleta: true };
const inigo = {
  id: 1,
  concesionarioId: 7,
  nombre: 'Íñigo Muñoz',
  correo: 'inigo@sierra.example',
  departamento: 'Jefatura',
  telefono: '0991234567',
  estado: 'A',
  ...sello,
};
const lucia = { ...inigo, id: 2, nombre: 'Lucía Yépez', departamento: 'Financiero', estado: 'I' };
const rastreo = {
  id: 4,
  concesionarioId: 7,
  concesionario: 'Sierra Motors',
  nombre: 'Rastreo',
  valor: 380,
  estado: 'A',
  ...sello,
};

async function abrirLista(user = jefatura) {
  const api = fakeApi();
  api.on('GET /concesionario', () => listAnswer('concesionario', [sierra, amazonas]));
  api.on('GET /ejecutivo-concesionario', () => listAnswer('ejecutivo-concesionario', [inigo, lucia]));
  api.on('GET /dispositivo', () => listAnswer('dispositivo', [rastreo]));
  const vista = openApp('/jftadj/concesionario', user);
  await screen.findByRole('button', { name: 'Sierra Motors' });
  return { api, ...vista };
}
long('on a phone the name has the state below it', async () => {
  asPhone();
  await abrirLista();
  const celda = within(screen.getByRole('button', { name: 'Amazonas' }).closest('td') as HTMLElement);
  for (const texto of ['Inactivo', 'Incompleta', mensajes.propios.faltaDeConcesionario])
    expect(celda.getByText(texto)).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Estado' })).toBeNull();
});

async function abrirDetalle(user = jefatura) {
  const vista = await abrirLista(user);
  await vista.teclado.click(screen.getByRole('button', { name: 'Sierra Motors' }));
  await screen.findByRole('button', { name: 'Íñigo Muñoz' });
  return vista;
}
const enviados = (api: ReturnType<typeof fakeApi>) => api.llamadas.filter(({ method }) => method !== 'GET');
const seccion = (titulo: string) => within(screen.getByRole('region', { name: titulo }));
const dialogo = () => within(screen.getAllByRole('dialog').at(-1) as HTMLElement);

test('NAV-510 an executive has no such page', async () => {
  const api = fakeApi();
  openApp('/ejecutivo/concesionario', ejecutivo);
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  expect(api.llamadas.filter(({ path }) => path.startsWith('/concesionario'))).toEqual([]);
});

test('CON-500 CON-501 CON-502 CON-503 the list: ten rows, its columns, its filters, states in words', async () => {
  const { api, teclado } = await abrirLista();
  expect(screen.getByRole('heading', { name: 'Concesionarios', level: 1 })).toBeVisible();
  for (const columna of ['Nombre comercial', 'Razón social', 'RUC', 'Teléfono', 'Estado'])
    expect(screen.getByRole('columnheader', { name: columna })).toBeVisible();
  const fila = screen.getByRole('button', { name: 'Amazonas' }).closest('tr') as HTMLElement;
  expect(within(fila).getByText('Inactivo')).toBeVisible();
  expect(within(fila).getByText('Incompleta')).toBeVisible();
  await teclado.type(screen.getByPlaceholderText('Buscar por nombre, RUC o código'), 'sie');
  await waitFor(() => {
    const pedidas = api.llamadas.map(({ path }) => decodeURIComponent(path));
    expect(pedidas.some((path) => path.includes('"q":"sie"') && path.includes('range=[0,9]'))).toBe(true);
  });
});

long('NAV-514 the head reaches them by Administración, and only she has Nuevo and what deletes', async () => {
  await abrirLista(gerente);
  const menu = within(screen.getByRole('group', { name: 'Administración' }));
  expect(menu.getByRole('link', { name: 'Concesionario' })).toHaveAttribute('href', '/jftadj/concesionario');
  expect(screen.queryByRole('button', { name: 'Nuevo' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Eliminar/ })).toBeNull();
});

test('CON-504 CON-505 CON-507 CON-509 the dialog: fields, executives and devices with 5, 10 and 25 a page', async () => {
  const { api, teclado } = await abrirDetalle();
  expect(dialogo().getByDisplayValue('Sierra Motors S.A.')).toBeVisible();
  const ejecutivos = seccion('Ejecutivos');
  expect(ejecutivos.getByText('Jefe de ventas')).toBeVisible();
  expect(ejecutivos.getByText('Jefe Financiero')).toBeVisible();
  expect(ejecutivos.getByText('Inactivo')).toBeVisible();
  expect(seccion('Dispositivos').getByText('$ 380,00')).toBeVisible();
  const pedidas = api.llamadas.map(({ path }) => decodeURIComponent(path));
  for (const recurso of ['ejecutivo-concesionario', 'dispositivo'])
    expect(pedidas.find((path) => path.startsWith(`/${recurso}?`))).toMatch(
      /range=\[0,9\].*"concesionarioId":7|"concesionarioId":7.*range=\[0,9\]/,
    );
  await teclado.click(ejecutivos.getByRole('combobox'));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['5', '10', '25']);
});

test('CON-513 CON-523 CON-524 a new dealer: refused in its words, then saved, then it may have executives', async () => {
  const { api, teclado } = await abrirLista();
  api.on('POST /concesionario', ({ body }) => ({
    status: 201,
    body: { ...sierra, ...(body as object), id: 9, version: 1 },
  }));
  await teclado.click(screen.getByRole('button', { name: 'Nuevo' }));
  expect(dialogo().getByText('Guarde el concesionario para agregar sus ejecutivos y dispositivos.')).toBeVisible();
  await teclado.click(dialogo().getByRole('button', { name: 'Guardar' }));
  expect(await dialogo().findByText('Nombre es requerido.')).toBeVisible();
  expect(enviados(api)).toEqual([]);
  await teclado.type(dialogo().getByLabelText(/^Nombre comercial/), '  Nuevo Dealer ');
  await teclado.type(dialogo().getByLabelText(/^Razón social/), 'Nuevo Dealer S.A.');
  await teclado.type(dialogo().getByLabelText(/^RUC/), '1799900006001');
  expect(await dialogo().findByText('Verifique el número de RUC')).toBeVisible();
  await teclado.click(dialogo().getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Concesionario Guardado.')).toBeVisible();
  expect(enviados(api)[0]?.body).toMatchObject({ nombreComercial: 'Nuevo Dealer', estado: 'A', ruc: '1799900006001' });
  expect(await screen.findByRole('region', { name: 'Ejecutivos' })).toBeVisible();
});

long('CON-506 CON-514 CON-525 an executive is created and edited, each with its message', async () => {
  const { api, teclado } = await abrirDetalle();
  api.on('POST /ejecutivo-concesionario', ({ body }) => ({
    status: 201,
    body: { ...inigo, ...(body as object), id: 9 },
  }));
  api.on('PUT /ejecutivo-concesionario/1', ({ body }) => ({ body: { ...inigo, ...(body as object), version: 4 } }));
  await teclado.click(screen.getByRole('button', { name: 'Nuevo en Ejecutivos' }));
  await teclado.click(dialogo().getByRole('button', { name: 'Guardar' }));
  for (const texto of [
    'Nombre es requerido.',
    'Correo es requerido.',
    'Departamento es requerido.',
    'Telefono es requerido.',
  ])
    expect(await dialogo().findByText(texto)).toBeVisible();
  await teclado.type(dialogo().getByLabelText(/^Nombre/), 'Ana Mora');
  await teclado.type(dialogo().getByLabelText(/^Correo/), 'ana@sierra.example');
  await teclado.type(dialogo().getByLabelText(/^Teléfono/), '0991112223');
  await teclado.click(dialogo().getByLabelText(/^Departamento/));
  await teclado.click(await screen.findByRole('option', { name: 'Jefe de ventas' }));
  await teclado.click(dialogo().getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Ejecutivo Creado')).toBeVisible();
  expect(enviados(api)[0]?.body).toEqual({
    concesionarioId: 7,
    nombre: 'Ana Mora',
    correo: 'ana@sierra.example',
    departamento: 'Jefatura',
    telefono: '0991112223',
    estado: 'A',
  });
  await teclado.click(screen.getByRole('button', { name: 'Íñigo Muñoz' }));
  await teclado.click(dialogo().getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Ejecutivo Editado')).toBeVisible();
});

test('CON-506 CON-516 CON-526 a device is created and edited, each with its message', async () => {
  const { api, teclado } = await abrirDetalle();
  api.on('POST /dispositivo', ({ body }) => ({ status: 201, body: { ...rastreo, ...(body as object), id: 9 } }));
  api.on('PUT /dispositivo/4', ({ body }) => ({ body: { ...rastreo, ...(body as object), version: 4 } }));
  await teclado.click(screen.getByRole('button', { name: 'Nuevo en Dispositivos' }));
  await teclado.click(dialogo().getByRole('button', { name: 'Guardar' }));
  for (const texto of ['Nombre es requerido.', 'Valor es requerido.'])
    expect(await dialogo().findByText(texto)).toBeVisible();
  await teclado.type(dialogo().getByLabelText(/^Nombre/), 'Apagado remoto');
  await teclado.type(dialogo().getByLabelText(/^Valor/), '465,50');
  await teclado.click(dialogo().getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Dispositivo Creado')).toBeVisible();
  expect(enviados(api)[0]?.body).toEqual({ concesionarioId: 7, nombre: 'Apagado remoto', valor: 465.5, estado: 'A' });
  await teclado.click(screen.getByRole('button', { name: 'Rastreo' }));
  await teclado.click(dialogo().getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Dispositivo Editado')).toBeVisible();
});

test('CON-519 CON-525 one is deleted after the question, in the version that was seen; what is named is said to be inactive', async () => {
  const { api, teclado } = await abrirDetalle();
  api.on('DELETE /ejecutivo-concesionario/1', () => ({ body: { ...inigo, eliminado: true } }));
  api.on('DELETE /dispositivo/4', () => ({ body: { ...rastreo, estado: 'I', eliminado: false } }));
  await teclado.click(screen.getByRole('button', { name: 'Eliminar Íñigo Muñoz' }));
  expect(screen.getByRole('heading', { name: 'Estas seguro de eliminar a Íñigo Muñoz?' })).toBeVisible();
  expect(enviados(api)).toEqual([]);
  await teclado.click(dialogo().getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByText('Ejecutivo Eliminado')).toBeVisible();
  expect(enviados(api)[0]?.headers.get('If-Match')).toBe('"3"');
  await teclado.click(screen.getByRole('button', { name: 'Eliminar Rastreo' }));
  await teclado.click(dialogo().getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByText('Rastreo quedó inactivo porque otros registros lo nombran')).toBeVisible();
});

long('CON-520 several executives are deleted by one question', async () => {
  const { api, teclado } = await abrirDetalle();
  api.on('POST /ejecutivo-concesionario/eliminar', () => ({
    body: [inigo, lucia].map((ejecutivo) => ({ ...ejecutivo, eliminado: true })),
  }));
  expect(screen.queryByRole('button', { name: /elegido/ })).toBeNull();
  await teclado.click(screen.getByRole('checkbox', { name: 'Elegir Íñigo Muñoz' }));
  await teclado.click(screen.getByRole('checkbox', { name: 'Elegir Lucía Yépez' }));
  await teclado.click(screen.getByRole('button', { name: 'Eliminar 2 seleccionados' }));
  expect(screen.getByRole('heading', { name: 'Estas seguro de borrar los ejecutivos seleccionados ?' })).toBeVisible();
  await teclado.click(dialogo().getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByText('Ejecutivo Eliminado')).toBeVisible();
  expect(enviados(api)[0]?.body).toEqual({
    ejecutivos: [
      { id: 1, version: 3 },
      { id: 2, version: 3 },
    ],
  });
});

long('somebody else was faster: the refusal offers what stands now', async () => {
  const { api, teclado } = await abrirDetalle();
  const detalle = {
    versionActual: 4,
    campos: ['telefono'],
    quien: 'Otra Persona',
    cuando: null,
    actual: { telefono: '022999888' },
  };
  const vieja = { title: 'Otra persona modificó el registro', status: 412, code: 'version-vieja', detalle };
  api.on('PUT /concesionario/7', () => ({ status: 412, body: vieja }));
  await teclado.clear(dialogo().getByLabelText(/^Teléfono/));
  await teclado.type(dialogo().getByLabelText(/^Teléfono/), '022000111');
  await teclado.click(dialogo().getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/Otra Persona/)).toBeVisible();
  expect(screen.getByText('022999888')).toBeVisible();
});
