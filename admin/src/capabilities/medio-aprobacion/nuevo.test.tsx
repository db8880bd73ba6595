import { screen, waitFor, within } from '@testing-library/react';
import { problemAnswer } from '../../testing/api';
import { ejecutivo, zambrano } from '../../testing/clientes';
import { long } from '../../testing/long';
import { apiDeMedios, jefatura, medioEnEspera, medioRechazado, planesParaMedio } from '../../testing/medios';
import { openApp } from '../../testing/openApp';
import { draftIsKnown } from '../../testing/waits';

const CEDULA = zambrano.identificacion;
const PLANES = `GET /cliente/${CEDULA}/planes-para-medio`;

async function abrirNuevo(
  params = `?cliente=${CEDULA}&plan=01-M001-12`,
  preparar = (_: ReturnType<typeof apiDeMedios>) => {},
) {
  const api = apiDeMedios(medioRechazado);
  preparar(api);
  const vista = openApp(`/ejecutivo/medio-aprobacion/nuevo${params}`, ejecutivo);
  await screen.findByRole('button', { name: 'Generar' });
  await draftIsKnown();
  return { api, ...vista };
}

const boton = (name: string) => screen.getByRole('button', { name });
const entrada = (nombre: string) => document.querySelector(`input[name="${nombre}"]`) as HTMLInputElement;
const casilla = (plan: string) => screen.getByRole('checkbox', { name: plan });
const cifra = (nombre: string) => screen.getByRole('status', { name: nombre });
const region = (nombre: string) => within(screen.getByRole('region', { name: nombre }));

type Teclado = ReturnType<typeof openApp>['teclado'];
async function elegir(teclado: Teclado, campo: string, opcion: string) {
  await teclado.click(screen.getByRole('combobox', { name: campo }));
  await teclado.click(await screen.findByRole('option', { name: opcion }));
}
async function llenar(teclado: Teclado, campos: Readonly<Record<string, string>>) {
  for (const [nombre, texto] of Object.entries(campos)) {
    await teclado.clear(entrada(nombre));
    await teclado.type(entrada(nombre), texto);
  }
}
const costos = {
  desgravamen: '250,50',
  avaluo: '80',
  costosLegales: '310,25',
  escrituras: '0',
  impuestoTimbres: '95,15',
};

test('MED-510 MED-511 MED-507 MED-509 what is missing is named, and nothing is sent', async () => {
  const { api, teclado } = await abrirNuevo(`?cliente=${CEDULA}`);
  await teclado.click(boton('Generar'));
  expect(await screen.findByText('Debe seleccionar un plan')).toBeVisible();
  expect(screen.getAllByText('El valor debe ser mayor a cero')).toHaveLength(2);
  for (const campo of ['Marca (*)', 'Modelo (*)', 'Clase (*)', 'Año (*)'])
    expect(screen.getByLabelText(campo)).toHaveAttribute('aria-invalid', 'true');
  expect(api.enviadas()).toEqual([]);
});

long('AUT-016 MED-502 the way here goes over the list', async () => {
  await abrirNuevo();
  const ruta = within(screen.getByRole('navigation', { name: 'Ruta de navegación' }));
  expect(ruta.getByText('Nuevo medio de aprobación')).toBeVisible();
  expect(ruta.getByRole('link', { name: 'Medios de aprobación' })).toHaveAttribute(
    'href',
    '/ejecutivo/medio-aprobacion',
  );
});

long('MED-516 a plan that cannot be chosen says why; the one in another approval leads there', async () => {
  await abrirNuevo();
  expect(casilla('01-M001-12')).toBeChecked();
  expect(casilla('01-M001-14')).toBeEnabled();
  expect(casilla('01-M001-21')).toBeDisabled();
  expect(casilla('01-M001-21')).toHaveAccessibleDescription('El plan no tiene fecha de adjudicación');
  expect(casilla('01-M001-20')).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Está en el medio de aprobación No. 31' })).toHaveAttribute(
    'href',
    '/ejecutivo/medio-aprobacion/31',
  );
  expect(casilla('02-C004-7')).toBeDisabled();
  expect(casilla('02-C004-7')).toHaveAccessibleDescription('Los planes deben ser del mismo producto');
});

long('MED-529 the fifth plan is not offered', async () => {
  const cinco = [1, 2, 3, 4, 5].map((n) => ({ ...planesParaMedio[0], idCodigo: `01-M001-${n}` }));
  const { teclado } = await abrirNuevo(`?cliente=${CEDULA}`, ({ on }) => on(PLANES, () => ({ body: cinco })));
  for (const n of [1, 2, 3, 4]) await teclado.click(casilla(`01-M001-${n}`));
  expect(casilla('01-M001-5')).toBeDisabled();
  expect(screen.getByText('Puede elegir hasta 4 planes')).toBeVisible();
  await teclado.click(casilla('01-M001-2'));
  expect(casilla('01-M001-5')).toBeEnabled();
});

