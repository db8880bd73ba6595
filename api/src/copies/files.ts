import { createHash } from 'node:crypto';
import { createReadStream, existsSync, realpathSync } from 'node:fs';
import { chmod, copyFile, mkdir, opendir, stat, utimes } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

/** A file of a copy: its path below the folder of files, always with '/', and its SHA-256. */
export interface CopiedFile {
  readonly path: string;
  readonly sha256: string;
}

/** A missing or altered file. */
export interface Fault {
  readonly path: string;
  readonly fault: 'falta' | 'distinto';
}

/** Readable by the owner only. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;

/** Half-written files of a running application (storage/disk.ts), not copied. */
const PARTS = '.partes';

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(file)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

export async function* filesOf(folder: string): AsyncIterable<string> {
  for await (const entry of await opendir(folder, { recursive: true })) {
    if (!entry.isFile()) continue;
    const path = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
    if (!path.startsWith(`${PARTS}/`)) yield path;
  }
}

/**
 * Copies a folder of files, readable by the owner only, and hashes the copies. Files that the running application removes meanwhile are skipped;
 * whether a row misses them is checked afterwards.
 */
export async function copyFiles(from: string, to: string): Promise<CopiedFile[]> {
  const copied: CopiedFile[] = [];
  await mkdir(to, { recursive: true, mode: PRIVATE_FOLDER });
  for await (const path of filesOf(from)) {
    const [source, target] = [join(from, path), join(to, path)];
    await mkdir(dirname(target), { recursive: true, mode: PRIVATE_FOLDER });
    try {
      await copyFile(source, target);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      continue;
    }
    await chmod(target, PRIVATE_FILE);
    await keepTime(source, target);
    copied.push({ path, sha256: await sha256Of(target) });
  }
  return copied.sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function keepTime(source: string, target: string): Promise<void> {
  const info = await stat(source).catch(() => null);
  if (info !== null) await utimes(target, info.atime, info.mtime);
}

/** Compares each expected file with the folder. */
export async function faultsOf(folder: string, expected: Iterable<CopiedFile>): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const { path, sha256 } of expected) {
    const file = join(folder, path);
    if (!existsSync(file)) faults.push({ path, fault: 'falta' });
    else if ((await sha256Of(file)) !== sha256) faults.push({ path, fault: 'distinto' });
  }
  return faults;
}

/** The same against known hashes. */
export function faultsAgainst(known: readonly CopiedFile[], expected: readonly CopiedFile[]): Fault[] {
  const hashes = new Map(known.map(({ path, sha256 }) => [path, sha256]));
  return expected
    .filter(({ path, sha256 }) => hashes.get(path) !== sha256)
    .map(({ path }) => ({ path, fault: hashes.has(path) ? 'distinto' : 'falta' }));
}

/** One line per file, for people. */
export const faultLines = (faults: readonly Fault[]): string[] =>
  faults.map(({ path, fault }) => `  ${fault.padEnd(8)}  ${path}`);

/** In the format of `sha256sum`. */
export const toList = (files: readonly CopiedFile[], folder: string): string =>
  files.map(({ path, sha256 }) => `${sha256}  ${folder}/${path}\n`).join('');

export const fromList = (text: string, folder: string): CopiedFile[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ sha256: line.slice(0, 64), path: line.slice(66 + folder.length + 1) }));

/** Whether `inner` is `outer` or lies below it, links resolved as far as the path exists. */
export function isWithin(inner: string, outer: string): boolean {
  const path = relative(real(outer), real(inner));
  return path === '' || (!isAbsolute(path) && path !== '..' && !path.startsWith(`..${sep}`));
}

function real(path: string): string {
  const full = resolve(path);
  if (existsSync(full)) return realpathSync(full);
  const parent = dirname(full);
  return parent === full ? full : join(real(parent), basename(full));
}
