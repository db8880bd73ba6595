import type { DataSource } from 'typeorm';
import { isSqlServer } from '../../config/engine';
import { reportViews } from './views';

/** The schema of the views on SQL Server; the embedded engine has none and puts it before the name. */
export const REPORTS = 'reporte';
export const reportPath = (name: string): string => (isSqlServer ? `"${REPORTS}"."${name}"` : `"${REPORTS}_${name}"`);

const DEFINITIONS = isSqlServer
  ? `SELECT v.name, m.definition FROM sys.views v INNER JOIN sys.schemas s ON s.schema_id = v.schema_id LEFT JOIN sys.sql_modules m ON m.object_id = v.object_id WHERE s.name = '${REPORTS}'`
  : `SELECT SUBSTR(name, ${REPORTS.length + 2}) AS name, sql AS definition FROM sqlite_master WHERE type = 'view' AND name LIKE '${REPORTS}\\_%' ESCAPE '\\'`;

/** Name → what creates it, as the entities say it. */
export const viewStatements = (dataSource: Pick<DataSource, 'entityMetadatas'>): Map<string, string> =>
  new Map(
    reportViews(dataSource).map(({ name, select }) => [
      name,
      `CREATE VIEW ${reportPath(name)} AS ${select.replace(/\{(\w+)\.(\w+)\}/g, (_, area, table) => (isSqlServer ? `"${area}"."${table}"` : `"${table}"`))}`,
    ]),
  );

async function definitions(dataSource: DataSource): Promise<Map<string, string | null>> {
  const rows: { name: string; definition: string | null }[] = await dataSource.query(DEFINITIONS);
  return new Map(rows.map(({ name, definition }) => [name, definition]));
}

/** Runs before tables change: the embedded engine rebuilds a table, which no view may reference meanwhile. */
export async function dropReportViews(dataSource: DataSource): Promise<void> {
  for (const name of (await definitions(dataSource)).keys()) await dataSource.query(`DROP VIEW ${reportPath(name)}`);
}

/** Creates views that are missing or whose text differs from the entities', and drops those that no longer exist. */
export async function updateReportViews(dataSource: DataSource): Promise<void> {
  const found = await definitions(dataSource);
  const wanted = viewStatements(dataSource);
  const stale = [...found].filter(([name, definition]) => definition !== wanted.get(name)).map(([name]) => name);
  for (const name of stale) await dataSource.query(`DROP VIEW ${reportPath(name)}`);
  if (isSqlServer && found.size === 0)
    await dataSource.query(`IF SCHEMA_ID(N'${REPORTS}') IS NULL EXEC (N'CREATE SCHEMA "${REPORTS}"')`);
  for (const [name, sql] of wanted) if (!found.has(name) || stale.includes(name)) await dataSource.query(sql);
}

/** For a DBA: run after the migrations, repeatable. */
export const viewsScript = (
  dataSource: Pick<DataSource, 'entityMetadatas'>,
): string => `-- Vistas para reportes, como las dice esta versión.
-- Generado por npm run db -- script (api/src/db/reports): no se edita.
-- Se ejecuta después de las migraciones, y se puede repetir. npm run db -- migrate lo hace también.
--   sqlcmd -S servidor -d base -b -I -i vistas.sql
SET NOCOUNT ON;
SET QUOTED_IDENTIFIER ON;
GO
IF SCHEMA_ID(N'${REPORTS}') IS NULL EXEC (N'CREATE SCHEMA "${REPORTS}"');
GO
${[...viewStatements(dataSource)].map(([name, sql]) => `DROP VIEW IF EXISTS ${reportPath(name)};\nGO\n${sql};\nGO\n`).join('')}`;