test('MED-514 MED-515 the sums follow plans, value and costs, exact in cents', async () => {
  const { teclado } = await abrirNuevo();
  await llenar(teclado, { valor: '25000,05', ...costos });
  expect(cifra('Diferencia')).toHaveTextContent('$ 7.000,05');
  expect(cifra('Total a pagar')).toHaveTextContent('$ 735,90');
  await teclado.click(casilla('01-M001-14'));
  expect(cifra('Diferencia')).toHaveTextContent('$ 1.999,95');
  await llenar(teclado, { valor: '20000' });
  expect(cifra('Diferencia')).toHaveTextContent('$ 0,00');
});

long('MED-528 MED-530 MED-531 MED-533 the models are those of the brand, and the model brings its class', async () => {
  const { api, teclado } = await abrirNuevo();
  expect(screen.getByRole('combobox', { name: 'Modelo (*)' })).toBeDisabled();
  await elegir(teclado, 'Marca (*)', 'Kia');
  await elegir(teclado, 'Modelo (*)', 'Sportage');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Clase (*)' })).toHaveValue('SUV'));
  const [modelos = ''] = api.pedidas('/modelo-vehiculo?');
  expect(JSON.parse(new URLSearchParams(modelos.split('?')[1]).get('filter') ?? '')).toEqual({ marca: '3' });
  await elegir(teclado, 'Marca (*)', 'Mazda');
  expect(screen.getByRole('combobox', { name: 'Modelo (*)' })).toHaveValue('');
  expect(screen.getByRole('combobox', { name: 'Clase (*)' })).toHaveValue('');
});

long('MED-507 a press on a price of the list takes it as value', async () => {
  const { api, teclado } = await abrirNuevo();
  await elegir(teclado, 'Marca (*)', 'Kia');
  await elegir(teclado, 'Modelo (*)', 'Sportage');
  expect(api.pedidas('/precio-vehiculo')).toEqual([]);
  await teclado.type(entrada('anio'), '2026');
  await teclado.click(await screen.findByRole('button', { name: 'Usar $ 31.500,50 de Sierra Motors como valor' }));
  expect(entrada('valor')).toHaveValue('31.500,50');
  expect(
    JSON.parse(new URLSearchParams(api.pedidas('/precio-vehiculo')[0]?.split('?')[1]).get('filter') ?? ''),
  ).toEqual({
    marca: '3',
    modelo: '31',
    anio: 2026,
    estadoBien: 'Nuevo',
  });
});

