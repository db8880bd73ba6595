import { esquemaAsignacion, esquemaDevolucion } from '@adjudica/domain';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { clearSesion, endSesion, setSesion } from '../../providers/sesion';
import { fakeApi, problemAnswer, userOf } from '../../testing/api';
import { mount } from '../../testing/mount';
import { CommentField } from '../fields/CommentField';
import { ActDialog } from './ActDialog';
import type { Act } from './types';

const RUTA = 'POST /carpeta/12/devolver';
const devolver: Act = {
  path: '/carpeta/{idCodigo}/devolver',
  titulo: 'Devolver carpeta',
  confirmar: 'Devolver',
  campos: { motivo: { etiqueta: 'Motivo', tipo: CommentField } },
  esquema: esquemaDevolucion,
  exito: 'Carpeta devuelta',
};

function abrir(acto: Act = devolver, version = 5, user = userOf('Riesgo', '004')) {
  const api = fakeApi();
  api.on(RUTA, () => ({ body: {} }));
  function Pagina() {
    const [abierto, setAbierto] = useState(true);
    return abierto ? (
      <ActDialog acto={acto} id={12} fijos={{ version }} onClose={() => setAbierto(false)}>
        Carpeta 12
      </ActDialog>
    ) : null;
  }
  const vista = mount(<Pagina />, user);
  return { api, ...vista, enviadas: () => api.llamadas.filter(({ method }) => method === 'POST') };
}

const boton = (name: string) => screen.getByRole('button', { name });
const motivo = () => screen.getByRole('textbox', { name: /Motivo/ });
const vieja = (detalle?: object) => ({
  status: 412,
  body: { status: 412, code: 'version-vieja', title: 'Otra persona modificó el registro', detalle },
});

test('GEN-504 the schema of the rules refuses blanks before anything is sent, and its field is marked as required', async () => {
  const { teclado, enviadas } = abrir();
  expect(motivo()).toBeRequired();
  await teclado.type(motivo(), '   ');
  await teclado.click(boton('Devolver'));
  expect(screen.getByText('Motivo no puede estar vacío')).toBeVisible();
  expect(enviadas()).toEqual([]);
});

