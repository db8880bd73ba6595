import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';

/** What a copy says of itself. Times in UTC, lengths in bytes. */
export interface CopyManifest {
  base: string;
  creada: string;
  bytes: number;
  sha256: string;
  archivos: number;
}

export class CopyError extends Error {}

const DATABASE = 'adjudica.db';
const FILES = 'archivos';
const MANIFEST = 'respaldo.json';

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(file)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

const countFiles = async (folder: string): Promise<number> =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;

/** Whole pages, or an error that names the file. */
function assertSound(file: string): void {
  const database = new BetterSqlite3(file, { readonly: true });
  try {
    const result = database.pragma('integrity_check', { simple: true });
    if (result !== 'ok') throw new CopyError(`${basename(file)} está dañado: ${String(result)}`);
  } finally {
    database.close();
  }
}

/** The name a restore asks for: the file's, without its ending. */
export const databaseName = (databaseFile: string): string => basename(databaseFile).replace(/\.[^.]+$/, '');

export interface Place {
  databaseFile: string;
  /** The local folder of files; undefined when they lie in an S3 store, which has its own copies. */
  filesDir: string | undefined;
}

/**
 * Copies the running embedded database with SQLite's online backup, then the files: a file is written before its row, so every row of
 * the copy finds its file. The copy appears whole under `target` or not at all.
 */
export async function backup({ databaseFile, filesDir }: Place, target: string, now: Date): Promise<CopyManifest> {
  if (!existsSync(databaseFile)) throw new CopyError(`No existe la base ${databaseFile}.`);
  if (existsSync(target)) throw new CopyError(`Ya existe ${target}: una copia no se escribe sobre otra.`);
  const partial = `${target}.incompleta`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  const copy = join(partial, DATABASE);
  const source = new BetterSqlite3(databaseFile, { readonly: true });
  try {
    await source.backup(copy);
  } finally {
    source.close();
  }
  // The copy comes with the source's WAL mode; a plain file is easier to keep, hash and carry.
  const plain = new BetterSqlite3(copy);
  plain.pragma('journal_mode = DELETE');
  plain.close();
  assertSound(copy);
  const hasFiles = filesDir !== undefined && existsSync(filesDir);
  if (hasFiles) await cp(filesDir, join(partial, FILES), { recursive: true, preserveTimestamps: true });
  const manifest: CopyManifest = {
    base: databaseName(databaseFile),
    creada: now.toISOString(),
    bytes: (await stat(copy)).size,
    sha256: await sha256Of(copy),
    archivos: hasFiles ? await countFiles(join(partial, FILES)) : 0,
  };
  await writeFile(join(partial, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  await rename(partial, target);
  return manifest;
}

/** Reads a copy's manifest and proves the copy against it. */
export async function verifyCopy(folder: string): Promise<CopyManifest> {
  if (!existsSync(join(folder, MANIFEST))) throw new CopyError(`${folder} no es un respaldo: falta ${MANIFEST}.`);
  const manifest = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as CopyManifest;
  const copy = join(folder, DATABASE);
  if (!existsSync(copy)) throw new CopyError(`El respaldo no tiene ${DATABASE}.`);
  if ((await sha256Of(copy)) !== manifest.sha256)
    throw new CopyError('El respaldo cambió después de hacerse: su huella no coincide.');
  const files = existsSync(join(folder, FILES)) ? await countFiles(join(folder, FILES)) : 0;
  if (files < manifest.archivos)
    throw new CopyError(`Al respaldo le faltan archivos: tiene ${files} de ${manifest.archivos}.`);
  assertSound(copy);
  return manifest;
}

/** Leaving write-ahead mode needs the database for oneself: it fails while any process has it open. */
function assertClosed(databaseFile: string): void {
  const database = new BetterSqlite3(databaseFile, { timeout: 0 });
  try {
    database.pragma('journal_mode = DELETE');
  } catch (error) {
    if ((error as { code?: string }).code?.startsWith('SQLITE_BUSY') !== true) throw error;
    throw new CopyError('La base está en uso: detenga la aplicación antes de restaurar.');
  } finally {
    database.close();
  }
}

/**
 * Puts a proven copy in the place of the present data. What was there is kept beside it under a name with the time: restoring the wrong
 * copy must not lose anything. Returns the paths it was moved to.
 */
export async function restore({ databaseFile, filesDir }: Place, folder: string, now: Date): Promise<string[]> {
  await verifyCopy(folder);
  const kept: string[] = [];
  const suffix = `.antes-${stamp(now)}`;
  const setAside = async (path: string): Promise<void> => {
    if (!existsSync(path)) return;
    await rename(path, path + suffix);
    kept.push(path + suffix);
  };
  if (existsSync(databaseFile)) assertClosed(databaseFile);
  const incoming = `${databaseFile}.restaurando`;
  await cp(join(folder, DATABASE), incoming);
  if (filesDir !== undefined && existsSync(join(folder, FILES))) {
    await rm(`${filesDir}.restaurando`, { recursive: true, force: true });
    await cp(join(folder, FILES), `${filesDir}.restaurando`, { recursive: true, preserveTimestamps: true });
    await setAside(filesDir);
    await rename(`${filesDir}.restaurando`, filesDir);
  }
  await setAside(databaseFile);
  await rename(incoming, databaseFile);
  return kept;
}

/** 20260310-150000, UTC: for names of files. */
export const stamp = (now: Date): string => now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
