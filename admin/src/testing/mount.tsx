import { ThemeProvider } from '@mui/material/styles';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { createMemoryRouter, Link } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { authProvider } from '../providers/authProvider';
import { dataProvider } from '../providers/dataProvider';
import { i18nProvider } from '../providers/i18nProvider';
import { createQueryClient } from '../providers/queryClient';
import { setSesion, type UsuarioDePantalla } from '../providers/sesion';
import { themeOf } from '../theme';
import { Toasts } from '../ui/Toasts';
import { renderElement } from './styles';

/** One part of a screen on its own, with everything around it that the shell gives, and a link 'otra página' that leads away. */
export function mount(elemento: ReactNode, user: UsuarioDePantalla, direccion = '/') {
  setSesion('token-1', user);
  const pagina = (
    <ThemeProvider theme={themeOf('light')}>
      <CoreAdminContext
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={createQueryClient()}
        store={memoryStore()}
      >
        <Link to="/otra">otra página</Link>
        <Suspense fallback="…">{elemento}</Suspense>
        <Toasts />
      </CoreAdminContext>
    </ThemeProvider>
  );
  const router = createMemoryRouter(
    [
      { path: '/', element: pagina },
      { path: '/otra', element: <p>Otra página</p> },
    ],
    { initialEntries: [direccion] },
  );
  const view = renderElement(<RouterProvider router={router} />);
  return { ...view, router, teclado: userEvent.setup({ delay: null }) };
}
