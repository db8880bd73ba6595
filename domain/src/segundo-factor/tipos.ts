/** What is known of a user's authenticator while he acts. */
export interface SegundoFactorDeSesion {
  readonly inscrito: boolean;
  /** When he last showed a code in this session; `null` = never. */
  readonly en: Date | null;
}

/** Acts that ask for a code, and for how many minutes one counts. */
export interface AjusteDeSegundoFactor {
  /** `recurso:accion`, or `accion` alone: of every record. */
  readonly actos: readonly string[];
  readonly minutos: number;
}
