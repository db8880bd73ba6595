import { filtroGuardable } from '@adjudica/domain';
import type { SortPayload } from 'react-admin';
import type { VistaGuardadaVista } from '../../../generated/api';

/** What a view stores. */
export type ViewContent = Pick<VistaGuardadaVista, 'filtro' | 'ordenCampo' | 'ordenDireccion' | 'ocultas'>;

export const VIEW_RESOURCE = 'vista-guardada';
/** More than a user can have for one list, shared ones included. */
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

/** The search of the address with a view applied; other parameters stay. */
export function searchWith(search: string, { filtro, ordenCampo, ordenDireccion }: ViewContent): string {
  const params = new URLSearchParams(search);
  params.delete('displayedFilters');
  params.set('filter', JSON.stringify(filtro));
  params.set('sort', ordenCampo);
  params.set('order', ordenDireccion);
  params.set('page', '1');
  return `?${params}`;
}

/** The address has no filter, sort or page. */
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
