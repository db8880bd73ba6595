import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { API } from '../app';
import { Auditoria } from '../entities/auditoria.entity';
import { EnvioEvento } from '../entities/suscripcion.entity';
import { startDemoApp } from '../testing/demo';
import { LOADS_MUCH_MS } from '../testing/limits';
import { listadosDe } from '../testing/listados';
import { everySchema, operations, resolve, type Schema } from '../testing/openapi';
import type { TestApp } from '../testing/test-app';

jest.setTimeout(LOADS_MUCH_MS);

const ROOT = join(__dirname, '..', '..', '..');
const PROGRAMS = join(ROOT, 'docs', 'programas');

/** docs/integrar.md, line by line as it stands there, each program in a folder of its own. */
let t: TestApp;
let server: Server;
beforeAll(async () => {
  t = await startDemoApp();
  server = createServer(t.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await t.close();
});

function folder(name: string): string {
  const path = join(t.dir, name);
  mkdirSync(path);
  return path;
}
async function shell(lines: string | undefined, cwd: string): Promise<void> {
  const { port } = server.address() as AddressInfo;
  const env = { ...process.env, BASE: `http://127.0.0.1:${port}${API}` };
  // a failure shows what the programs said, the compiler among them
  await promisify(execFile)('bash', ['-euc', `exec >&2\n${lines ?? 'exit 1'}`], { cwd, env });
}
async function expectMinutes(cwd: string, usuario: string): Promise<void> {
  expect(readFileSync(join(cwd, 'acta.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  const hechos = await t.application.dataSource.manager.findBy(Auditoria, { usuario });
  expect(hechos.map(({ accion }) => accion)).toEqual(expect.arrayContaining(['marcar', 'generar-acta']));
}

test('from nothing to the first minutes, whose hash is checked', async () => {
  const cwd = folder('curl');
  const [listado] = listadosDe('From nothing to the first minutes');
  const [huella] = listadosDe('Files');
  await shell(`${listado?.texto}\n${huella?.texto ?? 'exit 1'}`, cwd);
  await expectMinutes(cwd, 'actas');
});

test('the same in TypeScript: types out of the document, checked by the compiler, and run', async () => {
  const cwd = folder('typescript');
  // as `npm install` would leave it
  symlinkSync(join(ROOT, 'node_modules'), join(cwd, 'node_modules'));
  copyFileSync(join(PROGRAMS, 'acta.mts'), join(cwd, 'acta.mts'));
  const [pasos] = listadosDe('The same in TypeScript');
  await shell(pasos?.texto, cwd);
  await expectMinutes(cwd, 'actas-ts');
});

test('subscribed by program: a trial message is on its way; what went out is looked at and the secret replaced', async () => {
  const cwd = folder('suscripcion');
  // up to the account of the minutes, which is made above
  const [entrada] = listadosDe('From nothing to the first minutes')[0]?.texto.split('ACCOUNT=') ?? [];
  const [suscripcion] = listadosDe('Being told of events');
  const [despues] = listadosDe('Messages that were not taken');
  const pasos = [entrada, suscripcion?.texto, despues?.texto ?? 'exit 1'].join('\n');
  await shell(`URL=http://127.0.0.1:9/eventos\n${pasos}`, cwd);
  const secretos = ['secreto.txt', 'secreto-nuevo.txt'].map((archivo) => readFileSync(join(cwd, archivo), 'utf8'));
  for (const secreto of secretos) expect(secreto).toMatch(/^whsec_\S{40,}\n$/);
  expect(new Set(secretos).size).toBe(2);
  const [envio] = await t.application.dataSource.manager.find(EnvioEvento);
  expect(envio).toMatchObject({ tipo: 'PRUEBA', estado: 'pendiente' });
});

/** With Mono (Debian's mono-complete) and a registry of npm packages, where NSwag comes from. */
const whereMonoIs = process.env['PRUEBA_CSHARP'] === '1' ? test : test.skip;
whereMonoIs('the same in C#: the client out of the document, compiled, and run', async () => {
  const cwd = folder('csharp');
  copyFileSync(join(PROGRAMS, 'Acta.cs'), join(cwd, 'Acta.cs'));
  const [pasos] = listadosDe('The same in C#');
  await shell(pasos?.texto, cwd);
  await expectMinutes(cwd, 'actas-cs');
});

test('C#: what the program names is in the document', () => {
  const texto = readFileSync(join(PROGRAMS, 'Acta.cs'), 'utf8');
  const named = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
  const schemas = new Map(everySchema());
  const fields = (schema: Schema) => Object.keys(resolve(schema).properties ?? {});

  const calls = [...texto.matchAll(/(?:var (\w+) = await )?[\w()]+\.(\w+)_(\w+)Async\(/g)];
  expect(calls).toHaveLength(9);
  for (const [, variable, tag, name] of calls) {
    const operation = operations.find(({ raw }) => raw.operationId === `${tag}.${name}`);
    expect([`${tag}.${name}`, operation === undefined]).toEqual([`${tag}.${name}`, false]);
    const { 200: ok, 201: created } = operation?.raw.responses ?? {};
    const answer = (ok ?? created)?.content?.['application/json']?.schema;
    if (answer?.$ref === undefined) continue;
    for (const [, field = ''] of texto.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g')))
      if (!field.includes('_') || field === 'Access_token')
        expect([field, fields(answer).includes(named(field))]).toEqual([field, true]);
  }
  const bodies = [...texto.matchAll(/new ([A-Z]\w+)\s*\{([^}]*)\}/g)].filter(([whole]) => whole.includes(' = '));
  expect(bodies.map(([, name]) => name)).toEqual(expect.arrayContaining(['Credenciales', 'ParticipanteCambio']));
  for (const [, name = '', sent = ''] of bodies) {
    const schema = schemas.get(name) ?? {};
    for (const [, field = ''] of sent.matchAll(/(\w+) = /g))
      expect([name, field, fields(schema).includes(named(field))]).toEqual([name, field, true]);
  }
});
