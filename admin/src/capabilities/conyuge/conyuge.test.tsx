import { screen, waitFor, within } from '@testing-library/react';
import { CLAVE, conyuge } from '../../testing/anexos';
import { fakeApi, listAnswer, problemAnswer, userOf } from '../../testing/api';
import { long } from '../../testing/long';
import { mount } from '../../testing/mount';
import { draftIsKnown } from '../../testing/waits';
import ConyugeTab from './ConyugeTab';

const ejecutivo = userOf('Ejecutivo Adjudicaciones', '002');
const lleno = {
  ...conyuge,
  identificacion: '1104680135',
  nombreCompleto: 'Lucía Zambrano Tipán',
  situacionLaboral: 'V',
  laboralNombre: 'Textiles Andinos',
  version: 2,
};

async function abrirConyuge(registro: object = conyuge) {
  const api = fakeApi();
  api.on(`GET /conyuge/${CLAVE}`, () => ({ body: registro }));
  api.on('GET /pais', () =>
    listAnswer('pais', [
      { id: 'CO', codigo: 'CO', nombre: 'Colombia' },
      { id: 'EC', codigo: 'EC', nombre: 'Ecuador' },
    ]),
  );
  const vista = mount(<ConyugeTab clave={CLAVE} />, ejecutivo);
  await screen.findByRole('heading', { name: 'Datos personales' });
  await draftIsKnown();
  return { api, ...vista };
}

async function abrirEditando(registro?: object) {
  const abierta = await abrirConyuge(registro);
  await abierta.teclado.click(screen.getByRole('button', { name: 'Editar' }));
  return abierta;
}

const celda = (nombre: string) => document.querySelector(`[data-campo="${nombre}"]`) as HTMLElement;
const entrada = (nombre: string) => celda(nombre).querySelector('input') as HTMLInputElement;
const guardar = () => screen.getByRole('button', { name: 'Guardar' });
const enviados = (api: ReturnType<typeof fakeApi>) =>
  api.llamadas.filter(({ method, path }) => method === 'PUT' && path.startsWith('/conyuge/'));
type Teclado = Awaited<ReturnType<typeof abrirConyuge>>['teclado'];

async function elegir(teclado: Teclado, nombre: string, opcion: string) {
  await teclado.click(within(celda(nombre)).getByRole('combobox'));
  await teclado.click(await screen.findByRole('option', { name: opcion }));
}

test('EST-518 without the right to save there is no Editar', async () => {
  await abrirConyuge({ ...lleno, acciones: [] });
  expect(screen.queryByRole('button', { name: 'Editar' })).toBeNull();
  expect(screen.getByText('Lucía Zambrano Tipán')).toBeVisible();
});

test('EST-531 a load that fails says so', async () => {
  const api = fakeApi();
  api.on(`GET /conyuge/${CLAVE}`, () => problemAnswer(500, 'interno', 'x'));
  mount(<ConyugeTab clave={CLAVE} />, ejecutivo);
  expect(await screen.findByText('Ocurrio un error, intente de nuevo.')).toBeVisible();
});

long('EST-517 EST-524 read until Editar; the company belongs to jobs that have one', async () => {
  const { teclado } = await abrirConyuge(lleno);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(screen.getByText('Textiles Andinos')).toBeVisible();
  await teclado.click(screen.getByRole('button', { name: 'Editar' }));
  await elegir(teclado, 'situacionLaboral', 'Jubilado');
  expect(screen.queryByRole('heading', { name: 'Datos laborales' })).toBeNull();
});

long('EST-526 EST-529 what is required is said beside its field, and nothing is sent', async () => {
  const { api, teclado } = await abrirEditando();
  await teclado.click(guardar());
  expect(await within(celda('identificacion')).findByText('El campo es obligatorio')).toBeVisible();
  expect(within(celda('nombreCompleto')).getByText('El campo es obligatorio')).toBeVisible();
  expect(screen.getByText('Situación laboral del cliente es requerida.')).toBeVisible();
  expect(enviados(api)).toEqual([]);
});

