import { Banco, Feriado } from '../../entities/catalogo.entity';
import { testApp } from '../../testing/test-app';
import { insertMany } from '../transaction/bulk';

/** Both engines refuse what a column does not hold: a trial must not take what production refuses. */
const t = testApp();

const manager = () => t.application.dataSource.manager;
const fits = { fecha: '2031-05-05', nombre: 'x'.repeat(80) };
const tooLong = { fecha: '2031-05-06', nombre: 'x'.repeat(81) };

test.each<[string, () => Promise<unknown>]>([
  ['an insert', () => manager().insert(Feriado, tooLong)],
  ['many rows', () => insertMany(manager(), Feriado, [fits, tooLong])],
  ['a large load', () => insertMany(manager(), Feriado, [tooLong])],
  ['a saved entity', () => manager().save(Feriado, tooLong)],
  ['a code', () => manager().insert(Banco, { codigo: '1234567', nombre: 'Banco' })],
])('%s with a text that is longer than its column is refused and leaves nothing', async (_, write) => {
  await expect(write()).rejects.toThrow();
  expect(await manager().countBy(Feriado, { fecha: tooLong.fecha })).toBe(0);
});

test('an update is refused, and a text as long as its column is taken', async () => {
  await manager().insert(Feriado, fits);
  await expect(manager().update(Feriado, { fecha: fits.fecha }, { nombre: tooLong.nombre })).rejects.toThrow();
  expect(await manager().findBy(Feriado, { fecha: fits.fecha })).toMatchObject([{ nombre: fits.nombre }]);
});

test('a character of two units counts as two, as the server counts', async () => {
  await expect(manager().insert(Feriado, { fecha: '2031-05-07', nombre: '😀'.repeat(41) })).rejects.toThrow();
  await manager().insert(Feriado, { fecha: '2031-05-07', nombre: '😀'.repeat(40) });
});
