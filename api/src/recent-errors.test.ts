import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from './log';
import { RECENT_ERRORS, RecentErrors } from './recent-errors';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'adjudica-errores-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));
const file = () => join(dir, RECENT_ERRORS);
const kept = (name = file()) =>
  readFileSync(name, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('warnings and errors of the log are kept, for their owner alone; what is less is not', async () => {
  const recent = new RecentErrors(dir);
  const lines: string[] = [];
  const log = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) }, recent);
  log.info({ port: 1 }, 'listening');
  log.warn({ partes: ['correo'] }, 'not everything is ready');
  log.error({ err: new Error('broken 12345') }, 'failed');
  await recent.written();
  expect(lines).toHaveLength(3);
  expect(kept()).toMatchObject([
    { level: 40, msg: 'not everything is ready' },
    { level: 50, msg: 'failed', err: { message: 'broken …' } },
  ]);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test('two files of bounded size at most: the oldest lines go', async () => {
  const recent = new RecentErrors(dir, 1000);
  for (let i = 0; i < 100; i++) {
    recent.see(`{"level":50,"i":${i},"text":"${'x'.repeat(100)}"}\n`);
    await recent.written();
  }
  expect(kept().at(-1)).toMatchObject({ i: 99 });
  expect(kept(`${file()}.1`).at(-1)).toMatchObject({ i: (kept()[0]?.['i'] as number) - 1 });
  for (const name of [file(), `${file()}.1`]) expect(statSync(name).size).toBeLessThan(1300);
});

test('many at once: the first 200 that wait are kept', async () => {
  const recent = new RecentErrors(dir);
  for (let i = 0; i < 500; i++) recent.see(`{"level":50,"i":${i}}\n`);
  await recent.written();
  expect(kept().map(({ i }) => i)).toEqual(Array.from({ length: 200 }, (_, i) => i));
});

test('a folder that is gone is not made anew and stops nothing', async () => {
  rmSync(dir, { recursive: true });
  const recent = new RecentErrors(dir);
  recent.see('{"level":50}\n');
  await recent.written();
  expect(existsSync(dir)).toBe(false);
});
