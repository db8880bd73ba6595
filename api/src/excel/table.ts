import { ErrorDeNegocio, mensajesDeImportacion as m } from '@adjudica/domain';

/** A row of an imported file: its line as Excel shows it, and the text of each cell by position. */
export interface TableRow {
  readonly linea: number;
  readonly celdas: readonly string[];
  /** Positions of unreadable cells: a formula without result, an error, a broken index. */
  readonly ilegibles?: readonly number[];
  /** Hidden in the file. */
  readonly oculta?: true;
  /** Of a workbook: the sheet that is read, said with the first row. */
  readonly hoja?: string;
}

export const MAX_COLUMNS = 200;

export const tooManyColumns = (): ErrorDeNegocio =>
  new ErrorDeNegocio('malformado', 'demasiadas-columnas', m.archivoAncho(MAX_COLUMNS));
