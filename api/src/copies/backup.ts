import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { instanteDe } from '@adjudica/domain';
import BetterSqlite3 from 'better-sqlite3';
import { fingerprintOf } from '../crypto/cipher';
import { keyRefusal } from '../crypto/data-key';
import { sealedText } from '../db/installation/sealed';
import { assertClosed, assertSound, type DatabaseFacts, factsOf, makePlain, stopSweep } from './database';
import { CopyError } from './error';
import {
  type CopiedFile,
  copyFiles,
  type Fault,
  faultLines,
  faultsAgainst,
  faultsOf,
  fromList,
  isWithin,
  PRIVATE_FILE,
  PRIVATE_FOLDER,
  sha256Of,
  toList,
} from './files';

export { CopyError } from './error';
export { faultLines } from './files';

/** Manifest of a copy. Times in UTC, lengths in bytes. */
export interface CopyManifest {
  base: string;
  creada: string;
  bytes: number;
  sha256: string;
  archivos: number;
  /** SHA-256 of the list of files. Missing in copies of an earlier version, and for files in an S3 store. */
  huellas?: string;
  /** Fingerprint of the encryption key. The key itself is never part of a copy, so that whoever finds the copy can't read it. */
  clave?: { huella: string | null; incluida: false };
  /** Files named by a row that were missing or altered when the copy was made. */
  faltas?: Fault[];
}

const DATABASE = 'adjudica.db';
const FILES = 'archivos';
const MANIFEST = 'respaldo.json';
const LIST = 'huellas.txt';

/** The name a restore asks for: the file's, without its extension. */
export const databaseName = (databaseFile: string): string => basename(databaseFile).replace(/\.[^.]+$/, '');

export interface Place {
  databaseFile: string;
  /** The local folder of files; undefined for an S3 store, which has its own copies. */
  filesDir: string | undefined;
  /** DATA_DIR: a copy inside it is lost with it. */
  dataDir?: string;
}

/** A copy inside its source is lost with it and would be copied into the next one. */
function assertApart({ databaseFile, filesDir, dataDir }: Place, target: string): void {
  for (const folder of [dataDir, filesDir])
    if (folder !== undefined && isWithin(target, folder))
      throw new CopyError(
        `El respaldo no puede estar dentro de ${folder}, que es lo que se respalda: indique otra carpeta.`,
      );
  for (const path of [databaseFile, dataDir, filesDir])
    if (path !== undefined && isWithin(path, target))
      throw new CopyError(`${path} está dentro de ${target}: la carpeta del respaldo debe ser aparte.`);
}

/**
 * Copies the running embedded database with SQLite's online backup, then the files: a file is written before its row, so every row of the copy finds
 * its file. The copy appears under `target` whole or not at all, readable by its owner only.
 */
export async function backup(place: Place, target: string, now: Date): Promise<CopyManifest> {
  const { databaseFile, filesDir } = place;
  if (!existsSync(databaseFile)) throw new CopyError(`No existe la base ${databaseFile}.`);
  if (existsSync(target)) throw new CopyError(`Ya existe ${target}: una copia no se escribe sobre otra.`);
  assertApart(place, target);
  const partial = `${target}.incompleta`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true, mode: PRIVATE_FOLDER });
  const copy = join(partial, DATABASE);
  const source = new BetterSqlite3(databaseFile, { readonly: true });
  try {
    await source.backup(copy);
  } finally {
    source.close();
  }
  makePlain(copy);
  await chmod(copy, PRIVATE_FILE);
  assertSound(copy);
  const { files: rows, keyFingerprint } = await factsOf(copy);
  const files = filesDir === undefined ? [] : await copyFilesIfAny(filesDir, join(partial, FILES));
  const list = toList(files, FILES);
  if (filesDir !== undefined) await writeFile(join(partial, LIST), list, { mode: PRIVATE_FILE });
  const manifest: CopyManifest = {
    base: databaseName(databaseFile),
    creada: instanteDe(now),
    bytes: (await stat(copy)).size,
    sha256: await sha256Of(copy),
    archivos: files.length,
    ...(filesDir === undefined ? {} : { huellas: await sha256Of(join(partial, LIST)) }),
    clave: { huella: keyFingerprint, incluida: false },
    faltas: filesDir === undefined ? [] : faultsAgainst(files, rows),
  };
  await writeFile(join(partial, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: PRIVATE_FILE });
  await rename(partial, target);
  return manifest;
}

const copyFilesIfAny = async (from: string, to: string): Promise<CopiedFile[]> =>
  existsSync(from) ? copyFiles(from, to) : [];

interface Inspected {
  readonly manifest: CopyManifest;
  readonly facts: DatabaseFacts;
  readonly list: readonly CopiedFile[];
}

export async function manifestOf(folder: string): Promise<CopyManifest> {
  if (!existsSync(join(folder, MANIFEST))) throw new CopyError(`${folder} no es un respaldo: falta ${MANIFEST}.`);
  return JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as CopyManifest;
}

/** Reads a copy's manifest and verifies its database and its list of files; `assertFiles` verifies the files themselves. */
async function inspect(folder: string): Promise<Inspected> {
  const manifest = await manifestOf(folder);
  const copy = join(folder, DATABASE);
  if (!existsSync(copy)) throw new CopyError(`El respaldo no tiene ${DATABASE}.`);
  await assertHash(copy, manifest.sha256);
  assertSound(copy);
  const facts = await factsOf(copy);
  if (manifest.huellas === undefined) return { manifest, facts, list: [] };
  if (!existsSync(join(folder, LIST))) throw new CopyError(`El respaldo no tiene ${LIST}.`);
  await assertHash(join(folder, LIST), manifest.huellas);
  return { manifest, facts, list: fromList(await readFile(join(folder, LIST), 'utf8'), FILES) };
}

