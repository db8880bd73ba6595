import type { InformeDeBuro } from '@adjudica/domain';

/** A query to the bureau (BUR-004, BUR-512). */
export interface PreguntaAlBuro {
  readonly cedula: string;
  /** idCodigo; the contract requires the field, so it is '' without a plan. */
  readonly plan: string;
  /** The same for every attempt at one query, so that a service that supports it charges once. */
  readonly clave: string;
  /** The client's name, for the simulator alone: a real bureau gets nothing but the cédula. */
  readonly nombre?: string | undefined;
}

export interface RespuestaDelBuro {
  /** null = unknown to the bureau. */
  readonly informe: InformeDeBuro | null;
  /** The answer says that it is a simulator's. */
  readonly prueba: boolean;
}

/** A credit bureau. Each `consultar` may cost money. */
export interface Buro {
  /** Whether a bureau is configured. */
  readonly configurado: boolean;
  /** Milliseconds until the circuit closes; 0 = ready. */
  esperaMs(): number;
  /** @throws FalloDeBuro. */
  consultar(pregunta: PreguntaAlBuro): Promise<RespuestaDelBuro>;
}
