import { DefaultNamingStrategy, type NamingStrategyInterface, Table } from 'typeorm';

const bare = (table: Table | string): string => {
  const name = table instanceof Table || typeof table !== 'string' ? table.name : table;
  return name.slice(name.lastIndexOf('.') + 1);
};

const named = (prefix: string, table: Table | string, columns: readonly string[] = []): string =>
  [prefix, bare(table), ...columns].join('_');

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
  /** Named after its first column; a check over several columns has a name of its own. */
  override checkConstraintName(table: Table | string, expression: string): string {
    return constraintNames.check(table, /"(\w+)"/.exec(expression)?.[1] ?? '');
  }
  override defaultConstraintName(table: Table | string, column: string): string {
    return constraintNames.default(table, column);
  }
}
