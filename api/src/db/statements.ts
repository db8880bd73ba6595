import type BetterSqlite3 from 'better-sqlite3';

const MAX_STATEMENTS = 200;
/** Of one text, values that were asked for lately. */
const MAX_VALUES = 16;
const MAX_BOUND = 100;

/**
 * The statements prepared on a connection of the embedded engine.
 *
 * The engine may plan a statement by the values of its parameters, and then plans it anew each time that they are set, which for a list takes
 * several times as long as running it. The driver sets them at each run, but for a statement that was bound once and for all. So a read that
 * comes back with the same values, as the first page of every list does, gets such a statement of its own.
 */
export class Statements {
  private readonly prepared = new Map<string, BetterSqlite3.Statement>();
  /** Text → values it was asked for lately → the statement bound to them, from the second time on. */
  private readonly asked = new Map<string, Map<string, BetterSqlite3.Statement | undefined>>();
  /** Oldest first. */
  private readonly bound: { of: Map<string, unknown>; values: string }[] = [];

  constructor(readonly raw: BetterSqlite3.Database) {}

  get(sql: string): BetterSqlite3.Statement {
    let statement = this.prepared.get(sql);
    if (statement === undefined) {
      statement = this.raw.prepare(sql);
      refuseTwins(statement);
      keep(this.prepared, sql, statement, MAX_STATEMENTS);
    }
    return statement;
  }

  all(sql: string, parameters: readonly unknown[]): unknown[] {
    const statement = this.boundTo(sql, parameters);
    return statement === undefined ? this.get(sql).all(...parameters) : statement.all();
  }

  private boundTo(sql: string, parameters: readonly unknown[]): BetterSqlite3.Statement | undefined {
    // bytes and the like don't come back
    if (parameters.length === 0 || parameters.some((value) => typeof value === 'object' && value !== null))
      return undefined;
    const values = parameters.map((value) => `${typeof value} ${value}`).join('\0');
    let of = this.asked.get(sql);
    if (of === undefined) {
      of = new Map();
      keep(this.asked, sql, of, MAX_STATEMENTS);
    }
    if (!of.has(values)) {
      keep(of, values, undefined, MAX_VALUES);
      return undefined;
    }
    const known = of.get(values);
    if (known === undefined) return this.bind(of, values, sql, parameters);
    // what is asked for again stays, once there are many
    if (of.size > MAX_VALUES / 2) {
      of.delete(values);
      of.set(values, known);
    }
    return known;
  }

  private bind(
    of: Map<string, BetterSqlite3.Statement | undefined>,
    values: string,
    sql: string,
    parameters: readonly unknown[],
  ): BetterSqlite3.Statement {
    const statement = this.raw.prepare(sql).bind(...parameters);
    of.set(values, statement);
    this.bound.push({ of, values });
    if (this.bound.length > MAX_BOUND) {
      const oldest = this.bound.shift();
      oldest?.of.delete(oldest.values);
    }
    return statement;
  }
}

/**
 * SQL Server's driver makes one list of columns that bear the same name, where this engine gives the last of them: a read that only works here.
 * @throws Error two columns of the answer have one name.
 */
function refuseTwins(statement: BetterSqlite3.Statement): void {
  if (!statement.reader) return;
  const names = statement.columns().map(({ name }) => name);
  const twin = names.find((name, at) => names.indexOf(name) !== at);
  if (twin !== undefined) throw new Error(`Two columns are named '${twin}': ${statement.source}`);
}

/** At most so many; the oldest goes. */
function keep<V>(map: Map<string, V>, key: string, value: V, max: number): void {
  map.set(key, value);
  if (map.size > max) map.delete(map.keys().next().value as string);
}
