import { LEG, propios } from '@adjudica/domain';
import { screen, waitFor, within } from '@testing-library/react';
import '../../testing/textLayout';
import { listAnswer, problemAnswer, userOf } from '../../testing/api';
import { apiDeContratos, contrato } from '../../testing/contratos';
import { openApp } from '../../testing/openApp';
import { DELAY_MS } from '../../ui/form/draft/Autosave';

const asistenteLegal = userOf('Asistente Legal', '003');
const RUTA = '/legal/contrato/01-M001-7';
const GUARDADO = '2026-03-02T17:30:00.000Z';
const borrador = (seccion: string, texto: string, versionBase: number) => ({
  id: `contrato/01-M001-7/${seccion}`,
  formulario: 'contrato',
  clave: '01-M001-7',
  seccion,
  valores: { texto },
  versionBase,
  version: 4,
  guardadoEn: GUARDADO,
});
const texto = () => screen.findByRole('textbox', { name: propios.bloqueTexto });
const bloques = () => within(screen.getByRole('navigation', { name: propios.bloques }));

test('what may not be written keeps no drafts', async () => {
  const { llamadas } = apiDeContratos({ bloques: contrato.bloques.map((bloque) => ({ ...bloque, editable: false })) });
  openApp(RUTA, asistenteLegal);
  expect(await screen.findByText('Nombre del cliente')).toBeVisible();
  expect(llamadas.some(({ path }) => path.startsWith('/borrador?'))).toBe(false);
});

test('LEG-568 what an earlier sitting left stands in its block again, says since when, and can be discarded', async () => {
  const api = apiDeContratos();
  api.on('GET /borrador', () => listAnswer('borrador', [borrador('comparecientes', '<p>Comparece la viuda.</p>', 1)]));
  const borrado = jest.fn((_: string | null) => ({ status: 204 }));
  api.on('DELETE /borrador/contrato/01-M001-7/comparecientes', ({ headers }) => borrado(headers.get('If-Match')));
  const { teclado } = openApp(RUTA, asistenteLegal);
  expect(await screen.findByText(propios.bloqueConCambios)).toBeVisible();
  await teclado.click(bloques().getByRole('button', { name: /^1\. Comparecientes/ }));
  expect(await texto()).toHaveTextContent('Comparece la viuda.');
  expect(screen.getByText(/Se restauró un borrador/)).toBeVisible();
  expect(screen.queryByText(propios.bloqueEscritoAntes)).toBeNull();
  await teclado.click(screen.getByRole('button', { name: 'Descartar' }));
  await waitFor(async () => expect(await texto()).toHaveTextContent('Comparecen las partes.'));
  expect(screen.queryByText(propios.bloqueConCambios)).toBeNull();
  await waitFor(() => expect(borrado).toHaveBeenCalledWith('"4"'), { timeout: DELAY_MS * 2 });
});

test('a text that was typed on a version of the block that is no longer the last says so', async () => {
  const api = apiDeContratos();
  api.on('GET /borrador', () => listAnswer('borrador', [borrador('comparecientes', '<p>Comparece la viuda.</p>', 0)]));
  const { teclado } = openApp(RUTA, asistenteLegal);
  await screen.findByText(propios.bloqueConCambios);
  await teclado.click(bloques().getByRole('button', { name: /^1\. Comparecientes/ }));
  expect(await screen.findByText(propios.bloqueEscritoAntes)).toBeVisible();
});

test('LEG-567 what is typed is kept as the draft of its block; saved, nothing of it is left', async () => {
  const api = apiDeContratos();
  const guardado = jest.fn((_: unknown) => ({
    body: { ...borrador('antecedentes', '', 0), version: 1 },
  }));
  api.on('PUT /borrador/contrato/01-M001-7/antecedentes', ({ body }) => guardado(body));
  const creado = jest.fn((_: unknown) => ({ body: contrato }));
  api.on('POST /contrato/01-M001-7/bloque', ({ body }) => creado(body));
  const { teclado } = openApp(RUTA, asistenteLegal);
  await teclado.click(await texto());
  await teclado.click(await screen.findByRole('button', { name: propios.editorVinetas }));
  expect(await screen.findByText(propios.bloqueConCambios)).toBeVisible();
  await waitFor(() => expect(guardado).toHaveBeenCalled(), { timeout: DELAY_MS * 2 });
  expect(guardado.mock.lastCall?.[0]).toMatchObject({
    valores: { texto: expect.stringContaining('<ul><li><p>El Cliente es titular del plan.</p></li></ul>') },
    versionBase: 0,
  });
  await teclado.click(screen.getByRole('button', { name: propios.bloqueGuardar }));
  expect(await screen.findByText(LEG.bloqueGenerado)).toBeVisible();
  expect(creado).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText(propios.bloqueConCambios)).toBeNull());
});

test('a save that is refused keeps what was typed, on the screen and as a draft', async () => {
  const api = apiDeContratos();
  const guardado = jest.fn((_: unknown) => ({ body: { ...borrador('antecedentes', '', 0), version: 1 } }));
  api.on('PUT /borrador/contrato/01-M001-7/antecedentes', ({ body }) => guardado(body));
  api.on('POST /contrato/01-M001-7/bloque', () => problemAnswer(409, 'valores-cambiados', 'Los datos cambiaron'));
  const { teclado } = openApp(RUTA, asistenteLegal);
  await teclado.click(await texto());
  await teclado.click(await screen.findByRole('button', { name: propios.editorVinetas }));
  await screen.findByText(propios.bloqueConCambios);
  await teclado.click(screen.getByRole('button', { name: propios.bloqueGuardar }));
  expect(await screen.findByText('Los datos cambiaron')).toBeVisible();
  expect(screen.getByText(propios.bloqueConCambios)).toBeVisible();
  await waitFor(() => expect(guardado).toHaveBeenCalled(), { timeout: DELAY_MS * 2 });
});

test('LEG-565 the comparison takes the place of the text, and gives it back as it was', async () => {
  apiDeContratos();
  const { teclado } = openApp(RUTA, asistenteLegal);
  await teclado.click(await texto());
  await teclado.click(await screen.findByRole('button', { name: propios.editorVinetas }));
  await teclado.click(screen.getByRole('button', { name: propios.bloqueComparar }));
  expect(await screen.findByRole('combobox', { name: propios.bloqueCompararCon })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: propios.bloqueTexto })).toBeNull();
  await teclado.click(screen.getByRole('button', { name: propios.bloqueLeer }));
  expect((await texto()).querySelector('ul')).not.toBeNull();
});
