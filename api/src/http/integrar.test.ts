import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { API } from '../app';
import { Auditoria } from '../entities/auditoria.entity';
import { startDemoApp } from '../testing/demo';
import { LOADS_MUCH_MS } from '../testing/limits';
import { listadosDe } from '../testing/listados';
import type { TestApp } from '../testing/test-app';

jest.setTimeout(LOADS_MUCH_MS);

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

test('from nothing to the first minutes', async () => {
  const cwd = folder('curl');
  const [listado] = listadosDe('From nothing to the first minutes');
  await shell(listado?.texto, cwd);
  await expectMinutes(cwd, 'actas');
});

test('the same in TypeScript: types out of the document, checked by the compiler, and run', async () => {
  const cwd = folder('typescript');
  // as `npm install` would leave it
  symlinkSync(join(__dirname, '..', '..', '..', 'node_modules'), join(cwd, 'node_modules'));
  const [programa, pasos] = listadosDe('The same in TypeScript');
  writeFileSync(join(cwd, 'acta.mts'), programa?.texto ?? '');
  await shell(pasos?.texto, cwd);
  await expectMinutes(cwd, 'actas-ts');
});
