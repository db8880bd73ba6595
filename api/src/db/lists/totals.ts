import type { DataSource } from 'typeorm';
import { readSql } from '../engine/read';
import { poolOf } from '../engine/sqlite-pool';

/** Smaller totals are not cached: counting is as fast. */
const MANY = 100;
const MAX_TOTALS = 500;

interface Kept {
  /** Version of the database at the count. */
  readonly version: number;
  readonly totals: Map<string, number>;
}

const kept = new WeakMap<DataSource, Kept>();

export async function count(dataSource: DataSource, sql: string, parameters: unknown[]): Promise<number> {
  const [row] = await readSql<{ total: number }>(dataSource, sql, parameters);
  return Number(row?.total ?? 0);
}

/**
 * The exact total of a long list, cached until the next commit: all pages and sorts share it, and counting takes longer than reading a page. SQL
 * Server has no cheap commit counter, so it counts each time.
 */
export async function totalOf(dataSource: DataSource, sql: string, parameters: unknown[]): Promise<number> {
  const version = poolOf(dataSource)?.version();
  if (version === undefined) return count(dataSource, sql, parameters);
  let now = kept.get(dataSource);
  if (now?.version !== version || now.totals.size >= MAX_TOTALS) {
    now = { version, totals: new Map() };
    kept.set(dataSource, now);
  }
  const key = [sql, ...parameters.map((value) => `${typeof value} ${value}`)].join('\0');
  const known = now.totals.get(key);
  if (known !== undefined) return known;
  const total = await count(dataSource, sql, parameters);
  if (total >= MANY) now.totals.set(key, total);
  return total;
}
