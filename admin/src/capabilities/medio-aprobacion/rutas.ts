import type { Rol } from '@adjudica/domain';
import { ownPath } from '../../ui/navigation';

export const RECURSO = 'medio-aprobacion';

/** MED-501: an approval under the user's own prefix. */
export const rutaDeMedio = (role: Rol, id: number): string => ownPath(role, `${RECURSO}/${id}`);

interface Comienzo {
  readonly cliente?: string;
  /** Chosen from the start, where it may be. */
  readonly plan?: string;
  /** Id of the rejected approval that the new one takes the place of: its values are the first ones. */
  readonly reemplaza?: number;
}

/** MED-502: the form of a new one, for a client and a plan or in the place of a rejected one. */
export function rutaDeNuevo(role: Rol, { cliente, plan, reemplaza }: Comienzo = {}): string {
  const params = new URLSearchParams({
    ...(cliente !== undefined && { cliente }),
    ...(plan !== undefined && { plan }),
    ...(reemplaza !== undefined && { reemplaza: String(reemplaza) }),
  });
  return `${ownPath(role, `${RECURSO}/nuevo`)}${params.size === 0 ? '' : `?${params}`}`;
}
