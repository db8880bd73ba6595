import type { Connection, ConnectionPool, config } from 'mssql';
import { databaseOptions, sqlServerOptions as parsed } from '../../config/addresses';
import { engineOf, isSqlServer } from '../../config/engine';
import { Unfit } from '../../config/kinds';
import { ConfigError } from '../../config-error';
import { growing, isTransient, type Retries, retrying } from './retries';

export type SqlServerOptions = ReturnType<typeof parsed>;

/** Parses the connection string of SQL Server. @throws ConfigError. */
export function sqlServerOptions(url: string): SqlServerOptions {
  try {
    return parsed(url);
  } catch (error) {
    throw error instanceof Unfit ? new ConfigError(`DATABASE_URL: ${error.message}`) : error;
  }
}

/** Loaded lazily: the embedded engine starts without it. */
export const mssqlDriver = (): typeof import('mssql') => require('mssql');

/** The options that every connection has, through TypeORM or not. */
export function connectionOptions({
  authentication,
  username,
  password,
  domain,
  clientId,
  tenantId,
  ...options
}: SqlServerOptions): Pick<config, 'options'> & { authentication: { type: string; options: object } } {
  const how = {
    sql: { type: 'default', options: { userName: username, password } },
    ntlm: { type: 'ntlm', options: { userName: username, password, domain } },
    'azure-active-directory-password': {
      type: 'azure-active-directory-password',
      options: { userName: username, password, clientId, tenantId },
    },
    'azure-active-directory-service-principal-secret': {
      type: 'azure-active-directory-service-principal-secret',
      options: { clientId: username, clientSecret: password, tenantId },
    },
  } as const;
  // otherwise the managed identity authenticates: the user selects one of several
  const identity = username === '' ? {} : { clientId: username };
  return {
    authentication: Object.hasOwn(how, authentication)
      ? how[authentication as keyof typeof how]
      : { type: authentication, options: identity },
    options: {
      encrypt: options.encrypt as boolean,
      trustServerCertificate: options.trustServerCertificate,
      appName: options.appName,
      ...(options.instance === undefined ? {} : { instanceName: options.instance }),
      multiSubnetFailover: options.multiSubnetFailover,
      readOnlyIntent: options.applicationIntent === 'ReadOnly',
      useUTC: true,
      enableArithAbort: true,
      // XACT_ABORT: any error rolls the whole transaction back
      abortTransactionOnError: true,
      // our own retries back off and cover more errors
      maxRetriesOnTransientErrors: 0,
    } as config['options'],
  };
}

/** The driver's login error lacks the server's number; only its event has it. */
function keepNumber(connection: Connection): void {
  let number: number | undefined;
  connection.on('errorMessage', (message: { number: number }) => {
    number = message.number;
  });
  connection.once('connect', (error?: Error) => {
    if (error !== undefined && number !== undefined) Object.assign(error, { number });
  });
}

/** The driver with a pool that retries transient login failures: no statement was sent yet, so nothing runs twice. */
export function persistentDriver(retries: Retries): typeof import('mssql') {
  const driver = mssqlDriver();
  // missing in the driver's types
  const Pool = driver.ConnectionPool as unknown as new (
    settings: config,
  ) => ConnectionPool & { _poolCreate(): Promise<unknown> };
  class PersistentPool extends Pool {
    constructor(settings: config) {
      super({ ...settings, beforeConnect: keepNumber });
    }
    override _poolCreate(): Promise<unknown> {
      return retrying(() => super._poolCreate(), retries, isTransient);
    }
  }
  return Object.create(driver, {
    ConnectionPool: { value: PersistentPool },
    Request: { value: withTypedText(driver) },
  }) as typeof driver;
}

/** Declared varchar lengths: few lengths make few query plans, where the driver would make one for each length of a value. */
const LENGTHS = [40, 400, 4000, 8000];
/** Declared nvarchar lengths; longer texts are nvarchar(max). */
const WIDE_LENGTHS = [40, 400, 4000];
const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

const within = (lengths: readonly number[], text: string): number | undefined =>
  lengths.find((length) => text.length <= length);

/** The length to declare for a text that goes as varchar; undefined for one that goes as nvarchar. */
export const varcharLength = (value: unknown): number | undefined =>
  typeof value === 'string' && isAscii(value) ? within(LENGTHS, value) : undefined;

/**
 * TypeORM types the values that it writes or that `find` compares; those of query-builder conditions and raw statements it passes untyped, and the
 * driver sends every text as nvarchar. A varchar column compared with nvarchar is converted row by row. Texts that varchar can represent are
 * therefore sent as varchar (an nvarchar column converts the value once); others stay nvarchar.
 */
function withTypedText(driver: typeof import('mssql')): typeof import('mssql').Request {
  return class extends driver.Request {
    override input(name: string, ...given: [unknown] | [unknown, unknown]): this {
      const [value] = given;
      if (given.length > 1 || typeof value !== 'string') return super.input(name, ...(given as [never])) as this;
      const length = varcharLength(value);
      const type =
        length === undefined ? driver.NVarChar(within(WIDE_LENGTHS, value) ?? driver.MAX) : driver.VarChar(length);
      return super.input(name, type as never, value as never) as this;
    }
  };
}

/** Default retries. */
export const DEFAULT_RETRIES: Retries = growing(isSqlServer ? databaseOptions.shape.retries.parse(undefined) : 0);

/** From the connection string. The embedded engine has no transient errors. */
export const retriesOf = (url: string): Retries =>
  engineOf(url) === 'mssql' ? growing(sqlServerOptions(url).retries) : growing(0);