async function assertHash(file: string, sha256: string): Promise<void> {
  if ((await sha256Of(file)) !== sha256)
    throw new CopyError(`El respaldo cambió después de hacerse: la huella de ${basename(file)} no coincide.`);
}

/** Verifies every file by its SHA-256: those of the list, and those named by a row of the database. */
async function assertFiles(folder: string, { facts, list }: Inspected): Promise<void> {
  const expected = new Map([...list, ...facts.files].map((file) => [file.path, file]));
  const faults = await faultsOf(join(folder, FILES), expected.values());
  if (faults.length === 0) return;
  throw new CopyError(
    [
      `Al respaldo le faltan archivos, o cambiaron: tiene ${expected.size - faults.length} de ${expected.size}.`,
      ...faultLines(faults),
    ].join('\n'),
  );
}

/** Verifies a copy: its database, and each file by its hash. @throws CopyError that lists what is missing or changed. */
export async function verifyCopy(folder: string): Promise<CopyManifest> {
  const inspected = await inspect(folder);
  if (hasFiles(folder, inspected)) await assertFiles(folder, inspected);
  return inspected.manifest;
}

/** A copy of an installation with files in an S3 store has none. */
const hasFiles = (folder: string, { manifest }: Inspected): boolean =>
  manifest.huellas !== undefined || existsSync(join(folder, FILES));

interface RestoreOptions {
  /** The present key, and where to put it back. Without it nothing is compared. */
  key?: { readonly present: Buffer | null; readonly file: string | null };
  /** Restores without the key: the application does not start until it is there, or its loss is accepted. */
  withoutKey?: boolean;
  /** Restores although files are missing or changed. */
  withFaults?: boolean;
  /** Leaves the files in place: they never change, so an older database finds its own in a newer store. */
  databaseOnly?: boolean;
}

function assertKey({ facts }: Inspected, { key, withoutKey = false }: RestoreOptions): void {
  const wanted = facts.keyFingerprint;
  if (key === undefined || withoutKey || wanted === null) return;
  const present = key.present === null ? null : fingerprintOf(key.present);
  if (present?.startsWith(wanted)) return;
  const wayOut = 'o repita con --sin-clave, y el sistema no arrancará hasta que esté o se acepte su pérdida';
  throw new CopyError(keyRefusal({ wanted, present, file: key.file }, sealedText(facts.sealed), wayOut));
}

/**
 * Replaces the present data by a verified copy. The former data is kept beside it under a name with the time, so that restoring the wrong copy loses
 * nothing. Returns the paths it was moved to. The sweep of files stays stopped until an operator starts it.
 */
export async function restore(
  { databaseFile, filesDir }: Place,
  folder: string,
  now: Date,
  options: RestoreOptions = {},
): Promise<string[]> {
  assertApart({ databaseFile, filesDir }, folder);
  const inspected = await inspect(folder);
  assertKey(inspected, options);
  const takesFiles = filesDir !== undefined && options.databaseOnly !== true && hasFiles(folder, inspected);
  if (takesFiles && options.withFaults !== true) await assertFiles(folder, inspected);
  if (existsSync(databaseFile)) assertClosed(databaseFile);
  const incoming = await incomingDatabase(databaseFile, folder, inspected.manifest);
  if (takesFiles) await incomingFiles(filesDir, join(folder, FILES));
  const kept: string[] = [];
  const replace = async (path: string, by: string): Promise<void> => {
    const aside = `${path}.antes-${stamp(now)}`;
    if (existsSync(path)) {
      await rename(path, aside);
      kept.push(aside);
    }
    await rename(by, path);
  };
  if (takesFiles) await replace(filesDir, incomingName(filesDir));
  await replace(databaseFile, incoming);
  return kept;
}

const incomingName = (path: string): string => `${path}.restaurando`;

async function incomingDatabase(databaseFile: string, folder: string, manifest: CopyManifest): Promise<string> {
  const incoming = incomingName(databaseFile);
  await mkdir(dirname(incoming), { recursive: true, mode: PRIVATE_FOLDER });
  await copyFile(join(folder, DATABASE), incoming);
  await chmod(incoming, PRIVATE_FILE);
  await assertHash(incoming, manifest.sha256);
  stopSweep(incoming, `Base restaurada del respaldo de ${manifest.creada}`);
  return incoming;
}

/** Verifies by hash that the new place equals the copy. */
async function incomingFiles(filesDir: string, from: string): Promise<void> {
  const incoming = incomingName(filesDir);
  await rm(incoming, { recursive: true, force: true });
  const faults = await faultsOf(from, existsSync(from) ? await copyFiles(from, incoming) : []);
  await mkdir(incoming, { recursive: true, mode: PRIVATE_FOLDER });
  if (faults.length > 0)
    throw new CopyError(['Los archivos no se copiaron bien; no se cambió nada.', ...faultLines(faults)].join('\n'));
}

/** 20260310-150000, UTC: for names of files. */
export const stamp = (now: Date): string => instanteDe(now).slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
