import { screen, waitFor, within } from '@testing-library/react';
import { listAnswer, userOf } from '../../testing/api';
import { zambrano } from '../../testing/clientes';
import { apiDeDocumentos, carpeta12 } from '../../testing/documentos';
import { long } from '../../testing/long';
import { openApp } from '../../testing/openApp';
import { asPhone } from '../../testing/phone';
import type { CarpetaRecord } from './tipos';

const ejecutivo = userOf('Ejecutivo Adjudicaciones', '002');
const riesgo = userOf('Riesgo', '004');

const carpetas: readonly CarpetaRecord[] = [
  carpeta12,
  {
    ...carpeta12,
    id: '01-M001-13',
    nombreCompleto: 'Mora Ana',
    estado: 'Documentación vacia',
    motivoNoEnviar: 'Documentación vacia',
  },
  {
    ...carpeta12,
    id: '01-M001-14',
    nombreCompleto: 'Vera Beto',
    estado: 'Documentación completa',
    idDepartamento: '004',
    motivoNoEnviar: 'La carpeta ya está en el departamento de riesgo',
  },
  {
    ...carpeta12,
    id: '01-M001-15',
    nombreCompleto: 'Paz Carla',
    estado: 'No tiene documentos asignado',
    documentosTotal: 0,
  },
];

function abrirVisor(user = ejecutivo, prefijo = '/ejecutivo') {
  const api = apiDeDocumentos();
  api.on('GET /documentos-cliente', () => listAnswer('documentos-cliente', carpetas));
  return { api, ...openApp(`${prefijo}/documentos-cliente`, user) };
}
const filaDe = async (nombre: string) => (await screen.findByText(nombre)).closest('tr') as HTMLElement;
const filtro = (path: string) =>
  JSON.parse(new URL(path, 'http://x').searchParams.get('filter') ?? '{}') as Record<string, unknown>;

long('on a phone the client has the state of the folder below', async () => {
  asPhone();
  abrirVisor();
  const celda = within((await screen.findByText('Mora Ana')).closest('td') as HTMLElement);
  expect(celda.getByText('Documentación vacia')).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Estado' })).toBeNull();
});

long("one's own folders are a choice of an executive alone", async () => {
  const { api, teclado, unmount } = abrirVisor();
  await filaDe('Vera Beto');
  await teclado.click(screen.getByRole('combobox', { name: 'Cartera' }));
  await teclado.click(await screen.findByRole('option', { name: 'Mis socios' }));
  await waitFor(() =>
    expect(filtro(api.llamadas.findLast(({ path }) => path.startsWith('/documentos-cliente'))?.path ?? '')).toEqual({
      ejecutivo: 'yo',
    }),
  );
  unmount();
  abrirVisor(riesgo, '/riesgo');
  await filaDe('Vera Beto');
  expect(screen.queryByRole('combobox', { name: 'Cartera' })).toBeNull();
});

test("DOC-006 only department 002 sees 'Acciones'", async () => {
  abrirVisor(riesgo, '/riesgo');
  await filaDe('Vera Beto');
  expect(screen.queryByText('Acciones')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Enviar a Riesgo' })).toBeNull();
});

test('DOC-007 a row of an empty folder opens nothing', async () => {
  const { teclado, ruta } = abrirVisor();
  const fila = await filaDe('Mora Ana');
  expect(within(fila).queryByRole('link')).toBeNull();
  await teclado.click(within(fila).getByText('Documentación vacia'));
  expect(ruta()).toBe('/ejecutivo/documentos-cliente');
});

long('DOC-002 DOC-003 at most eight characters are searched for; a pasted cédula stays as it is', async () => {
  const { api, teclado } = abrirVisor();
  await filaDe('Mora Ana');
  await teclado.click(screen.getByRole('searchbox', { name: 'Cédula o nombre' }));
  await teclado.paste('1710034065');
  await teclado.keyboard('{Enter}');
  await waitFor(() => expect(filtro(api.pedidas('/documentos-cliente?').at(-1) ?? '/').q).toBe('17100340'));
  expect(screen.getByRole('searchbox', { name: 'Cédula o nombre' })).toHaveValue('1710034065');
  expect(screen.getByText('Se busca por los primeros 8 caracteres')).toBeVisible();
});

test('DOC-001 DOC-004 DOC-005 DOC-014 title, columns, page sizes and the chip of a folder in risk', async () => {
  const { teclado } = abrirVisor();
  const fila = within(await filaDe('Zambrano Loor José Antonio'));
  expect(screen.getByRole('heading', { name: 'Visor de documentos' })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Cliente',
    'Plan',
    'Adjudicado',
    'Ejecutivo',
    'Estado',
    'Acciones',
  ]);
  expect(fila.getByText('1710034065')).toBeVisible();
  expect(fila.getByText('3 de 12 documentos listos')).toBeVisible();
  expect(fila.getByText('Documentación incompleta')).toBeVisible();
  expect(fila.queryByText('En dpto. riesgo')).toBeNull();
  expect(within(await filaDe('Vera Beto')).getByText('En dpto. riesgo')).toBeVisible();
  await teclado.click(screen.getByRole('combobox', { name: /página/ }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['10', '25', '50']);
});

test('DOC-008 a row leads to the documents of its client with its plan', async () => {
  const { teclado, router } = abrirVisor();
  await teclado.click(within(await filaDe('Zambrano Loor José Antonio')).getByText('3 de 12 documentos listos'));
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/ejecutivo/documentos-cliente/${zambrano.identificacion}`),
  );
  expect(router.state.location.search).toBe('?plan=01-M001-12');
  expect(router.state.location.state).toEqual({ plan: '01-M001-12' });
  expect(await screen.findByRole('row', { name: 'Papeleta de votación, Cliente' })).toBeVisible();
});

long('DOC-006 DOC-019 a folder that cannot leave says why; the button does not open the row', async () => {
  const { teclado, ruta } = abrirVisor();
  const vacia = within(await filaDe('Mora Ana'));
  expect(vacia.getByRole('button', { name: 'Enviar a Riesgo' })).toBeDisabled();
  await teclado.click(
    within(await filaDe('Zambrano Loor José Antonio')).getByRole('button', { name: 'Enviar a Riesgo' }),
  );
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(ruta()).toBe('/ejecutivo/documentos-cliente');
});
