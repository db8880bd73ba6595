import { SISTEMA } from '../../auth/actor';
import { Contador } from '../../entities/contador.entity';
import { describeOnEmbedded } from '../../testing/engines';
import { testAppOfEach } from '../../testing/test-app';
import { readSql } from '../engine/read';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const t = testAppOfEach();

const contadores = () => t.application.dataSource.getRepository(Contador);

describe('unit of work', () => {
  test('what a refused act wrote is gone, and nobody saw it meanwhile', async () => {
    const refused = t.application.unitOfWork.run(SISTEMA, async ({ manager }) => {
      await manager.insert(Contador, { serie: 'a', valor: 1 });
      await pause(30);
      throw new Error('refused');
    });
    // Fails if the pool shares one connection (installSqlitePool removed from openDatabase).
    await pause(15);
    const seen = await contadores().countBy({ serie: 'a' });
    await expect(refused).rejects.toThrow('refused');
    expect(seen).toBe(0);
    expect(await contadores().countBy({ serie: 'a' })).toBe(0);
  });

  test("a write acknowledged to one act does not vanish with another's rollback", async () => {
    const results = await Promise.allSettled([
      t.application.unitOfWork.run(SISTEMA, async ({ manager }) => {
        await manager.insert(Contador, { serie: 'a', valor: 1 });
        await pause(20);
        throw new Error('refused');
      }),
      t.application.unitOfWork.run(SISTEMA, async ({ manager }) => {
        await pause(5);
        await manager.insert(Contador, { serie: 'b', valor: 1 });
      }),
      (async () => {
        await pause(10);
        await contadores().insert({ serie: 'c', valor: 1 });
      })(),
    ]);
    expect(results.map((result) => result.status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect((await contadores().find({ order: { serie: 'ASC' } })).map((row) => row.serie)).toEqual(['b', 'c']);
  });

  test('200 acts drawing from one series get 1 to 200, each once', async () => {
    const numbers = await Promise.all(
      Array.from({ length: 200 }, () => t.application.unitOfWork.run(SISTEMA, (tx) => tx.nextNumber('ordenes'))),
    );
    expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, i) => i + 1));
  });

  test('a number drawn by a refused act is drawn again: the series has no gap', async () => {
    await t.application.unitOfWork.run(SISTEMA, (tx) => tx.nextNumber('pagares'));
    await expect(
      t.application.unitOfWork.run(SISTEMA, async (tx) => {
        await tx.nextNumber('pagares');
        throw new Error('refused');
      }),
    ).rejects.toThrow('refused');
    expect(await t.application.unitOfWork.run(SISTEMA, (tx) => tx.nextNumber('pagares'))).toBe(2);
  });

  test('the first number of a series, which has no row yet, is drawn under a lock; the next one is not', async () => {
    const lock = jest.spyOn(t.application.unitOfWork, 'lock');
    const numbers = [];
    for (let n = 0; n < 2; n++)
      numbers.push(await t.application.unitOfWork.run(SISTEMA, (tx) => tx.nextNumber('nueva')));
    expect(numbers).toEqual([1, 2]);
    expect(lock.mock.calls.map(([, name]) => name)).toEqual(['serie:nueva']);
  });

  test('of acts that take one lock each reads what the one before wrote', async () => {
    const counted = () =>
      t.application.unitOfWork.run(SISTEMA, async (tx) => {
        await tx.lock('instalacion');
        const known = await tx.manager.count(Contador);
        await pause(20);
        await tx.manager.insert(Contador, { serie: `serie-${known}`, valor: 1 });
        return known;
      });
    // Fails on a server that reads row versions when the lock does nothing.
    const seen = await Promise.all(Array.from({ length: 5 }, counted));
    expect(seen.sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
  });

  test('of 1,000 guarded changes from one version exactly one wins', async () => {
    await contadores().insert({ serie: 'estado', valor: 1 });
    // Fails if the WHERE names only the series: the guard is the old value in it.
    const won = await Promise.all(
      Array.from({ length: 1000 }, () =>
        t.application.unitOfWork.run(SISTEMA, async ({ manager }) => {
          const result = await manager.update(Contador, { serie: 'estado', valor: 1 }, { valor: 2 });
          return result.affected ?? 0;
        }),
      ),
    );
    expect(won.reduce((a, b) => a + b, 0)).toBe(1);
  });

  test('effects outside the database wait for the commit, and a refused act has none', async () => {
    const done: string[] = [];
    await t.application.unitOfWork.run(SISTEMA, async (tx) => {
      tx.afterCommit(() => done.push('a'));
      expect(done).toEqual([]);
    });
    await t.application.unitOfWork
      .run(SISTEMA, async (tx) => {
        tx.afterCommit(() => done.push('b'));
        throw new Error('refused');
      })
      .catch(() => undefined);
    expect(done).toEqual(['a']);
  });

  test('two acts that wait for each other both end, and each took effect once', async () => {
    await contadores().insert([
      { serie: 'a', valor: 0 },
      { serie: 'b', valor: 0 },
    ]);
    const { unitOfWork } = t.application;
    // Fails on a server without the second run of a deadlock's victim; the embedded engine has one writer and no deadlocks.
    const both = (first: string, second: string) =>
      unitOfWork.run(SISTEMA, async (tx) => {
        await tx.nextNumber(first);
        await pause(300);
        await tx.nextNumber(second);
      });
    await Promise.all([both('a', 'b'), both('b', 'a')]);
    expect((await contadores().find({ order: { serie: 'ASC' } })).map(({ valor }) => valor)).toEqual([2, 2]);
  });
});

// Only the embedded engine has one writer to wait for; on a server these are ordinary concurrent connections.
describeOnEmbedded('embedded engine', () => {
  test('a write past the open transaction fails at once instead of waiting for itself', async () => {
    await expect(
      t.application.unitOfWork.run(SISTEMA, async () => {
        await contadores().insert({ serie: 'a', valor: 1 });
      }),
    ).rejects.toThrow(/outside the open transaction/);
  });

  test('in every test a read past the open transaction fails: on a server it takes a second connection', async () => {
    const { dataSource, unitOfWork } = t.application;
    const past = [() => dataSource.manager.count(Contador), () => readSql(dataSource, 'SELECT 1 AS uno', [])];
    for (const read of past)
      await expect(unitOfWork.run(SISTEMA, () => read() as Promise<unknown>)).rejects.toThrow(
        /read past the open transaction/,
      );
    expect(await unitOfWork.run(SISTEMA, ({ manager }) => manager.count(Contador))).toBe(0);
  });

  test('a unit of work inside another fails at once', async () => {
    await expect(
      t.application.unitOfWork.run(SISTEMA, () => t.application.unitOfWork.run(SISTEMA, async () => undefined)),
    ).rejects.toThrow(/inside another/);
    expect(await t.application.unitOfWork.run(SISTEMA, async () => 'still alive')).toBe('still alive');
  });

  test('a writing statement that begins like a read waits its turn too', async () => {
    const slow = t.application.unitOfWork.run(SISTEMA, async ({ manager }) => {
      await manager.insert(Contador, { serie: 'a', valor: 1 });
      await pause(30);
    });
    await pause(5);
    await t.application.dataSource.query(
      "WITH x(s, v) AS (SELECT 'b', 1) INSERT INTO contador (serie, valor) SELECT s, v FROM x",
    );
    await slow;
    expect(await contadores().count()).toBe(2);
  });
});
