import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeApi, problemAnswer, userOf } from '../../testing/api';
import { mount } from '../../testing/mount';
import { ActDialog } from '../act/ActDialog';
import type { Act } from '../act/types';
import { CommentField } from '../fields/CommentField';
import type { DialogFrameProps } from './DialogFrame';
import { FormDialog } from './FormDialog';
import { refusalOf } from './refusal';

const riesgo = userOf('Riesgo', '004');

function abrir(props: Partial<DialogFrameProps> = {}) {
  fakeApi();
  const [onSubmit, onClose] = [jest.fn(), jest.fn()];
  const vista = mount(
    <FormDialog title="Rechazar" onSubmit={onSubmit} onClose={onClose} {...props}>
      {props.children ?? <input aria-label="Campo" />}
    </FormDialog>,
    riesgo,
  );
  return { ...vista, onSubmit, onClose };
}

test('the dialog bears its title, Enter sends from a field, Escape closes', async () => {
  const { teclado, onSubmit, onClose } = abrir();
  expect(screen.getByRole('dialog', { name: 'Rechazar' })).toBeVisible();
  await teclado.type(screen.getByLabelText('Campo'), 'x{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await teclado.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Enter in a field of a long form neither sends nor closes it; its button does, and of six fields Enter still sends', async () => {
  const campos = (cuantos: number) =>
    Array.from({ length: cuantos }, (_, n) => <input key={n} aria-label={`Dato ${n}`} />);
  const largo = abrir({ children: campos(7) });
  await largo.teclado.type(screen.getByLabelText('Dato 3'), 'x{Enter}');
  expect([largo.onSubmit.mock.calls.length, largo.onClose.mock.calls.length]).toEqual([0, 0]);
  await largo.teclado.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(largo.onSubmit).toHaveBeenCalledTimes(1);
  largo.unmount();
  const corto = abrir({ children: campos(6) });
  await corto.teclado.type(screen.getByLabelText('Dato 3'), 'x{Enter}');
  expect(corto.onSubmit).toHaveBeenCalledTimes(1);
});

test('while the call runs nothing is sent again and nothing closes', async () => {
  const { teclado, onSubmit, onClose } = abrir({ busy: true });
  fireEvent.submit(screen.getByLabelText('Campo'));
  await teclado.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

test('what cannot be sent yet is not sent by Enter either', () => {
  const { onSubmit } = abrir({ submitDisabled: true, submitLabel: 'Crear fecha' });
  fireEvent.submit(screen.getByLabelText('Campo'));
  expect(screen.getByRole('button', { name: 'Crear fecha' })).toBeDisabled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('what was written is lost only after a question, whichever way it is closed', async () => {
  const { teclado, onClose } = abrir({ dirty: true });
  await teclado.keyboard('{Escape}');
  await teclado.click(await screen.findByRole('button', { name: 'Seguir editando' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '¿Descartar los cambios?' })).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  await teclado.click(screen.getByRole('button', { name: 'Cancelar' }));
  await teclado.click(await screen.findByRole('button', { name: 'Descartar' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('with nothing to send there is one button, which closes', async () => {
  const { teclado, onClose } = abrir({ onSubmit: undefined, dirty: true });
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Cerrar']);
  await teclado.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

describe('a refusal', () => {
  const devolver: Act = {
    path: '/carpeta/{idCodigo}/devolver',
    titulo: 'Devolver',
    confirmar: 'Guardar',
    campos: { motivo: { etiqueta: 'Motivo', tipo: CommentField, inicial: 'Falta una firma' } },
    exito: 'Hecho',
  };
  const Dialogo = () => (
    <ActDialog acto={devolver} id={12} onClose={() => {}}>
      Carpeta 12
    </ActDialog>
  );
  async function rechazado(status: number, detalle?: object) {
    const api = fakeApi();
    api.on('POST /carpeta/12/devolver', () => {
      const problem = problemAnswer(status, 'x', 'La carpeta cambió');
      return problem instanceof Error ? problem : { ...problem, body: { ...(problem.body as object), detalle } };
    });
    const vista = mount(<Dialogo />, riesgo);
    await vista.teclado.click(screen.getByRole('button', { name: 'Guardar' }));
    return vista;
  }

  test('of a rule stands above what was typed, which stays', async () => {
    await rechazado(422);
    expect(await screen.findByRole('alert')).toHaveTextContent('La carpeta cambió');
    expect(screen.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Falta una firma');
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled();
  });

  test.each([409, 412])(
    'because somebody was faster (%i) says who and when, and leaves a button to close',
    async (status) => {
      await rechazado(status, { quien: 'Iván Montenegro', cuando: '2026-11-21T15:30:00.000Z' });
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'La carpeta cambió (Iván Montenegro, 21/11/2026 10:30)',
      );
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(screen.getByText('Carpeta 12')).toBeVisible();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cerrar' })).toHaveFocus());
      expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
    },
  );

  test('a call that failed is a message, not a refusal', async () => {
    await rechazado(503);
    expect(await screen.findByText('Ocurrio un error, intente de nuevo.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Motivo' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled();
  });
});

test('who was faster is not said twice', () => {
  const error = Object.assign(new Error('Ya la aprobó Iván Montenegro'), {
    status: 409,
    body: { detalle: { quien: 'Iván Montenegro', cuando: '2026-11-21T15:30:00.000Z' } },
  });
  expect(refusalOf(error)).toEqual({ text: 'Ya la aprobó Iván Montenegro', final: true });
  expect(refusalOf(Object.assign(new Error('x'), { status: 500 }))).toBeNull();
});
