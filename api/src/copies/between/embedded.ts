import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { CopyError } from '../error';
import { type CopiedColumn, type CopiedTable, fromDriver, type Row, type Value } from './shape';
import { behind, exactly, type Side } from './side';

const escaped = (name: string): string => `"${name}"`;

/** Instants as TypeORM stores them. */
const stored = ({ kind }: CopiedColumn, value: Value): Value => {
  if (kind === 'instant' && typeof value === 'string') return value.replace('T', ' ').replace('Z', '');
  return kind === 'decimal' && value !== null ? Number(value) : value;
};

/** An embedded file, read and written without TypeORM, whose entities are of one engine a process. */
export function embeddedSide(file: string, role: 'from' | 'to'): Side {
  if (!existsSync(file)) throw new CopyError(`No existe la base ${file}.`);
  const database = new BetterSqlite3(file, { readonly: role === 'from', timeout: 0 });
  if (role === 'from') {
    // one snapshot, whatever is written meanwhile
    database.exec('BEGIN');
    database.prepare('SELECT COUNT(*) FROM sqlite_master').get();
  } else database.pragma('foreign_keys = ON');
  const listOf = ({ columns }: CopiedTable): string => columns.map(({ name }) => escaped(name)).join(', ');
  const rowsOf = (table: CopiedTable, sql: string, values: readonly Value[]): Row[] =>
    (
      database
        .prepare(sql)
        .raw(true)
        .all(...values) as unknown[][]
    ).map((row) => table.columns.map((column, at) => fromDriver(column, row[at])));
  const orderOf = ({ columns, key }: CopiedTable, way = ''): string =>
    key.map((at) => `${escaped(columns[at]?.name ?? '')}${way}`).join(', ');
  return {
    name: basename(file),
    async migrations() {
      const known = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'migracion'").get();
      if (known === undefined) return [];
      return database.prepare('SELECT name FROM migracion ORDER BY timestamp').pluck().all() as string[];
    },
    async count({ name }) {
      return database
        .prepare(`SELECT COUNT(*) FROM ${escaped(name)}`)
        .pluck()
        .get() as number;
    },
    async read(table, after, limit) {
      const { where, values } =
        after === null ? { where: '1 = 1', values: [] } : behind(table, after, escaped, () => '?');
      const sql = `SELECT ${listOf(table)} FROM ${escaped(table.name)} WHERE ${where} ORDER BY ${orderOf(table)} LIMIT ${limit}`;
      return rowsOf(table, sql, values);
    },
    async last(table) {
      const sql = `SELECT ${listOf(table)} FROM ${escaped(table.name)} ORDER BY ${orderOf(table, ' DESC')} LIMIT 1`;
      return rowsOf(table, sql, [])[0] ?? null;
    },
    async write(table, rows) {
      const insert = database.prepare(
        `INSERT INTO ${escaped(table.name)} (${listOf(table)}) VALUES (${table.columns.map(() => '?').join(', ')})`,
      );
      database.transaction(() => {
        for (const row of rows) insert.run(...row.map((value, at) => stored(table.columns[at] as CopiedColumn, value)));
      })();
    },
    async set(table, key, at, value) {
      const sql = `UPDATE ${escaped(table.name)} SET ${escaped(table.columns[at]?.name ?? '')} = ? WHERE ${exactly(table, escaped, () => '?', 1)}`;
      database.prepare(sql).run(value, ...key);
    },
    async empty({ name }) {
      database.exec(`DELETE FROM ${escaped(name)}`);
    },
    async close() {
      if (database.inTransaction) database.exec('ROLLBACK');
      database.close();
    },
  };
}
