import type { mensajes } from '@adjudica/domain';
import { type DatabaseOutage, databaseOutage } from '../db/engine/outage';
import { RenderError, type RenderErrorCode } from '../pdf';
import { StorageError, type StorageErrorCode } from '../storage';

/** Code of the problem; its text is in `mensajes.propios.caidas`. */
type OutageCode = keyof typeof mensajes.propios.caidas;

/** The answer's `Retry-After`, in seconds. */
export const RETRY_AFTER_SECONDS: Readonly<Record<OutageCode, number>> = {
  'base-no-disponible': 5,
  'base-ocupada': 2,
  'sin-espacio': 60,
  'almacen-no-disponible': 15,
  'pdf-no-disponible': 15,
};

const OF_DATABASE: Readonly<Record<DatabaseOutage, OutageCode>> = {
  caida: 'base-no-disponible',
  ocupada: 'base-ocupada',
  llena: 'sin-espacio',
};
const OF_STORAGE: Partial<Record<StorageErrorCode, OutageCode>> = {
  'no-disponible': 'almacen-no-disponible',
  'sin-espacio': 'sin-espacio',
};
/** 'impresion-fallida' is a fault of the document, not an outage. */
const OF_RENDERER: Partial<Record<RenderErrorCode, OutageCode>> = {
  'sin-navegador': 'pdf-no-disponible',
  'navegador-caido': 'pdf-no-disponible',
  'navegador-colgado': 'pdf-no-disponible',
  'tiempo-agotado': 'pdf-no-disponible',
  cerrado: 'pdf-no-disponible',
};

/** System errors of files: no space, a failing or removed disk, too many open files. */
const OF_FILES: Readonly<Record<string, OutageCode>> = {
  ENOSPC: 'sin-espacio',
  EDQUOT: 'sin-espacio',
  EIO: 'almacen-no-disponible',
  EROFS: 'almacen-no-disponible',
  EMFILE: 'almacen-no-disponible',
  ENFILE: 'almacen-no-disponible',
};

/** The outage behind an error; null for every other error. */
export function outageOf(error: unknown): OutageCode | null {
  if (error instanceof StorageError) return OF_STORAGE[error.code] ?? null;
  if (error instanceof RenderError) return OF_RENDERER[error.code] ?? null;
  const ofFiles = OF_FILES[String((error as NodeJS.ErrnoException | null)?.code)];
  if (ofFiles !== undefined) return ofFiles;
  const database = databaseOutage(error);
  return database === null ? null : OF_DATABASE[database];
}
