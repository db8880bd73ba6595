import type { ColumnaDeDestino } from '../destino';
import { texto } from '../sql';

/** A column of the target that bears the name of the file's. */
export const propia = (columna: string, expresion = texto(columna)): ColumnaDeDestino => ({
  columna,
  de: [columna],
  expresion,
});
