import { screen, within } from '@testing-library/react';
import { administrador, fakeApi, listAnswer, problemAnswer } from '../../testing/api';
import { openApp } from '../../testing/openApp';

const fila = (id: number, campo: string) => ({ id, [campo]: '2026-11-20T15:00:00.000Z' });

function conListas(correos: number, envios: number, importaciones: number) {
  const api = fakeApi();
  const de = (n: number, campo: string) => Array.from({ length: n }, (_, i) => fila(i + 1, campo));
  api.on('GET /correo', () => listAnswer('correo', de(correos, 'creadoEn')));
  api.on('GET /envio-evento', () => listAnswer('envio-evento', de(envios, 'creadoEn')));
  api.on('GET /importacion', () => listAnswer('importacion', de(importaciones, 'creadaEn')));
  return api;
}

const porAtender = async () => within(await screen.findByRole('region', { name: 'Por atender' }));

test('the home of the administrator counts what stopped, and each line leads to exactly these', async () => {
  const api = conListas(3, 0, 1);
  openApp('/sistema/inicio', administrador);
  const parte = await porAtender();
  const enlaces = parte
    .getAllByRole('link')
    .map((enlace) => [enlace.textContent, decodeURIComponent(enlace.getAttribute('href') ?? '')]);
  expect(enlaces).toEqual([
    ['Correos no entregados: 3El más antiguo es del 20/11/2026', '/sistema/correo?filter={"estado":"fallido"}'],
    [
      'Importaciones por aplicar: 1La más antigua es del 20/11/2026',
      '/sistema/importacion?filter={"estado":"VALIDADA"}',
    ],
  ]);
  const preguntas = api.llamadas
    .map(({ path }) => decodeURIComponent(path))
    .filter((path) => /fallido|VALIDADA/.test(path));
  expect(preguntas).toHaveLength(3);
  for (const pregunta of preguntas) expect(pregunta).toContain('sort=["id","ASC"]');
});

test('nothing stopped: the home says so', async () => {
  conListas(0, 0, 0);
  openApp('/sistema/inicio', administrador);
  expect((await porAtender()).getByText(/^Todo al día/)).toBeVisible();
});

test('what could not be counted is not called nothing, and can be asked for again', async () => {
  const api = conListas(0, 0, 0);
  api.on('GET /envio-evento', () => problemAnswer(500, 'interno', 'Ocurrio un error, intente de nuevo.'));
  const { teclado } = openApp('/sistema/inicio', administrador);
  const otraVez = await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.queryByText(/^Todo al día/)).toBeNull();
  api.on('GET /envio-evento', () => listAnswer('envio-evento', [fila(9, 'creadoEn')]));
  await teclado.click(otraVez);
  expect((await porAtender()).getByRole('link', { name: /^Envíos de eventos fallidos: 1/ })).toBeVisible();
});

test('of several that could not be counted all are asked for again by one press', async () => {
  const api = conListas(0, 0, 0);
  const recursos = ['correo', 'envio-evento', 'importacion'];
  for (const recurso of recursos) api.on(`GET /${recurso}`, () => problemAnswer(500, 'interno', 'Ocurrio un error.'));
  const { teclado } = openApp('/sistema/inicio', administrador);
  const otraVez = await screen.findByRole('button', { name: 'Reintentar' });
  for (const recurso of recursos) api.on(`GET /${recurso}`, () => listAnswer(recurso, []));
  await teclado.click(otraVez);
  expect((await porAtender()).getByText(/^Todo al día/)).toBeVisible();
});

test('a new installation says what comes first and what of it is done; one with users and data does not', async () => {
  const api = conListas(0, 0, 0);
  const cuantos = { usuario: 1, importacion: 0, plazo: 1 };
  for (const [recurso, n] of Object.entries(cuantos))
    api.on(`GET /${recurso}`, () =>
      listAnswer(
        recurso,
        Array.from({ length: n }, (_, id) => ({ id })),
      ),
    );
  const { unmount } = openApp('/sistema/inicio', administrador);
  const pasos = within(await screen.findByRole('region', { name: 'Primeros pasos: 1 de 3' }));
  expect(pasos.getAllByRole('listitem').map((paso) => within(paso).getByTitle(/hacer|Hecho/).textContent)).toEqual([
    'Por hacer',
    'Por hacer',
    'Hecho',
  ]);
  expect(pasos.getByRole('link', { name: /^Importe grupos/ })).toHaveAttribute('href', '/sistema/importacion');
  unmount();
  for (const recurso of ['usuario', 'importacion'])
    api.on(`GET /${recurso}`, () => listAnswer(recurso, [{ id: 1 }, { id: 2 }]));
  openApp('/sistema/inicio', administrador);
  await porAtender();
  expect(screen.queryByRole('region', { name: /Primeros pasos/ })).toBeNull();
});
