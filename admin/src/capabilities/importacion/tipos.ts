import { esTipoDeImportacion, importaciones } from '@adjudica/domain';
import type { Tono } from '../../ui/StateChip';

/** One imported file: reviewed first, then applied whole or not at all. */
export interface ImportacionRecord {
  readonly id: number;
  readonly tipo: string;
  readonly nombreArchivo: string;
  readonly estado: string;
  readonly leidas: number;
  readonly creadas: number;
  readonly cambiadas: number;
  readonly iguales: number;
  readonly rechazadas: number;
  /** Sums of the file's amount columns, in dollars. */
  readonly sumas: readonly { readonly columna: string; readonly total: number }[];
  /** Errors beyond the ones that are kept. */
  readonly erroresOmitidos: number;
  /** Control totals that the movements do not confirm. */
  readonly diferencias: readonly string[];
  /** Why the file could not be read at all. */
  readonly fallo: string | null;
  readonly milisegundosEscritor: number | null;
  readonly creadaPor: string | null;
  readonly creadaEn: string;
  readonly aplicadaPor: string | null;
  readonly aplicadaEn: string | null;
  readonly version: number;
  readonly acciones: readonly string[];
}

export interface ErrorDeImportacionRecord {
  readonly id: number;
  readonly linea: number;
  readonly columna: string | null;
  readonly mensaje: string;
}

export interface ImportacionAplicada extends ImportacionRecord {
  /** One-time passwords of the users just created: shown here and nowhere else. */
  readonly contrasenas: readonly { readonly usuario: string; readonly contrasenaTemporal: string }[];
}

export const tonoDeImportacion: Readonly<Record<string, Tono>> = {
  VALIDANDO: 'info',
  VALIDADA: 'aviso',
  'CON ERRORES': 'error',
  FALLIDA: 'error',
  APLICADA: 'exito',
};

/** 'planes' → 'Planes'; a type of a later release as it is. */
export const nombreDeTipo = (tipo: string): string => (esTipoDeImportacion(tipo) ? importaciones[tipo].titulo : tipo);
