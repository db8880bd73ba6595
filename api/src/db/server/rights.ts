import type { DataSource } from 'typeorm';

/** SQL Server's errors for missing rights (sys.messages). */
const DENIED: readonly unknown[] = [229, 230, 262, 297, 300, 916, 15247];
/** The same of a TDS server that isn't Microsoft's, which uses one number for all. */
const DENIED_TEXT = /^(permission denied for|must be owner of) /;

interface Failure {
  readonly message?: unknown;
  readonly number?: unknown;
  readonly driverError?: unknown;
  readonly originalError?: unknown;
  readonly cause?: unknown;
}

/** The server's message about a missing right (it names objects, never values); null for every other error. */
export function deniedRight(error: unknown): string | null {
  let failure = error as Failure | null | undefined;
  for (let depth = 0; depth < 5 && typeof failure === 'object' && failure !== null; depth++) {
    // TypeORM prefixes the message with the driver's error name
    const text = typeof failure.message === 'string' ? failure.message.replace(/^\w*Error: /, '') : '';
    if (DENIED.includes(failure.number) || DENIED_TEXT.test(text)) return text;
    failure = (failure.driverError ?? failure.originalError ?? failure.cause) as Failure | undefined;
  }
  return null;
}

/** Whether the login may read the whole catalogue; without this right objects that it may not use seem to be missing. */
export async function seesDefinitions(dataSource: Pick<DataSource, 'query'>): Promise<boolean> {
  const [row] = await dataSource.query(`SELECT HAS_PERMS_BY_NAME(DB_NAME(), 'DATABASE', 'VIEW DEFINITION') AS sees`);
  return (row as { sees: unknown }).sees === 1;
}
