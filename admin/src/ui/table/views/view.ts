import { filtroGuardable } from '@adjudica/domain';
import type { SortPayload } from 'react-admin';
import type { VistaGuardadaVista } from '../../../generated/api';

/** What a view keeps of its list. */
export type ViewContent = Pick<VistaGuardadaVista, 'filtro' | 'ordenCampo' | 'ordenDireccion' | 'ocultas'>;

export const VIEW_RESOURCE = 'vista-guardada';
/** More than anybody may keep of one list, shared ones included. */
export const ALL_VIEWS = { pagination: { page: 1, perPage: 100 }, sort: { field: 'nombre', order: 'ASC' } } as const;

export const contentOf = (
  filterValues: Readonly<Record<string, unknown>>,
  sort: SortPayload,
  hidden: readonly string[],
): ViewContent => ({
  filtro: filtroGuardable(filterValues),
  ordenCampo: sort.field,
  ordenDireccion: sort.order,
  ocultas: [...hidden],
});

/** The address of a list as a view shows it; what else stands in it, and how many rows a page has, stays. */
export function searchWith(search: string, { filtro, ordenCampo, ordenDireccion }: ViewContent): string {
  const params = new URLSearchParams(search);
  params.delete('displayedFilters');
  params.set('filter', JSON.stringify(filtro));
  params.set('sort', ordenCampo);
  params.set('order', ordenDireccion);
  params.set('page', '1');
  return `?${params}`;
}

/** Nothing was chosen yet: no link led here, and nobody filtered, sorted or turned a page. */
export const isUntouched = (search: string): boolean => {
  const params = new URLSearchParams(search);
  return !['filter', 'sort', 'page'].some((name) => params.has(name));
};

const normalized = (content: ViewContent): string =>
  JSON.stringify([
    Object.entries(content.filtro).sort(([a], [b]) => (a < b ? -1 : 1)),
    content.ordenCampo,
    content.ordenDireccion,
    [...content.ocultas].sort(),
  ]);

export const showTheSame = (one: ViewContent, other: ViewContent): boolean => normalized(one) === normalized(other);
