import type { DataSource } from 'typeorm';
import { CommittedCache } from './committed-cache';
import { readSql } from './read';

/** A smaller total is counted as fast as it is found again. */
const MANY = 1000;
const MAX_TOTALS = 500;

const kept = new WeakMap<DataSource, CommittedCache<number>>();

function totalsOf(dataSource: DataSource): CommittedCache<number> {
  let totals = kept.get(dataSource);
  if (totals === undefined) {
    totals = new CommittedCache(dataSource, MAX_TOTALS);
    kept.set(dataSource, totals);
  }
  return totals;
}

export async function count(dataSource: DataSource, sql: string, parameters: unknown[]): Promise<number> {
  const [row] = await readSql<{ total: number }>(dataSource, sql, parameters);
  return Number(row?.total ?? 0);
}

/**
 * The exact total of a long list, counted once until anybody commits anything (committed-cache.ts): all pages and sorts of a list have the
 * same, whoever looks at them, and counting takes longer than finding a page.
 */
export function totalOf(dataSource: DataSource, sql: string, parameters: unknown[]): Promise<number> {
  // a text that is kept is found by itself faster than one that is put together anew
  const key =
    parameters.length === 0 ? sql : [sql, ...parameters.map((value) => `${typeof value} ${value}`)].join('\0');
  return totalsOf(dataSource).get(
    key,
    () => count(dataSource, sql, parameters),
    (total) => total >= MANY,
  );
}
