import type { Instante } from '@adjudica/domain';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { FormValues } from '../fields';

/** Input of a section that has not reached the server, as kept on this machine. */
export interface LocalCopy {
  readonly seccion: string;
  readonly valores: FormValues;
  /** Version of the record that was edited. */
  readonly versionBase: number;
  /** Version of the server's draft on which it is based; 0 = none. */
  readonly version: number;
  /** What was sent last without an answer: the server may have it. */
  readonly unanswered: FormValues | null;
  /** UTC ISO */
  readonly writtenAt: Instante;
}

/** The local copies of one form. It never throws: what cannot be written is `false`, what cannot be read is missing. */
export interface LocalCopies {
  read(): Promise<LocalCopy[]>;
  write(copy: LocalCopy): Promise<boolean>;
  remove(seccion: string): Promise<void>;
}

/** As long as the server keeps a draft. */
export const COPY_DAYS = 30;
const BASE = 'adjudica';

/** No name of a client, plan or user is readable: ids are MACs under a key of the user. */
interface Fila {
  readonly id: string;
  readonly formulario: string;
  readonly writtenAt: number;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sellado: ArrayBuffer;
}

interface Esquema extends DBSchema {
  borrador: { key: string; value: Fila; indexes: { formulario: string; writtenAt: number } };
}

let abierta: Promise<IDBPDatabase<Esquema>> | null = null;

function base(): Promise<IDBPDatabase<Esquema>> {
  abierta ??= openDB<Esquema>(BASE, 1, {
    upgrade(db) {
      const drafts = db.createObjectStore('borrador', { keyPath: 'id' });
      drafts.createIndex('formulario', 'formulario');
      drafts.createIndex('writtenAt', 'writtenAt');
    },
    terminated() {
      abierta = null;
    },
  }).catch((error: unknown) => {
    abierta = null;
    throw error;
  });
  return abierta;
}

/** WebCrypto needs https or localhost; without it there are no local copies. */
export const canKeepCopies = (): boolean => globalThis.crypto?.subtle !== undefined && 'indexedDB' in globalThis;

/** Deletes copies that are older than a draft can be, of any user; no key is needed. */
export async function removeOldCopies(ahora: number = Date.now()): Promise<void> {
  if (!canKeepCopies()) return;
  try {
    const antiguas = IDBKeyRange.upperBound(ahora - COPY_DAYS * 86_400_000);
    const tx = (await base()).transaction('borrador', 'readwrite');
    for await (const cursor of tx.store.index('writtenAt').iterate(antiguas)) await cursor.delete();
    await tx.done;
  } catch {
    // Nothing to delete where the browser stores nothing.
  }
}

interface Llaves {
  readonly sello: CryptoKey;
  readonly nombre: CryptoKey;
}

/** Two non-extractable keys, derived from the server's. */
async function llavesDe(llave: string): Promise<Llaves> {
  const bytes = Uint8Array.from(atob(llave), (c) => c.charCodeAt(0));
  const raiz = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey']);
  const derivada = (info: string, kind: AesKeyGenParams | HmacKeyGenParams, usos: KeyUsage[]) => {
    const como = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: new TextEncoder().encode(info) };
    return crypto.subtle.deriveKey(como, raiz, kind, false, usos);
  };
  const [sello, nombre] = await Promise.all([
    derivada('sello', { name: 'AES-GCM', length: 256 }, ['encrypt', 'decrypt']),
    derivada('nombre', { name: 'HMAC', hash: 'SHA-256', length: 256 }, ['sign']),
  ]);
  return { sello, nombre };
}

const bytesDe = (texto: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(texto);

/**
 * The local copies of one form, encrypted with AES-GCM under a key that the server gives to this user's session and that is never stored: after a
 * log-out, or for another user, they cannot be read.
 * @param place form and record
 * @param askForKey asks the server; after a failure it is asked again
 */
export function localCopiesOf(place: string, askForKey: () => Promise<string>): LocalCopies {
  let pedidas: Promise<Llaves> | null = null;
  const llaves = (): Promise<Llaves> => {
    pedidas ??= askForKey()
      .then(llavesDe)
      .catch((error: unknown) => {
        pedidas = null;
        throw error;
      });
    return pedidas;
  };
  const mac = async (texto: string): Promise<string> => {
    const firma = await crypto.subtle.sign('HMAC', (await llaves()).nombre, bytesDe(texto));
    return btoa(String.fromCharCode(...new Uint8Array(firma)));
  };
  const idDe = (seccion: string) => mac(JSON.stringify([place, seccion]));

  const abrir = async ({ id, iv, sellado }: Fila): Promise<LocalCopy[]> => {
    try {
      const como = { name: 'AES-GCM', iv, additionalData: bytesDe(id) };
      const texto = await crypto.subtle.decrypt(como, (await llaves()).sello, sellado);
      return [JSON.parse(new TextDecoder().decode(texto)) as LocalCopy];
    } catch {
      // Encrypted under a replaced key, or tampered with.
      return [];
    }
  };

  return {
    async read() {
      if (!canKeepCopies()) return [];
      try {
        // Usually there are no copies, and no key is needed.
        if ((await (await base()).count('borrador')) === 0) return [];
        const filas = await (await base()).getAllFromIndex('borrador', 'formulario', await mac(place));
        const vivas = filas.filter(({ writtenAt }) => writtenAt > Date.now() - COPY_DAYS * 86_400_000);
        return (await Promise.all(vivas.map(abrir))).flat();
      } catch {
        return [];
      }
    },
    async write(copy) {
      if (!canKeepCopies()) return false;
      try {
        const id = await idDe(copy.seccion);
        const iv = crypto.getRandomValues(new Uint8Array(12));
        const como = { name: 'AES-GCM', iv, additionalData: bytesDe(id) };
        const sellado = await crypto.subtle.encrypt(como, (await llaves()).sello, bytesDe(JSON.stringify(copy)));
        const fila: Fila = { id, formulario: await mac(place), writtenAt: Date.parse(copy.writtenAt), iv, sellado };
        // Written to the disk before it counts as kept, because the machine may crash.
        const tx = (await base()).transaction('borrador', 'readwrite', { durability: 'strict' });
        await Promise.all([tx.store.put(fila), tx.done]);
        return true;
      } catch {
        return false;
      }
    },
    async remove(seccion) {
      if (!canKeepCopies()) return;
      try {
        await (await base()).delete('borrador', await idDe(seccion));
      } catch {
        // It expires, and is compared with the server's draft until then.
      }
    },
  };
}

/** For a browser, or a test, without copies. */
export const noCopies: LocalCopies = {
  read: async () => [],
  write: async () => false,
  remove: async () => {},
};
