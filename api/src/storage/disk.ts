import { constants, mkdirSync } from 'node:fs';
import { access, link, mkdir, open, opendir, readFile, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { assertKey, isKey, isWithin, MARK, newKey, QUARANTINE } from './keys';
import { type OpenFile, removeParts, spool } from './spool';
import { type ObjectInfo, type PutOptions, type Storage, StorageError, type Stored } from './storage';

/** Unfinished files; the sweep removes those that a crash leaves. */
const PARTS = '.partes';

/** A folder on this machine (trial, development, tests, one-server installations). */
export class DiskStorage implements Storage {
  private readonly parts: string;

  constructor(
    private readonly root: string,
    private readonly openFile: OpenFile = open,
    /** A network disk may hang like any server. */
    private readonly idleMs = 15_000,
  ) {
    this.parts = join(root, PARTS);
    mkdirSync(this.parts, { recursive: true, mode: 0o700 });
  }

  async put(content: Buffer | Readable, { folder, ...measured }: PutOptions): Promise<Stored> {
    return this.write(newKey(folder), content, measured);
  }

  async adopt(key: string, content: Readable, options: PutOptions): Promise<void> {
    assertKey(key);
    await this.write(key, content, options);
  }

  private async write(key: string, content: Buffer | Readable, measured: PutOptions): Promise<Stored> {
    const { path, bytes, sha256 } = await spool(this.parts, content, measured, this.openFile).catch(told);
    try {
      const target = this.path(key);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      // link refuses an existing name, rename would replace it
      await link(path, target);
      await this.syncFolders(dirname(target));
    } catch (cause) {
      told(cause);
    } finally {
      await unlink(path).catch(() => {});
    }
    return { key, bytes, sha256 };
  }

  async get(key: string): Promise<Readable> {
    assertKey(key);
    try {
      const opening = open(this.path(key), 'r');
      const file = await answered(opening, this.idleMs).catch((cause: unknown) => {
        opening.then((late) => late.close()).catch(() => {});
        throw cause;
      });
      return file.createReadStream();
    } catch (cause) {
      throw missing(cause) ? await this.notThere(cause) : down(cause);
    }
  }

  async stat(key: string): Promise<ObjectInfo | null> {
    assertKey(key);
    try {
      const info = await answered(stat(this.path(key)), this.idleMs);
      return { key, bytes: info.size, modified: info.mtime };
    } catch (cause) {
      if (!missing(cause)) throw down(cause);
      const error = await this.notThere(cause);
      if (error.code === 'no-existe') return null;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    assertKey(key);
    await answered(rm(this.path(key), { force: true }), this.idleMs).catch((cause: unknown) => {
      throw down(cause);
    });
  }

  async *list(folder?: string): AsyncIterable<ObjectInfo> {
    const start = folder === undefined ? this.root : join(this.root, folder);
    const entries = await opendir(start, { recursive: true }).catch((cause: unknown) => {
      if (missing(cause)) return [];
      throw cause;
    });
    for await (const entry of entries) {
      if (!entry.isFile()) continue;
      const key = relative(this.root, join(entry.parentPath, entry.name)).split(sep).join('/');
      // files of others are not swept
      if (!isKey(key) || (folder === undefined && isWithin(key, QUARANTINE))) continue;
      const info = await this.stat(key);
      if (info) yield info;
    }
  }

  async move(from: string, to: string): Promise<boolean> {
    assertKey(from);
    assertKey(to);
    const [source, target] = [this.path(from), this.path(to)];
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    try {
      await rename(source, target);
    } catch (cause) {
      if (missing(cause)) return false;
      throw cause;
    }
    await this.syncFolders(dirname(target));
    await this.syncFolders(dirname(source));
    return true;
  }

  mark(): Promise<string | null> {
    return readFile(join(this.root, MARK), 'utf8').catch((cause: unknown) => {
      if (missing(cause)) return null;
      throw cause;
    });
  }

  async setMark(text: string): Promise<void> {
    const { path } = await spool(this.parts, Buffer.from(text), {}, this.openFile);
    await rename(path, join(this.root, MARK));
    await this.syncFolders(this.root);
  }

  async answers(): Promise<void> {
    await answered(access(this.parts, constants.R_OK | constants.W_OK), this.idleMs).catch(told);
  }

  async check(): Promise<void> {
    const { path } = await spool(this.parts, Buffer.from('prueba'), {}, this.openFile).catch(told);
    await unlink(path);
  }

  removeLeftovers(now: Date): Promise<number> {
    return removeParts(this.parts, now);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  /** A missing file; or a missing folder (an unmounted disk), which says nothing about the file. */
  private async notThere(cause: unknown): Promise<StorageError> {
    const here = await stat(this.parts).catch(() => null);
    return here === null ? down(cause) : new StorageError('no-existe', 'no such object', { cause });
  }

  private path(key: string): string {
    return join(this.root, ...key.split('/'));
  }

  /** Syncs the new name, and each folder created for it, to survive a power cut. */
  private async syncFolders(folder: string): Promise<void> {
    if (process.platform === 'win32') return; // folders can't be opened there
    for (let path = folder; ; path = dirname(path)) {
      const handle = await open(path, 'r');
      await handle.sync().finally(() => handle.close());
      if (path === this.root || path === dirname(path)) return;
    }
  }
}

function missing(cause: unknown): boolean {
  return (cause as NodeJS.ErrnoException).code === 'ENOENT';
}

const down = (cause: unknown): StorageError =>
  new StorageError('no-disponible', 'the folder of the store does not answer', { cause });

/** Maps errors of the folder itself; a full disk and errors of the content keep their own. */
function told(cause: unknown): never {
  const { code, syscall } = cause as NodeJS.ErrnoException;
  throw syscall === undefined || code === 'ENOSPC' || code === 'EDQUOT' ? cause : down(cause);
}

/** Stops waiting; the call itself continues where the system can't cancel it. */
async function answered<T>(call: Promise<T>, withinMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer of the disk within ${withinMs} ms`)), withinMs);
  });
  return Promise.race([call, silence]).finally(() => clearTimeout(timer));
}
