import 'fake-indexeddb/auto';
import { instanteDe } from '@adjudica/domain';
import { type Copia, copiasDe, DIAS_DE_COPIA, limpiarCopias } from './copiaLocal';

const llaveDe = (n: number) => async () => btoa(String.fromCharCode(...new Uint8Array(32).fill(n)));
const LUGAR = 'medio-aprobacion/1712345675';
const copia = (cambio: Partial<Copia> = {}): Copia => ({
  seccion: 'personales',
  valores: { nombres: 'María José', celular: '0991234567' },
  versionBase: 3,
  version: 0,
  sinRespuesta: null,
  escritaEn: instanteDe(new Date()),
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

const mia = () => copiasDe(LUGAR, llaveDe(1));

test('another user of this browser reads nothing, and no fact stands there in clear', async () => {
  const guardada = copia();
  expect(await mia().escribir(guardada)).toBe(true);
  expect(await copiasDe(LUGAR, llaveDe(2)).leer()).toEqual([]);
  const bytes = (await todo()).join();
  expect(bytes.length).toBeGreaterThan(100);
  for (const secreto of ['María', 'Jos', '0991234567', '1712345675', 'medio-aprobacion', 'personales', 'nombres'])
    expect(bytes).not.toContain(secreto);
});

test('the same user reads it again after everything but the disk is gone; another record’s is not among it', async () => {
  await mia().escribir(copia());
  await mia().escribir(
    copia({ seccion: 'laboral', valores: { laboralCargo: 'Jefa' }, sinRespuesta: { laboralCargo: 'J' } }),
  );
  await copiasDe('solicitud/otra', llaveDe(1)).escribir(copia({ seccion: 'bien' }));
  const leidas = await mia().leer();
  expect(leidas.map(({ seccion, valores }) => [seccion, valores]).sort()).toEqual([
    ['laboral', { laboralCargo: 'Jefa' }],
    ['personales', { nombres: 'María José', celular: '0991234567' }],
  ]);
  await mia().escribir(copia({ valores: { nombres: 'María' } }));
  await mia().borrar('laboral');
  expect((await mia().leer()).map(({ valores }) => valores)).toEqual([{ nombres: 'María' }]);
});

test('a copy that was moved to another place, or changed, opens no more', async () => {
  await mia().escribir(copia());
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
  expect(await mia().leer()).toEqual([]);
});

test('after thirty days nobody reads it any more, and it goes without anybody’s key', async () => {
  const hace = (dias: number) => instanteDe(new Date(Date.now() - dias * 86_400_000));
  await mia().escribir(copia({ seccion: 'vieja', escritaEn: hace(DIAS_DE_COPIA + 1) }));
  await mia().escribir(copia({ seccion: 'personales', escritaEn: hace(DIAS_DE_COPIA - 1) }));
  expect((await mia().leer()).map(({ seccion }) => seccion)).toEqual(['personales']);
  const antes = (await todo()).length;
  await limpiarCopias();
  expect(antes - (await todo()).length).toBe(1);
});

test('without a key, without https or without a store nothing is kept, and nothing fails', async () => {
  const sinLlave = copiasDe(LUGAR, () => Promise.reject(new Error('sin red')));
  expect([await sinLlave.escribir(copia()), await sinLlave.leer()]).toEqual([false, []]);
  const { subtle } = crypto;
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
  expect([await mia().escribir(copia()), await mia().leer()]).toEqual([false, []]);
  await mia().borrar('personales');
  await limpiarCopias();
  Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true });
});

test('a key that could not be had is asked for again', async () => {
  let veces = 0;
  const copias = copiasDe(LUGAR, async () => {
    veces++;
    if (veces === 1) throw new Error('sin red');
    return llaveDe(1)();
  });
  expect(await copias.escribir(copia())).toBe(false);
  expect(await copias.escribir(copia())).toBe(true);
  expect(await copias.escribir(copia())).toBe(true);
  expect(veces).toBe(2);
});
