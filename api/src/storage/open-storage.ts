import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DiskStorage } from './disk';
import type { Storage } from './storage';

/** The client of S3 is loaded only where files lie there. */
const s3 = (): typeof import('./s3') => require('./s3');

/** The folder of this machine that STORAGE_URL names; null when it names an S3 store. @throws Error in Spanish when it is neither. */
export function folderOf(address: string): string | null {
  if (address.startsWith('s3://')) return null;
  if (address.startsWith('file://')) return fileURLToPath(address);
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(address)) throw new Error('STORAGE_URL: se espera s3://… o una carpeta');
  return resolve(address);
}

/**
 * The store that STORAGE_URL names:
 * - a folder ('datos/archivos', '/srv/archivos', 'file:///srv/archivos'), or
 * - `s3://KEY:SECRET@host[:port]/bucket[/prefix]`, KEY and SECRET percent-encoded, with the options
 *   `tls=false` (plain HTTP, for a store on the same network; default true), `region` (default us-east-1),
 *   `estilo=host` (bucket as host name; default path), `enlaces=SECONDS` (presigned downloads that live so long; default 0: every
 *   download passes through the API, which is what an access log of every read needs).
 * `parts` is a folder of this machine: what goes to S3 lies there while it is sent (a folder keeps its own).
 * Throws Error in Spanish, without the secret, when the address is wrong.
 */
export function openStorage(address: string, parts: string): Storage {
  const folder = folderOf(address);
  if (folder !== null) return new DiskStorage(folder);
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    throw new Error('STORAGE_URL: no es una dirección s3:// válida');
  }
  const [bucket = '', ...prefix] = url.pathname.split('/').filter(Boolean);
  const { searchParams: options } = url;
  const seconds = Number(options.get('enlaces') ?? '0');
  if (!url.username || !url.password)
    throw new Error('STORAGE_URL: faltan la clave y el secreto (s3://CLAVE:SECRETO@…)');
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) throw new Error('STORAGE_URL: falta el nombre del bucket');
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > 3600)
    throw new Error('STORAGE_URL: enlaces debe ser de 0 a 3600 segundos');
  const known = new Set(['tls', 'region', 'estilo', 'enlaces']);
  for (const name of options.keys()) if (!known.has(name)) throw new Error(`STORAGE_URL: opción desconocida '${name}'`);
  const { S3Storage } = s3();
  return new S3Storage({
    endpoint: `${options.get('tls') === 'false' ? 'http' : 'https'}://${url.host}`,
    region: options.get('region') ?? 'us-east-1',
    bucket,
    prefix: prefix.join('/'),
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    pathStyle: options.get('estilo') !== 'host',
    presignSeconds: seconds,
    parts,
  });
}
