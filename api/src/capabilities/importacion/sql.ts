import { instanteDe } from '@adjudica/domain';
import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { isText } from '../../columns/columns';
import { isSqlServer } from '../../config/engine';
import { columnOf, isTextual, tableOf as tabla, typeOf } from '../../db/engine/sql';
import { ImportacionFila } from '../../entities/importacion-fila.entity';
import { yieldToEventLoop } from '../../workers/time-slices';

export { tabla };

/**
 * SQL that imports need beyond the query builder (set statements from staged JSON), in a form that both engines accept. User input never enters the
 * text: values stay in the staging table, numbers are parameters.
 */

/** A slice of a file's staged rows. */
export interface Tramo {
  importacionId: number;
  desde: number;
  hasta: number;
}

/** Parameters named by number (`@0`), usable repeatedly: the embedded engine finds them under that name. */
export const numerados = (...valores: readonly unknown[]): unknown[] => (isSqlServer ? [...valores] : [{ ...valores }]);

/** Parameters of `delTramo` and `delArchivo`. */
export const parametros = ({ importacionId, desde, hasta }: Partial<Tramo>): unknown[] =>
  numerados(importacionId, desde, hasta);

/**
 * A statement over one slice of a file. The embedded engine runs it on the thread of the requests: pending requests run before the next slice, and no
 * slice is long (`POR_TRAMO`). Writers wait for the end of the transaction, if there is one.
 */
export async function ejecutar<T = never>(manager: EntityManager, tramo: Tramo, sql: string): Promise<T[]> {
  const rows: T[] = await manager.query(sql, parametros(tramo));
  await yieldToEventLoop();
  return rows;
}

/** Prefix of a column that disables its index: the embedded engine would read the whole file by it and filter the slice. */
const PASADO_POR_ALTO = isSqlServer ? '' : '+';

/** Staged rows (alias `f`) of the slice, or of its whole file. */
export const delTramo = (alias = 'f.', [archivo, desde, hasta] = ['@0', '@1', '@2']): string =>
  `${PASADO_POR_ALTO}${alias}importacionId = ${archivo} AND ${alias}id BETWEEN ${desde} AND ${hasta}`;
export const delArchivo = 'f.importacionId = @0';

/** Cells of a staged row, with the column each is compared with or becomes. */
export type Celdas = Readonly<Record<string, readonly [entity: EntityTarget<ObjectLiteral>, columna: string]>>;

const EXACTO = 'COLLATE Latin1_General_100_BIN2';

/**
 * The staged rows (alias `f`) with their cells, typed as their columns on a server, which can then use indexes and estimate sizes. Input may contain
 * characters that JSON escapes, which not every server resolves in WITH.
 */
export function filasDe(manager: EntityManager, celdas: Celdas): string {
  const rows = `${tabla(manager, ImportacionFila)} f`;
  if (!isSqlServer) return rows;
  const leidas: string[] = [];
  const columnas = Object.entries(celdas).map(([nombre, [entity, columna]]) => {
    const column = columnOf(manager, entity, columna);
    const tipo = typeOf(manager, column);
    if (isText(column.type)) return `CAST(${sinTipo(nombre)} AS ${tipo}) AS ${nombre}`;
    leidas.push(`${nombre} ${tipo} '$.${nombre}'`);
    return column.collation === undefined ? nombre : `${nombre} COLLATE ${column.collation} AS ${nombre}`;
  });
  return `${rows} CROSS APPLY (SELECT ${columnas.join(', ')} FROM OPENJSON(f.datos) WITH (${leidas.join(', ')})) celda`;
}

/** A staged cell in the type of its column (`filasDe`), NULL when empty. The names are ours, never the file's. */
export const texto = (nombre: string): string => (isSqlServer ? `celda.${nombre}` : sinTipo(nombre));
export const entero = (nombre: string): string => (isSqlServer ? texto(nombre) : `CAST(${texto(nombre)} AS integer)`);
export const monto = (nombre: string): string =>
  isSqlServer ? texto(nombre) : `CAST(${texto(nombre)} AS decimal(14,2))`;
