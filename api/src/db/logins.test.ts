import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentOf, runProcess } from '../testing/commands';
import { describeOnServer, testOnEmbedded } from '../testing/engines';
import { LOADS_MUCH_MS } from '../testing/limits';
import { TEST_PREFIX } from '../testing/sqlserver';
import { startTestApp } from '../testing/test-app';
import { openDatabase } from './data-source';
import { sqlServerOptions } from './engine/sql-server';
import { createLogin, describeGranted, grantRoles, loginName } from './logins';
import { migrationStatements } from './script/roles';
import { databaseFacts, isMicrosoft } from './server/preflight';

jest.setTimeout(LOADS_MUCH_MS);

const login = (address: string) => sqlServerOptions(`mssql://${address}`);

test('a login of Entra is made by hand, and its refusal says how', () => {
  expect(() => createLogin(login('h/x?authentication=azure-active-directory-msi-vm'))).toThrow(
    'FROM EXTERNAL PROVIDER',
  );
});

test('quotes and brackets in a name or a password are part of them', () => {
  expect(createLogin(login("o%5D:it's@h/x"))).toBe(
    "CREATE LOGIN [o]]] WITH PASSWORD = N'it''s', DEFAULT_DATABASE = [x]",
  );
});

test('a Windows account bears its domain and no password', () => {
  const windows = login('app:p@h/x?authentication=ntlm&domain=EMPRESA');
  expect(loginName(windows)).toBe('EMPRESA\\app');
  expect(createLogin(windows)).toBe('CREATE LOGIN [EMPRESA\\app] FROM WINDOWS');
});

test('before there are tables the role that migrates has all that it needs, and no other has anything', () => {
  const entityMetadatas = [{ schema: 'nueva' }, { schema: 'nueva' }, { schema: 'otra' }] as never;
  const statements = migrationStatements({ entityMetadatas }).join('\n');
  expect(statements).toContain('GRANT CREATE SCHEMA, CREATE TABLE');
  expect(statements.match(/CREATE SCHEMA \w+ AUTHORIZATION dbo/g)).toHaveLength(3);
  expect(statements).toContain('GRANT CONTROL ON SCHEMA::otra TO migracion;');
  expect(statements).not.toMatch(/db_(owner|ddladmin|datawriter)|TO (?!migracion|dbo)/);
});

test('a run before the first migration says that the others are to come', () => {
  const said = describeGranted({ migrated: false, made: ['a'], known: ['b'] });
  expect(said).toEqual([
    expect.stringMatching(/migracion .* al repetir/),
    'usuario creado   a',
    expect.stringMatching(/ya existía +b/),
  ]);
});

testOnEmbedded('the embedded engine has no logins: the order says so and ends with 2', async () => {
  const t = await startTestApp();
  const { code, err } = await runProcess('commands/db.ts', ['roles'], environmentOf(t));
  await t.close();
  expect([code, err]).toEqual([2, expect.stringContaining('no tiene usuarios ni roles')]);
});

test('compose: nobody but the steps that make database, logins and jobs is sa; no password stands in it, and the server has a version, a bound and an agent', () => {
  const compose = readFileSync(join(__dirname, '..', '..', '..', 'docker-compose.yml'), 'utf8');
  const lines = compose.split('\n').filter((line) => line.includes('://sa:'));
  expect(lines).toHaveLength(1);
  // a password is given by whoever starts it, and the server is one that somebody chose
  expect(compose).not.toMatch(/PASSWORD:-/);
  expect(compose).toMatch(/mssql\/server:20\d\d-CU\d+-/);
  for (const bound of ['MSSQL_MEMORY_LIMIT_MB', "MSSQL_AGENT_ENABLED: 'true'", '1-trabajos.sql'])
    expect(compose).toContain(bound);
});

describeOnServer('on a server', () => {
  const name = `${TEST_PREFIX}${process.env.JEST_WORKER_ID ?? '1'}_entra`;

  test('another database and sa are refused; the login of the application is made once, and reads and writes as its role may', async () => {
    const t = await startTestApp();
    const { dataSource, config } = { dataSource: t.application.dataSource, config: t.application.config };
    const own = new URL(config.databaseUrl);
    own.username = name;
    own.password = 'Una-clave-de-prueba-1';
    const grant = (url: URL) => grantRoles(dataSource, new Map([['aplicacion', url.href]]));
    await dataSource.query(`IF SUSER_ID(N'${name}') IS NOT NULL DROP LOGIN [${name}]`);
    const other = new URL(own);
    other.pathname = '/otra';
    await expect(grant(other)).rejects.toThrow(/DATABASE_URL_APLICACION nombra la base otra/);
    const sa = new URL(own);
    sa.username = 'sa';
    await expect(grant(sa)).rejects.toThrow('sa no es para ninguna tarea');

    if (!isMicrosoft(await databaseFacts(dataSource))) return t.close();
    expect(await grant(own)).toEqual({ migrated: true, made: [name], known: [] });
    expect(await grant(own)).toEqual({ migrated: true, made: [], known: [name] });
    const limited = await openDatabase({ url: own.href });
    try {
      expect(await limited.query('SELECT COUNT(*) AS n FROM seguridad.usuario')).toEqual([{ n: expect.any(Number) }]);
      await expect(limited.query('DELETE FROM seguridad.auditoria')).rejects.toThrow(/permission/i);
    } finally {
      await limited.destroy();
      await t.close();
    }
  });
});
