import { mensajes, type Permiso, type Prefijo, prefijoDe, prefijos, puede, type Rol } from '@adjudica/domain';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import InventoryOutlined from '@mui/icons-material/Inventory2Outlined';
import PlaylistAddCheckOutlined from '@mui/icons-material/PlaylistAddCheckOutlined';
import RocketLaunchOutlined from '@mui/icons-material/RocketLaunchOutlined';
import StickyNote2Outlined from '@mui/icons-material/StickyNote2Outlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import type { ComponentType } from 'react';
import { GenerarActa, ListadoActas } from './capabilities/acta';
import { Calendario, InicioAsistente, PrimeraAsamblea } from './capabilities/asamblea';
import { AuditoriaList } from './capabilities/auditoria';
import { ImportacionCreate, ImportacionList, ImportacionReporte } from './capabilities/importacion';
import { Inicio } from './capabilities/inicio';
import { Memo } from './capabilities/memo';
import { UsuarioCreate, UsuarioEdit, UsuarioList } from './capabilities/usuario';

/**
 * THE table of screens: prefix → screens and menu. Who may open a screen is not written here: each row names a permission and the
 * role table of the rules package answers, the same that the API enforces. App, menu and breadcrumbs only read.
 *
 * To add a screen: write it in `capabilities/<x>/`, export it lazily from that folder's `index.ts`, add (or fill) its row in `screens`
 * and, if it stands in the menu, its entry in `menu`. A row whose `component` is null is reserved: no route, no menu entry.
 */
export interface Screen {
  /** Route under the prefix, as the specification writes it; `:param` allowed. For a resource: its name. */
  readonly path: string;
  /** Breadcrumb and title of the browser tab. */
  readonly title: string;
  /** Needed to open it; null = everybody of the prefix. */
  readonly permiso: Permiso | null;
  /** A page … */
  readonly component?: ComponentType | null;
  /** … or a react-admin resource: `path`, `path/create`, `path/:id`. */
  readonly resource?: { readonly list: ComponentType; readonly create?: ComponentType; readonly edit?: ComponentType };
}

export interface MenuItem {
  readonly label: string;
  readonly icon: ComponentType<{ fontSize?: 'small' | 'inherit' }>;
  /** `path` of a screen of the same area; the entry appears only when the user may open that screen. */
  readonly path: string;
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

export const homePath = 'inicio';

const homeScreen: Screen = { path: homePath, title: mensajes.NAV.inicio, permiso: null, component: Inicio };
const homeItem: MenuItem = { label: mensajes.NAV.inicio, icon: HomeOutlined, path: homePath };

export const areas: Readonly<Record<Prefijo, Area>> = {
  '/asistente': {
    name: 'Asambleas',
    screens: [
      { ...homeScreen, component: InicioAsistente },
      { path: 'generar-acta', title: mensajes.ASA.generarActa, permiso: 'participante:leer', component: GenerarActa },
      { path: 'listado-actas', title: 'Listado de actas', permiso: 'acta:leer', component: ListadoActas },
      {
        path: 'calendario-asambleas',
        title: 'Calendario de asambleas',
        permiso: 'asamblea:leer',
        component: Calendario,
      },
      { path: 'memo-asambleas', title: 'Memo de asambleas', permiso: 'memo:leer', component: Memo },
      { path: 'primera-asamblea', title: 'Primera asamblea', permiso: 'asamblea:leer', component: PrimeraAsamblea },
    ],
    menu: [
      homeItem,
      { label: mensajes.ASA.generarActa, icon: PlaylistAddCheckOutlined, path: 'generar-acta' },
      { label: 'Listado de actas', icon: InventoryOutlined, path: 'listado-actas' },
      { label: 'Calendario de asambleas', icon: CalendarMonthOutlined, path: 'calendario-asambleas' },
      { label: 'Memo de asambleas', icon: StickyNote2Outlined, path: 'memo-asambleas' },
      { label: 'Primera asamblea', icon: RocketLaunchOutlined, path: 'primera-asamblea' },
    ],
  },
  '/ejecutivo': { name: 'Adjudicaciones', screens: [homeScreen], menu: [homeItem] },
  '/jftadj': { name: 'Jefatura de adjudicaciones', screens: [homeScreen], menu: [homeItem] },
  '/riesgo': { name: 'Riesgos', screens: [homeScreen], menu: [homeItem] },
  '/legal': { name: 'Legal', screens: [homeScreen], menu: [homeItem] },
  '/sistema': {
    name: 'Sistema',
    screens: [
      homeScreen,
      {
        path: 'usuario',
        title: 'Usuarios',
        permiso: 'usuario:administrar',
        resource: { list: UsuarioList, create: UsuarioCreate, edit: UsuarioEdit },
      },
      {
        path: 'importacion',
        title: 'Importación',
        permiso: 'importacion:administrar',
        resource: { list: ImportacionList, create: ImportacionCreate, edit: ImportacionReporte },
      },
      { path: 'auditoria', title: 'Auditoría', permiso: 'auditoria:leer', resource: { list: AuditoriaList } },
    ],
    menu: [
      homeItem,
      { label: 'Usuarios', icon: GroupOutlined, path: 'usuario' },
      { label: 'Importación', icon: UploadFileOutlined, path: 'importacion' },
      { label: 'Auditoría', icon: FactCheckOutlined, path: 'auditoria' },
    ],
  },
};

export const isGroup = (entry: MenuItem | MenuGroup): entry is MenuGroup => 'entries' in entry;

/** The screens that exist and that this role may open (AUT-021…024). Everything else is 'Página no encontrada'. */
export function screensOf(role: Rol): readonly Screen[] {
  return areas[prefijoDe(role)].screens.filter(
    (screen) =>
      Boolean(screen.component ?? screen.resource) && (screen.permiso === null || puede(role, screen.permiso)),
  );
}

/** The menu without entries whose screen this role cannot open, and without groups that thereby became empty. */
export function menuOf(role: Rol): readonly (MenuItem | MenuGroup)[] {
  const paths = new Set(screensOf(role).map((screen) => screen.path));
  const open = (item: MenuItem): boolean => paths.has(item.path);
  return areas[prefijoDe(role)].menu
    .map((entry) => (isGroup(entry) ? { ...entry, entries: entry.entries.filter(open) } : entry))
    .filter((entry) => (isGroup(entry) ? entry.entries.length > 0 : open(entry)));
}

/** `/asistente/inicio`: where '/', a bare prefix and a fresh login lead (AUT-006, AUT-019, AUT-020). */
export function homeOf(role: Rol): string {
  return `${prefijoDe(role)}/${homePath}`;
}

/** The user's own address of a path that another part of the system wrote with some prefix or with none ('every link uses the user's own prefix'). */
export function ownPath(role: Rol, path: string): string {
  const bare = path.replace(/^\/+/, '');
  const rest = prefijos.reduce((text, p) => (`/${text}`.startsWith(`${p}/`) ? text.slice(p.length) : text), bare);
  return `${prefijoDe(role)}/${rest.replace(/^\/+/, '')}`;
}
