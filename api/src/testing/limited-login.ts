import { setTimeout } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { openDatabase } from '../db/data-source';
import { denials, deniedColumns, roleStatements } from '../db/script/roles';
import type { Role } from '../db/server/roles';
import { TEST_PREFIX } from './sqlserver';

/** Of the rights those that a TDS server which isn't Microsoft's knows: no DENY, no schemas' owners, no rights on the database as a whole. */
const PLAIN = /^IF NOT EXISTS .* CREATE ROLE |^GRANT (SELECT|INSERT|UPDATE|DELETE)\b/;

const PASSWORD = 'Limitada-de-prueba-1';

/** What the running login is denied: the statements, and the columns of the audit that it may not write. */
export function denied(dataSource: DataSource): { statements: string[]; columns: string[] } {
  return { statements: denials(dataSource), columns: deniedColumns(dataSource, 'auditoria') };
}

/** A closed connection's session ends in the server's own time, and until then its login is not dropped. */
async function whenLoggedOut(drop: () => Promise<void>, attempts = 100): Promise<void> {
  try {
    await drop();
  } catch (error) {
    if (attempts <= 1 || !String(error).includes('currently logged in')) throw error;
    await setTimeout(100);
    await whenLoggedOut(drop, attempts - 1);
  }
}

/**
 * The database of a test through a login that has the rights of one role of scripts/sql/roles.sql and no others. The test's own login must be
 * allowed to make logins. One for each role and test file. @returns its connection and address, and what ends it.
 */
export async function limitedLogin(
  owner: DataSource,
  url: string,
  role: Role = 'aplicacion',
): Promise<{ dataSource: DataSource; url: string; close: () => Promise<void> }> {
  const login = `${TEST_PREFIX}${role}_${process.env.JEST_WORKER_ID ?? '1'}`;
  const run = async (statements: readonly string[]): Promise<void> => {
    for (const statement of statements) await owner.query(statement);
  };
  // left by a run that was killed
  const removal = [`IF SUSER_ID(N'${login}') IS NOT NULL DROP LOGIN ${login}`];
  const [{ microsoft }] = await owner.query(
    "SELECT CASE WHEN @@VERSION LIKE 'Microsoft%' THEN 1 ELSE 0 END AS microsoft",
  );
  await run([
    ...removal,
    ...roleStatements(owner).filter((statement) => microsoft === 1 || PLAIN.test(statement)),
    `CREATE LOGIN ${login} WITH PASSWORD = '${PASSWORD}'`,
    `CREATE USER ${login} FOR LOGIN ${login}`,
    `ALTER ROLE ${role} ADD MEMBER ${login}`,
  ]);
  const limited = new URL(url);
  limited.username = login;
  limited.password = PASSWORD;
  const dataSource = await openDatabase({ url: limited.href });
  return {
    dataSource,
    url: limited.href,
    async close() {
      await dataSource.destroy();
      // its user in the database goes with the database
      await whenLoggedOut(() => run(removal));
    },
  };
}
