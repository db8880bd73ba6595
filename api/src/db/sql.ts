import { isSqlServer } from './engine';

/** Expressions that the query builder has no word for, written once for both engines. */

/** A code that is mostly a number ('1' … '120') in the order people expect, as one sortable expression. At most 10 characters. */
export const naturalOrder = (column: string): string =>
  isSqlServer ? `RIGHT('0000000000' + ${column}, 10)` : `SUBSTR('0000000000' || ${column}, -10)`;

/** ASA-035 in the database: 'libre' in any case and with any blanks is a free slot (domain: `esLibre`). */
export const isNotFree = (column: string): string => `REPLACE(LOWER(${column}), ' ', '') <> 'libre'`;
