/** ASA-033 */
export const estadosDeParticipante = ['participa', 'no participa', 'participa cesion'] as const;
/** ASA-041: types that can be chosen; '' clears (ASA-042). */
export const adjudicacionesElegibles = ['Oferta', 'Sorteo'] as const;
export const formasDeAdjudicacion = [...adjudicacionesElegibles, 'Entrega'] as const;
/** ASA-034: '' = without award. */
export const adjudicaciones = ['', ...formasDeAdjudicacion] as const;

export type EstadoParticipante = (typeof estadosDeParticipante)[number];
export type AdjudicadoPor = (typeof adjudicaciones)[number];
export type AdjudicacionElegible = (typeof adjudicacionesElegibles)[number];

/** What the rules need to know of one row of the participants table. */
export interface HechosDeParticipante {
  readonly idCodigo: string;
  /** Place within the group (puesto). */
  readonly codigo: string;
  readonly nombreCliente: string;
  readonly estado: EstadoParticipante;
  /** State when the assembly was created; the switch can return to it while there is no award. */
  readonly estadoInicial: EstadoParticipante;
  readonly adjudicadoPor: AdjudicadoPor;
  /** Number of the assembly of the award; 0 = none (ASA-047). */
  readonly asambleaAdjudica: number;
  readonly prioridadOferta: number;
  readonly cantidadOferta: number;
}

/** Draft marks of a row, saved together; every key is optional. */
export interface MarcaDeParticipante {
  /** Switch to PARTICIPA (true) or back to the initial state (false). */
  participa?: boolean;
  /** '' clears the award. */
  adjudicadoPor?: '' | AdjudicacionElegible;
  prioridadOferta?: number;
  cantidadOferta?: number;
}

/** Columns that a mark changes, written with the row's version. */
export interface EstadoDeMarcas {
  estado: EstadoParticipante;
  adjudicadoPor: AdjudicadoPor;
  asambleaAdjudica: number;
  prioridadOferta: number;
  cantidadOferta: number;
}