long(
  'MED-506 MED-532 MED-535 MED-545 generated with everything that stands on the paper, and its page opens',
  async () => {
    const { api, teclado, ruta } = await abrirNuevo();
    api.on('POST /medio-aprobacion', () => ({ status: 201, body: { ...medioEnEspera, id: 40 } }));
    api.on('GET /medio-aprobacion/40', () => ({ body: { ...medioEnEspera, id: 40 } }));
    await elegir(teclado, 'Marca (*)', 'Kia');
    await elegir(teclado, 'Modelo (*)', 'Sportage');
    await elegir(teclado, 'Color', 'Blanco');
    await elegir(teclado, 'Dispositivo', 'Rastreo satelital');
    await waitFor(() => expect(entrada('valorDispositivo')).toHaveValue('380,00'));
    await llenar(teclado, { anio: '2026', valor: '32990', ...costos, pagoAnticipado: '4990' });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Clase (*)' })).toHaveValue('SUV'));
    await teclado.click(boton('Generar'));
    expect(await screen.findByText('Medio de aprobación generado con exito.')).toBeVisible();
    await waitFor(() => expect(ruta()).toBe('/ejecutivo/medio-aprobacion/40'));
    expect(api.enviadas().map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /medio-aprobacion']);
    expect(api.enviadas()[0]?.body).toMatchObject({
      cedula: CEDULA,
      planes: ['01-M001-12'],
      valor: 32990,
      total: 735.9,
      diferencia: 14990,
      pagoAnticipado: 4990,
      ficha: { marcaId: 3, modeloId: 31, claseCodigo: 'SUV', color: 'Blanco', anio: 2026, estadoBien: 'Nuevo' },
      dispositivo: { id: 2, valor: 380 },
    });
    expect(api.enviadas()[0]?.body).not.toHaveProperty('poliza');
  },
);

long('MED-506 a refusal of the API stands at its field on the paper', async () => {
  const { api, teclado } = await abrirNuevo(`?reemplaza=${medioRechazado.id}`);
  api.on('POST /medio-aprobacion', () =>
    problemAnswer(422, 'campos-incorrectos', 'Campos incorrectos', {
      'ficha.modeloId': 'El modelo no es de la marca elegida',
    }),
  );
  await teclado.click(boton('Generar'));
  expect(await screen.findByText('El modelo no es de la marca elegida')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Modelo (*)' })).toHaveFocus();
});

long('MED-520 a new one in the place of one that was not approved begins with what that said', async () => {
  const { api, teclado } = await abrirNuevo(`?reemplaza=${medioRechazado.id}`);
  expect(screen.getByRole('link', { name: 'Reemplaza al medio No. 12' })).toBeVisible();
  expect(casilla('01-M001-12')).toBeChecked();
  expect(entrada('valor')).toHaveValue('32.990,00');
  expect(screen.getByRole('combobox', { name: 'Modelo (*)' })).toHaveValue('Sportage');
  api.on('POST /medio-aprobacion', () => ({ status: 201, body: { ...medioEnEspera, id: 40 } }));
  api.on('GET /medio-aprobacion/40', () => ({ body: { ...medioEnEspera, id: 40 } }));
  await teclado.click(boton('Generar'));
  expect(await screen.findByText('Medio de aprobación generado con exito.')).toBeVisible();
  expect(api.enviadas()[0]?.body).toMatchObject({ cedula: CEDULA, reemplazaA: 12, planes: ['01-M001-12'] });
});

long('MED-526 a plan of CasaPlan asks for a property in place of the vehicle', async () => {
  const casa = planesParaMedio.filter(({ producto }) => producto === '02');
  await abrirNuevo(`?cliente=${CEDULA}`, ({ on }) => on(PLANES, () => ({ body: casa })));
  expect(casilla('02-C004-7')).toBeChecked();
  expect(screen.queryByRole('region', { name: 'Vehículo' })).toBeNull();
  expect(region('Inmueble').getByRole('combobox', { name: 'Tipo de inmueble (*)' })).toBeVisible();
  expect(region('Inmueble').getByRole('combobox', { name: 'Cantón (*)' })).toBeDisabled();
});

test('MED-516 none of the plans can be chosen: only the reasons, no paper', async () => {
  const api = apiDeMedios();
  api.on(PLANES, () => ({ body: planesParaMedio.filter(({ seleccionable }) => !seleccionable) }));
  openApp(`/jftadj/medio-aprobacion/nuevo?cliente=${CEDULA}`, jefatura);
  expect(await screen.findByText('Ningún plan de este cliente puede estar en un medio de aprobación')).toBeVisible();
  expect(screen.getByText('El plan no tiene fecha de adjudicación')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Generar' })).toBeNull();
});

long('MED-516 the plan from which one came is in another approval: said above the paper', async () => {
  await abrirNuevo(`?cliente=${CEDULA}&plan=01-M001-20`);
  const aviso = await screen.findByRole('alert');
  expect(within(aviso).getByRole('link', { name: 'Está en el medio de aprobación No. 31' })).toBeVisible();
});

long('MED-502 without a client the client is looked for first', async () => {
  apiDeMedios();
  const { teclado, router } = openApp('/ejecutivo/medio-aprobacion/nuevo', ejecutivo);
  await teclado.type(await screen.findByRole('combobox', { name: /cliente/i }), 'zambrano');
  await teclado.click(await screen.findByRole('option', { name: /Zambrano Loor/ }));
  expect(router.state.location.search).toBe(`?cliente=${CEDULA}`);
  expect(await screen.findByRole('button', { name: 'Generar' })).toBeVisible();
});

long('MED-502 leaving asks while something is unsaved, and Cancelar leads back to the list', async () => {
  const { teclado, ruta } = await abrirNuevo();
  await llenar(teclado, { valor: '20000' });
  await teclado.click(screen.getByRole('link', { name: 'Estado cliente' }));
  const pregunta = within(await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' }));
  await teclado.click(pregunta.getByRole('button', { name: 'Seguir editando' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await teclado.click(boton('Cancelar'));
  await teclado.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(ruta()).toBe('/ejecutivo/medio-aprobacion'));
});

long('MED-502 a draft of this client comes back into the paper; those of his other approvals do not', async () => {
  const borrador = (seccion: string, valor: number) => ({
    id: seccion,
    formulario: 'medio-aprobacion',
    clave: CEDULA,
    seccion,
    valores: { valor },
    versionBase: 0,
    version: 1,
    guardadoEn: '2026-11-20T15:00:00.000Z',
  });
  const { api } = await abrirNuevo(undefined, ({ on }) =>
    on('GET /borrador', () => ({ body: [borrador('12', 1), borrador('nuevo', 27500)] })),
  );
  expect(await screen.findByText('Se restauró un borrador de 20/11/2026 10:00')).toBeVisible();
  expect(entrada('valor')).toHaveValue('27.500,00');
  expect(JSON.parse(new URLSearchParams(api.pedidas('/borrador')[0]?.split('?')[1]).get('filter') ?? '')).toEqual({
    formulario: 'medio-aprobacion',
    clave: CEDULA,
  });
});
