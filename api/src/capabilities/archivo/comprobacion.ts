import { createHash } from 'node:crypto';
import { ANCHORS } from '../../audit/anchors';
import type { Archivo } from '../../entities/archivo.entity';
import { type Storage, StorageError } from '../../storage';
import type { ArchivoStore } from './archivo.store';

interface Comprobado {
  readonly archivo: Archivo;
  /** null = the file matches its row. */
  readonly falta: 'falta' | 'distinto' | null;
}

const PAGE = 200;
/** Parallel reads, for a remote store. */
const AT_ONCE = 4;

/** Reads every file named by a row completely; the row of an issued document's file must match the document's. */
export async function* comprobarContraFilas(store: ArchivoStore, storage: Storage): AsyncIterable<Comprobado> {
  const cambiadas = await store.findHashMismatches();
  const faltaDe = async (archivo: Archivo): Promise<Comprobado['falta']> =>
    (await faltaDeBytes(archivo, storage)) ?? (cambiadas.has(archivo.id) ? 'distinto' : null);
  for (let despuesDe = 0; ; ) {
    const pagina = await store.pageAfter(despuesDe, PAGE);
    for (let i = 0; i < pagina.length; i += AT_ONCE)
      yield* await Promise.all(
        pagina.slice(i, i + AT_ONCE).map(async (archivo) => ({ archivo, falta: await faltaDe(archivo) })),
      );
    const ultimo = pagina.at(-1);
    if (ultimo === undefined) return;
    despuesDe = ultimo.id;
  }
}

async function faltaDeBytes({ clave, longitud, sha256 }: Archivo, storage: Storage): Promise<Comprobado['falta']> {
  try {
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const piece of await storage.get(clave)) {
      hash.update(piece as Buffer);
      bytes += (piece as Buffer).length;
    }
    return bytes === longitud && hash.digest('hex') === sha256 ? null : 'distinto';
  } catch (error) {
    if (error instanceof StorageError && error.code === 'no-existe') return 'falta';
    throw error;
  }
}

/** Files without a row, except the anchors of the audit, which have none, and the quarantine. */
export async function* sinFila(store: ArchivoStore, storage: Storage): AsyncIterable<string> {
  let lote: string[] = [];
  const sobrantes = async (): Promise<string[]> => {
    const conFila = await store.findKnown(lote);
    const sobran = lote.filter((clave) => !conFila.has(clave));
    lote = [];
    return sobran;
  };
  for await (const { key } of storage.list()) {
    if (key.startsWith(`${ANCHORS}/`)) continue;
    lote.push(key);
    if (lote.length === PAGE) yield* await sobrantes();
  }
  yield* await sobrantes();
}
