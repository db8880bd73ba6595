import BetterSqlite3 from 'better-sqlite3';
import { serve } from '../../workers/serve';
import { stopwatch } from './stopwatch';

/** A read for the worker thread. */
export interface ReadApart {
  readonly file: string;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

let connection: BetterSqlite3.Database | undefined;

function open(file: string): BetterSqlite3.Database {
  connection = new BetterSqlite3(file, { readonly: true });
  connection.pragma('cache_size = -8000');
  connection.pragma('temp_store = MEMORY');
  return connection;
}

/** Prepared each time: the cost is small beside the read. */
serve(async ({ file, sql, parameters }: ReadApart) => {
  const took = stopwatch();
  const rows = (connection ?? open(file)).prepare(sql).all(...parameters);
  return { rows, ms: took() };
});
