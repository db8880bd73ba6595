import type { Rol } from '@adjudica/domain';
import { ownPath } from '../../ui/navigation';

export const RECURSO = 'orden-de-compra';

export const rutaDeOrdenes = (role: Rol): string => ownPath(role, RECURSO);
/** ORD-505, ORD-506: an order under the user's own prefix. */
export const rutaDeOrden = (role: Rol, id: number): string => ownPath(role, `${RECURSO}/${id}`);
/** The form of a pending order, for whoever made it. */
export const rutaDeCorreccion = (
  role: Rol,
  { id, medioId }: { readonly id: number; readonly medioId: number },
): string => ownPath(role, `${RECURSO}/nuevo?medio=${medioId}&orden=${id}`);
/** The approval that an order is made from. */
export const rutaDeMedio = (role: Rol, medio: number): string => ownPath(role, `medio-aprobacion/${medio}`);
/** ORD-541: the checklist of its payment. */
export const rutaDeChecklist = (role: Rol, id: number): string => ownPath(role, `solicitud-de-pago/nuevo?orden=${id}`);

/** The rows of the list are no such records: they stand apart in the cache. */
export const enDetalle = { detalle: true };
export const claveDeOrden = (id: number) => [RECURSO, 'getOne', { id: String(id), meta: enDetalle }];
