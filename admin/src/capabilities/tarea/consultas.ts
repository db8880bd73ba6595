import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import type { NodoDeTareas, ResultadoDeTarea, TareaRecord, TipoDeTarea, UsuarioDeTarea } from './tipos';

/** One GET of the task's own paths; `null` = nothing to ask for. `fresca` = never what an earlier opening saw: a version comes with it. */
function useLectura<T>(path: string | null, fresca = false) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  return useQuery({
    queryKey: ['tarea', 'lectura', path],
    queryFn: ({ signal }) => dataProvider.read<T>(path ?? '', { signal }),
    enabled: path !== null,
    ...(fresca && { gcTime: 0, staleTime: 0 }),
  });
}

/** The task as it stands now, not as the list showed it. */
export const useTarea = (id: number) => useLectura<TareaRecord>(`tarea/${id}`, true);

/** TAR-519: what this task may end or go on with. */
export const useResultados = (id: number, preguntar: boolean) =>
  useLectura<readonly ResultadoDeTarea[]>(preguntar ? `tarea/${id}/acciones` : null);

/** TAR-509, TAR-518: to whom the head may give it; nobody else asks. */
export const useUsuariosDeTarea = (id: number, preguntar: boolean) =>
  useLectura<readonly UsuarioDeTarea[]>(preguntar ? `tarea/${id}/usuarios` : null);

export const useTiposDeTarea = () => useLectura<readonly TipoDeTarea[]>('tarea-tipo');

/** TAR-011: events of a plan, newest first, with their tasks below. */
export const useArbolDeTareas = (idCodigo: string) =>
  useLectura<readonly NodoDeTareas[]>(`plan/${encodeURIComponent(idCodigo)}/arbol-tareas`);
