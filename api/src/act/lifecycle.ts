import {
  type Ciclo,
  type ContextoDeCiclo,
  type ErrorDeNegocio,
  motivoDeSuspension,
  type Permiso,
  type Suspension,
  sigueSuspendido,
} from '@adjudica/domain';
import type { Actor } from '../auth/actor';

/** Whose something is, by what the row that shows it knows: a person or a plan, each by its key or by its number. */
export interface DeQuien {
  readonly planId?: unknown;
  readonly idCodigo?: unknown;
  readonly personaId?: unknown;
  readonly identificacion?: unknown;
}

/** What the page of a record says beside its facts. */
export interface Ofrecido {
  /** Suspensión en vigor del tratamiento de los datos de quien trata (LOPDP): desde cuándo, quién la levanta y qué sigue; null = ninguna. */
  motivoSuspension: string | null;
}

/** Who looks or acts, and the settings that decide what he may do. */
export interface ViewContext {
  readonly actor: Pick<Actor, 'id' | 'role' | 'idDepartamento'>;
  /** Setting SOLO_PROPIOS. */
  readonly soloPropios: boolean;
  /** Setting CUATRO_OJOS; left out = as it is unless set: on. */
  readonly cuatroOjos?: boolean | undefined;
  /** Whose data are blocked; left out = nobody's. */
  readonly suspensiones?: { de(quienes: () => readonly DeQuien[]): Suspension | null } | undefined;
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
  /** The same for the page of the record, which says why acts are missing. */
  ofrece(row: Row, context: ViewContext): Ofrecido & { acciones: Accion[] };
}

export interface RowFacts<Row, Facts, Context extends ContextoDeCiclo> {
  hechosDe(row: Row): Facts;
  contextoDe(row: Row, context: ViewContext): Context;
  acceso?(row: Row, context: ViewContext): ErrorDeNegocio | null;
  /** Whose data an act on it works with, by the columns that every row of it has; left out = nobody's. */
  deQuien?(row: Row): readonly DeQuien[];
}

export function lifecycleOf<Row, Estado extends string, Accion extends string, Facts, Context extends ContextoDeCiclo>(
  ciclo: Ciclo<Estado, Accion, Facts, Context>,
  { hechosDe, contextoDe, acceso = () => null, deQuien }: RowFacts<Row, Facts, Context>,
): ActLifecycle<Row, Accion> {
  const suspension = (row: Row, { suspensiones }: ViewContext): Suspension | null =>
    (deQuien && suspensiones?.de(() => deQuien(row))) ?? null;
  const accionesDe = (row: Row, context: ViewContext): Accion[] => {
    if (acceso(row, context) !== null) return [];
    const posibles = ciclo.accionesPosibles(hechosDe(row), contextoDe(row, context));
    if (posibles.length === 0 || suspension(row, context) === null) return posibles;
    return posibles.filter((accion) => sigueSuspendido(ciclo.nombre, accion));
  };
  return {
    nombre: ciclo.nombre,
    acciones: ciclo.acciones,
    permisoDe: ciclo.permisoDe,
    accessRefusal: acceso,
    originRefusal: (accion, row, context) => ciclo.rechazoDeOrigen(accion, hechosDe(row), contextoDe(row, context)),
    guardRefusal: (accion, row, context) => ciclo.rechazoDeGuarda(accion, hechosDe(row), contextoDe(row, context)),
    targetOf: (accion, row) => ciclo.pasoDe(accion, hechosDe(row)).hacia,
    accionesDe,
    ofrece: (row, context) => {
      const suspendido = suspension(row, context);
      return {
        acciones: accionesDe(row, context),
        motivoSuspension: suspendido && motivoDeSuspension(suspendido, ciclo.nombre),
      };
    },
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
  ofrece: () => ({ acciones: [], motivoSuspension: null }),
});
