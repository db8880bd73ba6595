import userEvent from '@testing-library/user-event';
import { createMemoryRouter, parsePath } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from '../App';
import { withCurrentAddress } from '../providers/address';
import { setSesion, type UsuarioDePantalla } from '../providers/sesion';
import { renderElement } from './styles';

let opened = 0;

/** Opens the whole application at an address, signed in as `user` or not at all. */
export function openApp(path: string, user: UsuarioDePantalla | null) {
  if (user !== null) setSesion('token-1', user);
  // as a tab of its own: what the application remembers by the entry of the history is not that of another test
  opened += 1;
  const entry = { ...parsePath(path), key: `prueba-${opened}` };
  const router = withCurrentAddress(createMemoryRouter(routes, { initialEntries: [entry] }));
  const view = renderElement(<RouterProvider router={router} />);
  return { ...view, router, teclado: userEvent.setup({ delay: null }), ruta: () => router.state.location.pathname };
}