export const conDefecto = (expresion: string, defecto: string): string => `COALESCE(${expresion}, ${defecto})`;

/** The text of a staged cell without a column. */
export const sinTipo = (nombre: string): string =>
  isSqlServer ? `JSON_VALUE(f.datos, '$.${nombre}')` : `json_extract(f.datos, '$.${nombre}')`;

/** Binary comparison: the server's collation ignores accents, but correcting an accent is a change. */
export const exacto = (expresion: string): string => (isSqlServer ? `${expresion} ${EXACTO}` : expresion);

/** Whether a column's new value differs from `b`. */
export function distinto(manager: EntityManager, [entity, columna]: Celdas[string], a: string, b: string): string {
  const comparada = isTextual(columnOf(manager, entity, columna)) ? exacto(a) : a;
  return `CASE WHEN ${comparada} = ${b} OR (${a} IS NULL AND ${b} IS NULL) THEN 0 ELSE 1 END = 1`;
}

/** One row per element of a staged list, as `elementos.value`, in the type of its column. */
export function unirElementos(manager: EntityManager, nombre: string, [entity, columna]: Celdas[string]): string {
  if (!isSqlServer) return `CROSS JOIN json_each(f.datos, '$.${nombre}') elementos`;
  const tipo = typeOf(manager, columnOf(manager, entity, columna));
  return `CROSS APPLY OPENJSON(f.datos, '$.${nombre}') WITH (value ${tipo} '$') elementos`;
}

/** Any value as text for a binary comparison. */
export const comoTexto = (expresion: string): string => exacto(`CAST(${expresion} AS nvarchar(400))`);

/** Month of a calendar date, 'YYYY-MM'. */
export const mesDe = (fecha: string): string => `SUBSTRING(CAST(${fecha} AS varchar(10)), 1, 7)`;

/** A calendar date as a literal. */
export function fechaLiteral(fecha: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(fecha)) throw new TypeError('not a calendar date');
  return isSqlServer ? `CAST('${fecha}' AS date)` : `'${fecha}'`;
}

/** Without leading zeros. */
export const sinCeros = (texto: string): string =>
  isSqlServer ? `SUBSTRING(${texto}, PATINDEX('%[^0]%', ${texto} + '.'), 200)` : `LTRIM(${texto}, '0')`;

/** Limits a statement with an order. */
export const lasPrimeras = (n: number): string =>
  isSqlServer ? `OFFSET 0 ROWS FETCH NEXT ${n} ROWS ONLY` : `LIMIT ${n}`;

/** 'YYYY-MM-DD HH:mm:ss.SSS', UTC: accepted by both engines. */
export const instanteSql = (instante: Date): string => instanteDe(instante).replace('T', ' ').slice(0, 23);
export const instanteLiteral = (instante: Date): string => `'${instanteSql(instante)}'`;

/**
 * The source `c` of an UPDATE … FROM. The embedded engine would flatten the subquery and read the whole target for each staged row (100 s for 20,000
 * movements instead of 0.2 s); a subquery with LIMIT is not flattened.
 */
export const fuente = (select: string): string => `(${select}${isSqlServer ? '' : ' LIMIT -1'}) c`;

/**
 * After a joined table: locks the rows read, and the gaps where none was found, until the transaction ends. The embedded engine has one writer and
 * needs no hint.
 */
export const BLOQUEO = isSqlServer ? ' WITH (UPDLOCK, HOLDLOCK)' : '';

/** Separates joined values, and stands for a missing one: our texts contain neither. */
export const SEPARADOR = '\u001f';
export const AUSENTE = '\u001e';

/** Values as one text with separators, for a binary comparison. */
export const unidos = (expresiones: readonly string[]): string =>
  `CONCAT(${expresiones.map((e) => `CHAR(31), COALESCE(${comoTexto(e)}, CHAR(30))`).join(', ')})`;
