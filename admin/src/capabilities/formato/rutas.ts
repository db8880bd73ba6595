import type { Rol } from '@adjudica/domain';
import { ownPath } from '../../ui/navigation';

export const RECURSO = 'formato';
export const RUTA = 'formatos';
/** The rows of the list are no such records: they stand apart in the cache. */
export const enDetalle = { detalle: true };

export const rutaDeLista = (role: Rol): string => ownPath(role, RUTA);
export const rutaDeFormato = (role: Rol, id: number | string): string => `${rutaDeLista(role)}/${id}`;
export const rutaDeEdicion = (role: Rol, id: number | string): string => `${rutaDeFormato(role, id)}/editar`;
/** `de` = the version whose text the new one begins with. */
export const rutaDeNuevo = (role: Rol, de?: number): string =>
  `${rutaDeLista(role)}/nuevo${de === undefined ? '' : `?de=${de}`}`;
