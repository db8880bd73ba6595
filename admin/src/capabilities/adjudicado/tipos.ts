import type { AdjudicacionVista, CandidatoVista, EjecutivoVista, Reasignacion } from '../../generated/api';

export type AdjudicadoRecord = AdjudicacionVista;
export type AccionDeAdjudicado = AdjudicadoRecord['acciones'][number];

/** A plan that may take a withdrawn award. */
export type Candidato = CandidatoVista;

/** An active executive, for selectors. */
export type EjecutivoRecord = EjecutivoVista;

/** Who takes the place of a withdrawn award. */
export type Reemplazo = Reasignacion;
