import type { Autoria } from '../conflicto';
import type { AdjudicadoPor } from '../participante/tipos';

/** 'vigente' = live; 'retirada' = closed by a 'Retiro' (RADJ). Issued awards are never edited, only closed (invariant 3). */
export type EstadoAdjudicacion = 'vigente' | 'retirada';

export interface HechosDeAdjudicacion {
  readonly idCodigo: string;
  readonly producto: string;
  readonly grupo: string;
  /** Number of the assembly whose minutes issued it. */
  readonly numeroAsamblea: number;
  readonly adjudicadoPor: Exclude<AdjudicadoPor, ''>;
  readonly estado: EstadoAdjudicacion;
  /** A later award already took this one's place. */
  readonly reasignada: boolean;
  /** Who withdrew it, and when; null while it is live, and of imported ones. */
  readonly retiro: Autoria | null;
}

/** What prevents a withdrawal: a delivery, a live order, an accepted approval or a note (modelo.md, "Assemblies"). */
export interface CompromisosDelPlan {
  /** Event 176: invariant 33. */
  readonly entregada: boolean;
  readonly ordenVigente: boolean;
  readonly medioAprobado: boolean;
  readonly pagare: boolean;
}

/** Body of POST /adjudicacion/{id}/retirar; with `reemplazo` the award goes to another plan in the same act (ADJ-501). */
export interface RetiroDeAdjudicacion {
  motivo: string;
  reemplazo?: ReemplazoDeAdjudicacion | undefined;
  /** Version of the award that the user saw. */
  version?: number | undefined;
}

/** The plan that takes the withdrawn award's place. */
export interface ReemplazoDeAdjudicacion {
  idCodigo: string;
  comentario?: string | undefined;
  /** Id of the executive who takes over the plan. */
  ejecutivo?: number | undefined;
  /** ADJ-508: '1' for a draw, '0' otherwise; when sent, must be what we compute. */
  sorteo?: string | undefined;
}

/** Body of POST /adjudicacion/{id}/reasignar. */
export interface ReasignacionDeAdjudicacion extends ReemplazoDeAdjudicacion {
  /** Version of the withdrawn award that the user saw. */
  version?: number | undefined;
}

/** Body of POST /adjudicacion/{id}/asignar. */
export interface AsignacionDeAdjudicacion {
  /** Id of the executive. */
  usuario: number;
  /** 'YYYY-MM'; when sent, must be the present month. */
  mes?: string | undefined;
  /** Version of the award that the user saw. */
  version?: number | undefined;
}

/** The plan that is to receive a withdrawn award. */
export interface CandidatoAReasignar {
  readonly idCodigo: string;
  readonly producto: string;
  readonly grupo: string;
  readonly nombreCliente: string;
  readonly estado: string;
  readonly tieneAdjudicacionVigente: boolean;
}

/** How an award came in (ADJ-010). */
export const viasDeIngreso = ['ASAMBLEA', 'REASIGNACION', 'IMPORTACION'] as const;
export type ViaDeIngreso = (typeof viasDeIngreso)[number];
