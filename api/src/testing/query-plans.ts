import { type DefinicionDeLista, filtrosDe } from '@adjudica/domain';
import BetterSqlite3 from 'better-sqlite3';
import type { Logger } from 'typeorm';
import { readSql } from '../db/engine/read';
import { matriz } from './matriz';
import { operations } from './openapi';
import type { TestApp } from './test-app';

/** Statements sent to the database, with parameters, for the planner. */
export class StatementLog implements Logger {
  readonly statements: { sql: string; parameters: unknown[] }[] = [];
  logQuery(sql: string, parameters: unknown[] = []): void {
    this.statements.push({ sql, parameters });
  }
  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}

/** Every list of the API, from the document. */
export const lists = operations.filter(({ isList, method }) => isList && method === 'get');

export type Values = Readonly<Record<string, unknown>>;

/** Required filters of a list, and filter values with rows. */
export interface Known {
  /** By the list's path, with its key filled in. */
  readonly needed: Readonly<Record<string, Values>>;
  /** By 'path filter', else by the filter's name. */
  readonly values: Readonly<Record<string, readonly unknown[]>>;
}

/** Roles change the statements: of the allowed users the first two. */
const USERS = ['jefatura', 'ejecutivo', 'riesgo', 'asistente', 'admin'];

export const usersOf = (path: string): string[] => {
  const may = matriz[`GET ${path}`] ?? [];
  return USERS.filter((user) => may.includes(user)).slice(0, 2);
};

export interface Question {
  sort: string;
  /** Names of the optional filters. */
  filter: string;
  url: string;
}

/** Every sort and every filter of a list, alone and together. */
export function questionsOf(path: string, definition: DefinicionDeLista, known: Known): Question[] {
  const { ordenables, ordenInicial } = definition;
  const needed = known.needed[path] ?? {};
  const filters: { name: string; filter: Values }[] = [{ name: '', filter: needed }];
  for (const name of Object.keys(filtrosDe(definition))) {
    if (name in needed) continue;
    const values = known.values[`${path} ${name}`] ?? known.values[name];
    if (values === undefined) throw new Error(`query-plans: no value is known for the filter '${name}' of ${path}`);
    filters.push(...values.map((value) => ({ name, filter: { ...needed, [name]: value } })));
  }
  const { campo, direccion } = ordenInicial;
  const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));
  return filters.flatMap(({ name, filter }) =>
    ordenables.map((sort) => {
      const direction = sort === campo ? direccion : 'ASC';
      const query = `sort=${json([sort, direction])}&range=${json([0, 9])}&filter=${json(filter)}`;
      return { sort, filter: name, url: `${path}?${query}` };
    }),
  );
}

/** A full scan of a table, in the planner's words. */
export interface FullScan {
  table: string;
  detail: string;
}

/** Where the keys of a page are found in themselves (db/lists/page.ts). */
const KEYS = /AS "clave" FROM "\w+" "(\w+)"/;
const ALIASES = /\b(?:FROM|JOIN)\s+"(\w+)"\s+"(\w+)"/gi;

interface Step {
  id: number;
  parent: number;
  detail: string;
}

/**
 * Scans in the plan of a statement. Page rows in the order of an index, or of the key, do not count: reading stops after them. An unfiltered count
 * scans an index, which is the price of a total.
 */
export async function fullScans(app: TestApp, sql: string, parameters: readonly unknown[]): Promise<FullScan[]> {
  const tables = new Map([...sql.matchAll(ALIASES)].map(([, table, alias]) => [alias as string, table as string]));
  const driving = KEYS.exec(sql)?.[1] ?? [...tables.keys()][0];
  const plan = await readSql<Step>(app.application.dataSource, `EXPLAIN QUERY PLAN ${sql}`, [...parameters]);
  const sorted = new Set(
    plan.filter(({ detail }) => detail.startsWith('USE TEMP B-TREE FOR ORDER BY')).map(({ parent }) => parent),
  );
  const countsAll = /^SELECT COUNT\(\*\)/i.test(sql) && !/\b(WHERE|JOIN)\b/i.test(sql);
  const isPage = /\bLIMIT\b/.test(sql);
  return plan.flatMap(({ detail, parent }) => {
    const [, alias] = /^SCAN (\w+)/.exec(detail) ?? [];
    if (alias === undefined) return detail.includes('AUTOMATIC') ? [{ table: '', detail }] : [];
    if (countsAll || (isPage && alias === driving && !sorted.has(parent))) return [];
    return [{ table: tables.get(alias) ?? alias, detail }];
  });
}

/** A column with so few distinct values has no more of them in a larger installation. */
const KINDS = 60;

/**
 * Planner statistics of the filled tables, as if they had `times` as many rows: keys get more values, kinds more rows each. A planner that expects
 * few rows rightly scans them.
 */
export function enlargeStatistics(file: string, times: number): void {
  const connection = new BetterSqlite3(file);
  try {
    connection.exec('ANALYZE');
    const update = connection.prepare('UPDATE sqlite_stat1 SET stat = ? WHERE rowid = ?');
    const all = connection.prepare<[], { rowid: number; stat: string }>('SELECT rowid, stat FROM sqlite_stat1').all();
    for (const { rowid, stat } of all) {
      const [rows = 0, ...perKey] = stat.split(' ').map(Number);
      const enlarged = perKey.map((n) => (rows / n <= KINDS ? n * times : n));
      update.run([rows * times, ...enlarged].join(' '), rowid);
    }
  } finally {
    connection.close();
  }
}
