import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, unlink } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { contentDisposition } from './content-disposition';
import { assertKey, newKey } from './keys';
import { assertSame, measure } from './measure';
import { removeParts, spool } from './spool';
import { type ObjectInfo, type PutOptions, type Storage, StorageError, type Stored } from './storage';

export interface S3Options {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Before every key, without slashes at its ends; '' = none. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly pathStyle: boolean;
  /** Seconds that a presigned address lives; 0 = every download is streamed through the API. */
  readonly presignSeconds: number;
  /** Folder of this machine where a file lies while it is sent. */
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
      // the SDK's default trailing checksums are stored as data by some stores and refused by others (platform.md 10)
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 3,
    });
  }

  async put(content: Buffer | Readable, { type, folder, ...measured }: PutOptions): Promise<Stored> {
    const key = newKey(folder);
    const { parts } = this.options;
    await mkdir(parts, { recursive: true, mode: 0o700 });
    // a stream has no known length and can't be sent again after a lost connection: through a file first
    const { path, bytes, sha256 } = await spool(parts, content, measured);
    const body = createReadStream(path);
    try {
      const md5 = createHash('md5');
      for await (const chunk of createReadStream(path)) md5.update(chunk);
      await this.client.send(
        new PutObjectCommand({
          ...this.at(key),
          Body: body,
          ContentLength: bytes,
          ContentType: type,
          ContentMD5: md5.digest('base64'),
        }),
      );
      assertSame({ bytes, sha256 }, await measure(await this.get(key)));
      return { key, bytes, sha256 };
    } catch (cause) {
      await this.delete(key).catch(() => {}); // the sweep finds what stays
      throw cause;
    } finally {
      // a store that refuses early has not read it to its end, and an open file can't be removed everywhere
      body.destroy();
      await unlink(path).catch(() => {});
    }
  }

  async get(key: string): Promise<Readable> {
    assertKey(key);
    const answer = await this.client.send(new GetObjectCommand(this.at(key))).catch((cause: unknown) => {
      throw missing(cause) ? new StorageError('no-existe', 'no such object', { cause }) : cause;
    });
    if (!(answer.Body instanceof Readable)) throw new StorageError('no-existe', 'an object without body');
    return answer.Body;
  }

  async stat(key: string): Promise<ObjectInfo | null> {
    assertKey(key);
    try {
      const head = await this.client.send(new HeadObjectCommand(this.at(key)));
      return { key, bytes: head.ContentLength ?? 0, modified: head.LastModified ?? new Date(0) };
    } catch (cause) {
      if (missing(cause)) return null;
      throw cause;
    }
  }

  async url(key: string, download: { filename: string; type: string; inline?: boolean }): Promise<string | null> {
    assertKey(key);
    if (this.options.presignSeconds === 0) return null;
    const command = new GetObjectCommand({
      ...this.at(key),
      ResponseContentDisposition: contentDisposition(download.filename, download.inline),
      ResponseContentType: download.type,
    });
    return getSignedUrl(this.client, command, { expiresIn: this.options.presignSeconds });
  }

  async delete(key: string): Promise<void> {
    assertKey(key);
    await this.client.send(new DeleteObjectCommand(this.at(key)));
  }

  async *list(): AsyncIterable<ObjectInfo> {
    const { bucket, prefix } = this.options;
    const start = prefix === '' ? '' : `${prefix}/`;
    let token: string | undefined;
    do {
      const page = await this.client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: start, ContinuationToken: token }),
      );
      for (const { Key, Size, LastModified } of page.Contents ?? []) {
        if (!Key || !LastModified) continue;
        yield { key: Key.slice(start.length), bytes: Size ?? 0, modified: LastModified };
      }
      token = page.NextContinuationToken;
    } while (token !== undefined);
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

  private at(key: string): { Bucket: string; Key: string } {
    const { bucket, prefix } = this.options;
    return { Bucket: bucket, Key: prefix === '' ? key : `${prefix}/${key}` };
  }
}

function missing(cause: unknown): boolean {
  const { name, $metadata } = cause as { name?: string; $metadata?: { httpStatusCode?: number } };
  return name === 'NoSuchKey' || name === 'NotFound' || $metadata?.httpStatusCode === 404;
}
