import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, unlink } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { assertKey, isKey, isWithin, MARK, newKey, QUARANTINE } from './keys';
import { assertSame, measure } from './measure';
import { removeParts, spool } from './spool';
import { type ObjectInfo, type PutOptions, type Storage, StorageError, type Stored } from './storage';

interface S3Options {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Prefix of every key, without outer slashes; '' = none. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly pathStyle: boolean;
  /** Time limits for connecting and without a byte; beyond them the store counts as down. */
  readonly connectMs: number;
  readonly idleMs: number;
  /** Local folder for a file being sent. */
  readonly parts: string;
}

/** Any S3-compatible store. */
export class S3Storage implements Storage {
  private readonly client: S3Client;

  constructor(private readonly options: S3Options) {
    this.client = new S3Client({
      endpoint: options.endpoint,
      region: options.region,
      credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
      forcePathStyle: options.pathStyle,
      // some stores save the SDK's default trailing checksums as data, others refuse them
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 3,
      // without these the client waits forever; the second also counts during a transfer
      requestHandler: { connectionTimeout: options.connectMs, socketTimeout: options.idleMs },
    });
  }

  async put(content: Buffer | Readable, { folder, ...options }: PutOptions): Promise<Stored> {
    return this.write(newKey(folder), content, options);
  }

  async adopt(key: string, content: Readable, options: PutOptions): Promise<void> {
    assertKey(key);
    await this.write(key, content, options);
  }

  private async write(
    key: string,
    content: Buffer | Readable,
    { type, retainUntil, ...measured }: PutOptions,
  ): Promise<Stored> {
    const { parts } = this.options;
    await mkdir(parts, { recursive: true, mode: 0o700 });
    // a stream has no known length and can't be resent after a lost connection: spooled to a file first
    const { path, bytes, sha256 } = await spool(parts, content, measured);
    const body = createReadStream(path);
    try {
      const md5 = createHash('md5');
      for await (const chunk of createReadStream(path)) md5.update(chunk);
      const command = new PutObjectCommand({
        ...this.at(key),
        Body: body,
        ContentLength: bytes,
        ContentType: type,
        ContentMD5: md5.digest('base64'),
        ...(retainUntil === undefined
          ? {}
          : { ObjectLockMode: 'COMPLIANCE' as const, ObjectLockRetainUntilDate: retainUntil }),
      });
      await this.client.send(command).catch(told);
      assertSame({ bytes, sha256 }, await measure(await this.get(key)));
      return { key, bytes, sha256 };
    } catch (cause) {
      // not awaited if the store is down: the sweep removes what is left
      const removed = this.delete(key).catch(() => {});
      if (!(cause instanceof StorageError && cause.code === 'no-disponible')) await removed;
      throw cause;
    } finally {
      // a store that refuses early has not read it to its end, and some systems can't remove an open file
      body.destroy();
      await unlink(path).catch(() => {});
    }
  }

  async get(key: string): Promise<Readable> {
    assertKey(key);
    const answer = await this.within((limit) => this.client.send(new GetObjectCommand(this.at(key)), limit));
    if (!(answer.Body instanceof Readable)) throw new StorageError('no-existe', 'an object without body');
    return Readable.from(bytesOf(answer.Body), { objectMode: false });
  }

