import { cleanup, screen, waitFor } from '@testing-library/react';
import { depositario, planEditable } from '../../testing/anexos';
import { fakeApi, problemAnswer, userOf } from '../../testing/api';
import { long } from '../../testing/long';
import { mount } from '../../testing/mount';
import { draftIsKnown } from '../../testing/waits';
import DepositarioTab from './DepositarioTab';

const ejecutivo = userOf('Ejecutivo Adjudicaciones', '002');
const lleno = {
  ...depositario,
  identificacion: '1104680135',
  nombres: 'Lucía',
  apellidos: 'Zambrano Tipán',
  telefono: '0991234567',
  correo: 'lucia@correo.example',
  direccion: 'Bolívar 10-20',
  version: 4,
  guardadaEn: '2026-11-18T15:30:00.000Z',
  guardadaPor: 'Lucía Andrade',
};

async function abrirDepositario(registro: object = depositario) {
  const api = fakeApi();
  api.on('GET /depositario/01-M001-12', () => ({ body: registro }));
  const vista = mount(<DepositarioTab estado={planEditable} />, ejecutivo);
  await waitFor(() => expect(document.querySelector('[data-campo="direccion"]')).not.toBeNull());
  await draftIsKnown();
  return { api, ...vista };
}

const entrada = (nombre: string) => document.querySelector(`[data-campo="${nombre}"] input`) as HTMLInputElement;
const guardar = () => screen.getByRole('button', { name: 'Guardar' });
const enviados = (api: ReturnType<typeof fakeApi>) =>
  api.llamadas.filter(({ method, path }) => method === 'PUT' && path.startsWith('/depositario/'));

test('EST-518 without the right to save there is no Editar', async () => {
  await abrirDepositario({ ...lleno, acciones: [] });
  expect(screen.queryByRole('button', { name: 'Editar' })).toBeNull();
  expect(screen.getByText('Zambrano Tipán')).toBeVisible();
});

test('EST-511 EST-517 read until Editar, with who saved it last', async () => {
  const { teclado } = await abrirDepositario(lleno);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(guardar()).toBeDisabled();
  expect(screen.getByText('Guardado el 18/11/2026 10:30 por Lucía Andrade')).toBeVisible();
  await teclado.click(screen.getByRole('button', { name: 'Editar' }));
  expect(screen.getAllByRole('textbox')).toHaveLength(6);
  expect(entrada('telefono')).toHaveValue('0991234567');
});

long('EST-535 EST-537 EST-538 EST-539 what is missing is said beside its field, and nothing is sent', async () => {
  const { api, teclado } = await abrirDepositario();
  await teclado.click(screen.getByRole('button', { name: 'Editar' }));
  await teclado.type(entrada('telefono'), '099123');
  await teclado.type(entrada('correo'), 'lucia@');
  await teclado.click(guardar());
  expect(await screen.findAllByText('El campo es obligatorio')).toHaveLength(3);
  expect(screen.getByText('Teléfono inválido')).toBeVisible();
  expect(screen.getByText('Ingrese un correo válido.')).toBeVisible();
  expect(screen.getByText('Dirección es requerida.')).toBeVisible();
  expect(enviados(api)).toEqual([]);
});

test('EST-536 names take letters only', async () => {
  const { teclado } = await abrirDepositario(lleno);
  await teclado.click(screen.getByRole('button', { name: 'Editar' }));
  await teclado.type(entrada('nombres'), '2');
  await teclado.click(guardar());
  expect(await screen.findByText('Use solo letras')).toBeVisible();
});

test('EST-533 EST-534 a save sends the six facts with the version and says so', async () => {
  const { api, teclado } = await abrirDepositario(lleno);
  api.on('PUT /depositario/01-M001-12', () => ({ body: { ...lleno, direccion: 'Sucre 5', version: 5 } }));
  await teclado.click(screen.getByRole('button', { name: 'Editar' }));
  await teclado.clear(entrada('direccion'));
  await teclado.type(entrada('direccion'), 'Sucre 5');
  await teclado.click(guardar());
  expect(await screen.findByText('Información guardada exitosamente')).toBeVisible();
  const { identificacion, nombres, apellidos, telefono, correo } = lleno;
  expect(enviados(api)[0]?.body).toEqual({
    identificacion,
    nombres,
    apellidos,
    telefono,
    correo,
    direccion: 'Sucre 5',
  });
  expect(enviados(api)[0]?.headers.get('If-Match')).toBe('"4"');
});

test('GEN-021 a plan whose depositario cannot be read says so', async () => {
  const api = fakeApi();
  api.on('GET /depositario/01-M001-12', () => problemAnswer(500, 'interno', 'x'));
  mount(<DepositarioTab estado={planEditable} />, ejecutivo);
  expect(await screen.findByText('Ocurrio un error, intente de nuevo.')).toBeVisible();
});

long('what was typed and not saved is kept as a draft, and stands in the form the next time', async () => {
  const { api, teclado } = await abrirDepositario(lleno);
  const borrador = {
    id: 'depositario/01-M001-12/depositario',
    formulario: 'depositario',
    clave: '01-M001-12',
    seccion: 'depositario',
    versionBase: 4,
    version: 1,
    guardadoEn: '2026-11-21T14:05:00.000Z',
  };
  api.on('PUT /borrador/depositario/01-M001-12/depositario', () => ({ body: borrador }));
  await teclado.click(screen.getByRole('button', { name: 'Editar' }));
  await teclado.clear(entrada('direccion'));
  await teclado.type(entrada('direccion'), 'Sucre 5');
  expect(await screen.findByText('Borrador guardado 09:05', undefined, { timeout: 4_000 })).toBeVisible();
  const [kept] = api.llamadas.filter(({ path, method }) => method === 'PUT' && path.startsWith('/borrador/'));
  expect(kept?.body).toEqual({ valores: { direccion: 'Sucre 5' }, versionBase: 4, version: 0 });
  expect(enviados(api)).toEqual([]);

  cleanup();
  const otra = fakeApi();
  otra.on('GET /depositario/01-M001-12', () => ({ body: lleno }));
  otra.on('GET /borrador', () => ({ body: [{ ...borrador, valores: { direccion: 'Sucre 5' } }] }));
  mount(<DepositarioTab estado={planEditable} />, ejecutivo);
  expect(await screen.findByText('Se restauró un borrador de 21/11/2026 09:05')).toBeVisible();
  expect(entrada('direccion')).toHaveValue('Sucre 5');
});

test('a cédula that is registered under another name says so before anything is saved', async () => {
  const { api, teclado } = await abrirDepositario({ ...lleno, identificacion: '' });
  api.on('GET /cliente/busqueda', () => ({
    body: [{ identificacion: '1104680135', nombreCompleto: 'Ruiz Andrade Rosa' }],
  }));
  await teclado.click(screen.getByRole('button', { name: 'Editar' }));
  await teclado.type(entrada('identificacion'), '1104680135');
  expect(await screen.findByText(/^La cédula 1104680135 consta a nombre de Ruiz Andrade Rosa/)).toBeVisible();
});
