import { duracionDeToast } from '@adjudica/domain';
import Dialog from '@mui/material/Dialog';
import { ThemeProvider } from '@mui/material/styles';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, useNotify } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { dataProvider } from '../providers/dataProvider';
import { fakeApi } from '../testing/api';
import { long } from '../testing/long';
import { renderElement } from '../testing/styles';
import { themeOf } from '../theme';
import { Toasts } from './Toasts';
import { useNotifyError } from './useNotifyError';

interface Avisos {
  readonly notify: ReturnType<typeof useNotify>;
  readonly notifyError: ReturnType<typeof useNotifyError>;
}

function abrir(conDialogo = false): Avisos {
  fakeApi();
  const found: { avisos?: Avisos } = {};
  function Probe() {
    found.avisos = { notify: useNotify(), notifyError: useNotifyError() };
    return null;
  }
  renderElement(
    <ThemeProvider theme={themeOf('light')}>
      <MemoryRouter>
        <CoreAdminContext dataProvider={dataProvider}>
          <Probe />
          <Toasts />
          <Dialog open={conDialogo}>Formulario</Dialog>
        </CoreAdminContext>
      </MemoryRouter>
    </ThemeProvider>,
  );
  return found.avisos as Avisos;
}

test('GEN-542 an aborted call and an ended session show nothing', () => {
  const { notifyError } = abrir();
  act(() => {
    notifyError(new DOMException('aborted', 'AbortError'));
    notifyError({ status: 401, body: { code: 'token-expirado' }, message: 'token expired' });
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('GEN-019 a programming error is not shown as it is', async () => {
  const { notifyError } = abrir();
  act(() => notifyError(new TypeError('x is undefined')));
  expect(await screen.findByText('Ocurrio un error, intente de nuevo.')).toBeVisible();
});

long('GEN-007 GEN-517 a toast goes by itself after 3 s, a warning after 5 s', async () => {
  const { notify } = abrir();
  act(() => notify('Guardado', { type: 'success' }));
  expect(await screen.findByText('Guardado')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Guardado')).not.toBeInTheDocument());
  act(() => notify('Importante', { type: 'warning' }));
  expect(await screen.findByText('Importante')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Importante')).not.toBeInTheDocument());
});

test('AUT-012 GEN-540 a newer toast takes the place of an older one, but never of a sticky one', async () => {
  const { notify } = abrir();
  act(() => notify('Primero', { type: 'success' }));
  expect(await screen.findByText('Primero')).toBeVisible();
  act(() => notify('Fijo', { type: 'error', autoHideDuration: duracionDeToast.fija }));
  expect(await screen.findByText('Fijo')).toBeVisible();
  expect(screen.queryByText('Primero')).not.toBeInTheDocument();
  act(() => notify('Tercero', { type: 'success' }));
  expect(screen.queryByText('Tercero')).not.toBeInTheDocument();
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(await screen.findByText('Tercero')).toBeVisible();
});

test('GEN-540 of several at once the last one is seen, and the next one after it', async () => {
  const { notify } = abrir();
  act(() => {
    for (const numero of [1, 2, 3]) notify(`Documento ${numero} subido`, { type: 'success' });
  });
  expect(await screen.findByText('Documento 3 subido')).toBeVisible();
  act(() => notify('Orden de pago creada', { type: 'success' }));
  expect(await screen.findByText('Orden de pago creada')).toBeVisible();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('over an open dialog a toast is still there for a screen reader', async () => {
  const { notifyError } = abrir(true);
  act(() => notifyError(new TypeError('x is undefined')));
  // by role: what an open dialog hides from assistive technology is not found
  expect(await screen.findByRole('alert')).toHaveTextContent('Ocurrio un error, intente de nuevo.');
});

test.each([
  ['below', 'a desk', false, 'Bottom'],
  ['above, clear of the buttons of a dialog', 'a phone', true, 'Top'],
])('a message stands %s on %s', async (_, __, phone, lugar) => {
  const desk = window.matchMedia;
  window.matchMedia = ((query: string) => ({
    ...desk(query),
    matches: phone && query.includes('max-width:599px'),
  })) as typeof window.matchMedia;
  try {
    const { notify } = abrir();
    act(() => notify('Guardado', { type: 'success' }));
    const mensaje = await screen.findByText('Guardado');
    expect(mensaje.closest('.MuiSnackbar-root')?.className).toContain(`anchorOrigin${lugar}Center`);
  } finally {
    window.matchMedia = desk;
  }
});
