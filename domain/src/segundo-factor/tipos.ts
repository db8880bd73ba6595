/** State of a user's authenticator during an act. */
export interface SegundoFactorDeSesion {
  readonly inscrito: boolean;
  /** Time of the last code in this session; `null` = none. */
  readonly en: Date | null;
}

/** Acts that need a code, and for how many minutes a code counts. */
export interface AjusteDeSegundoFactor {
  /** `recurso:accion`, or `accion` alone for every record. */
  readonly actos: readonly string[];
  readonly minutos: number;
}
