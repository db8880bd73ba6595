/** REF-001: personal, commercial, bank. EST-553: how many a client needs ('1 de 2') and, for personal ones, may have at most. */
export const tiposDeReferencia = [
  { codigo: 'R', nombre: 'Personal', titulo: 'Referencias personales', requeridas: 2, maximo: 3 },
  { codigo: 'C', nombre: 'Comercial', titulo: 'Referencias comerciales', requeridas: 2, maximo: null },
  { codigo: 'B', nombre: 'Bancaria', titulo: 'Referencias bancarias', requeridas: 2, maximo: null },
] as const satisfies readonly {
  codigo: string;
  nombre: string;
  titulo: string;
  requeridas: number;
  maximo: number | null;
}[];
export type TipoDeReferencia = (typeof tiposDeReferencia)[number]['codigo'];
/** EST-521 */
export const estadosDeReferencia = [
  { codigo: 'P', nombre: 'Pendiente' },
  { codigo: 'C', nombre: 'Confirmada' },
] as const;
export type EstadoDeReferencia = (typeof estadosDeReferencia)[number]['codigo'];

export interface HechosDeReferencia {
  readonly estado: EstadoDeReferencia;
  /** Name as shown; null = unknown. */
  readonly confirmadaPor: string | null;
  /** Instant; null = pending. */
  readonly confirmadaEn: string | null;
}
