import { type Permiso, type Prefijo, prefijoDe, puede, type Rol, rutaPropia } from '@adjudica/domain';
import { type ComponentType, createContext, useContext } from 'react';
import type { RaRecord } from 'react-admin';

/*
 * Types of the navigation table and functions that read it. The table (`navigation.tsx`) imports the screens, and the screens draw menus and
 * breadcrumbs: they get it by `AreasContext`, so that neither imports the other.
 */
export interface Screen {
  /** Route under the prefix, as the specification writes it; `:param` allowed. For a resource: its name. */
  readonly path: string;
  /** Breadcrumb and title of the browser tab. */
  readonly title: string;
  /** Permission to open it; null = every user of the prefix. */
  readonly permiso: Permiso | null;
  /** A page … */
  readonly component?: ComponentType | null;
  /** … which belongs to this react-admin resource: its list where `path` is its name, the page of a record where `path` ends in `/:id`, or another page of it. */
  readonly of?: string;
  /** Of a list, or of the page of a record where there is no list: what a record is called. */
  readonly recordRepresentation?: (record: RaRecord) => string;
  /** … or a react-admin resource: `path`, `path/create`, `path/:id`. */
  readonly resource?: { readonly list: ComponentType; readonly create?: ComponentType; readonly edit?: ComponentType };
}

export interface MenuItem {
  readonly label: string;
  readonly icon: ComponentType<{ fontSize?: 'small' | 'inherit' }>;
  /** `path` of a screen of the same area; the entry appears only when the user may open that screen. */
  readonly path: string;
  /** What the list of the screen begins with: of two entries to one screen, each shows its part. */
  readonly filter?: Readonly<Record<string, string>>;
}

export interface MenuGroup {
  readonly label: string;
  readonly entries: readonly MenuItem[];
}

export interface Area {
  /** Name in the breadcrumb bar and in the menu's head. */
  readonly name: string;
  readonly screens: readonly Screen[];
  readonly menu: readonly (MenuItem | MenuGroup)[];
}

export type Areas = Readonly<Record<Prefijo, Area>>;

export const homePath = 'inicio';

export const isGroup = (entry: MenuItem | MenuGroup): entry is MenuGroup => 'entries' in entry;

/** The screens that exist and that this role may open (AUT-021…024). Everything else is 'Página no encontrada'. */
export function screensIn(areas: Areas, role: Rol): readonly Screen[] {
  return areas[prefijoDe(role)].screens.filter(
    (screen) =>
      Boolean(screen.component ?? screen.resource) && (screen.permiso === null || puede(role, screen.permiso)),
  );
}

/** The menu without entries that the role cannot open and without empty groups. */
export function menuIn(areas: Areas, role: Rol): readonly (MenuItem | MenuGroup)[] {
  const paths = new Set(screensIn(areas, role).map((screen) => screen.path));
  const open = (item: MenuItem): boolean => paths.has(item.path);
  return areas[prefijoDe(role)].menu
    .map((entry) => (isGroup(entry) ? { ...entry, entries: entry.entries.filter(open) } : entry))
    .filter((entry) => (isGroup(entry) ? entry.entries.length > 0 : open(entry)));
}

/** Address of an entry below its prefix. */
export const addressOf = ({ path, filter }: MenuItem): string =>
  filter === undefined ? path : `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

const itemsOf = (menu: Area['menu']): readonly MenuItem[] =>
  menu.flatMap((entry) => (isGroup(entry) ? entry.entries : [entry]));

/** The entry of this screen; of several the one whose filter the list has, else the first. */
export function entryOf(menu: Area['menu'], path: string, search: string): MenuItem | undefined {
  const items = itemsOf(menu).filter((item) => item.path === path);
  return items.find(({ filter }) => filter !== undefined && has(search, filter)) ?? items[0];
}

function has(search: string, filter: Readonly<Record<string, string>>): boolean {
  const asked = new URLSearchParams(search).get('filter') ?? '';
  return Object.entries(filter).every(([name, value]) =>
    asked.includes(`${JSON.stringify(name)}:${JSON.stringify(value)}`),
  );
}

/** `/asistente/inicio`: where '/', a bare prefix and a fresh login lead (AUT-006, AUT-019, AUT-020). */
export function homeOf(role: Rol): string {
  return `${prefijoDe(role)}/${homePath}`;
}

export { rutaPropia as ownPath };

export const AreasContext = createContext<Areas | null>(null);

export function useAreas(): Areas {
  const areas = useContext(AreasContext);
  if (areas === null) throw new Error('AreasContext is missing: the shell provides it');
  return areas;
}
