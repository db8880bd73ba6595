import { filtroGuardable } from '@adjudica/domain';
import type { SortPayload } from 'react-admin';
import type { VistaGuardadaVista } from '../../../generated/api';

/** What a view keeps of its list. */
export type ContenidoDeVista = Pick<VistaGuardadaVista, 'filtro' | 'ordenCampo' | 'ordenDireccion' | 'ocultas'>;

export const RECURSO = 'vista-guardada';
/** More than anybody may keep of one list, shared ones included. */
export const TODAS = { pagination: { page: 1, perPage: 100 }, sort: { field: 'nombre', order: 'ASC' } } as const;

export const contenidoDe = (
  filterValues: Readonly<Record<string, unknown>>,
  sort: SortPayload,
  ocultas: readonly string[],
): ContenidoDeVista => ({
  filtro: filtroGuardable(filterValues),
  ordenCampo: sort.field,
  ordenDireccion: sort.order,
  ocultas: [...ocultas],
});

/** The address of a list as a view shows it; what else stands in it, and how many rows a page has, stays. */
export function direccionCon(search: string, { filtro, ordenCampo, ordenDireccion }: ContenidoDeVista): string {
  const params = new URLSearchParams(search);
  params.delete('displayedFilters');
  params.set('filter', JSON.stringify(filtro));
  params.set('sort', ordenCampo);
  params.set('order', ordenDireccion);
  params.set('page', '1');
  return `?${params}`;
}

/** Nothing was chosen yet: no link led here, and nobody filtered, sorted or turned a page. */
export const sinElegir = (search: string): boolean => {
  const params = new URLSearchParams(search);
  return !['filter', 'sort', 'page'].some((name) => params.has(name));
};

const enOrden = (contenido: ContenidoDeVista): string =>
  JSON.stringify([
    Object.entries(contenido.filtro).sort(([a], [b]) => (a < b ? -1 : 1)),
    contenido.ordenCampo,
    contenido.ordenDireccion,
    [...contenido.ocultas].sort(),
  ]);

export const muestranLoMismo = (una: ContenidoDeVista, otra: ContenidoDeVista): boolean =>
  enOrden(una) === enOrden(otra);
