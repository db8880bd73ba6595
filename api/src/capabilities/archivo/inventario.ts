import type { ObjectInfo, Storage } from '../../storage';
import type { ArchivoStore } from './archivo.store';

/** A file without a row younger than this may belong to an act that is about to commit. */
const ORPHAN_AFTER_MS = 3_600_000;
const BATCH = 200;

/** The store compared with the rows. */
export interface Inventario {
  readonly vistos: number;
  /** Files without a row, too old to belong to an act. */
  readonly huerfanos: readonly ObjectInfo[];
  readonly apartadosHoy: number;
  /** Date of the newest row; null = none. */
  readonly ultimaFila: Date | null;
}

export async function inventariar(
  storage: Storage,
  store: ArchivoStore,
  folders: readonly string[],
  now: Date,
): Promise<Omit<Inventario, 'apartadosHoy'>> {
  const huerfanos: ObjectInfo[] = [];
  let vistos = 0;
  let lote: ObjectInfo[] = [];
  const juzgar = async (): Promise<void> => {
    const conFila = await store.findKnown(lote.map(({ key }) => key));
    huerfanos.push(...lote.filter(({ key }) => !conFila.has(key)));
    lote = [];
  };
  for (const folder of folders) {
    for await (const info of storage.list(folder)) {
      vistos += 1;
      if (now.getTime() - info.modified.getTime() < ORPHAN_AFTER_MS) continue;
      lote.push(info);
      if (lote.length === BATCH) await juzgar();
    }
  }
  await juzgar();
  return { vistos, huerfanos, ultimaFila: await store.lastWrittenAt() };
}
