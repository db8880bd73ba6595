import { prefijoDe } from '@adjudica/domain';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { Suspense, useRef, useState } from 'react';
import { createBrowserRouter, Navigate, Outlet, type RouteObject, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { useShownAddress, withCurrentAddress } from './providers/address';
import { returnAddress, returnTo } from './providers/returnTo';
import { useSesion } from './providers/sesion';
import { Shell } from './Shell';
import { themeOf } from './theme';
import { CrashState } from './ui/ErrorState';
import { LoadingState } from './ui/LoadingState';
import { lazy } from './ui/lazy';
import { homeOf } from './ui/navigation';
import { ServerNotice } from './ui/ServerNotice';
import { useThemeMode } from './ui/useThemeMode';

const Login = lazy(() => import('./capabilities/sesion/Login'));
const CambiarContrasena = lazy(() => import('./capabilities/sesion/CambiarContrasena'));

function Root() {
  const { mode } = useThemeMode();
  useShownAddress();
  return (
    <ThemeProvider theme={themeOf(mode)}>
      <CssBaseline enableColorScheme />
      <Suspense fallback={<LoadingState fullPage />}>
        <Outlet />
      </Suspense>
      <ServerNotice />
    </ThemeProvider>
  );
}

/** AUT-006: a user who already has a session does not log in again; after a log-in the page that was asked for opens. */
function LoginGate() {
  const sesion = useSesion();
  const { state } = useLocation();
  return sesion === null ? <Login /> : <Navigate to={returnAddress(state, sesion.user)} replace />;
}

/**
 * AUT-014, NAV-503: without a session every address leads to /login. With one, a one-time password has to be changed first; '/' leads to the user's
 * home page; every other address is the shell's, which also shows 'Página no encontrada' for another role's prefix.
 */
function SessionGate({ to }: { readonly to: 'home' | 'shell' }) {
  const sesion = useSesion();
  const location = useLocation();
  const huboSesion = useRef(false);
  if (sesion !== null) huboSesion.current = true;
  if (sesion === null) return <Navigate to="/login" replace state={returnTo(location, huboSesion.current)} />;
  if (sesion.user.debeCambiarContrasena) return <CambiarContrasena />;
  if (to === 'home') return <Navigate to={homeOf(sesion.user.role)} replace />;
  const { idSaad, role } = sesion.user;
  // For another user (in another tab) or another role everything is mounted and read anew.
  return <Shell key={`${idSaad} ${role}`} prefijo={prefijoDe(role)} />;
}

export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <CrashState />,
    children: [
      { path: '/login/:paso?', element: <LoginGate /> },
      { path: '/', element: <SessionGate to="home" /> },
      { path: '*', element: <SessionGate to="shell" /> },
    ],
  },
];

export function App() {
  // A data router, because only it can block leaving a form with unsaved changes.
  const [router] = useState(() => withCurrentAddress(createBrowserRouter(routes)));
  return <RouterProvider router={router} />;
}
