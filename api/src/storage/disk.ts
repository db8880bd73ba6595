import { mkdirSync } from 'node:fs';
import { link, mkdir, open, opendir, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { assertKey, newKey } from './keys';
import { type OpenFile, removeParts, spool } from './spool';
import { type ObjectInfo, type PutOptions, type Storage, StorageError, type Stored } from './storage';

/** Unfinished files; a crash leaves some, the sweep removes them. */
const PARTS = '.partes';

/** A folder of this machine (trial, development, tests, one-server installations). */
export class DiskStorage implements Storage {
  private readonly parts: string;

  constructor(
    private readonly root: string,
    private readonly openFile: OpenFile = open,
  ) {
    this.parts = join(root, PARTS);
    mkdirSync(this.parts, { recursive: true, mode: 0o700 });
  }

  async put(content: Buffer | Readable, { folder, ...measured }: PutOptions): Promise<Stored> {
    const key = newKey(folder);
    const { path, bytes, sha256 } = await spool(this.parts, content, measured, this.openFile);
    try {
      const target = this.path(key);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      // link refuses an existing name, rename would replace it: written once means once
      await link(path, target);
      await this.syncFolders(dirname(target));
    } finally {
      await unlink(path).catch(() => {});
    }
    return { key, bytes, sha256 };
  }

  async get(key: string): Promise<Readable> {
    assertKey(key);
    const file = await open(this.path(key), 'r').catch((cause: unknown) => {
      throw missing(cause) ? new StorageError('no-existe', 'no such object', { cause }) : cause;
    });
    return file.createReadStream();
  }

  async stat(key: string): Promise<ObjectInfo | null> {
    assertKey(key);
    return stat(this.path(key)).then(
      (info) => ({ key, bytes: info.size, modified: info.mtime }),
      (cause: unknown) => {
        if (missing(cause)) return null;
        throw cause;
      },
    );
  }

  url(): Promise<null> {
    return Promise.resolve(null);
  }

  async delete(key: string): Promise<void> {
    assertKey(key);
    await rm(this.path(key), { force: true });
  }

  async *list(): AsyncIterable<ObjectInfo> {
    for await (const entry of await opendir(this.root, { recursive: true })) {
      if (!entry.isFile()) continue;
      const key = relative(this.root, join(entry.parentPath, entry.name)).split(sep).join('/');
      if (key.startsWith(`${PARTS}/`)) continue;
      const info = await this.stat(key).catch(() => null); // a stranger's file is not ours to sweep
      if (info) yield info;
    }
  }

  async check(): Promise<void> {
    const { path } = await spool(this.parts, Buffer.from('prueba'), {}, this.openFile);
    await unlink(path);
  }

  removeLeftovers(now: Date): Promise<number> {
    return removeParts(this.parts, now);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  private path(key: string): string {
    return join(this.root, ...key.split('/'));
  }

  /** The new name must survive a power cut too, and so must each folder that was made for it. */
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
