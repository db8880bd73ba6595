import type { EstadoDeTarea } from '@adjudica/domain';
import type { NodoDeTareas as Nodo, TareaVista, TipoDeTareaVista } from '../../generated/api';

export type { ResultadoDeTarea, UsuarioDeTarea } from '../../generated/api';

/** TAR-515, as the API sends it; `fechaEjecucion` is a date, `creada` and `actualizada` are instants. */
export type TareaRecord = Omit<TareaVista, 'estado'> & { readonly estado: EstadoDeTarea };

/** What the registration dialog offers, with the results of each. */
export type TipoDeTarea = TipoDeTareaVista;

/** A node of the tree of a plan: an event with the tasks that belong to it, or a task. */
export type NodoDeTareas = Omit<Nodo, 'estado' | 'hijos'> & {
  readonly estado: EstadoDeTarea | null;
  readonly hijos: readonly NodoDeTareas[];
};
