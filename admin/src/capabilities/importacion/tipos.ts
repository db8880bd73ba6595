import { esTipoDeImportacion, importaciones } from '@adjudica/domain';
import type { CambioDeImportacion, ErrorDeImportacion, ImportacionVista } from '../../generated/api';

/** One imported file: reviewed first, then applied whole or not at all. Sums in dollars. */
export type ImportacionRecord = ImportacionVista;
export type ErrorDeImportacionRecord = ErrorDeImportacion;
export type CambioDeImportacionRecord = CambioDeImportacion;
/** `contrasenas`: one-time passwords of the users just created, shown here and nowhere else. */
export type { ImportacionAplicada } from '../../generated/api';

/** 'planes' → 'Planes'; a type of a later release as it is. */
export const nombreDeTipo = (tipo: string): string => (esTipoDeImportacion(tipo) ? importaciones[tipo].titulo : tipo);
