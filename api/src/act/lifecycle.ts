import type { Ciclo, ContextoDeCiclo, ErrorDeNegocio, Permiso } from '@adjudica/domain';
import type { Actor } from '../auth/actor';

/** Who looks or acts, and the settings that decide what he may do. */
export interface ViewContext {
  readonly actor: Pick<Actor, 'id' | 'role' | 'idDepartamento'>;
  /** Setting SOLO_PROPIOS. */
  readonly soloPropios: boolean;
  /** Setting CUATRO_OJOS; left out = as it is unless set: on. */
  readonly cuatroOjos?: boolean | undefined;
}

/** A domain lifecycle asked about rows: what an act is judged by and what `acciones` of a record or of a list's row are computed from. */
export interface ActLifecycle<Row, Accion extends string> {
  readonly nombre: string;
  readonly acciones: readonly Accion[];
  permisoDe(accion: Accion): Permiso;
  /** Why who looks can't act on the record at all, whatever its state; `null` = can. */
  accessRefusal(row: Row, context: ViewContext): ErrorDeNegocio | null;
  /** 'prohibido', then 'conflicto'. */
  originRefusal(accion: Accion, row: Row, context: ViewContext): ErrorDeNegocio | null;
  guardRefusal(accion: Accion, row: Row, context: ViewContext): ErrorDeNegocio | null;
  /** The state in which the action leaves the record. */
  targetOf(accion: Accion, row: Row): string;
  /** What who looks may do with the record now, for `acciones`. */
  accionesDe(row: Row, context: ViewContext): Accion[];
}

export interface RowFacts<Row, Facts, Context extends ContextoDeCiclo> {
  hechosDe(row: Row): Facts;
  contextoDe(row: Row, context: ViewContext): Context;
  acceso?(row: Row, context: ViewContext): ErrorDeNegocio | null;
}

export function lifecycleOf<Row, Estado extends string, Accion extends string, Facts, Context extends ContextoDeCiclo>(
  ciclo: Ciclo<Estado, Accion, Facts, Context>,
  { hechosDe, contextoDe, acceso = () => null }: RowFacts<Row, Facts, Context>,
): ActLifecycle<Row, Accion> {
  return {
    nombre: ciclo.nombre,
    acciones: ciclo.acciones,
    permisoDe: ciclo.permisoDe,
    accessRefusal: acceso,
    originRefusal: (accion, row, context) => ciclo.rechazoDeOrigen(accion, hechosDe(row), contextoDe(row, context)),
    guardRefusal: (accion, row, context) => ciclo.rechazoDeGuarda(accion, hechosDe(row), contextoDe(row, context)),
    targetOf: (accion, row) => ciclo.pasoDe(accion, hechosDe(row)).hacia,
    accionesDe: (row, context) =>
      acceso(row, context) === null ? ciclo.accionesPosibles(hechosDe(row), contextoDe(row, context)) : [],
  };
}

/** Of a record that has no states: one permission, and nothing else that refuses. */
export const withoutStates = (nombre: string, permiso: Permiso): ActLifecycle<unknown, string> => ({
  nombre,
  acciones: [],
  permisoDe: () => permiso,
  accessRefusal: () => null,
  originRefusal: () => null,
  guardRefusal: () => null,
  targetOf: () => '',
  accionesDe: () => [],
});
