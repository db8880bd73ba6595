import type { Rol } from '@adjudica/domain';
import { ownPath } from '../../ui/navigation';

export const RECURSO = 'pagare';

export const rutaDePagares = (role: Rol): string => ownPath(role, RECURSO);
/** LEG-512 */
export const rutaDePagare = (role: Rol, id: number): string => ownPath(role, `${RECURSO}/${id}`);
/** LEG-510; with a client, that one is loaded. */
export const rutaDeNuevo = (role: Rol, cedula?: string): string =>
  ownPath(role, cedula === undefined ? `${RECURSO}/nuevo` : `${RECURSO}/inicio/nuevo/${encodeURIComponent(cedula)}`);
/** The generator with this plan chosen: its note is made anew there. */
export const rutaDeGenerar = (role: Rol, cedula: string, plan: string): string =>
  `${rutaDeNuevo(role, cedula)}?${new URLSearchParams({ plan })}`;
/** LEG-526 */
export const rutaDePrenda = (role: Rol): string => ownPath(role, 'prenda-comercial/nuevo');
export const enDetalle = { detalle: true };
