import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ArchivoStore } from '../capabilities/archivo/archivo.store';
import { storageAddress } from '../config/addresses';
import { openStorage, QUARANTINE, type Storage } from '../storage';
import { dataDir, storageUrl, withDatabase } from './base';
import { fail, noMore, say, takeValue } from './terminal';

interface Measured {
  readonly bytes: number;
  readonly sha256: string;
}
interface Count {
  copiados: number;
  estaban: number;
}

const BATCH = 200;
const SAY_EVERY = 1000;

/**
 * Copies every file of STORAGE_URL to another store under the same key: files of rows, quarantine, anchors of the audit and the mark. Each is read
 * back and compared by hash, with the row's hash where there is one. Files already there are kept, so that an interrupted run is repeated. Nothing is
 * removed from the old store.
 */
export async function moverArchivos(args: string[]): Promise<void> {
  const address = takeValue(args, '--a');
  noMore(args);
  if (address === undefined)
    fail('Falta el almacén de destino: --a s3://CLAVE:SECRETO@servidor/bucket, o una carpeta.', 2);
  if (sameStore(storageUrl(), address)) fail('El destino es el almacén de STORAGE_URL. No se copió nada.', 2);
  const from = openStorage(storageUrl(), join(dataDir, 'partes'));
  const to = openStorage(address, join(dataDir, 'partes'));
  try {
    // fails early when a store is down or refuses our credentials
    await from.mark();
    await to.mark();
    await withDatabase(async (dataSource) => {
      const { count, faults } = await copyAll(from, to, new ArchivoStore(dataSource));
      for (const fault of faults) say(`  ${fault}`);
      say(`${count.copiados} archivos copiados, ${count.estaban} ya estaban.`);
      if (faults.length > 0)
        fail(`${faults.length} archivos no se copiaron. Repita la orden; no cambie todavía STORAGE_URL.`);
      say(
        'Todos comprobados. Detenga la aplicación, repita la orden por lo que llegó entretanto y cambie STORAGE_URL.',
      );
    });
  } finally {
    await from.close();
    await to.close();
  }
}

function sameStore(one: string, other: string): boolean {
  const place = (address: string): string => {
    const { folder, ...s3 } = storageAddress(address);
    return (
      folder ?? JSON.stringify([Reflect.get(s3, 'endpoint'), Reflect.get(s3, 'bucket'), Reflect.get(s3, 'prefix')])
    );
  };
  return place(one) === place(other);
}

async function copyAll(
  from: Storage,
  to: Storage,
  rows: ArchivoStore,
): Promise<{ count: Count; faults: readonly string[] }> {
  const count: Count = { copiados: 0, estaban: 0 };
  const faults: string[] = [];
  const seen = new Set<string>();
  const copy = async (key: string, type: string, expected: Measured | null): Promise<void> => {
    seen.add(key);
    const found = await measured(from, key);
    if (found === null) faults.push(`falta     ${key}`);
    else if (expected !== null && !same(found, expected)) faults.push(`distinto  ${key}`);
    else if (await bring(from, to, key, type, found)) count.copiados += 1;
    else count.estaban += 1;
    if (seen.size % SAY_EVERY === 0) say(`${count.copiados + count.estaban} archivos…`);
  };
  for (let after = 0; ; ) {
    const page = await rows.pageAfter(after, BATCH);
    for (const { clave, tipo, longitud, sha256 } of page) await copy(clave, tipo, { bytes: longitud, sha256 });
    const last = page.at(-1);
    if (last === undefined) break;
    after = last.id;
  }
  for (const folder of [undefined, QUARANTINE])
    for await (const { key } of from.list(folder))
      if (!seen.has(key)) await copy(key, 'application/octet-stream', null);
  const mark = await from.mark();
  if (mark !== null && faults.length === 0) await to.setMark(mark);
  return { count, faults };
}

/** @returns false when the same bytes were there already. */
async function bring(from: Storage, to: Storage, key: string, type: string, expected: Measured): Promise<boolean> {
  const there = await measured(to, key);
  if (there !== null && same(there, expected)) return false;
  // a partial file of an interrupted run, or another one: the key is this file's
  if (there !== null) await to.delete(key);
  await to.adopt(key, await from.get(key), { type, expected });
  return true;
}

async function measured(storage: Storage, key: string): Promise<Measured | null> {
  if ((await storage.stat(key)) === null) return null;
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of await storage.get(key)) {
    hash.update(piece as Buffer);
    bytes += (piece as Buffer).length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

const same = (a: Measured, b: Measured): boolean => a.bytes === b.bytes && a.sha256 === b.sha256;
