import { screen, waitFor } from '@testing-library/react';
import { renderElement } from '../../testing/styles';
import { useButtonFocus } from './useButtonFocus';

function Pagina() {
  useButtonFocus();
  return (
    <>
      <button type="button">Guardar</button>
      <button type="button">Cancelar</button>
    </>
  );
}

/** What a browser does with a button that is disabled while it has the focus; jsdom leaves it there. */
function deshabilitar(boton: HTMLButtonElement) {
  boton.blur();
  boton.disabled = true;
}

const nombrado = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const observado = () => new Promise((listo) => setTimeout(listo));

test('GEN-021 a button that was disabled while its call ran has the focus again', async () => {
  renderElement(<Pagina />);
  nombrado('Guardar').focus();
  deshabilitar(nombrado('Guardar'));
  await observado();
  expect(document.body).toHaveFocus();
  nombrado('Guardar').disabled = false;
  await waitFor(() => expect(nombrado('Guardar')).toHaveFocus());
});

test('GEN-021 whoever went elsewhere meanwhile stays there', async () => {
  renderElement(<Pagina />);
  nombrado('Guardar').focus();
  deshabilitar(nombrado('Guardar'));
  nombrado('Cancelar').focus();
  nombrado('Guardar').disabled = false;
  await observado();
  expect(nombrado('Cancelar')).toHaveFocus();
});

test('GEN-021 the button of a menu whose entry began the call: the entry is gone, the button has the focus', async () => {
  renderElement(<Pagina />);
  nombrado('Guardar').focus();
  const entrada = document.body.appendChild(document.createElement('button'));
  entrada.focus();
  entrada.remove();
  deshabilitar(nombrado('Guardar'));
  nombrado('Guardar').disabled = false;
  await waitFor(() => expect(nombrado('Guardar')).toHaveFocus());
});
