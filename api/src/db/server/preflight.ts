import type { DataSource } from 'typeorm';
import { isSqlServer } from '../../config/engine';
import { ConfigError } from '../../config-error';
import { COLLATION, LEAST_COMPATIBILITY } from './create-database';

/** Facts of the database from the server's catalogue. */
export interface DatabaseFacts {
  readonly version: string;
  readonly collation: string | null;
  readonly rowVersions: boolean;
  readonly compatibility: number;
}

export const isMicrosoft = ({ version }: Pick<DatabaseFacts, 'version'>): boolean => /^Microsoft/i.test(version);

export async function databaseFacts(dataSource: DataSource): Promise<DatabaseFacts> {
  const [row] = await dataSource.query(
    'SELECT @@VERSION AS version, collation_name AS collation, is_read_committed_snapshot_on AS rowVersions, compatibility_level AS compatibility FROM sys.databases WHERE name = DB_NAME()',
  );
  const { rowVersions, ...facts } = row as Omit<DatabaseFacts, 'rowVersions'> & { rowVersions: unknown };
  return { ...facts, rowVersions: Boolean(rowVersions) };
}

/** Why the application can't use a database, each with the remedy. A TDS server that isn't Microsoft's has its own options. */
export function preflightFaults({ version, collation, rowVersions, compatibility }: DatabaseFacts): string[] {
  if (!isMicrosoft({ version })) return [];
  return [
    ...(collation === COLLATION
      ? []
      : [
          `la base tiene la intercalación ${collation} y hace falta ${COLLATION} (se busca sin acentos ni mayúsculas): créela de nuevo con scripts/sql/0-crear-base.sql`,
        ]),
    ...(rowVersions
      ? []
      : [
          'la base no tiene READ_COMMITTED_SNAPSHOT, y quien lee esperaría a quien escribe: ALTER DATABASE CURRENT SET READ_COMMITTED_SNAPSHOT ON, sin conexiones',
        ]),
    ...(compatibility >= LEAST_COMPATIBILITY
      ? []
      : [
          `la base trabaja como una versión anterior del servidor (nivel ${compatibility}): ALTER DATABASE CURRENT SET COMPATIBILITY_LEVEL = ${LEAST_COMPATIBILITY} o el del servidor`,
        ]),
  ];
}

/** Checks the database before migrations and start. @throws ConfigError with every reason. The embedded engine needs nothing. */
export async function assertDatabaseFits(dataSource: DataSource): Promise<void> {
  if (!isSqlServer) return;
  const { options } = dataSource.options as { options?: { readOnlyIntent?: boolean } };
  if (options?.readOnlyIntent === true)
    throw new ConfigError(
      'DATABASE_URL: applicationIntent=ReadOnly lleva a una réplica, donde nada se escribe: es para órdenes que solo leen.',
    );
  const faults = preflightFaults(await databaseFacts(dataSource));
  if (faults.length > 0) throw new ConfigError(`La base no sirve: ${faults.join('; ')}.`);
}
