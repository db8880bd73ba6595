import mssql from 'mssql';
import { sqlServerOptions } from './data-source';
import { createDatabaseStatements } from './script/t-sql';

/**
 * Acts on the server rather than in the database: from `master`, through one connection, without TypeORM.
 * A TDS server that isn't Microsoft's takes no database options and brings its own collation; everything else is tried there too.
 */
export interface Server {
  readonly database: string;
  readonly isMicrosoft: boolean;
  query<T>(sql: string): Promise<T[]>;
}

export async function onServer<T>(url: string, work: (server: Server) => Promise<T>): Promise<T> {
  const {
    poolMax,
    connectTimeoutMs,
    requestTimeoutMs,
    encrypt,
    trustServerCertificate,
    username,
    database,
    host,
    ...where
  } = sqlServerOptions(url);
  const pool = new mssql.ConnectionPool({
    ...where,
    server: host,
    user: username,
    database: 'master',
    connectionTimeout: connectTimeoutMs,
    requestTimeout: Math.max(requestTimeoutMs, CREATE_WITHIN_MS),
    pool: { max: 1, min: 1 },
    options: { encrypt, trustServerCertificate },
  });
  await pool.connect();
  try {
    const query = async <Row>(sql: string) => ((await pool.request().query<Row>(sql)).recordset ?? []) as Row[];
    const [row] = await query<{ version: string }>('SELECT @@VERSION AS version');
    return await work({ database, isMicrosoft: /^Microsoft/i.test(row?.version ?? ''), query });
  } finally {
    await pool.close();
  }
}

const CREATE_WITHIN_MS = 120_000;

const literal = (value: string): string => `N'${value.replaceAll("'", "''")}'`;
const bracketed = (name: string): string => `[${name.replaceAll(']', ']]')}]`;

export const databaseExists = async ({ query }: Server, name: string): Promise<boolean> =>
  (await query(`SELECT name FROM sys.databases WHERE name = ${literal(name)}`)).length > 0;

/** Creates the database that the URL names. False when it exists: then nothing is changed. */
export const createServerDatabase = (url: string): Promise<boolean> =>
  onServer(url, async (server) => {
    if (await databaseExists(server, server.database)) return false;
    const statements = createDatabaseStatements(server.database);
    await server.query(server.isMicrosoft ? statements.create : statements.createPlain);
    if (server.isMicrosoft) for (const option of statements.options) await server.query(option);
    return true;
  });

/** Drops the database, whoever is connected. Only for databases that a test made. */
export const dropServerDatabase = (server: Server, name: string): Promise<unknown> =>
  server.query(
    server.isMicrosoft
      ? `ALTER DATABASE ${bracketed(name)} SET SINGLE_USER WITH ROLLBACK IMMEDIATE; DROP DATABASE ${bracketed(name)}`
      : `DROP DATABASE ${bracketed(name)}`,
  );

/**
 * Runs the work while holding a lock of the database's own name, so that two deployments don't migrate at once: the second waits and
 * finds nothing left to do.
 */
export async function whileMigrationLocked<T>(url: string, work: () => Promise<T>): Promise<T> {
  return onServer(url, async ({ query, database }) => {
    const [lock] = await query<{ result: number }>(
      `DECLARE @result int; EXEC @result = sp_getapplock @Resource = ${literal(`migracion:${database}`)}, @LockMode = 'Exclusive', @LockOwner = 'Session', @LockTimeout = ${CREATE_WITHIN_MS}; SELECT @result AS result`,
    );
    if (lock === undefined || lock.result < 0)
      throw new Error('Otra ejecución está migrando esta base y no terminó a tiempo.');
    return work();
  });
}
