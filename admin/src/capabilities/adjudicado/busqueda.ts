import { MINIMO_BUSQUEDA, normalizar } from '@adjudica/domain';
import type { AdjudicadoRecord } from './tipos';

/** ADJ-504: from here on the server is always asked. */
export const MINIMO_EN_SERVIDOR = 8;
/** ADJ-507: rows that the server is asked for at a time. */
export const VENTANA = 50;
/** ADJ-503 */
export const POR_PAGINA = 10;

/** Where a text is looked for: nowhere yet, in the rows that are loaded, or in all of them. */
export type Alcance = 'todo' | 'local' | 'servidor';

/** decisiones.md, "ADJ": from 5 characters the loaded rows are filtered; Enter searches the server, and from 8 it always does. */
export function alcanceDe(texto: string, conEnter: boolean): Alcance {
  if (texto.length >= MINIMO_EN_SERVIDOR || (conEnter && texto !== '')) return 'servidor';
  return texto.length >= MINIMO_BUSQUEDA ? 'local' : 'todo';
}

type Buscado = Pick<AdjudicadoRecord, 'nombreCliente' | 'cedula' | 'idCodigo' | 'grupo' | 'codigo'> & {
  readonly ejecutivo: { readonly nombre: string } | null;
};

/** Loaded rows that hold every word of the text, in whatever column it is seen. */
export function filtrar<T extends Buscado>(filas: readonly T[], texto: string): readonly T[] {
  const palabras = normalizar(texto).split(' ');
  return filas.filter((fila) => {
    const { nombreCliente, cedula, idCodigo, grupo, codigo, ejecutivo } = fila;
    const todo = normalizar(`${nombreCliente} ${cedula} ${idCodigo} ${grupo}-${codigo} ${ejecutivo?.nombre ?? ''}`);
    return palabras.every((palabra) => todo.includes(palabra));
  });
}

/** ADJ-504: what the server is asked for. */
export const enServidor = (texto: string): string => texto.toLocaleUpperCase('es');
