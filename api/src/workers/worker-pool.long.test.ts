import { join } from 'node:path';
import { AtMost } from './at-most';
import { type WorkerLimits, WorkerPool } from './worker-pool';

/** Work that goes past each bound, and work that comes after it. */
type Tarea = {
  hacer: 'eco' | 'girar' | 'llenar-buffers' | 'llenar-lista' | 'lanzar' | 'salir' | 'esperar' | 'calcular' | 'nativo';
  valor?: number;
};
const limits: WorkerLimits = {
  size: 1,
  waiting: 2,
  cpuMs: 20_000,
  timeoutMs: 60_000,
  silentMs: 5000,
  maxMemoryMb: 100,
  idleMs: 60_000,
};
const pools: WorkerPool<Tarea, number>[] = [];
const pool = (some: Partial<WorkerLimits> = {}): WorkerPool<Tarea, number> => {
  const made = new WorkerPool<Tarea, number>(join(__dirname, '..', 'testing', 'tareas.worker'), { ...limits, ...some });
  pools.push(made);
  return made;
};
afterEach(async () => {
  for (const made of pools.splice(0)) await made.close();
});

test.each([
  ['spins', { hacer: 'girar' }, 'tiempo', { cpuMs: 300 }],
  ['computes in one native call', { hacer: 'nativo', valor: 4_000_000 }, 'tiempo', { timeoutMs: 1000, silentMs: 200 }],
  ['gets no turn of the processor', { hacer: 'esperar', valor: 60_000 }, 'lento', { timeoutMs: 1000 }],
  ['fills buffers outside the heap', { hacer: 'llenar-buffers' }, 'memoria', {}],
  ['fills the heap', { hacer: 'llenar-lista' }, 'memoria', {}],
  ['throws', { hacer: 'lanzar' }, 'fallo', {}],
  ['ends its thread', { hacer: 'salir' }, 'fallo', {}],
] as const)('a task that %s loses its worker and nobody else notices', async (_, tarea, failure, some) => {
  const one = pool(some);
  const bad = one.run(tarea);
  const next = one.run({ hacer: 'eco', valor: 7 });
  await expect(bad).rejects.toMatchObject({ name: 'WorkerError', failure });
  expect(await next).toBe(7);
  expect(await one.run({ hacer: 'eco', valor: 8 })).toBe(8);
});

// Fails without: `before ??= ms`.
test('a warm worker is not charged with what earlier tasks computed', async () => {
  const one = pool({ cpuMs: 1500 });
  for (let i = 0; i < 4; i++) expect(await one.run({ hacer: 'calcular', valor: 600 })).toBe(600);
});

test('tasks wait for a worker up to a bound, then they are refused at once', async () => {
  const one = pool();
  const first = one.run({ hacer: 'esperar', valor: 300 });
  const waiting = [one.run({ hacer: 'eco', valor: 1 }), one.run({ hacer: 'eco', valor: 2 })];
  await expect(one.run({ hacer: 'eco', valor: 3 })).rejects.toMatchObject({ failure: 'ocupado' });
  expect(await Promise.all([first, ...waiting])).toEqual([300, 1, 2]);
});

// Fails without: clearing the idle timer in take().
test('a worker that was idle is not ended while it works', async () => {
  const one = pool({ idleMs: 200 });
  expect(await one.run({ hacer: 'eco', valor: 1 })).toBe(1);
  expect(await one.run({ hacer: 'esperar', valor: 900 })).toBe(900);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(await one.run({ hacer: 'eco', valor: 2 })).toBe(2);
});

test('closing refuses what waits and ends what runs', async () => {
  const one = pool();
  const [running, waiting] = [one.run({ hacer: 'girar' }), one.run({ hacer: 'eco' })];
  const both = Promise.allSettled([running, waiting]);
  await one.close();
  for (const { status } of await both) expect(status).toBe('rejected');
  await expect(one.run({ hacer: 'eco' })).rejects.toMatchObject({ failure: 'cerrado' });
});

test('at most so many works at once, the others in turn, a failure frees its place', async () => {
  const two = new AtMost(2);
  let [now, most] = [0, 0];
  const works = Array.from({ length: 9 }, (_, i) =>
    two.run(async () => {
      most = Math.max(most, ++now);
      await new Promise((resolve) => setTimeout(resolve, 5));
      now -= 1;
      if (i % 3 === 0) throw new Error('x');
      return i;
    }),
  );
  const results = await Promise.allSettled(works);
  expect(most).toBe(2);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
});

test('a pool is warm once a worker of it has answered, and no longer when that one is gone', async () => {
  const one = pool({ idleMs: 50 });
  const first = one.run({ hacer: 'eco', valor: 1 });
  expect(one.warm).toBe(false);
  await first;
  expect(one.warm).toBe(true);
  const second = one.run({ hacer: 'eco', valor: 2 });
  expect(one.warm).toBe(true);
  await second;
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(one.warm).toBe(false);
});
