import { Readable } from 'node:stream';
import { ErrorDeNegocio, mensajesDeImportacion as m } from '@adjudica/domain';
import { readCsv, UTF16 } from './csv-reader';
import type { TableRow } from './table';
import { readXlsx } from './xlsx-reader';

/** The format of a file by its first bytes, not its name. */
type TableFormat = 'xlsx' | 'csv';

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
/** XLS, and any other file of Office before 2007. */
const COMPOUND_FILE = Buffer.from('d0cf11e0', 'hex');

/** @throws 415 for anything that is neither a workbook nor text. */
export function formatOf(head: Buffer): TableFormat {
  if (head.subarray(0, 4).equals(ZIP)) return 'xlsx';
  const utf16 = UTF16[head.toString('hex', 0, 2)] !== undefined;
  if ((!utf16 && head.subarray(0, 4096).includes(0)) || head.subarray(0, 4).equals(COMPOUND_FILE))
    throw new ErrorDeNegocio('tipoNoAceptado', 'archivo-no-aceptado', m.archivoNoAceptado);
  return 'csv';
}

/** Rows of a whole file in memory (an upload is at most 25 MB). */
export const readTable = (bytes: Buffer): AsyncGenerator<TableRow> =>
  formatOf(bytes) === 'xlsx' ? readXlsx(bytes) : readCsv(Readable.from([bytes]));
