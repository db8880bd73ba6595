/** Why the database could not run a statement that is itself correct. */
export type DatabaseOutage = 'caida' | 'ocupada' | 'llena';

type Codes = readonly (readonly [pattern: RegExp, outage: DatabaseOutage])[];

/** SQL Server's error numbers by kind of outage (sys.messages). */
const BY_NUMBER: Readonly<Record<DatabaseOutage, readonly number[]>> = {
  caida: [
    4060,
    18456,
    18451,
    18461,
    18470,
    18486,
    18487,
    18488, // the log-in or its database is refused
    921,
    922,
    924,
    926,
    927,
    942,
    945,
    952,
    954,
    976,
    978,
    983,
    3906, // the database is offline, recovering, restoring, read only
    233,
    596,
    6005,
    17142,
    17143, // the connection was ended, the server is paused or stops
    40197,
    40540,
    40613, // the same on Azure
  ],
  // deadlock victim, lock timeout, no memory, no worker: a retry may succeed
  ocupada: [1205, 1222, 1204, 701, 802, 8645, 8651, 10928, 10929, 40501, 49918, 49919, 49920],
  llena: [1101, 1105, 9002],
};

/** Codes of mssql's own errors, apart from EREQUEST, which carries a number. A ConnectionError is an outage whatever its code. */
const MSSQL_ERRORS: readonly unknown[] = ['RequestError', 'TransactionError', 'PreparedStatementError'];
const MSSQL_CODES: Codes = [
  [/^(ECONNCLOSED|ENOTOPEN|ENOCONN|ESOCKET|EINSTLOOKUP)$/, 'caida'],
  [/^(ETIMEOUT|EABORT)$/, 'ocupada'],
];
const SQLITE_CODES: Codes = [
  [/^SQLITE_(BUSY|LOCKED|PROTOCOL)/, 'ocupada'],
  [/^SQLITE_FULL/, 'llena'],
  [/^SQLITE_(CANTOPEN|IOERR|NOTADB|CORRUPT|READONLY|PERM|NOMEM)/, 'caida'],
];

/** Failures without number or code: messages of the pools and of TypeORM. */
const TEXTS: Codes = [
  [/^Failed to acquire a connection from the pool/, 'ocupada'],
  [/^SQLITE_BUSY/, 'ocupada'],
  [/^The database connection is not open/, 'caida'],
];

interface Failure {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly number?: unknown;
  readonly driverError?: unknown;
  readonly originalError?: unknown;
  readonly cause?: unknown;
}

/** The kind of outage behind an error; null for everything else, refused statements included. Unwraps the errors of TypeORM and of the driver. */
export function databaseOutage(error: unknown): DatabaseOutage | null {
  let failure = error as Failure | null | undefined;
  for (let depth = 0; depth < 5 && typeof failure === 'object' && failure !== null; depth++) {
    const outage = outageOf(failure);
    if (outage !== null) return outage;
    failure = (failure.driverError ?? failure.originalError ?? failure.cause) as Failure | undefined;
  }
  return null;
}

function outageOf({ name, message, code, number }: Failure): DatabaseOutage | null {
  if (typeof number === 'number')
    for (const [outage, numbers] of Object.entries(BY_NUMBER))
      if (numbers.includes(number)) return outage as DatabaseOutage;
  if (name === 'DatabaseBusyError') return 'ocupada';
  if (name === 'ConnectionError' || name === 'ConnectionIsNotSetError' || name === 'CannotExecuteNotConnectedError')
    return 'caida';
  if (MSSQL_ERRORS.includes(name)) return find(MSSQL_CODES, code);
  if (name === 'SqliteError') return find(SQLITE_CODES, code);
  return find(TEXTS, message);
}

const find = (table: Codes, text: unknown): DatabaseOutage | null =>
  typeof text === 'string' ? (table.find(([pattern]) => pattern.test(text))?.[1] ?? null) : null;
