import type { QueryRunner } from 'typeorm';
import { isSqlServer } from './engine';
import { constraintNames } from './naming';
import { alphabetical } from './sql';

/** The index of a column on the embedded engine, made anew of what the lists sort by. On SQL Server it is the column's, whose collation sorts. */
async function indexAnew(runner: QueryRunner, table: string, column: string, content: string): Promise<void> {
  if (isSqlServer) return;
  const name = constraintNames.index(table, [column]);
  await runner.query(`DROP INDEX "${name}"`);
  await runner.query(`CREATE INDEX "${name}" ON "${table}" (${content})`);
}

export const alphabeticalIndex = (runner: QueryRunner, table: string, column: string): Promise<void> =>
  indexAnew(runner, table, column, alphabetical(`"${column}"`));

export const bytewiseIndex = (runner: QueryRunner, table: string, column: string): Promise<void> =>
  indexAnew(runner, table, column, `"${column}"`);
