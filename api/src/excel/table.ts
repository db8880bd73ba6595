import { ErrorDeNegocio, mensajesDeImportacion as m } from '@adjudica/domain';

/** A row of a file that somebody sends: its line as the person's program shows it, and the text of each cell by position. */
export interface TableRow {
  readonly linea: number;
  readonly celdas: readonly string[];
  /** Positions of cells that hold something which can't be read: a formula without its result, an error, an index that leads nowhere. */
  readonly ilegibles?: readonly number[];
  /** The person's program does not show it. */
  readonly oculta?: true;
  /** Of a workbook: the sheet that is read, said with the first row. */
  readonly hoja?: string;
}

export const MAX_COLUMNS = 200;

export const tooManyColumns = (): ErrorDeNegocio =>
  new ErrorDeNegocio('malformado', 'demasiadas-columnas', m.archivoAncho(MAX_COLUMNS));
