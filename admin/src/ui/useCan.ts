import { type Permiso, puede } from '@adjudica/domain';
import { useUsuario } from '../providers/sesion';

/** react-admin's `useCanAccess` for a permission that the compiler checks. */
export function useCan(permiso: Permiso): boolean {
  return puede(useUsuario().role, permiso);
}