  async stat(key: string): Promise<ObjectInfo | null> {
    assertKey(key);
    try {
      const head = await this.within((limit) => this.client.send(new HeadObjectCommand(this.at(key)), limit));
      return { key, bytes: head.ContentLength ?? 0, modified: head.LastModified ?? new Date(0) };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    assertKey(key);
    await this.within((limit) => this.client.send(new DeleteObjectCommand(this.at(key)), limit));
  }

  async *list(folder?: string): AsyncIterable<ObjectInfo> {
    const { bucket, prefix } = this.options;
    const start = prefix === '' ? '' : `${prefix}/`;
    const within = folder === undefined ? start : `${start}${folder}/`;
    let token: string | undefined;
    do {
      const command = new ListObjectsV2Command({ Bucket: bucket, Prefix: within, ContinuationToken: token });
      const page = await this.within((limit) => this.client.send(command, limit));
      for (const { Key, Size, LastModified } of page.Contents ?? []) {
        const key = Key?.slice(start.length) ?? '';
        // objects of others are not swept
        if (!LastModified || !isKey(key) || (folder === undefined && isWithin(key, QUARANTINE))) continue;
        yield { key, bytes: Size ?? 0, modified: LastModified };
      }
      token = page.NextContinuationToken;
    } while (token !== undefined);
  }

  async move(from: string, to: string): Promise<boolean> {
    const source = await this.stat(from);
    if (source === null) return false;
    assertKey(to);
    const { Bucket, Key } = this.at(from);
    try {
      const command = new CopyObjectCommand({ ...this.at(to), CopySource: encodeURI(`${Bucket}/${Key}`) });
      await this.within((limit) => this.client.send(command, limit));
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
    const held = await this.stat(to);
    if (held?.bytes !== source.bytes) throw new StorageError('no-verificado', 'the copy is not what was copied');
    await this.delete(from);
    return true;
  }

  async mark(): Promise<string | null> {
    try {
      return await this.within(async (limit) => {
        const { Body } = await this.client.send(new GetObjectCommand(this.at(MARK)), limit);
        return (await Body?.transformToString('utf8')) ?? null;
      });
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async setMark(text: string): Promise<void> {
    const command = new PutObjectCommand({ ...this.at(MARK), Body: text, ContentType: 'application/json' });
    await this.within((limit) => this.client.send(command, limit));
  }

  /** A call that the sweep makes anyway: proves address, credentials and bucket, and leaves no trace in a versioned store. */
  async answers(): Promise<void> {
    const { bucket, prefix } = this.options;
    const command = new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix === '' ? '' : `${prefix}/`, MaxKeys: 1 });
    await this.within((limit) => this.client.send(command, limit));
  }

  async check(): Promise<void> {
    const { key } = await this.put(Buffer.from('prueba'), { type: 'text/plain', folder: 'salud' });
    await this.delete(key);
  }

  removeLeftovers(now: Date): Promise<number> {
    return removeParts(this.options.parts, now);
  }

  async close(): Promise<void> {
    this.client.destroy();
  }

  /** Bounds a call without content, retries included, to one idle timeout. Transfers are bounded by time without a byte, and never retried. */
  private async within<T>(call: (limit: { abortSignal: AbortSignal }) => Promise<T>): Promise<T> {
    const { connectMs, idleMs } = this.options;
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), connectMs + idleMs);
    try {
      return await call({ abortSignal: stop.signal }).catch(told);
    } finally {
      clearTimeout(timer);
    }
  }

  private at(key: string): { Bucket: string; Key: string } {
    const { bucket, prefix } = this.options;
    return { Bucket: bucket, Key: prefix === '' ? key : `${prefix}/${key}` };
  }
}

/** The bytes of an object; a store that hangs or breaks off fails the reader. */
async function* bytesOf(body: Readable): AsyncIterable<Uint8Array> {
  try {
    yield* body;
  } catch (cause) {
    throw new StorageError('no-disponible', 'the store broke off in the middle of an object', { cause });
  }
}

/** Maps a refused or unanswered call: the object is missing, or the store is down for us. */
function told(cause: unknown): never {
  if (missing(cause)) throw new StorageError('no-existe', 'no such object', { cause });
  throw new StorageError('no-disponible', 'the store does not answer or refuses us', { cause });
}

const isMissing = (error: unknown): boolean => error instanceof StorageError && error.code === 'no-existe';

/** A missing bucket is a 404 too, but no missing object. */
function missing(cause: unknown): boolean {
  const { name, $metadata } = cause as { name?: string; $metadata?: { httpStatusCode?: number } };
  return name !== 'NoSuchBucket' && (name === 'NoSuchKey' || name === 'NotFound' || $metadata?.httpStatusCode === 404);
}
