import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import {
  copyFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer, type ServerOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';

const BUCKET = 'adjudica';
export const S3_SECRET = 'clavedeprueba';
/** Far below the 1,000 of a real store, so that lists of tests have several pages. */
const KEYS_OF_A_PAGE = 10;

export interface S3Double {
  readonly server: Server;
  readonly port: number;
  /** STORAGE_URL within its bucket: '', or '/prefix'. */
  address(prefix?: string, options?: string): string;
  close(): Promise<void>;
}

/**
 * The part of S3 that the product uses, over a folder: each object is a file below `bucket/key`. It refuses what a real store would: a wrong
 * signature, bytes other than those signed or with another MD5, another bucket. `npm run externos` tests a real one.
 */
export async function startS3(folder: string, tls?: ServerOptions): Promise<S3Double> {
  mkdirSync(join(folder, BUCKET), { recursive: true });
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    answered(folder, request, response).catch((error: unknown) =>
      error instanceof Refusal ? refuse(request, response, error) : response.destroy(),
    );
  };
  const server = tls === undefined ? createServer(answer) : createTlsServer(tls, answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    server,
    port,
    address: (prefix = '', options = 'tls=false') =>
      `s3://PRUEBA:${S3_SECRET}@127.0.0.1:${port}/${BUCKET}${prefix}?${options}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

function refuse({ method }: IncomingMessage, response: ServerResponse, { status, code }: Refusal): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(method === 'HEAD' ? '' : `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

async function answered(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(request);
  const url = new URL(request.url ?? '', 'http://s3');
  assertSigned(request, url);
  assertIntact(request, body);
  const [, bucket, ...key] = decodeURIComponent(url.pathname).split('/');
  if (bucket !== BUCKET) throw new Refusal(404, 'NoSuchBucket');
  const path = join(folder, BUCKET, ...key);
  const { method } = request;
  if (method === 'GET' && key.join('') === '') response.end(listed(join(folder, BUCKET), url.searchParams));
  else if (method === 'PUT') response.end(written(folder, path, request, body));
  else if (method === 'DELETE') {
    rmSync(path, { force: true });
    response.writeHead(204).end();
  } else {
    const { size, mtime } = statsOf(path);
    response.writeHead(200, { 'Content-Length': size, 'Last-Modified': mtime.toUTCString() });
    if (method === 'HEAD') response.end();
    else createReadStream(path).pipe(response);
  }
}

function statsOf(path: string): Stats {
  if (!existsSync(path)) throw new Refusal(404, 'NoSuchKey');
  return statSync(path);
}

/** The sent content, or a copy of another object. */
function written(folder: string, path: string, { headers }: IncomingMessage, body: Buffer): string {
  mkdirSync(dirname(path), { recursive: true });
  const source = headers['x-amz-copy-source'];
  if (typeof source !== 'string') {
    writeFileSync(path, body);
    return '';
  }
  const from = join(folder, decodeURIComponent(source));
  statsOf(from);
  copyFileSync(from, path);
  return '<CopyObjectResult></CopyObjectResult>';
}

/** A page of keys in order; the next one continues after its last key. */
function listed(folder: string, asked: URLSearchParams): string {
  const keys = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((key) => key.startsWith(asked.get('prefix') ?? '') && key > (asked.get('continuation-token') ?? ''))
    .sort();
  const page = keys.slice(0, KEYS_OF_A_PAGE);
  const next = page.length < keys.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const contents = page.map((key) => {
    const { size, mtime } = statSync(join(folder, key));
    return `<Contents><Key>${key}</Key><Size>${size}</Size><LastModified>${mtime.toISOString()}</LastModified></Contents>`;
  });
  return `<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`;
}

const hash = (kind: string, bytes: Buffer | string) => createHash(kind).update(bytes);

/** @throws when the request lacks a valid signature (AWS4-HMAC-SHA256). */
function assertSigned({ method, headers }: IncomingMessage, { pathname, search }: URL): void {
  const [, scope = '', signed = '', signature] =
    /Credential=PRUEBA\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)/.exec(headers.authorization ?? '') ?? [];
  const canonical = [
    method,
    pathname,
    search.slice(1).split('&').sort().join('&'),
    ...signed.split(';').map((name) => `${name}:${headers[name]}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash('sha256', canonical).digest('hex')].join('\n');
  const key = [...scope.split('/'), text].reduce<Buffer | string>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${S3_SECRET}`,
  );
  if (Buffer.from(key).toString('hex') !== signature) throw new Refusal(403, 'SignatureDoesNotMatch');
}

/** @throws when the bytes match neither signature nor MD5. */
function assertIntact({ headers }: IncomingMessage, body: Buffer): void {
  const intact =
    headers['x-amz-content-sha256'] === 'UNSIGNED-PAYLOAD'
      ? headers['content-md5'] === hash('md5', body).digest('base64') || body.length === 0
      : headers['x-amz-content-sha256'] === hash('sha256', body).digest('hex');
  if (!intact) throw new Refusal(400, 'BadDigest');
}

// as a process of its own: node -r register.cjs s3.ts <folder>
if (require.main === module)
  void startS3(process.argv[2] as string).then(({ address }) => process.send?.({ address: address() }));
