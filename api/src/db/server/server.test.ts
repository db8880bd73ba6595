import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeOnServer } from '../../testing/engines';
import { TEST_PREFIX, withDatabase } from '../../testing/sqlserver';
import { startTestApp } from '../../testing/test-app';
import { openDatabase } from '../data-source';
import { createServerDatabase, dropServerDatabases, onServer, whileMigrationLocked } from './server';

const SCRIPTS = join(__dirname, '..', '..', '..', '..', 'scripts', 'sql');
const server = process.env.DATABASE_URL ?? '';
const nameOf = (what: string) => `${TEST_PREFIX}${process.env.JEST_WORKER_ID ?? '1'}_${what}`;
const urlOf = (what: string) => withDatabase(server, nameOf(what));

/** Batches of a script as sqlcmd sends them, one after the other on one connection. */
async function apply(run: (sql: string) => Promise<unknown>, script: string): Promise<void> {
  for (const batch of script.split(/^GO\s*$/m)) if (batch.trim() !== '') await run(batch);
}

const LOCKS = `SELECT COUNT(*) AS n FROM sys.dm_tran_locks WHERE resource_type = 'APPLICATION' AND resource_database_id = DB_ID()`;

describeOnServer('on a server', () => {
  afterAll(() => dropServerDatabases(server, (name) => name.startsWith(nameOf(''))));

  test('one of two that create the same database does, and several are created at once', async () => {
    const same = await Promise.all([createServerDatabase(urlOf('una')), createServerDatabase(urlOf('una'))]);
    expect(same.sort()).toEqual([false, true]);
    const several = ['dos', 'tres', 'cuatro', 'cinco'].map((what) => createServerDatabase(urlOf(what)));
    expect(await Promise.all(several)).toEqual([true, true, true, true]);
  });

  test('a database that two applications share is given to no third when the second closes', async () => {
    const first = await startTestApp();
    const { databaseUrl } = first.application.config;
    await (await startTestApp({ databaseUrl })).close();
    const third = await startTestApp();
    expect(third.application.config.databaseUrl).not.toBe(databaseUrl);
    await third.close();
    await first.close();
  });

  test('a quote in a name is part of it', async () => {
    const url = urlOf("o'brien");
    expect(await createServerDatabase(url)).toBe(true);
    expect(await createServerDatabase(url)).toBe(false);
  });

  test('of two deployments the second waits, and finds nothing left to migrate', async () => {
    const url = urlOf('migrar');
    await createServerDatabase(url);
    const migrate = () =>
      whileMigrationLocked(url, async () => {
        const dataSource = await openDatabase({ url });
        try {
          return (await dataSource.runMigrations()).length;
        } finally {
          await dataSource.destroy();
        }
      });
    const applied = (await Promise.all([migrate(), migrate()])).sort((a, b) => a - b);
    expect(applied[0]).toBe(0);
    expect(applied[1]).toBeGreaterThan(0);
  });

  test('the lock of a migration is held in the database itself: another database is migrated meanwhile', async () => {
    const [own, other] = [urlOf('dos'), urlOf('tres')];
    for (const url of [own, other]) await createServerDatabase(url);
    await whileMigrationLocked(own, async () => {
      await whileMigrationLocked(other, async () => {
        const [row] = await onServer(own, ({ query }) => query<{ n: number }>(LOCKS), nameOf('dos'));
        expect(row?.n).toBe(1);
      });
    });
  });

  test('the committed scripts, run top to bottom on a server without the database and then again, are the migrations', async () => {
    const name = nameOf('guiones');
    const files = readdirSync(SCRIPTS).filter((file) => file.endsWith('.sql'));
    const scripts = files.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
    const [create = '', ...migrations] = scripts.map((file) => readFileSync(join(SCRIPTS, file), 'utf8'));
    expect(migrations.length).toBeGreaterThan(0);
    const url = urlOf('guiones');
    let tables = 0;
    for (const time of ['first', 'second']) {
      await onServer(url, ({ query }) => apply(query, create.replaceAll('adjudica', name)));
      // One connection, without TypeORM: the transaction of a script spans its batches.
      await onServer(url, ({ query }) => apply(query, [`USE [${name}]`, ...migrations].join('\nGO\n')));
      const dataSource = await openDatabase({ url });
      try {
        expect({ time, pending: await dataSource.showMigrations() }).toEqual({ time, pending: false });
        expect(await dataSource.runMigrations()).toEqual([]);
        const [row] = await dataSource.query<{ n: number }[]>('SELECT COUNT(*) AS n FROM INFORMATION_SCHEMA.TABLES');
        if (time === 'first') tables = Number(row?.n);
        expect(Number(row?.n)).toBe(tables);
        for (const { tablePath, columns } of dataSource.entityMetadatas) {
          const path = tablePath.split('.').map((part) => dataSource.driver.escape(part));
          const names = columns.map(({ databaseName }) => dataSource.driver.escape(databaseName));
          expect(await dataSource.query(`SELECT ${names.join(', ')} FROM ${path.join('.')}`)).toEqual([]);
        }
      } finally {
        await dataSource.destroy();
      }
    }
    expect(tables).toBeGreaterThan(20);
  });
});
