import type { Connection, ConnectionPool, config } from 'mssql';
import { databaseOptions, sqlServerOptions as parsed } from '../../config/addresses';
import { engineOf, isSqlServer } from '../../config/engine';
import { Unfit } from '../../config/kinds';
import { ConfigError } from '../../config-error';
import { growing, isTransient, type Retries, retrying } from './retries';

export type SqlServerOptions = ReturnType<typeof parsed>;

/** What the connection string of SQL Server says. @throws ConfigError. */
export function sqlServerOptions(url: string): SqlServerOptions {
  try {
    return parsed(url);
  } catch (error) {
    throw error instanceof Unfit ? new ConfigError(`DATABASE_URL: ${error.message}`) : error;
  }
}

/** Loaded only where it is used: the embedded engine starts without it. */
export const mssqlDriver = (): typeof import('mssql') => require('mssql');

/** Where, who and how: the part that every connection has in common, through TypeORM or past it. */
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
  // of the others the platform knows who we are: the user is at most the one identity of several
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
      // XACT_ABORT: whatever fails ends the whole transaction, so that none is committed in part
      abortTransactionOnError: true,
      // ours grow, and know more errors
      maxRetriesOnTransientErrors: 0,
    } as config['options'],
  };
}

/** The driver's error of a refused log-in lacks the server's number, which only its event tells. */
function keepNumber(connection: Connection): void {
  let number: number | undefined;
  connection.on('errorMessage', (message: { number: number }) => {
    number = message.number;
  });
  connection.once('connect', (error?: Error) => {
    if (error !== undefined && number !== undefined) Object.assign(error, { number });
  });
}

/** The driver with a pool that tries again where logging in failed for a moment: nothing was asked of the server yet, so nothing happens twice. */
export function persistentDriver(retries: Retries): typeof import('mssql') {
  const driver = mssqlDriver();
  // the driver's types leave out how its pool makes a connection
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

/** A column of varchar holds at most so many; few lengths make few plans, where the driver would make one for each length of a value. */
const LENGTHS = [40, 400, 4000, 8000];
/** nvarchar likewise; a longer one has no bound. */
const WIDE_LENGTHS = [40, 400, 4000];
const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

const within = (lengths: readonly number[], text: string): number | undefined =>
  lengths.find((length) => text.length <= length);

/** The length to declare for a text that goes as varchar; undefined for one that goes as nvarchar. */
export const varcharLength = (value: unknown): number | undefined =>
  typeof value === 'string' && isAscii(value) ? within(LENGTHS, value) : undefined;

/**
 * TypeORM gives a value that it writes, or that `find` compares, the type of its column. What stands in a condition of a query builder, or in a
 * statement of ours, it passes without one, and the driver takes each text for nvarchar: compared with it, a column of varchar is converted,
 * row by row or at best with a dearer seek. So what both types write alike goes as varchar. A column of nvarchar is not converted by that:
 * the value is, once. What varchar could not hold stays nvarchar.
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

/** How often work is begun anew where nobody says it. */
export const DEFAULT_RETRIES: Retries = growing(isSqlServer ? databaseOptions.shape.retries.parse(undefined) : 0);

/** As the connection string says. On the embedded engine nothing fails for a moment. */
export const retriesOf = (url: string): Retries =>
  engineOf(url) === 'mssql' ? growing(sqlServerOptions(url).retries) : growing(0);
