/** What the public page says of an issued document. */
export type EstadoVerificado = 'vigente' | 'firmado' | 'reemplazado' | 'anulado';

export interface HechosVerificados {
  /** Its record was annulled, or the award that it is of withdrawn. */
  readonly anulado: boolean;
  /** A later version was issued. */
  readonly reemplazado: boolean;
  /** The company keeps a copy that all have signed. */
  readonly firmado: boolean;
}
