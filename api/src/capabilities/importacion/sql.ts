import { instanteDe } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import { isSqlServer } from '../../db/engine';
import { othersFirst } from '../../workers/in-turns';

export { tableOf as tabla } from '../../db/sql';

/**
 * The few pieces of SQL that imports need beyond the query builder (set statements from staged JSON), in a form that both engines accept.
 * Nothing typed by a person enters the text: values stay in the staging table, numbers are checked here.
 */

/**
 * A statement over one slice of a file. The embedded engine runs it on the thread of the requests: whoever waits is served before the next one,
 * and none of them is long (`POR_TRAMO`). Writers wait for the end of the transaction, if there is one.
 */
export async function ejecutar<T = never>(manager: EntityManager, sql: string): Promise<T[]> {
  const rows: T[] = await manager.query(sql);
  await othersFirst();
  return rows;
}

/** Text of a staged cell (alias `f`), NULL when empty. Names are ours, never the file's. */
export const texto = (nombre: string): string =>
  isSqlServer ? `JSON_VALUE(f.datos, '$.${nombre}')` : `json_extract(f.datos, '$.${nombre}')`;
export const entero = (nombre: string): string => `CAST(${texto(nombre)} AS integer)`;
export const monto = (nombre: string): string => `CAST(${texto(nombre)} AS decimal(14,2))`;
export const conDefecto = (expresion: string, defecto: string): string => `COALESCE(${expresion}, ${defecto})`;

/** Equal letter by letter: the server's collation ignores accents, a correction of an accent is a change all the same. */
export const exacto = (expresion: string, esTexto: boolean): string =>
  isSqlServer && esTexto ? `${expresion} COLLATE Latin1_General_100_BIN2` : expresion;

export const distinto = (a: string, b: string, esTexto: boolean): string =>
  `CASE WHEN ${exacto(a, esTexto)} = ${b} OR (${a} IS NULL AND ${b} IS NULL) THEN 0 ELSE 1 END = 1`;

/** One row per element of a staged list, as `elementos.value`. */
export const unirElementos = (nombre: string): string =>
  isSqlServer
    ? `CROSS APPLY OPENJSON(f.datos, '$.${nombre}') elementos`
    : `CROSS JOIN json_each(f.datos, '$.${nombre}') elementos`;

/** A calendar date of ours as a literal. */
export function fechaLiteral(fecha: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(fecha)) throw new TypeError('not a calendar date');
  return `'${fecha}'`;
}

/** A text without the zeros that it begins with. */
export const sinCeros = (texto: string): string =>
  isSqlServer ? `SUBSTRING(${texto}, PATINDEX('%[^0]%', ${texto} + '.'), 200)` : `LTRIM(${texto}, '0')`;

/** Ends a statement that has an order. */
export const lasPrimeras = (n: number): string =>
  isSqlServer ? `OFFSET 0 ROWS FETCH NEXT ${n} ROWS ONLY` : `LIMIT ${n}`;

/** An instant as both engines store it. */
/** 'YYYY-MM-DD HH:mm:ss.SSS', UTC: as both engines read it. */
export const instanteSql = (instante: Date): string => instanteDe(instante).replace('T', ' ').slice(0, 23);
export const instanteLiteral = (instante: Date): string => `'${instanteSql(instante)}'`;

/**
 * The source `c` of an UPDATE … FROM. The embedded engine would melt the subquery into the statement and read the whole target for each
 * staged row (100 s for 20,000 movements instead of 0.2 s); a subquery with LIMIT stays one.
 */
export const fuente = (select: string): string => `(${select}${isSqlServer ? '' : ' LIMIT -1'}) c`;

/**
 * Behind a joined table: nobody else changes the rows that are read, nor adds one where none was found, until the transaction ends. The
 * embedded engine has one writer and needs no such word.
 */
export const BLOQUEO = isSqlServer ? ' WITH (UPDLOCK, HOLDLOCK)' : '';

/** Separates values that are joined to one text, and stands for a missing one: no text of ours holds either. */
export const SEPARADOR = '\u001f';
export const AUSENTE = '\u001e';

/** Values as one text, each behind its separator. */
export const unidos = (expresiones: readonly string[]): string =>
  `CONCAT(${expresiones.map((e) => `CHAR(31), COALESCE(CAST(${e} AS nvarchar(400)), CHAR(30))`).join(', ')})`;

/**
 * The staged rows (alias `f`) with their joins, and what limits them. A server that knows little of a table yet compares a staged row with
 * many of its rows, and would read the row's JSON anew for each: 5,100 models of one brand took 28 s. So what the joins ask of a row is read
 * once, before them; TOP keeps the engine from putting it back where it is used.
 */
export function filasUnidas(filas: string, uniones: string, limite: string): string {
  if (!isSqlServer) return `${filas} f ${uniones} WHERE ${limite}`;
  const leidas = new Set<string>();
  const conClaves = uniones.replace(/JSON_VALUE\(f\.datos, '\$\.(\w+)'\)/g, (_, nombre: string) => {
    leidas.add(nombre);
    return `f.clave_${nombre}`;
  });
  const claves = [...leidas].map((nombre) => `, ${texto(nombre)} AS clave_${nombre}`).join('');
  return `(SELECT TOP (2147483647) f.*${claves} FROM ${filas} f WHERE ${limite}) f ${conClaves} WHERE ${limite}`;
}

/** Before a column: its index is not used. The embedded engine would read the whole file by it, and keep of that the slice. */
export const PASADO_POR_ALTO = isSqlServer ? '' : '+';

/** A slice of the staged rows of one file. */
export interface Tramo {
  importacionId: number;
  desde: number;
  hasta: number;
}

export function delTramo({ importacionId, desde, hasta }: Tramo): string {
  if (![importacionId, desde, hasta].every(Number.isSafeInteger)) throw new TypeError('not row numbers');
  return `${PASADO_POR_ALTO}f.importacionId = ${importacionId} AND f.id BETWEEN ${desde} AND ${hasta}`;
}

/** All staged rows of the file that a slice is of. */
export function delArchivo({ importacionId }: Pick<Tramo, 'importacionId'>): string {
  if (!Number.isSafeInteger(importacionId)) throw new TypeError('not a row number');
  return `f.importacionId = ${importacionId}`;
}
