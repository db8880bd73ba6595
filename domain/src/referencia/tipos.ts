/** REF-001: personal, commercial, bank. */
export type TipoDeReferencia = 'R' | 'C' | 'B';
/** EST-521: pending, confirmed. */
export type EstadoDeReferencia = 'P' | 'C';

export interface HechosDeReferencia {
  readonly estado: EstadoDeReferencia;
  /** Name as shown; null = nobody known. */
  readonly confirmadaPor: string | null;
  /** Instant; null = pending. */
  readonly confirmadaEn: string | null;
}
