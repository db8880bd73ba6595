import { type Permiso, puede } from '@adjudica/domain';
import { useUsuario } from '../providers/sesion';

/** react-admin's `useCanAccess` for a permission by its name, which the compiler knows. */
export function useCan(permiso: Permiso): boolean {
  return puede(useUsuario().role, permiso);
}
