import type { DataSource } from 'typeorm';
import { isSqlServer } from '../../config/engine';
import { databaseFacts, isMicrosoft } from './preflight';

/**
 * SQL Server's recovery fork, a new one after each RESTORE … WITH RECOVERY. null on the embedded engine, whose restore is a command of ours, and
 * where the server does not report it.
 */
export async function recoveryFork(dataSource: DataSource): Promise<string | null> {
  if (!isSqlServer || !isMicrosoft(await databaseFacts(dataSource))) return null;
  const [row] = await dataSource.query(
    'SELECT CAST(recovery_fork_guid AS varchar(36)) AS fork FROM sys.database_recovery_status WHERE database_id = DB_ID()',
  );
  return (row as { fork: string | null } | undefined)?.fork ?? null;
}
