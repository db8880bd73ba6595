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
}

/** What keeps an award where it is: refused with a live order, an accepted means or a note (model.md, Assemblies). */
export interface CompromisosDelPlan {
  readonly ordenVigente: boolean;
  readonly medioAceptado: boolean;
  readonly pagare: boolean;
}

/** Body of POST /adjudicacion/{id}/retirar. */
export interface RetiroDeAdjudicacion {
  motivo: string;
}

/** Body of POST /adjudicacion/{id}/reasignar: the plan that takes the withdrawn award's place. */
export interface ReasignacionDeAdjudicacion {
  idCodigo: string;
  comentario?: string;
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
