import type { ColumnaDeDestino } from '../destino';
import { texto } from '../sql';

/** A target column with the name of the file's. */
export const propia = (columna: string, expresion = texto(columna)): ColumnaDeDestino => ({
  columna,
  de: [columna],
  expresion,
});
