import { prefijoDe } from '@adjudica/domain';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router';
import { type UsuarioDePantalla, useUsuario } from '../../providers/sesion';
import { type Areas, entryOf, homeOf, isGroup, type Screen, screensIn, useAreas } from '../navigation';

export interface Crumb {
  readonly label: string;
  /** Left out for the current page and for a menu group, which has no page. */
  readonly to?: string;
}

const CrumbContext = createContext<{ title: string | null; setTitle: (title: string | null) => void }>({
  title: null,
  setTitle: () => {},
});

export function CrumbProvider({ children }: { readonly children: ReactNode }) {
  const [title, setTitle] = useState<string | null>(null);
  return <CrumbContext.Provider value={{ title, setTitle }}>{children}</CrumbContext.Provider>;
}

/** Sets the last breadcrumb and the tab's title, for the page of a record. */
export function usePageTitle(title: string | null | undefined): void {
  const { setTitle } = useContext(CrumbContext);
  useEffect(() => {
    setTitle(title ?? null);
    return () => setTitle(null);
  }, [title, setTitle]);
}

function matching(screens: readonly Screen[], rest: string): Screen | undefined {
  return (
    screens.find((screen) => screen.resource === undefined && matchPath(`/${screen.path}`, rest) !== null) ??
    screens.find(
      (screen) => screen.resource !== undefined && (rest === `/${screen.path}` || rest.startsWith(`/${screen.path}/`)),
    )
  );
}

/** AUT-016. Inicio › menu group › screen › record, from the navigation table alone. */
export function crumbsOf(
  areas: Areas,
  user: UsuarioDePantalla,
  { pathname, search = '' }: { readonly pathname: string; readonly search?: string },
  pageTitle: string | null,
): Crumb[] {
  const prefijo = prefijoDe(user.role);
  const home: Crumb = { label: areas[prefijo].name, to: homeOf(user.role) };
  if (pathname !== prefijo && !pathname.startsWith(`${prefijo}/`)) return [home];
  const rest = pathname.slice(prefijo.length);
  const screen = matching(screensIn(areas, user.role), rest);
  if (screen === undefined) return [home];
  // A page of one record (`estado-cliente/:cedula`) leads back to the page where the record is chosen.
  const [base = screen.path] = screen.path.split('/:');
  const { menu } = areas[prefijo];
  const entry = entryOf(menu, base, search);
  const group = menu.find((one) => isGroup(one) && one.entries.some((item) => item === entry));
  const own: Crumb = { label: entry?.filter === undefined ? screen.title : entry.label, to: `${prefijo}/${base}` };
  const below = rest.slice(screen.path.length + 1).replace(/^\//, '');
  const last =
    below === 'create' ? 'Nuevo' : screen.resource !== undefined && below !== '' ? (pageTitle ?? 'Editar') : pageTitle;
  // A page below a list (`medio-aprobacion/nuevo`) leads back to it.
  const above = screensIn(areas, user.role).find(({ path }) => path === base.slice(0, base.lastIndexOf('/')));
  const list = above === undefined ? [] : [{ label: above.title, to: `${prefijo}/${above.path}` }];
  // its page bears the name of its list
  const ownOrList = list[0]?.label === own.label ? list : [...list, own];
  return [home, ...(group ? [{ label: group.label }] : []), ...ownOrList, ...(last ? [{ label: last }] : [])];
}

export function useCrumbs(): Crumb[] {
  const { title } = useContext(CrumbContext);
  return crumbsOf(useAreas(), useUsuario(), useLocation(), title);
}
