import { basename } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { type SealedRows, sealedRows } from '../db/installation/sealed';
import { CopyError } from './error';
import type { CopiedFile } from './files';

/** Facts of a database file, read without the application: of any version, so tables may be missing. */
export interface DatabaseFacts {
  /** Files named by rows, by key. */
  readonly files: CopiedFile[];
  readonly sealed: SealedRows[];
  /** Fingerprint of the encryption key, or its first digits where only encrypted rows have it; null when nothing is encrypted. */
  readonly keyFingerprint: string | null;
}

function onFile<T>(file: string, readonly: boolean, work: (database: BetterSqlite3.Database) => T): T {
  const database = new BetterSqlite3(file, { readonly });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** Rows of a statement whose table may be missing in this file. */
function rowsOf<T>(database: BetterSqlite3.Database, sql: string): T[] {
  try {
    return database.prepare(sql).all() as T[];
  } catch (error) {
    if (/no such table/.test((error as Error).message)) return [];
    throw error;
  }
}

export async function factsOf(file: string): Promise<DatabaseFacts> {
  const database = new BetterSqlite3(file, { readonly: true });
  try {
    const sealed = await sealedRows((sql) => rowsOf(database, sql));
    const [recorded] = rowsOf<{ huella: string | null }>(database, 'SELECT huellaClave AS huella FROM instalacion');
    const files = rowsOf<CopiedFile>(database, 'SELECT clave AS path, sha256 FROM archivo ORDER BY id');
    return { files, sealed, keyFingerprint: recorded?.huella ?? sealed[0]?.keyId ?? null };
  } finally {
    database.close();
  }
}

/** Checks every page. @throws an error that names the file. */
export function assertSound(file: string): void {
  const result = onFile(file, true, (database) => database.pragma('integrity_check', { simple: true }));
  if (result !== 'ok') throw new CopyError(`${basename(file)} está dañado: ${String(result)}`);
}

/** Leaving write-ahead mode needs exclusive access: it fails while any process has the file open. */
export function assertClosed(file: string, before = 'restaurar'): void {
  const database = new BetterSqlite3(file, { timeout: 0 });
  try {
    database.pragma('journal_mode = DELETE');
  } catch (error) {
    if ((error as { code?: string }).code?.startsWith('SQLITE_BUSY') !== true) throw error;
    throw new CopyError(`La base está en uso: detenga la aplicación antes de ${before}.`);
  } finally {
    database.close();
  }
}

/** A copy has the source's WAL mode; a plain file is easier to store, hash and move. */
export const makePlain = (file: string): void =>
  onFile(file, false, (database) => void database.pragma('journal_mode = DELETE'));

/** Stops the sweep of files until an operator starts it: the store may hold files newer than the restored database. */
export function stopSweep(file: string, reason: string): void {
  onFile(file, false, (database) => {
    const known = database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'instalacion'").get();
    if (known === undefined) return;
    database.prepare("UPDATE instalacion SET barrido = 'detenido', motivoBarrido = ?").run(reason);
  });
}
