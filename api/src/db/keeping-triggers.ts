import type { QueryRunner } from 'typeorm';
import { isSqlServer } from './engine';

interface Kept {
  readonly name: string;
  readonly sql: string;
}

/**
 * Changes a table on the embedded engine, which writes it anew and puts it in the old one's place: triggers go with the old one and are set again,
 * and so are indexes of an expression, which TypeORM would write as one of no column. Views step aside meanwhile: while one names a table that is not there, no table gets another name.
 */
export async function keepingTriggers(runner: QueryRunner, table: string, change: () => Promise<void>): Promise<void> {
  if (isSqlServer) return change();
  const kept = (which: string): Promise<Kept[]> => runner.query(`SELECT name, sql FROM sqlite_master WHERE ${which}`);
  const triggers = () => kept(`type = 'trigger' AND tbl_name = '${table}'`);
  const views = await kept(`type = 'view'`);
  const before = await triggers();
  const ofExpressions = await kept(
    `type = 'index' AND tbl_name = '${table}' AND EXISTS (SELECT 1 FROM pragma_index_info(sqlite_master.name) WHERE cid = -2)`,
  );
  for (const { name } of views) await runner.query(`DROP VIEW "${name}"`);
  for (const { name } of ofExpressions) await runner.query(`DROP INDEX "${name}"`);
  await change();
  for (const { sql } of ofExpressions) await runner.query(sql);
  const left = new Set((await triggers()).map(({ name }) => name));
  for (const { name, sql } of before) if (!left.has(name)) await runner.query(sql);
  for (const { sql } of views) await runner.query(sql);
}