test("a message of the server stands under its field until that changes, and the dialog's own refusal is not shown", async () => {
  const { api, teclado } = abrir();
  api.on(RUTA, () => problemAnswer(422, 'campos-incorrectos', 'Campos incorrectos', { motivo: 'Motivo repetido' }));
  await teclado.type(motivo(), 'Falta la papeleta');
  await teclado.click(boton('Devolver'));
  expect(await screen.findByText('Motivo repetido')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await teclado.type(motivo(), '.');
  await waitFor(() => expect(screen.queryByText('Motivo repetido')).toBeNull());
});

test.each([403, 404])('a refusal that no second try changes (%i) leaves a button to close', async (status) => {
  const { api, teclado } = abrir();
  api.on(RUTA, () => problemAnswer(status, 'x', 'No puede devolverla'));
  await teclado.type(motivo(), 'x');
  await teclado.click(boton('Devolver'));
  expect(await screen.findByRole('alert')).toHaveTextContent('No puede devolverla');
  expect(boton('Cerrar')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Recargar' })).toBeNull();
});

test('what is still under way (409 clave-en-curso) may be asked for again', async () => {
  const { api, teclado } = abrir();
  api.on(RUTA, () => problemAnswer(409, 'clave-en-curso', 'La operación sigue en curso'));
  await teclado.type(motivo(), 'x');
  await teclado.click(boton('Devolver'));
  expect(await screen.findByRole('alert')).toHaveTextContent('La operación sigue en curso');
  expect(boton('Devolver')).toBeEnabled();
});

test('one key as long as the dialog is open, whatever is typed between a call without answer and the next', async () => {
  const { api, teclado, enviadas } = abrir();
  api.on(RUTA, () => new Error('no network'));
  await teclado.type(motivo(), 'Falta la papeleta');
  await teclado.click(boton('Devolver'));
  expect(await screen.findByText('Ocurrio un error, intente de nuevo.')).toBeVisible();
  api.on(RUTA, () => ({ body: {} }));
  await teclado.type(motivo(), ' de votación');
  await teclado.click(boton('Devolver'));
  expect(await screen.findByText('Carpeta devuelta')).toBeVisible();
  const claves = enviadas().map(({ headers }) => headers.get('Idempotency-Key'));
  expect(claves).toHaveLength(2);
  expect(claves[0]).toBeTruthy();
  expect(claves[1]).toBe(claves[0]);
});

test('after a stale version Recargar brings back what was typed, and goes on with the version of now', async () => {
  const { api, teclado, enviadas } = abrir();
  api.on(RUTA, () => vieja({ versionActual: 9, quien: 'Eva Sosa', cuando: '2026-11-21T15:30:00.000Z' }));
  await teclado.type(motivo(), 'Falta la papeleta');
  await teclado.click(boton('Devolver'));
  expect(await screen.findByRole('alert')).toHaveTextContent('(Eva Sosa, 21/11/2026 10:30)');
  api.on(RUTA, () => ({ body: {} }));
  await teclado.click(boton('Recargar'));
  expect(motivo()).toHaveValue('Falta la papeleta');
  await teclado.click(boton('Devolver'));
  expect(await screen.findByText('Carpeta devuelta')).toBeVisible();
  expect(enviadas().map(({ body }) => (body as { version: number }).version)).toEqual([5, 9]);
});

test('an act that goes on keeps its fields after a stale version', async () => {
  const { api, teclado } = abrir({ ...devolver, sigue: true });
  api.on(RUTA, () => vieja());
  await teclado.type(motivo(), 'Falta la papeleta');
  await teclado.click(boton('Devolver'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Otra persona modificó el registro');
  expect(motivo()).toHaveValue('Falta la papeleta');
  expect(boton('Devolver')).toBeEnabled();
});

test('a question without fields begins on Cancelar; with Tab its button is reached, and Enter twice sends once', async () => {
  const { campos: _, esquema: __, ...pregunta } = devolver;
  const { api, teclado, enviadas } = abrir(pregunta);
  await waitFor(() => expect(boton('Cancelar')).toHaveFocus());
  await teclado.keyboard('{Tab}');
  expect(boton('Devolver')).toHaveFocus();
  let contestar: (() => void) | undefined;
  api.on(RUTA, () => new Promise((listo) => (contestar = () => listo({ body: {} }))));
  await teclado.keyboard('{Enter}{Enter}');
  await teclado.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  contestar?.();
  expect(await screen.findByText('Carpeta devuelta')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(enviadas().map(({ body }) => body)).toEqual([{ version: 5 }]);
});

test('the words of a row win over those of the schema, and an optional field left empty is not sent', async () => {
  const { teclado, enviadas } = abrir({
    ...devolver,
    campos: {
      usuario: { etiqueta: 'Usuario', tipo: CommentField, requerido: 'Elija un ejecutivo' },
      mes: { etiqueta: 'Mes', tipo: CommentField },
    },
    esquema: esquemaAsignacion,
    cuerpo: ({ usuario, ...mas }): object => ({ ...mas, ...(usuario !== undefined && { usuario: Number(usuario) }) }),
  });
  expect(screen.getByRole('textbox', { name: 'Mes' })).not.toBeRequired();
  await teclado.click(boton('Devolver'));
  expect(screen.getByText('Elija un ejecutivo')).toBeVisible();
  await teclado.type(screen.getByRole('textbox', { name: /Usuario/ }), '21');
  await teclado.click(boton('Devolver'));
  await waitFor(() => expect(enviadas().map(({ body }) => body)).toEqual([{ usuario: 21, version: 5 }]));
});

describe('a session that ends while somebody types', () => {
  const termina = () => act(() => endSesion());

  test('what was typed is another record’s, and another user’s, no more than it ever was', async () => {
    const primera = abrir();
    await primera.teclado.type(motivo(), 'Falta la papeleta');
    termina();
    primera.unmount();
    const otra = abrir({ ...devolver, path: '/carpeta/{idCodigo}/reabrir' });
    expect(motivo()).toHaveValue('');
    otra.unmount();
    setSesion('token-2', { ...userOf('Riesgo', '004'), idSaad: 99 });
    const ajena = abrir(devolver, 5, { ...userOf('Riesgo', '004'), idSaad: 99 });
    expect(motivo()).toHaveValue('');
    ajena.unmount();
    abrir();
    expect(motivo()).toHaveValue('');
  });

  test('after a log-out nothing comes back', async () => {
    const { teclado, unmount } = abrir();
    await teclado.type(motivo(), 'Falta la papeleta');
    act(() => clearSesion());
    unmount();
    abrir();
    expect(motivo()).toHaveValue('');
  });

  test('the same dialog of the same record has it again, and sends it', async () => {
    const { teclado, unmount } = abrir();
    await teclado.type(motivo(), 'Falta la papeleta');
    termina();
    unmount();
    const vuelta = abrir();
    expect(motivo()).toHaveValue('Falta la papeleta');
    await vuelta.teclado.click(boton('Devolver'));
    await waitFor(() => expect(vuelta.enviadas()[0]?.body).toEqual({ motivo: 'Falta la papeleta', version: 5 }));
  });
});
