import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import apiProcess from '../../scripts/lib/api-process.json';
import { QuietMemory } from './quiet-memory';
import { LOADS_MUCH_MS } from './testing/limits';

jest.setTimeout(LOADS_MUCH_MS);

/** How busy the program was before each look. Returns before which of them V8 was asked to give memory back. */
async function askedAt(looks: readonly number[]): Promise<number[]> {
  const asked: number[] = [];
  let look = -1;
  const memory = new QuietMemory({
    collect: async () => void asked.push(look),
    utilization: () => ({ idle: 0, active: 0, utilization: looks[look] ?? 0 }),
  });
  for (look = 0; look < looks.length; look++) await memory.step();
  return asked;
}

const times = (count: number, busy: number): number[] => Array.from({ length: count }, () => busy);
const [WORK, QUIET] = [0.5, 0.01];

test('while there is work, and until a minute after it, nothing more is asked of V8', async () => {
  expect(await askedAt(times(200, WORK))).toEqual([]);
  expect(await askedAt([QUIET, WORK, ...times(59, QUIET)])).toEqual([0]);
  expect(await askedAt([QUIET, WORK, ...times(59, QUIET), WORK, ...times(59, QUIET)])).toEqual([0]);
});

test('after the start V8 is asked as soon as there is nothing to do, after work when a minute was quiet, and once each time', async () => {
  expect(await askedAt([WORK, WORK, QUIET])).toEqual([2]);
  expect(await askedAt([...times(70, QUIET), WORK, ...times(150, QUIET), WORK])).toEqual([0, 130]);
});

test('a program that did much and then nothing has its young generation narrow again, started as the API is', async () => {
  const program = `
    const { getHeapSpaceStatistics } = require('node:v8');
    const young = () => getHeapSpaceStatistics().find((space) => space.space_name === 'new_space').space_size;
    const { QuietMemory } = require(${JSON.stringify(join(__dirname, 'quiet-memory'))});
    const kept = [];
    for (let n = 0; n < 400_000; n++) kept.push({ n });
    const before = young();
    // as at the first quiet look after the start
    new QuietMemory().start();
    const look = setInterval(() => {
      if (young() >= before) return;
      clearInterval(look);
      console.log(JSON.stringify({ before, after: young(), kept: kept.length }));
    }, 100);
  `;
  // V8's own look, eight seconds after its last large collection, would hide that nobody asked
  const { before, after } = await startedAsTheApi(program, '--no-memory-reducer');
  expect(before).toBeGreaterThan(4 * 2 ** 20);
  expect(after).toBeLessThanOrEqual(2 * 2 ** 20);
});

// elsewhere the system's allocator decides
(process.platform === 'linux' ? test : test.skip)(
  'of the 19 MiB that each log-in takes, nothing stays in the process, started as the API is',
  async () => {
    const { before, after } = await startedAsTheApi(`
      const { hashPassword } = require(${JSON.stringify(join(__dirname, 'auth', 'passwords'))});
      const anonymous = () => 1024 * Number(/^RssAnon:\\s+(\\d+)/m.exec(require('node:fs').readFileSync('/proc/self/status', 'utf8'))[1]);
      const before = anonymous();
      (async () => {
        for (let n = 0; n < 3; n++) await Promise.all([1, 2, 3, 4].map(() => hashPassword('adjudica')));
        console.log(JSON.stringify({ before, after: anonymous() }));
      })();
    `);
    expect(after - before).toBeLessThan(19 * 2 ** 20);
  },
);

/** What the program says at its end. */
async function startedAsTheApi(program: string, ...options: string[]): Promise<{ before: number; after: number }> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...apiProcess.node, ...options, '-r', join(__dirname, 'testing', 'register.cjs'), '-e', program],
    { env: { PATH: process.env['PATH'], NODE_ENV: 'test', ...apiProcess.env }, timeout: LOADS_MUCH_MS / 2 },
  );
  return JSON.parse(stdout) as { before: number; after: number };
}
