import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { openDatabase } from '../db/data-source';
import { Auditoria } from '../entities/auditoria.entity';
import { TEST_PREFIX } from './sqlserver';

const OPERAR = join(__dirname, '..', '..', '..', 'docs', 'operar.md');
const PASSWORD = 'Limitada-de-prueba-1';

/** What operar.md denies the running login: the statements, and the columns of the audit that it may not write. */
export function denied(): { statements: string[]; columns: string[] } {
  const statements = readFileSync(OPERAR, 'utf8').match(/\bDENY [^;]+;/g) ?? [];
  const columns = statements.map((sql) => /UPDATE ON seguridad\.auditoria \(([^)]+)\)/.exec(sql)?.[1]).join('');
  return { statements, columns: columns.split(/,\s*/) };
}

/** What a login keeps of its rights on the schema after the DENYs; a server that knows no DENY is given these alone. */
function kept(login: string, dataSource: DataSource): string[] {
  const { columns } = denied();
  const seal = dataSource
    .getMetadata(Auditoria)
    .columns.map(({ databaseName }) => databaseName)
    .filter((name) => name !== 'id' && !columns.includes(name));
  return [
    ...['auditoria', 'acceso'].map((table) => `GRANT SELECT, INSERT ON seguridad.${table} TO ${login}`),
    `GRANT SELECT, INSERT, UPDATE ON seguridad.auditoria_sello TO ${login}`,
    ...(seal.length === 0 ? [] : [`GRANT UPDATE ON seguridad.auditoria (${seal.join(', ')}) TO ${login}`]),
  ];
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
 * The database of a test through a login that has of the audit what operar.md leaves to the running one. The test's own login must be
 * allowed to make logins. One for each test file. @returns its connection, and what ends it.
 */
export async function limitedLogin(
  owner: DataSource,
  url: string,
): Promise<{ dataSource: DataSource; close: () => Promise<void> }> {
  const login = `${TEST_PREFIX}limitada_${process.env.JEST_WORKER_ID ?? '1'}`;
  const run = async (statements: readonly string[]): Promise<void> => {
    for (const statement of statements) await owner.query(statement);
  };
  // left by a run that was killed
  const removal = [`IF SUSER_ID(N'${login}') IS NOT NULL DROP LOGIN ${login}`];
  const [{ microsoft }] = await owner.query(
    "SELECT CASE WHEN @@VERSION LIKE 'Microsoft%' THEN 1 ELSE 0 END AS microsoft",
  );
  const rights =
    microsoft === 1
      ? [
          `GRANT SELECT, INSERT, UPDATE, DELETE ON SCHEMA::seguridad TO ${login}`,
          ...denied().statements.map((sql) => sql.replace('TO aplicacion', `TO ${login}`)),
        ]
      : kept(login, owner);
  await run([
    ...removal,
    `CREATE LOGIN ${login} WITH PASSWORD = '${PASSWORD}'`,
    `CREATE USER ${login} FOR LOGIN ${login}`,
    ...rights,
  ]);
  const limited = new URL(url);
  limited.username = login;
  limited.password = PASSWORD;
  const dataSource = await openDatabase({ url: limited.href });
  return {
    dataSource,
    async close() {
      await dataSource.destroy();
      // its user in the database goes with the database
      await whenLoggedOut(() => run(removal));
    },
  };
}
