import { puede, type Rol } from '@adjudica/domain';
import { useUsuario } from '../../providers/sesion';
import { useApiQuery } from '../../providers/useApiQuery';
import { ownPath } from '../../ui/navigation';

/** How many tasks there are today, asked once however many places of a home say it; a role without tasks asks for none. */
export function useTareasDeHoy() {
  const { role } = useUsuario();
  return useApiQuery('/tarea/hoy', {}, { enabled: puede(role, 'tarea:propia') });
}

/** The tasks that are counted, and no others: whoever sees everybody's is led to the own ones. Written out, because every home loads it. */
export const enlaceDeTareasDeHoy = (role: Rol): string =>
  `${ownPath(role, 'lista-de-tareas')}?filter={"estado":"abiertas","deHoy":true,"mias":true}`;
