import 'fake-indexeddb/auto';
import { instanteDe } from '@adjudica/domain';
import { COPY_DAYS, type LocalCopy, localCopiesOf, removeOldCopies } from './localCopies';

const llaveDe = (n: number) => async () => btoa(String.fromCharCode(...new Uint8Array(32).fill(n)));
const LUGAR = 'medio-aprobacion/1712345675';
const copy = (cambio: Partial<LocalCopy> = {}): LocalCopy => ({
  seccion: 'personales',
  valores: { nombres: 'María José', celular: '0991234567' },
  versionBase: 3,
  version: 0,
  unanswered: null,
  writtenAt: instanteDe(new Date()),
  ...cambio,
});

/** Everything that stands in this browser, row by row, as bytes that anybody can look at. */
async function todo(): Promise<string[]> {
  const base = await new Promise<IDBDatabase>((done, fail) => {
    const pedida = indexedDB.open('adjudica');
    pedida.onsuccess = () => done(pedida.result);
    pedida.onerror = () => fail(pedida.error);
  });
  const filas = await new Promise<Record<string, unknown>[]>((done) => {
    const pedidas = base.transaction('borrador').objectStore('borrador').getAll();
    pedidas.onsuccess = () => done(pedidas.result);
  });
  base.close();
  const texto = (valor: unknown) =>
    typeof valor === 'object' && valor !== null ? Buffer.from(valor as Uint8Array).toString('latin1') : String(valor);
  return filas.map((fila) => Object.values(fila).map(texto).join(' '));
}

const mia = () => localCopiesOf(LUGAR, llaveDe(1));

test('another user of this browser reads nothing, and no fact stands there in clear', async () => {
  const guardada = copy();
  expect(await mia().write(guardada)).toBe(true);
  expect(await localCopiesOf(LUGAR, llaveDe(2)).read()).toEqual([]);
  const bytes = (await todo()).join();
  expect(bytes.length).toBeGreaterThan(100);
  for (const secreto of ['María', 'Jos', '0991234567', '1712345675', 'medio-aprobacion', 'personales', 'nombres'])
    expect(bytes).not.toContain(secreto);
});

test('the same user reads it again after everything but the disk is gone; another record’s is not among it', async () => {
  await mia().write(copy());
  await mia().write(copy({ seccion: 'laboral', valores: { laboralCargo: 'Jefa' }, unanswered: { laboralCargo: 'J' } }));
  await localCopiesOf('solicitud/otra', llaveDe(1)).write(copy({ seccion: 'bien' }));
  const leidas = await mia().read();
  expect(leidas.map(({ seccion, valores }) => [seccion, valores]).sort()).toEqual([
    ['laboral', { laboralCargo: 'Jefa' }],
    ['personales', { nombres: 'María José', celular: '0991234567' }],
  ]);
  await mia().write(copy({ valores: { nombres: 'María' } }));
  await mia().remove('laboral');
  expect((await mia().read()).map(({ valores }) => valores)).toEqual([{ nombres: 'María' }]);
});

test('a copy that was moved to another place, or changed, opens no more', async () => {
  await mia().write(copy());
  const base = await new Promise<IDBDatabase>((done) => {
    const pedida = indexedDB.open('adjudica');
    pedida.onsuccess = () => done(pedida.result);
  });
  const almacen = base.transaction('borrador', 'readwrite').objectStore('borrador');
  await new Promise<void>((done) => {
    const cursor = almacen.openCursor();
    cursor.onsuccess = () => {
      const actual = cursor.result;
      if (actual === null) return done();
      const sellado = new Uint8Array(actual.value.sellado.slice(0));
      sellado[0] = (sellado[0] as number) ^ 1;
      actual.update({ ...actual.value, sellado: sellado.buffer });
      actual.continue();
    };
  });
  base.close();
  expect(await mia().read()).toEqual([]);
});

test('after thirty days nobody reads it any more, and it goes without anybody’s key', async () => {
  const hace = (dias: number) => instanteDe(new Date(Date.now() - dias * 86_400_000));
  await mia().write(copy({ seccion: 'vieja', writtenAt: hace(COPY_DAYS + 1) }));
  await mia().write(copy({ seccion: 'personales', writtenAt: hace(COPY_DAYS - 1) }));
  expect((await mia().read()).map(({ seccion }) => seccion)).toEqual(['personales']);
  const antes = (await todo()).length;
  await removeOldCopies();
  expect(antes - (await todo()).length).toBe(1);
});

test('without a key, without https or without a store nothing is kept, and nothing fails', async () => {
  const sinLlave = localCopiesOf(LUGAR, () => Promise.reject(new Error('sin red')));
  expect([await sinLlave.write(copy()), await sinLlave.read()]).toEqual([false, []]);
  const { subtle } = crypto;
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
  expect([await mia().write(copy()), await mia().read()]).toEqual([false, []]);
  await mia().remove('personales');
  await removeOldCopies();
  Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true });
});

test('a key that could not be had is asked for again', async () => {
  let veces = 0;
  const copies = localCopiesOf(LUGAR, async () => {
    veces++;
    if (veces === 1) throw new Error('sin red');
    return llaveDe(1)();
  });
  expect(await copies.write(copy())).toBe(false);
  expect(await copies.write(copy())).toBe(true);
  expect(await copies.write(copy())).toBe(true);
  expect(veces).toBe(2);
});
