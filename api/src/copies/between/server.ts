import type { DataSource } from 'typeorm';
import { openDatabase } from '../../db/data-source';
import { sqlServerOptions } from '../../db/engine/sql-server';
import { type CopiedTable, fromDriver, type Row, type Value } from './shape';
import { behind, exactly, type Side } from './side';

/** SQL Server's limits of one statement. */
const MAX_PARAMETERS = 2000;
const MAX_ROWS = 500;

const escaped = (name: string): string => `"${name}"`;
const pathOf = ({ area, name }: CopiedTable): string => `${escaped(area)}.${escaped(name)}`;

/** A database of SQL Server. The process must have been started with its dialect. */
export async function serverSide(url: string): Promise<Side> {
  const dataSource = await openDatabase({ url });
  return { ...inside(dataSource), name: sqlServerOptions(url).database };
}

function inside(dataSource: DataSource): Omit<Side, 'name'> {
  const listOf = ({ columns }: CopiedTable): string => columns.map(({ name }) => escaped(name)).join(', ');
  const orderOf = ({ columns, key }: CopiedTable, way = ''): string =>
    key.map((at) => `${escaped(columns[at]?.name ?? '')}${way}`).join(', ');
  const rowsOf = async (table: CopiedTable, sql: string, values: readonly Value[]): Promise<Row[]> => {
    const rows: Record<string, unknown>[] = await dataSource.query(sql, [...values]);
    return rows.map((row) => table.columns.map((column) => fromDriver(column, row[column.name])));
  };
  return {
    async migrations() {
      const [known] = await dataSource.query(`SELECT OBJECT_ID(N'dbo.migracion', N'U') AS id`);
      if (known.id === null) return [];
      const rows: { name: string }[] = await dataSource.query('SELECT name FROM dbo.migracion ORDER BY timestamp');
      return rows.map(({ name }) => name);
    },
    async count(table) {
      const [row] = await dataSource.query(`SELECT COUNT_BIG(*) AS n FROM ${pathOf(table)}`);
      return Number(row.n);
    },
    read(table, after, limit) {
      const { where, values } =
        after === null ? { where: '1 = 1', values: [] } : behind(table, after, escaped, (n) => `@${n}`);
      const sql = `SELECT TOP (${limit}) ${listOf(table)} FROM ${pathOf(table)} WHERE ${where} ORDER BY ${orderOf(table)}`;
      return rowsOf(table, sql, values);
    },
    async last(table) {
      const sql = `SELECT TOP (1) ${listOf(table)} FROM ${pathOf(table)} ORDER BY ${orderOf(table, ' DESC')}`;
      return (await rowsOf(table, sql, []))[0] ?? null;
    },
    async write(table, rows) {
      const size = Math.max(1, Math.min(MAX_ROWS, Math.floor(MAX_PARAMETERS / table.columns.length)));
      await dataSource.transaction(async (manager) => {
        for (let from = 0; from < rows.length; from += size) {
          const values: (Value | Date)[] = [];
          const marks = rows.slice(from, from + size).map((row) => {
            const columnValues = table.columns.map(({ kind }, at) => {
              const value = row[at] ?? null;
              return `@${values.push(kind === 'instant' && value !== null ? new Date(value) : value) - 1}`;
            });
            return `(${columnValues.join(', ')})`;
          });
          const insert = `INSERT INTO ${pathOf(table)} (${listOf(table)}) VALUES ${marks.join(', ')}`;
          // in one batch: the option holds for a session, and a pool gives any
          const identity = (on: string) => (table.numbered ? `SET IDENTITY_INSERT ${pathOf(table)} ${on};` : '');
          await manager.query(`${identity('ON')} ${insert}; ${identity('OFF')}`, values);
        }
      });
    },
    async set(table, key, at, value) {
      const sql = `UPDATE ${pathOf(table)} SET ${escaped(table.columns[at]?.name ?? '')} = @0 WHERE ${exactly(table, escaped, (n) => `@${n}`, 1)}`;
      await dataSource.query(sql, [value, ...key]);
    },
    async empty(table) {
      await dataSource.query(`DELETE FROM ${pathOf(table)}`);
    },
    close: () => dataSource.destroy(),
  };
}
