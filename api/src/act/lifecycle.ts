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

/** Person or plan whose data a row shows, by database key or by number. */
export interface DataSubject {
  readonly planId?: unknown;
  readonly idCodigo?: unknown;
  readonly personaId?: unknown;
  readonly identificacion?: unknown;
}

/** What a record's answer has beside its own fields. */
export interface Ofrecido {
  /** Suspensión en vigor del tratamiento de los datos de quien trata (LOPDP): desde cuándo, quién la levanta y qué sigue; null = ninguna. */
  motivoSuspension: string | null;
}

/** The user, and the settings that decide what he may do. */
export interface ViewContext {
  readonly actor: Pick<Actor, 'id' | 'role' | 'idDepartamento'>;
  /** Setting SOLO_PROPIOS. */
  readonly soloPropios: boolean;
  /** Setting CUATRO_OJOS; left out = its default, on. */
  readonly cuatroOjos?: boolean | undefined;
  /** Suspensions of processing in force; left out = none. */
  readonly suspensiones?: { de(quienes: () => readonly DataSubject[]): Suspension | null } | undefined;
}

/** A domain lifecycle applied to rows: it decides acts and computes `acciones` of records and list rows. */
export interface ActLifecycle<Row, Accion extends string> {
  readonly name: string;
  readonly acciones: readonly Accion[];
  permisoFor(accion: Accion): Permiso;
  /** Why the user may not act on the record at all, whatever its state; `null` = may. */
  accessRefusal(row: Row, context: ViewContext): ErrorDeNegocio | null;
  /** 'prohibido', then 'conflicto'. */
  originRefusal(accion: Accion, row: Row, context: ViewContext): ErrorDeNegocio | null;
  guardRefusal(accion: Accion, row: Row, context: ViewContext): ErrorDeNegocio | null;
  /** The state after the action. */
  targetOf(accion: Accion, row: Row): string;
  /** The actions that the user may run now, for `acciones`. */
  accionesFor(row: Row, context: ViewContext): Accion[];
  /** The same with the reason why actions are missing. */
  offer(row: Row, context: ViewContext): Ofrecido & { acciones: Accion[] };
}

interface RowFacts<Row, Facts, Context extends ContextoDeCiclo> {
  factsOf(row: Row): Facts;
  contextOf(row: Row, context: ViewContext): Context;
  accessRefusal?(row: Row, context: ViewContext): ErrorDeNegocio | null;
  /** Persons whose data an act processes, from columns that every row has; left out = none. */
  dataSubjects?(row: Row): readonly DataSubject[];
}

export function lifecycleOf<Row, Estado extends string, Accion extends string, Facts, Context extends ContextoDeCiclo>(
  ciclo: Ciclo<Estado, Accion, Facts, Context>,
  { factsOf, contextOf, accessRefusal = () => null, dataSubjects }: RowFacts<Row, Facts, Context>,
): ActLifecycle<Row, Accion> {
  const suspension = (row: Row, { suspensiones }: ViewContext): Suspension | null =>
    (dataSubjects && suspensiones?.de(() => dataSubjects(row))) ?? null;
  const accionesDe = (row: Row, context: ViewContext): Accion[] => {
    if (accessRefusal(row, context) !== null) return [];
    const posibles = ciclo.accionesPosibles(factsOf(row), contextOf(row, context));
    if (posibles.length === 0 || suspension(row, context) === null) return posibles;
    return posibles.filter((accion) => sigueSuspendido(ciclo.nombre, accion));
  };
  return {
    name: ciclo.nombre,
    acciones: ciclo.acciones,
    permisoFor: ciclo.permisoDe,
    accessRefusal,
    originRefusal: (accion, row, context) => ciclo.rechazoDeOrigen(accion, factsOf(row), contextOf(row, context)),
    guardRefusal: (accion, row, context) => ciclo.rechazoDeGuarda(accion, factsOf(row), contextOf(row, context)),
    targetOf: (accion, row) => ciclo.pasoDe(accion, factsOf(row)).hacia,
    accionesFor: accionesDe,
    offer: (row, context) => {
      const suspendido = suspension(row, context);
      return {
        acciones: accionesDe(row, context),
        motivoSuspension: suspendido && motivoDeSuspension(suspendido, ciclo.nombre),
      };
    },
  };
}

/** The lifecycle of a record without states: only a permission. */
export const withoutStates = (nombre: string, permiso: Permiso): ActLifecycle<unknown, string> => ({
  name: nombre,
  acciones: [],
  permisoFor: () => permiso,
  accessRefusal: () => null,
  originRefusal: () => null,
  guardRefusal: () => null,
  targetOf: () => '',
  accionesFor: () => [],
  offer: () => ({ acciones: [], motivoSuspension: null }),
});
