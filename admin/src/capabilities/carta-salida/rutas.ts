import { llevaCarta, type Rol } from '@adjudica/domain';
import { ownPath } from '../../ui/navigation';
import type { CartaDeLista } from './tipos';

export const RECURSO = 'carta-salida';
/** The rows of the list are no such records: they stand apart in the cache. */
export const enDetalle = { detalle: true };

export const rutaDeLista = (role: Rol): string => ownPath(role, RECURSO);
/** CAR-506: the letter of a plan, named in the address, so that a reload finds it again. */
export const rutaDeCarta = (role: Rol, idCodigo: string): string =>
  `${ownPath(role, `${RECURSO}/nuevo`)}?plan=${encodeURIComponent(idCodigo)}`;
export const rutaDeCliente = (role: Rol, cedula: string, idCodigo: string): string =>
  `${ownPath(role, 'estado-cliente')}/${encodeURIComponent(cedula)}?plan=${encodeURIComponent(idCodigo)}`;
/** A house has no letter: its row leads to its client. */
export const rutaDeFila = (role: Rol, { producto, cedula, idCodigo }: CartaDeLista): string =>
  llevaCarta(producto) ? rutaDeCarta(role, idCodigo) : rutaDeCliente(role, cedula, idCodigo);
