/** Lo único que se dice a quien tiene un documento: nada de lo que contiene. */
export interface VerificacionVista {
  /** 'Documento auténtico y vigente', 'Documento auténtico, reemplazado por la versión 3' … */
  resultado: string;
  estado: 'vigente' | 'firmado' | 'reemplazado' | 'anulado';
  /** Clase y número, como están al pie de cada página, sin nombres. */
  documento: string;
  numeroVersion: number;
  /** @format date-time */
  emitidaEn: string;
  /** Cargo de quien lo emitió, y la empresa. */
  emitidaPor: string;
  /** Iniciales de quienes lo firmaron electrónicamente. */
  firmantes: string[];
  /** A cuántos les falta firmar. */
  faltan: number;
  /** Primero el que se emitió; después, las copias firmadas que guarda la empresa. */
  archivos: ArchivoVerificado[];
}

export interface ArchivoVerificado {
  /** SHA-256 del archivo. */
  sha256: string;
  /** En bytes. */
  longitud: number;
}
