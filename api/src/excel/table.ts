import { ErrorDeNegocio, mensajesDeImportacion as m } from '@adjudica/domain';

/** A row of a file that somebody sends: its line as the person's program shows it, and the text of each cell by position. */
export interface TableRow {
  readonly linea: number;
  readonly celdas: readonly string[];
}

export const MAX_COLUMNS = 200;

export const tooManyColumns = (): ErrorDeNegocio =>
  new ErrorDeNegocio('malformado', 'demasiadas-columnas', m.archivoAncho(MAX_COLUMNS));
