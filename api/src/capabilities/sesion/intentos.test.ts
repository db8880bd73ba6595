import { ErrorDeNegocio } from '@adjudica/domain';
import { IntentoFallido } from '../../entities/intento-fallido.entity';
import { LugarDeIngreso } from '../../entities/lugar-de-ingreso.entity';
import { logLines } from '../../testing/log-lines';
import { TestClock, testApp } from '../../testing/test-app';
import { Intentos } from './intentos';
import { IntentosStore } from './intentos.store';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ADDRESS = '203.0.113.7';
const { log, lines, clear } = logLines();

const t = testApp();
let clock: TestClock;
beforeEach(async () => {
  clear();
  clock = new TestClock();
  const { manager } = t.application.dataSource;
  await manager.createQueryBuilder().delete().from(IntentoFallido).execute();
  await manager.createQueryBuilder().delete().from(LugarDeIngreso).execute();
});
afterEach(() => jest.restoreAllMocks());

/** An instance of the program on the same database, or one that was started anew. */
const instance = () => {
  const store = new IntentosStore(t.application.dataSource);
  return { store, intentos: new Intentos(store, clock, log) };
};
type Instance = ReturnType<typeof instance>;

async function fail({ intentos }: Instance, nombre: string, address = ADDRESS): Promise<void> {
  await (await intentos.ofLogin(nombre, address)).failed();
}
async function enter({ intentos }: Instance, nombre: string, address = ADDRESS): Promise<void> {
  const intento = await intentos.ofLogin(nombre, address);
  intento.forgive();
  await intento.entered();
}
const refused = (work: Promise<unknown>): Promise<number | null> =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof ErrorDeNegocio ? (error.detalle?.['esperaSegundos'] as number) : -1),
  );

describe('failed log-ins of a name count on every instance', () => {
  test('ten in all, wherever they failed; the answer says how long to wait, and another name is not touched', async () => {
    const [a, b] = [instance(), instance()];
    for (let i = 0; i < 5; i++) {
      await fail(a, 'asistente');
      await fail(b, 'asistente');
    }
    clock.advance(5 * MINUTE);
    for (const each of [a, b, instance()]) {
      expect(await refused(fail(each, 'asistente'))).toBe(600);
      expect(await refused(enter(each, 'director'))).toBeNull();
    }
    clock.advance(10 * MINUTE);
    expect(await refused(enter(b, 'asistente'))).toBeNull();
  });

  test('what is refused is not written, what did not fail neither', async () => {
    const a = instance();
    for (let i = 0; i < 10; i++) await fail(a, 'asistente');
    for (let i = 0; i < 5; i++) await refused(fail(a, 'asistente'));
    await enter(a, 'director');
    // each against the name and against the address
    expect(await t.application.dataSource.manager.count(IntentoFallido)).toBe(20);
  });

  test('wrong passwords of an open screen count there too', async () => {
    const [a, b] = [instance(), instance()];
    for (let i = 0; i < 10; i++) await (await (i % 2 ? a : b).intentos.inSession('s-1')).failed();
    expect(await refused(a.intentos.inSession('s-1'))).toBe(900);
    expect(await refused(b.intentos.inSession('s-1'))).toBe(900);
    expect(await refused(b.intentos.inSession('s-2'))).toBeNull();
  });
});

describe('failed log-ins of an address count on every instance', () => {
  const failing = async (instances: readonly Instance[]) => {
    for (let i = 0; i < 100; i++) await fail(instances[i % instances.length] as Instance, `nadie${i}`);
  };

  test('a hundred close it for the names that failed, not for who entered from there on another instance or before a restart', async () => {
    const [a, b] = [instance(), instance()];
    await enter(a, 'director');
    await failing([a, b]);
    expect(await refused(fail(b, 'nadie0'))).toBe(900);
    const restarted = instance();
    expect(await refused(fail(restarted, 'nadie99'))).toBe(900);
    expect(await refused(enter(restarted, 'director'))).toBeNull();
    // from elsewhere nothing failed
    expect(await refused(enter(restarted, 'nadie0', '203.0.113.8'))).toBeNull();
  });

  test('what a known user gets wrong does not count against the address', async () => {
    const a = instance();
    await enter(a, 'director');
    await fail(a, 'director');
    expect(await t.application.dataSource.manager.count(IntentoFallido)).toBe(1);
  });
});

test('neither names nor addresses are kept, and nothing for longer than it counts', async () => {
  const a = instance();
  await fail(a, 'mi-contraseña-secreta');
  await enter(a, 'director');
  const { manager } = t.application.dataSource;
  const rows = [...(await manager.find(IntentoFallido)), ...(await manager.find(LugarDeIngreso))];
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toMatch(/secreta|director|203\.0/);
  clock.advance(16 * MINUTE);
  await a.store.forget(clock.now());
  expect([await manager.count(IntentoFallido), await manager.count(LugarDeIngreso)]).toEqual([0, 1]);
  await enter(a, 'director');
  clock.advance(29 * DAY);
  await a.store.forget(clock.now());
  expect(await manager.count(LugarDeIngreso)).toBe(1);
  clock.advance(2 * DAY);
  await a.store.forget(clock.now());
  expect(await manager.count(LugarDeIngreso)).toBe(0);
});

test('a failure that cannot be written still counts here, and the log says so', async () => {
  const a = instance();
  jest.spyOn(a.store, 'addFailures').mockRejectedValue(new Error('full'));
  for (let i = 0; i < 10; i++) await fail(a, 'asistente');
  expect(await refused(fail(a, 'asistente'))).toBe(900);
  expect(lines.at(-1)).toMatchObject({ level: 40, msg: expect.stringContaining('could not be written') });
});
