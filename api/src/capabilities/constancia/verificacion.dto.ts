/** Lo único que se dice a quien tiene un documento: nada de lo que contiene. */
export interface VerificacionVista {
  /** 'Documento auténtico y vigente' o 'Documento auténtico, sustituido por una versión posterior'. */
  resultado: string;
  /** false: se emitió una versión posterior. */
  vigente: boolean;
  /** 'Constancia de asamblea'. */
  documento: string;
  numeroVersion: number;
  /** @format date-time */
  emitidaEn: string;
  /** Cargo de quien la emitió, y la empresa. */
  emitidaPor: string;
  /** true: la huella es la del archivo; false: la de los datos, que está al pie de cada página. */
  porArchivo: boolean;
}
