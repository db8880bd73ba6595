import { randomBytes } from 'node:crypto';
import { type FileHandle, open, opendir, rm, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { assertSame, type Measure, Meter, measure } from './measure';
import { type PutOptions, StorageError } from './storage';

/** How a file is opened; tests pass one that loses bytes like a full disk. */
export type OpenFile = (path: string, flags: string, mode?: number) => Promise<FileHandle>;

interface Spooled extends Measure {
  readonly path: string;
}

/**
 * Writes to a new file in `folder`, syncs it and reads it back. A full disk may write a short file without an error (measured), so neither the
 * absence of an error nor the count of `write` is trusted. The file is removed on any error. `expected`: the content as received.
 */
export async function spool(
  folder: string,
  content: Buffer | Readable,
  { maxBytes, expected }: Pick<PutOptions, 'maxBytes' | 'expected'>,
  openFile: OpenFile = open,
): Promise<Spooled> {
  const path = join(folder, `${randomBytes(16).toString('hex')}.part`);
  const file = await openFile(path, 'wx', 0o600);
  try {
    const meter = new Meter(maxBytes);
    const source = Buffer.isBuffer(content) ? Readable.from([content]) : content;
    for await (const chunk of source) {
      const bytes: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
      meter.add(bytes);
      await writeAll(file, bytes);
    }
    await file.sync();
    const sent = meter.done();
    if (expected !== undefined) assertSame(expected, sent);
    const held = await openFile(path, 'r').then(async (reading) => {
      try {
        return await measure(reading.createReadStream({ autoClose: false }));
      } finally {
        await reading.close();
      }
    });
    assertSame(sent, held);
    await file.close();
    return { path, ...sent };
  } catch (cause) {
    await file.close().catch(() => {});
    await unlink(path).catch(() => {});
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new StorageError('sin-espacio', 'the disk is full', { cause });
    throw cause;
  }
}

/** Longer than any `put`: an older part has lost its process. Other processes over the same folder keep theirs. */
const ABANDONED_AFTER_MS = 3_600_000;

/** Removes abandoned parts. Returns how many; 0 for a missing folder. */
export async function removeParts(folder: string, now: Date): Promise<number> {
  let removed = 0;
  const entries = await opendir(folder).catch(() => null);
  if (entries === null) return 0;
  for await (const { name } of entries) {
    const path = join(folder, name);
    const info = await stat(path).catch(() => null);
    if (!name.endsWith('.part') || !info || now.getTime() - info.mtime.getTime() < ABANDONED_AFTER_MS) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

/** Writes the whole buffer, however little the system accepts at a time. */
export async function writeAll(file: FileHandle, bytes: Buffer): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done);
    if (bytesWritten === 0) throw new StorageError('sin-espacio', 'the disk takes no more bytes');
    done += bytesWritten;
  }
}
