import { type Prefijo, type Rol } from '@adjudica/domain';
import { useEffect, useMemo, useState } from 'react';
import { CoreAdminContext, CoreAdminUI, CustomRoutes, Resource } from 'react-admin';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { PedirCodigo } from './capabilities/sesion/PedirCodigo';
import { areas } from './navigation';
import { authProvider, refrescarSesion } from './providers/authProvider';
import { dataProvider } from './providers/dataProvider';
import { i18nProvider } from './providers/i18nProvider';
import { createQueryClient } from './providers/queryClient';
import { useUsuario } from './providers/sesion';
import { createStore } from './providers/store';
import { CrashState } from './ui/ErrorState';
import { LoadingState } from './ui/LoadingState';
import { Layout } from './ui/layout/Layout';
import { NotFound } from './ui/NotFound';
import { AreasContext, homePath, type Screen, screensIn } from './ui/navigation';
import { Toasts } from './ui/Toasts';
import { whenIdle } from './ui/whenIdle';

/** A row of the navigation table as a react-admin resource. */
function toResource({ path, title, resource, recordRepresentation = representation }: Screen) {
  if (resource === undefined) return null;
  return (
    <Resource
      key={path}
      name={path}
      options={{ label: title }}
      {...resource}
      recordRepresentation={recordRepresentation}
    />
  );
}

/**
 * The screens of one resource under one `<Resource>`, with its list and its record page at the addresses that react-admin links to. Without one of
 * them that address is not found.
 */
function toResourceOf(name: string, screens: readonly Screen[]) {
  const pages = screens.filter(({ of }) => of === name);
  const list = pages.find(({ path }) => path === name);
  const record = pages.find(({ path }) => path.startsWith(`${name}/:`));
  const others = pages.filter((page) => page !== list && page !== record);
  return (
    <Resource
      key={name}
      name={name}
      options={{ label: list?.title }}
      list={list?.component ?? NotFound}
      edit={record?.component ?? NotFound}
      recordRepresentation={list?.recordRepresentation ?? record?.recordRepresentation ?? representation}
    >
      {others.map(({ path, component: Component }) =>
        Component ? <Route key={path} path={path.slice(name.length + 1)} element={<Component />} /> : null,
      )}
    </Resource>
  );
}

/** react-admin passes texts as properties, which `LoadingState` does not take. */
function Waiting() {
  return <LoadingState />;
}

function representation(record: { nombre?: string; id: unknown }): string {
  return String(record.nombre ?? record.id);
}

/** Loaded after the first page, because most users open no form. */
async function quitarCopiasViejas(): Promise<void> {
  const { removeOldCopies } = await import('./ui/form/draft/localCopies');
  await removeOldCopies();
}

/** The area of one user: react-admin mounted under the prefix, with the screens of the user's role. */
export function Shell({ prefijo }: { readonly prefijo: Prefijo }) {
  const { role } = useUsuario();
  const { pathname } = useLocation();
  useEffect(() => whenIdle(() => void refrescarSesion()), []);
  useEffect(() => whenIdle(() => void quitarCopiasViejas(), 10_000), []);

  // An address outside the user's prefix shows 'Página no encontrada' inside the same shell (NAV-502).
  const inside = pathname === prefijo || pathname.startsWith(`${prefijo}/`);
  return (
    <AreasContext value={areas}>
      <Routes>
        <Route
          path={`${inside ? prefijo : ''}/*`}
          element={<AreaAdmin prefijo={prefijo} role={role} inside={inside} />}
        />
      </Routes>
    </AreasContext>
  );
}

interface AreaAdminProps {
  readonly prefijo: Prefijo;
  readonly role: Rol;
  readonly inside: boolean;
}

/**
 * react-admin's core with our own layout, theme, messages and pages. Its `<Admin>` would add the pieces that these replace, and the English
 * texts, to the first load.
 */
function AreaAdmin({ prefijo, role, inside }: AreaAdminProps) {
  const [queryClient] = useState(createQueryClient);
  // The shell is mounted anew for another user.
  const { idSaad } = useUsuario();
  const [store] = useState(() => createStore(idSaad));
  const screens = useMemo(() => (inside ? screensIn(areas, role) : []), [role, inside]);

  return (
    <CoreAdminContext
      basename={prefijo}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <CoreAdminUI
        disableTelemetry
        layout={Layout}
        loginPage={false}
        catchAll={NotFound}
        loading={Waiting}
        error={CrashState}
        title="Adjudica"
      >
        <CustomRoutes>
          {inside && <Route path="/" element={<Navigate to={`${prefijo}/${homePath}`} replace />} />}
          {!inside && <Route path="*" element={<NotFound />} />}
          {screens.map(({ path, of, component: Component }) =>
            Component && of === undefined ? <Route key={path} path={path} element={<Component />} /> : null,
          )}
        </CustomRoutes>
        {screens.map(toResource)}
        {[...new Set(screens.map(({ of }) => of))].map((name) => name && toResourceOf(name, screens))}
      </CoreAdminUI>
      <Toasts />
      <PedirCodigo />
    </CoreAdminContext>
  );
}
