import { createHash } from 'node:crypto';
import { DefaultNamingStrategy, type NamingStrategyInterface, Table } from 'typeorm';

/** Babelfish keeps 63 characters of a name, SQL Server 128: longer names end in a hash so that they stay unique. */
const LONGEST_NAME = 60;

const short = (name: string): string =>
  name.length <= LONGEST_NAME
    ? name
    : `${name.slice(0, LONGEST_NAME - 7)}_${createHash('sha256').update(name).digest('hex').slice(0, 6)}`;

const bare = (table: Table | string): string => {
  const name = table instanceof Table || typeof table !== 'string' ? table.name : table;
  return name.slice(name.lastIndexOf('.') + 1);
};

const named = (prefix: string, table: Table | string, columns: readonly string[] = []): string =>
  short([prefix, bare(table), ...columns].join('_'));

/** Constraint names that a DBA can read: PK_tabla, FK_tabla_columna, UQ_…, IX_…, CK_…, DF_…. Entities and migrations share them. */
export const constraintNames = {
  primaryKey: (table: Table | string) => named('PK', table),
  foreignKey: (table: Table | string, columns: readonly string[]) => named('FK', table, columns),
  unique: (table: Table | string, columns: readonly string[]) => named('UQ', table, columns),
  index: (table: Table | string, columns: readonly string[]) => named('IX', table, columns),
  check: (table: Table | string, what: string) => named('CK', table, [what]),
  default: (table: Table | string, column: string) => named('DF', table, [column]),
};

export class NamingStrategy extends DefaultNamingStrategy implements NamingStrategyInterface {
  override primaryKeyName(table: Table | string): string {
    return constraintNames.primaryKey(table);
  }
  override foreignKeyName(table: Table | string, columns: string[]): string {
    return constraintNames.foreignKey(table, columns);
  }
  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return constraintNames.unique(table, columns);
  }
  override indexName(table: Table | string, columns: string[]): string {
    return constraintNames.index(table, columns);
  }
  override defaultConstraintName(table: Table | string, column: string): string {
    return constraintNames.default(table, column);
  }
}
