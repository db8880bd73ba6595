import type { config as SqlServerConfig } from 'mssql';
import { connectionOptions, persistentDriver, retriesOf, sqlServerOptions } from '../engine/sql-server';
import { createDatabaseBatch, type Sizes } from './create-database';
import { bracketed, literal } from './quoted';

/**
 * A single connection to `master`, without TypeORM, for server-level statements. A TDS server that isn't Microsoft's takes no database options and
 * has its own collation.
 */
export interface Server {
  readonly database: string;
  readonly isMicrosoft: boolean;
  query<T>(sql: string): Promise<T[]>;
}

export async function onServer<T>(
  url: string,
  work: (server: Server) => Promise<T>,
  connectedTo = 'master',
): Promise<T> {
  const given = sqlServerOptions(url);
  const { host, port, database } = given;
  const pool = new (persistentDriver(retriesOf(url)).ConnectionPool)({
    server: host,
    port,
    database: connectedTo,
    connectionTimeout: given.connectTimeoutMs,
    requestTimeout: Math.max(given.requestTimeoutMs, CREATE_WITHIN_MS),
    pool: { max: 1, min: 1 },
    ...connectionOptions(given),
  } as SqlServerConfig);
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

const databaseExists = async ({ query }: Server, name: string): Promise<boolean> =>
  (await query(`SELECT name FROM sys.databases WHERE name = ${literal(name)}`)).length > 0;

/** Waits for an application lock of the server that ends with the connection. */
async function lock({ query }: Server, resource: string, refused: string): Promise<void> {
  const [row] = await query<{ result: number }>(
    `DECLARE @result int; EXEC @result = sp_getapplock @Resource = ${literal(resource)}, @LockMode = 'Exclusive', @LockOwner = 'Session', @LockTimeout = ${CREATE_WITHIN_MS}; SELECT @result AS result`,
  );
  if (row === undefined || row.result < 0) throw new Error(refused);
}

/** Servers refuse to create or drop two databases concurrently (1807: the model is in use), so these calls are serialised. */
const onServerAlone = <T>(url: string, work: (server: Server) => Promise<T>): Promise<T> =>
  onServer(url, async (server) => {
    await lock(server, 'bases', 'Otra ejecución está creando una base y no terminó a tiempo.');
    return work(server);
  });

/** Creates the database of the URL. False = it exists and is unchanged; one that does not fit is refused. */
export const createServerDatabase = (url: string, sizes?: Sizes): Promise<boolean> =>
  onServerAlone(url, async (server) => {
    const existed = await databaseExists(server, server.database);
    if (server.isMicrosoft) await server.query(createDatabaseBatch(server.database, sizes));
    else if (!existed) await server.query(`CREATE DATABASE ${bracketed(server.database)}`);
    return !existed;
  });

/** Drops every database with a test's name, whoever is connected. */
export const dropServerDatabases = (url: string, isOfTest: (name: string) => boolean): Promise<void> =>
  onServerAlone(url, async (server) => {
    const found = await server.query<{ name: string }>('SELECT name FROM sys.databases');
    for (const { name } of found.filter((database) => isOfTest(database.name))) {
      if (server.isMicrosoft)
        await server.query(`ALTER DATABASE ${bracketed(name)} SET SINGLE_USER WITH ROLLBACK IMMEDIATE`);
      else await endSessions(server, name);
      await server.query(`DROP DATABASE ${bracketed(name)}`);
    }
  });

/** For servers without SINGLE_USER. */
async function endSessions(server: Server, name: string): Promise<void> {
  const sessions = await server.query<{ session_id: number }>(
    `SELECT session_id FROM sys.dm_exec_sessions WHERE session_id IS NOT NULL AND database_id = DB_ID(${literal(name)})`,
  );
  for (const { session_id } of sessions) await server.query(`KILL ${session_id}`);
}

/**
 * Runs the work under an application lock, so that two deployments don't migrate at once: the second waits and finds nothing pending. Works for
 * logins without access to `master` and on Azure.
 */
export async function whileMigrationLocked<T>(url: string, work: () => Promise<T>): Promise<T> {
  const migrating = async (server: Server): Promise<T> => {
    await lock(server, `migracion:${server.database}`, 'Otra ejecución está migrando esta base y no terminó a tiempo.');
    return work();
  };
  return onServer(url, migrating, sqlServerOptions(url).database);
}
