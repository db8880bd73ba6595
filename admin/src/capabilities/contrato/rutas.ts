import type { Rol } from '@adjudica/domain';
import { ownPath } from '../../ui/navigation';

export const RECURSO = 'contrato';

export const rutaDeContratos = (role: Rol): string => ownPath(role, RECURSO);
/** The contract of a plan under the user's own prefix. */
export const rutaDeContrato = (role: Rol, idCodigo: string): string =>
  ownPath(role, `${RECURSO}/${encodeURIComponent(idCodigo)}`);
/** LEG-506, LEG-534: a contract that is still to be made; the address names its plan, so that a reload finds it again. */
export const rutaDeNuevoContrato = (role: Rol, idCodigo: string): string =>
  ownPath(role, `${RECURSO}/nuevo?plan=${encodeURIComponent(idCodigo)}`);

/** The rows of the list are no such records: they stand apart in the cache. */
export const enDetalle = { detalle: true };
