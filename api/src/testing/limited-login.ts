import { setTimeout } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { openDatabase } from '../db/data-source';
import { denials, deniedColumns, roleStatements } from '../db/script/roles';
import type { Role } from '../db/server/roles';
import { TEST_PREFIX } from './sqlserver';

/** Rights that a TDS server other than Microsoft's supports: no DENY, no owners of schemas, no rights on the database as a whole. */
const PLAIN = /^IF NOT EXISTS .* CREATE ROLE |^GRANT (SELECT|INSERT|UPDATE|DELETE)\b/;

const PASSWORD = 'Limitada-de-prueba-1';

/** Rights denied to the present login: statements, and columns of the audit. */
export function denied(dataSource: DataSource): { statements: string[]; columns: string[] } {
  return { statements: denials(dataSource), columns: deniedColumns(dataSource, 'auditoria') };
}

/** A closed session ends in the server's own time, and until then its login can't be dropped. */
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
 * The database of a test through a login with the rights of one role of scripts/sql/roles.sql alone. The test's own login must be allowed to create
 * logins. One for each role and test file. @returns its connection and address, and its removal.
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
  // left by a killed run
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
      // its user is dropped with the database
      await whenLoggedOut(() => run(removal));
    },
  };
}
