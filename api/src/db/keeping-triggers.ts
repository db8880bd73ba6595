import type { QueryRunner } from 'typeorm';
import { isSqlServer } from './engine';

interface Kept {
  readonly name: string;
  readonly sql: string;
}

/**
 * Changes a table on the embedded engine, which writes it anew and puts it in the old one's place: triggers go with the old one and are set again.
 * Views step aside meanwhile: while one names a table that is not there, no table gets another name.
 */
export async function keepingTriggers(runner: QueryRunner, table: string, change: () => Promise<void>): Promise<void> {
  if (isSqlServer) return change();
  const kept = (which: string): Promise<Kept[]> => runner.query(`SELECT name, sql FROM sqlite_master WHERE ${which}`);
  const triggers = () => kept(`type = 'trigger' AND tbl_name = '${table}'`);
  const views = await kept(`type = 'view'`);
  const before = await triggers();
  for (const { name } of views) await runner.query(`DROP VIEW "${name}"`);
  await change();
  const left = new Set((await triggers()).map(({ name }) => name));
  for (const { name, sql } of before) if (!left.has(name)) await runner.query(sql);
  for (const { sql } of views) await runner.query(sql);
}
