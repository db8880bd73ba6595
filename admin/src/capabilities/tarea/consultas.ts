import { fresh, useApiQuery } from '../../providers/useApiQuery';
import type { NodoDeTareas, TareaRecord } from './tipos';

/** The task as it stands now, not as the list showed it. */
export const useTarea = (id: number) =>
  useApiQuery('/tarea/{id}', { id }, { ...fresh, select: (tarea) => tarea as TareaRecord });

/** TAR-519: what this task may end or go on with. */
export const useResultados = (id: number, enabled: boolean) => useApiQuery('/tarea/{id}/acciones', { id }, { enabled });

/** TAR-509, TAR-518: to whom the head may give it; nobody else asks. */
export const useUsuariosDeTarea = (id: number, enabled: boolean) =>
  useApiQuery('/tarea/{id}/usuarios', { id }, { enabled });

export const useTiposDeTarea = () => useApiQuery('/tarea-tipo', {});

/** TAR-011: events of a plan, newest first, with their tasks below. */
export const useArbolDeTareas = (idCodigo: string) =>
  useApiQuery('/plan/{idCodigo}/arbol-tareas', { idCodigo }, { select: (nodos) => nodos as readonly NodoDeTareas[] });
