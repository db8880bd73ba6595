import type { tiposDeReferencia } from './campos';
import type { estadosDeReferencia } from './ciclo';

/** REF-001 */
export type TipoDeReferencia = (typeof tiposDeReferencia)[number]['codigo'];
/** EST-521 */
export type EstadoDeReferencia = (typeof estadosDeReferencia)[number]['codigo'];

export interface HechosDeReferencia {
  readonly estado: EstadoDeReferencia;
  /** Name as shown; null = nobody known. */
  readonly confirmadaPor: string | null;
  /** Instant; null = pending. */
  readonly confirmadaEn: string | null;
}
