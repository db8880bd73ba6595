import type { Readable } from 'node:stream';
import { ErrorDeNegocio, mensajesDeImportacion as m } from '@adjudica/domain';
import { MAX_XLSX_BYTES, readCsv, readXlsx, type TableRow } from '../../excel';

/** What a file is, by its first bytes: its name says nothing. */
export type Formato = 'xlsx' | 'csv';

/** @throws 415 for anything that is neither a workbook nor text. */
export function formatoDe(inicio: Buffer): Formato {
  if (inicio.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))) return 'xlsx';
  if (inicio.subarray(0, 4096).includes(0) || inicio.subarray(0, 4).equals(Buffer.from('d0cf11e0', 'hex')))
    throw new ErrorDeNegocio('tipoNoAceptado', 'archivo-no-aceptado', m.archivoNoAceptado);
  return 'csv';
}

/** Rows of a whole file in memory (an upload is at most 25 MB). */
export function filasDe(bytes: Buffer, stream: (bytes: Buffer) => Readable): AsyncIterable<TableRow> {
  return formatoDe(bytes) === 'xlsx' ? readXlsx(bytes) : readCsv(stream(bytes));
}

export { MAX_XLSX_BYTES };
