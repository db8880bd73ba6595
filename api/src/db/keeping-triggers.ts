import type { QueryRunner } from 'typeorm';
import { isSqlServer } from './engine';

/**
 * Changes a table on the embedded engine, which writes it anew and puts it in the old one's place: triggers go with the old one and are set again.
 */
export async function keepingTriggers(runner: QueryRunner, table: string, change: () => Promise<void>): Promise<void> {
  if (isSqlServer) return change();
  const triggers = () =>
    runner.query(`SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = '${table}'`) as Promise<
      { name: string; sql: string }[]
    >;
  const before = await triggers();
  await change();
  const left = new Set((await triggers()).map(({ name }) => name));
  for (const { name, sql } of before) if (!left.has(name)) await runner.query(sql);
}
