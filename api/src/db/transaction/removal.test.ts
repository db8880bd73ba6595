import { LessThan } from 'typeorm';
import { IntentoFallido } from '../../entities/intento-fallido.entity';
import { testApp } from '../../testing/test-app';
import { insertMany, ROWS_PER_REMOVAL, removeInBatches } from './bulk';

const t = testApp();

const OLD = new Date('2026-01-01T00:00:00Z');
const NEW = new Date('2026-02-01T00:00:00Z');
const due = { instante: LessThan(NEW) };

async function rows(old: number, recent: number) {
  const { manager } = t.application.dataSource;
  await manager.clear(IntentoFallido);
  const made = (n: number, instante: Date) =>
    Array.from({ length: n }, (_, i) => ({ clave: String(i), proceso: 'p', instante }));
  await insertMany(manager, IntentoFallido, [...made(old, OLD), ...made(recent, NEW)]);
  return manager;
}

afterEach(() => jest.restoreAllMocks());

test('what is past its time goes in batches, each a statement of its own; what is not stays', async () => {
  const manager = await rows(2 * ROWS_PER_REMOVAL + 1, 3);
  const removed = jest.spyOn(manager, 'delete');
  await removeInBatches(manager, IntentoFallido, due);
  const affected = await Promise.all(removed.mock.results.map(({ value }) => value as Promise<{ affected: number }>));
  expect(affected.map((of) => of.affected)).toEqual([ROWS_PER_REMOVAL, ROWS_PER_REMOVAL, 1]);
  expect(await manager.count(IntentoFallido)).toBe(3);
});

test('a row that is no longer past its time when its batch goes stays', async () => {
  const manager = await rows(3, 0);
  const removal = manager.delete.bind(manager);
  jest.spyOn(manager, 'delete').mockImplementationOnce(async (...given) => {
    await manager.update(IntentoFallido, { clave: '1' }, { instante: NEW });
    return removal(...given);
  });
  await removeInBatches(manager, IntentoFallido, due);
  expect((await manager.find(IntentoFallido)).map(({ clave }) => clave)).toEqual(['1']);
});

test('nothing past its time: nothing is written', async () => {
  const manager = await rows(0, 2);
  const removed = jest.spyOn(manager, 'delete');
  await removeInBatches(manager, IntentoFallido, due);
  expect(removed).not.toHaveBeenCalled();
});
