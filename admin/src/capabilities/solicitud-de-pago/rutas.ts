import type { Rol } from '@adjudica/domain';
import { ownPath } from '../../ui/navigation';

export const RECURSO = 'solicitud-de-pago';

/** PAG-504: a payment under the user's own prefix. */
export const rutaDePago = (role: Rol, id: number): string => ownPath(role, `${RECURSO}/${id}`);
/** PAG-513 */
export const rutaDePagos = (role: Rol): string => ownPath(role, RECURSO);
/** CAR-506: what follows an approved payment. */
export const rutaDeCarta = (role: Rol, idCodigo: string): string =>
  ownPath(role, `carta-salida/nuevo?plan=${encodeURIComponent(idCodigo)}`);
/** Where a document that the plan's list lacks is added to it. */
export const rutaDeListado = (role: Rol, cedula: string, idCodigo: string): string =>
  ownPath(role, `documentos-cliente/${encodeURIComponent(cedula)}?plan=${encodeURIComponent(idCodigo)}`);
export const rutaDeOrden = (role: Rol, orden: number): string => ownPath(role, `orden-de-compra/${orden}`);
