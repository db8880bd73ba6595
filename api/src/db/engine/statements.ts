import type BetterSqlite3 from 'better-sqlite3';

const MAX_STATEMENTS = 200;

/** A connection of the embedded engine with its cache of prepared statements. */
export class Statements {
  private readonly prepared = new Map<string, BetterSqlite3.Statement>();

  constructor(readonly raw: BetterSqlite3.Database) {}

  /** Evicts the oldest beyond the cache size. */
  prepare(sql: string): BetterSqlite3.Statement {
    let statement = this.prepared.get(sql);
    if (statement === undefined) {
      statement = this.raw.prepare(sql);
      refuseTwins(statement);
      this.prepared.set(sql, statement);
      if (this.prepared.size > MAX_STATEMENTS) this.prepared.delete(this.prepared.keys().next().value as string);
    }
    return statement;
  }

  pragma(source: string): unknown {
    return this.raw.pragma(source);
  }
}

/**
 * SQL Server's driver returns an array for two columns with one name, this engine the last of them. @throws Error two columns of the answer have
 * one name.
 */
function refuseTwins(statement: BetterSqlite3.Statement): void {
  if (!statement.reader) return;
  const names = statement.columns().map(({ name }) => name);
  const twin = names.find((name, at) => names.indexOf(name) !== at);
  if (twin !== undefined) throw new Error(`Two columns are named '${twin}': ${statement.source}`);
}
