import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { isSqlServer } from '../../config/engine';
import { likePrefix } from './page';

/**
 * Index prefix search on both engines: SQL Server turns LIKE 'x%' into a range, the embedded engine needs the range spelled out. `startingWith`
 * makes the parameters.
 */
export function whereStartsWith(query: SelectQueryBuilder<ObjectLiteral>, column: string, parameter: string): void {
  query.andWhere(startsWith(column, parameter), startingWith(parameter, ''));
}

/** The condition alone, to be joined with others. */
export const startsWith = (column: string, parameter: string): string =>
  isSqlServer ? `${column} LIKE :${parameter}` : `(${column} >= :${parameter} AND ${column} < :${parameter}Fin)`;

export const startingWith = (parameter: string, prefix: string): Record<string, string> =>
  isSqlServer
    ? { [parameter]: likePrefix(prefix) }
    : { [parameter]: prefix, [`${parameter}Fin`]: `${prefix}\u{10ffff}` };
