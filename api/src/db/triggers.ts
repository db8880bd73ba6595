import type { QueryRunner } from 'typeorm';
import { isSqlServer } from './engine';
import type { Area } from './table';

/** Rows of one table whose writing leaves a note in another, in the same transaction and whoever writes: an act, an import, a statement by hand. */
export interface NotedTable {
  readonly area: Area;
  readonly table: string;
  /** What a note is about, and which column says of which one. */
  readonly about: string;
  readonly column: string;
  /** An update is noted when one of these changes; other columns do not matter. */
  readonly columns: readonly string[];
  /** Only updates: a new row, or one that goes, is noted by another table. */
  readonly updatesOnly?: boolean;
}

type Write = 'INSERT' | 'UPDATE' | 'DELETE';
const nameOf = (table: string, write: Write): string => `TR_${table}_${write.toLowerCase()}`;
const writesOf = ({ updatesOnly = false }: NotedTable): Write[] =>
  updatesOnly ? ['UPDATE'] : ['INSERT', 'UPDATE', 'DELETE'];

/**
 * Notes go to `notes`, a table with the columns `about` and `key`. One trigger a kind of write, each in terms that both kinds of server know. The
 * embedded engine keeps one note of a thing, with a new number for each write; it has one writer, and who takes notes away sees what they are
 * about. On SQL Server each writer adds his own: another one's may be taken away by somebody who does not see this write yet. Either way whoever
 * finds the same numbers as before knows that nothing was written meanwhile.
 */
export async function noteWrites(
  runner: QueryRunner,
  noted: NotedTable,
  notes: { area: Area; table: string; about: string; key: string },
): Promise<void> {
  for (const write of writesOf(noted))
    await runner.query(isSqlServer ? onServer(noted, notes, write) : embedded(noted, notes, write));
}

export async function stopNoting(runner: QueryRunner, noted: NotedTable): Promise<void> {
  for (const write of writesOf(noted)) {
    const name = nameOf(noted.table, write);
    await runner.query(isSqlServer ? `DROP TRIGGER "${noted.area}"."${name}"` : `DROP TRIGGER "${name}"`);
  }
}

type Notes = Parameters<typeof noteWrites>[2];

function embedded({ table, about, column, columns }: NotedTable, notes: Notes, write: Write): string {
  const row = write === 'DELETE' ? 'OLD' : 'NEW';
  const differs = columns.map((name) => `OLD."${name}" IS NOT NEW."${name}"`).join(' OR ');
  const of = write === 'UPDATE' ? ` OF ${columns.map((name) => `"${name}"`).join(', ')}` : '';
  const when = write === 'UPDATE' ? ` WHEN ${differs}` : '';
  return (
    `CREATE TRIGGER "${nameOf(table, write)}" AFTER ${write}${of} ON "${table}"${when} BEGIN ` +
    `DELETE FROM "${notes.table}" WHERE "${notes.about}" = '${about}' AND "${notes.key}" = ${row}."${column}"; ` +
    `INSERT INTO "${notes.table}" ("${notes.about}", "${notes.key}") VALUES ('${about}', ${row}."${column}"); END`
  );
}

function onServer({ area, table, about, column, columns }: NotedTable, notes: Notes, write: Write): string {
  const list = (row: string) => columns.map((name) => `${row}."${name}"`).join(', ');
  const rows = {
    INSERT: 'FROM inserted i',
    DELETE: 'FROM deleted i',
    UPDATE: `FROM inserted i INNER JOIN deleted d ON d."id" = i."id" WHERE EXISTS (SELECT ${list('i')} EXCEPT SELECT ${list('d')})`,
  }[write];
  return (
    `CREATE TRIGGER "${area}"."${nameOf(table, write)}" ON "${area}"."${table}" AFTER ${write} AS BEGIN SET NOCOUNT ON; ` +
    `INSERT INTO "${notes.area}"."${notes.table}" ("${notes.about}", "${notes.key}") SELECT '${about}', i."${column}" ${rows}; END`
  );
}
