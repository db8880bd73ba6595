import type { DataSource } from 'typeorm';

/**
 * Raw SQL of a test with bare table names, on either engine: a server keeps the tables in schemas, so the names after FROM, JOIN, UPDATE and INTO are
 * qualified, LENGTH is LEN and || is +. New column names must not be reserved in T-SQL ('plan' is). Rows as the driver returns them.
 */
export function rawQuery<T = Record<string, unknown>>(dataSource: DataSource, sql: string): Promise<T[]> {
  const paths = new Map(dataSource.entityMetadatas.map(({ tableName, tablePath }) => [tableName, tablePath]));
  const portable = sql.replace(/\b(FROM|JOIN|UPDATE|INTO)\s+"?(\w+)"?/gi, (whole, verb: string, name: string) => {
    const path = paths.get(name);
    if (path === undefined) return whole;
    return `${verb} ${path
      .split('.')
      .map((part) => dataSource.driver.escape(part))
      .join('.')}`;
  });
  if (dataSource.options.type !== 'mssql') return dataSource.query(portable);
  return dataSource.query(portable.replace(/\bLENGTH\(/gi, 'LEN(').replaceAll('||', '+'));
}
