import type { DataSource } from 'typeorm';

/** Errors of SQL Server that say that the login lacks a right (sys.messages). */
const DENIED: readonly unknown[] = [229, 230, 262, 297, 300, 916, 15247];
/** What a TDS server that isn't Microsoft's says of it, under one number for everything. */
const DENIED_TEXT = /^(permission denied for|must be owner of) /;

interface Failure {
  readonly message?: unknown;
  readonly number?: unknown;
  readonly driverError?: unknown;
  readonly originalError?: unknown;
  readonly cause?: unknown;
}

/** What the server says where the login may not do what a statement asks; it names objects, never values. null for every other error. */
export function deniedRight(error: unknown): string | null {
  let failure = error as Failure | null | undefined;
  for (let depth = 0; depth < 5 && typeof failure === 'object' && failure !== null; depth++) {
    // TypeORM puts the driver's name of the error before its text
    const text = typeof failure.message === 'string' ? failure.message.replace(/^\w*Error: /, '') : '';
    if (DENIED.includes(failure.number) || DENIED_TEXT.test(text)) return text;
    failure = (failure.driverError ?? failure.originalError ?? failure.cause) as Failure | undefined;
  }
  return null;
}

/** Whether a server's login is shown all of the catalogue; one without this right sees only what it may touch, and takes the rest for missing. */
export async function seesDefinitions(dataSource: Pick<DataSource, 'query'>): Promise<boolean> {
  const [row] = await dataSource.query(`SELECT HAS_PERMS_BY_NAME(DB_NAME(), 'DATABASE', 'VIEW DEFINITION') AS sees`);
  return (row as { sees: unknown }).sees === 1;
}
