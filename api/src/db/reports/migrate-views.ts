import type { QueryRunner } from 'typeorm';
import { isSqlServer } from '../engine';

/** The schema of the views on SQL Server; the embedded engine has none and puts it before the name. */
export const REPORTS = 'reporte';
export const reportPath = (name: string): string => (isSqlServer ? `"${REPORTS}"."${name}"` : `"${REPORTS}_${name}"`);

/** A view as a migration keeps it: name → `SELECT …`, in which a table stands as {esquema.tabla}. */
export type FrozenViews = Readonly<Record<string, string>>;

const pathOf = (area: string, table: string): string => (isSqlServer ? `"${area}"."${table}"` : `"${table}"`);

export async function createReportViews(runner: QueryRunner, views: FrozenViews): Promise<void> {
  for (const [name, select] of Object.entries(views)) {
    const own = select.replace(/\{(\w+)\.(\w+)\}/g, (_, area: string, table: string) => pathOf(area, table));
    await runner.query(`CREATE VIEW ${reportPath(name)} AS ${own}`);
  }
}

export async function dropReportViews(runner: QueryRunner, names: readonly string[]): Promise<void> {
  for (const name of names) await runner.query(`DROP VIEW ${reportPath(name)}`);
}