long('EST-527 two words, or figures, are no full name', async () => {
  const { teclado } = await abrirEditando(lleno);
  for (const nombre of ['Lucía Zambrano', 'Lucía Zambrano 3']) {
    await teclado.clear(entrada('nombreCompleto'));
    await teclado.type(entrada('nombreCompleto'), nombre);
    await teclado.click(guardar());
    expect(await screen.findByText('Escriba nombres y apellidos completos')).toBeVisible();
  }
});

long('EST-530 years in the country are asked of foreigners only, at most 100', async () => {
  const { teclado } = await abrirEditando(lleno);
  await elegir(teclado, 'nacionalidad', 'Ecuador');
  expect(celda('anosResidencia')).toBeNull();
  await elegir(teclado, 'nacionalidad', 'Colombia');
  await teclado.type(entrada('anosResidencia'), '101');
  await teclado.click(guardar());
  expect(await screen.findByText('Ingrese un número de años correcto')).toBeVisible();
});

test('EST-528 the age is told beside the birth date', async () => {
  await abrirConyuge({ ...lleno, fechaNacimiento: '1990-01-15' });
  const anios = new Date().getFullYear() - 1990;
  expect(screen.getByText(new RegExp(`^Edad: (${anios - 1}|${anios}) años$`))).toBeVisible();
});

test('EST-532 a save sends the values with the version and says so in its own words', async () => {
  const { api, teclado } = await abrirEditando(lleno);
  api.on(`PUT /conyuge/${CLAVE}`, () => ({ body: { ...lleno, version: 3 } }));
  await teclado.type(entrada('laboralNombre'), ' S.A.');
  await teclado.click(guardar());
  expect(await screen.findByText('Información del conyuge guardada exitosamente')).toBeVisible();
  expect(enviados(api)[0]?.headers.get('If-Match')).toBe('"2"');
  expect(enviados(api)[0]?.body).toMatchObject({
    nombreCompleto: 'Lucía Zambrano Tipán',
    laboralNombre: 'Textiles Andinos S.A.',
  });
});

long('EST-531 a save that fails keeps what was typed and says so', async () => {
  const { api, teclado } = await abrirEditando(lleno);
  api.on(`PUT /conyuge/${CLAVE}`, () => problemAnswer(500, 'interno', 'x'));
  await teclado.type(entrada('laboralNombre'), ' S.A.');
  await teclado.click(guardar());
  expect(await screen.findByText('Ocurrio un error, intente de nuevo.')).toBeVisible();
  await waitFor(() => expect(entrada('laboralNombre')).toHaveValue('Textiles Andinos S.A.'));
});

describe('a cédula that is registered', () => {
  const consta = 'La cédula 1104680135 consta a nombre de Ruiz Andrade Rosa. Verifique que sea la misma persona.';
  const abrirCon = async (nombreCompleto: string) => {
    const api = fakeApi();
    api.on('GET /cliente/busqueda', () => ({
      body: [{ identificacion: '1104680135', nombreCompleto: 'Ruiz Andrade Rosa' }],
    }));
    api.on(`GET /conyuge/${CLAVE}`, () => ({ body: { ...conyuge, nombreCompleto } }));
    api.on('GET /pais', () => listAnswer('pais', []));
    const vista = mount(<ConyugeTab clave={CLAVE} />, ejecutivo);
    await screen.findByRole('heading', { name: 'Datos personales' });
    await draftIsKnown();
    await vista.teclado.click(screen.getByRole('button', { name: 'Editar' }));
    await vista.teclado.type(entrada('identificacion'), '110468013');
    return { ...vista, api };
  };
  const preguntadas = (api: ReturnType<typeof fakeApi>) =>
    api.llamadas.filter(({ path }) => path.startsWith('/cliente/'));

  test('under another name is said before anything is saved, and nothing is asked while it is typed', async () => {
    const { teclado, api } = await abrirCon('Lucía Zambrano Tipán');
    expect(preguntadas(api)).toEqual([]);
    await teclado.type(entrada('identificacion'), '5');
    expect(await screen.findByText(consta)).toBeVisible();
    expect(preguntadas(api)).toHaveLength(1);
  });

  long('under the same name, in another order and without accents, says nothing', async () => {
    const { teclado, api } = await abrirCon('ROSA RUÍZ');
    await teclado.type(entrada('identificacion'), '5');
    await waitFor(() => expect(preguntadas(api)).toHaveLength(1));
    expect(screen.queryByText(consta)).toBeNull();
  });
});
