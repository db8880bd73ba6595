import { type Permiso, puede } from '@adjudica/domain';
import { useCallback } from 'react';
import { useUsuario } from '../providers/sesion';

/** What this user may do, by the one role table. Only courtesy: the API refuses anyway (decisiones.md, "Roles"). */
export function usePuede(): (permiso: Permiso) => boolean {
  const { role } = useUsuario();
  return useCallback((permiso) => puede(role, permiso), [role]);
}
