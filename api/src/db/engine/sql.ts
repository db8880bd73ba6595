import { type EntityManager, type EntityTarget, type ObjectLiteral, TableColumn } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata';
import { isSqlServer } from '../../config/engine';

/** SQL expressions that the query builder lacks, for both engines. */

/** The entity's table as a statement names it: `"asamblea"."adjudicacion"`, and without the schema on the embedded engine. */
export const tableOf = ({ connection }: EntityManager, entity: EntityTarget<ObjectLiteral>): string =>
  connection
    .getMetadata(entity)
    .tablePath.split('.')
    .map((part) => connection.driver.escape(part))
    .join('.');

/** @throws TypeError the entity has no such column. */
export function columnOf(
  { connection }: EntityManager,
  entity: EntityTarget<ObjectLiteral>,
  name: string,
): ColumnMetadata {
  const metadata = connection.getMetadata(entity);
  const column = metadata.findColumnWithPropertyName(name);
  if (column === undefined) throw new TypeError(`${metadata.tableName} has no column '${name}'`);
  return column;
}

/** The type of a column as its engine writes it: `varchar(20)`, `decimal(14,2)`. */
export function typeOf({ connection: { driver } }: EntityManager, column: ColumnMetadata): string {
  const { propertyName: name, precision, scale } = column;
  const [type, length] = [driver.normalizeType(column), driver.getColumnLength(column)];
  return driver.createFullType(
    new TableColumn({ name, type, length, precision: precision ?? null, ...(scale === undefined ? {} : { scale }) }),
  );
}

/** Whether a column holds a text, which a collation compares. */
export const isTextual = ({ type }: ColumnMetadata): boolean => /char|text/.test(String(type));

/** Natural order of codes that are mostly numbers ('1' … '120'), as one sortable expression. At most 10 characters. */
export const naturalOrder = (column: string): string =>
  isSqlServer ? `RIGHT('0000000000' + ${column}, 10)` : `SUBSTR('0000000000' || ${column}, -10)`;

/** An accent counts for nothing; ñ comes after n and before o. */
const LETTERS = { a: 'áÁ', e: 'éÉ', i: 'íÍ', o: 'óÓ', u: 'úüÚÜ', 'n~': 'ñÑ' };

/**
 * Spanish dictionary order. SQL Server's collation sorts so; the embedded engine compares bytes ('Álvarez' after 'Zurita') and has no such
 * collation.
 */
export const alphabetical = (text: string): string =>
  isSqlServer
    ? text
    : Object.entries(LETTERS)
        .flatMap(([plain, letters]) => [...letters].map((letter) => [letter, plain]))
        .reduce((sorted, [letter, plain]) => `REPLACE(${sorted}, '${letter}', '${plain}')`, `LOWER(${text})`);

/** Full name of a person, surnames first, from its columns; `alias` with its dot. */
export const wholeName = (alias = ''): string =>
  `LTRIM(RTRIM(REPLACE(CONCAT(${alias}apellidoPaterno, ' ', ${alias}apellidoMaterno, ' ', ${alias}nombres), '  ', ' ')))`;

/** ASA-035 in the database: 'libre' in any case and with any blanks is a free slot (domain: `esLibre`). */
export const isNotFree = (column: string): string => `REPLACE(LOWER(${column}), ' ', '') <> 'libre'`;

/** Days since a Monday before this century, as an integer. */
const dayNumber = (column: string): string =>
  isSqlServer ? `DATEDIFF(day, '2000-01-03', ${column})` : `CAST(JULIANDAY(${column}) - 2451546.5 AS INTEGER)`;

/** Working days since then; the difference of two is the number of working days between them. Saturday and Sunday count as the next Monday. */
export const workingDayNumber = (column: string): string => {
  const day = dayNumber(column);
  return `((${day}) / 7 * 5 + CASE WHEN (${day}) % 7 > 5 THEN 5 ELSE (${day}) % 7 END)`;
};
