import type { InformeDeBuro } from '@adjudica/domain';

/** What is asked of the bureau (BUR-004, BUR-512). */
export interface PreguntaAlBuro {
  readonly cedula: string;
  /** idCodigo; the contract wants the field, so it is '' where there is no plan. */
  readonly plan: string;
  /** The same for every try of one question, so that a service that looks at it charges once. */
  readonly clave: string;
  /** The client's name, for the trial bureau alone: a real one is told nothing but the cédula. */
  readonly nombre?: string | undefined;
}

export interface RespuestaDelBuro {
  /** null = the bureau knows nobody with that cédula. */
  readonly informe: InformeDeBuro | null;
  /** It says of itself that it is a simulator. */
  readonly prueba: boolean;
}

/** A credit bureau. Each `consultar` that leaves may cost money. */
export interface Buro {
  /** There is one to ask. */
  readonly configurado: boolean;
  /** Milliseconds for which it is left alone after failing often; 0 = it may be asked now. */
  esperaMs(): number;
  /** @throws FalloDeBuro. */
  consultar(pregunta: PreguntaAlBuro): Promise<RespuestaDelBuro>;
}
