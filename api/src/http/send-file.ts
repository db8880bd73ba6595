import { Readable } from 'node:stream';
import { ErrorDeNegocio, mensajes } from '@adjudica/domain';
import type { Controller } from '@tsoa/runtime';
import type { Request } from 'express';
import { currentRequestId } from '../request/context';
import { contentDisposition, type Part, part } from '../storage';
import { routeOf } from './route-name';
import { applicationOf } from './served-application';

export const TIPO_PDF = 'application/pdf';
export const TIPO_XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface FileAnswer {
  bytes: Buffer | Readable;
  nombre: string;
  tipo: string;
  /** Shown by the browser (a PDF in its viewer) instead of saved. */
  enLinea?: boolean;
  longitud?: number;
  /** Hash of an immutable file: gives it an ETag and ranges. `bytes` are checked against it (`verified`). */
  sha256?: string;
}

/**
 * Sends a file: declared type (helmet adds nosniff), escaped name, length if known. If the store fails midway the connection is cut, so that a
 * truncated file does not look complete.
 */
export function sendFile(controller: Controller, request: Request, file: FileAnswer): Readable {
  const { bytes, nombre, tipo, enLinea = false, longitud = Buffer.isBuffer(bytes) ? bytes.length : undefined } = file;
  const whole = Buffer.isBuffer(bytes) ? Readable.from([bytes]) : bytes;
  const asked = file.sha256 === undefined || longitud === undefined ? WHOLE : askedOf(request, file.sha256, longitud);
  if (asked.status === 304 || asked.status === 416) whole.destroy();
  for (const [name, value] of Object.entries(asked.headers)) request.res?.setHeader(name, value);
  if (asked.status === 416)
    throw new ErrorDeNegocio('rangoFuera', 'rango-fuera', mensajes.propios.archivos['rango-fuera']);
  controller.setStatus(asked.status);
  if (asked.status === 304) return Readable.from([]);
  controller.setHeader('Content-Type', tipo);
  controller.setHeader('Content-Disposition', contentDisposition(nombre, enLinea));
  // a document opened from this address may not run scripts
  controller.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  const { part: piece } = asked;
  const length = piece === undefined ? longitud : piece.end - piece.start + 1;
  if (length !== undefined) controller.setHeader('Content-Length', String(length));
  const stream = piece === undefined ? whole : part(whole, piece);
  stream.once('error', (error) => {
    const { log } = applicationOf(request);
    log.error(
      { err: error, requestId: currentRequestId(), route: routeOf(request) },
      'a file broke off while it was sent',
    );
    request.res?.destroy();
  });
  request.res?.once('close', () => stream.destroy());
  // the client may have disconnected meanwhile: 'close' is past then
  if (request.res?.destroyed) stream.destroy();
  return stream;
}

interface Asked {
  readonly status: 200 | 206 | 304 | 416;
  readonly headers: Readonly<Record<string, string>>;
  readonly part?: Part;
}

const WHOLE: Asked = { status: 200, headers: {} };

/**
 * Conditions and range of a request for a file of this hash (RFC 9110, 13 and 14). Several or unreadable ranges are ignored: the whole file is
 * sent.
 */
function askedOf(request: Request, sha256: string, length: number): Asked {
  const etag = `"${sha256}"`;
  const headers = { ETag: etag, 'Accept-Ranges': 'bytes' };
  const known = request.get('if-none-match');
  if (known !== undefined && (known.trim() === '*' || known.split(',').some((one) => bare(one) === etag)))
    return { status: 304, headers };
  // a date never matches: files have none
  const condition = request.get('if-range');
  if (condition !== undefined && condition.trim() !== etag) return { status: 200, headers };
  const ranges = request.range(length);
  if (ranges === -1) return { status: 416, headers: { ...headers, 'Content-Range': `bytes */${length}` } };
  if (!Array.isArray(ranges) || ranges.type !== 'bytes' || ranges.length !== 1) return { status: 200, headers };
  const { start, end } = ranges[0] as Part;
  return {
    status: 206,
    headers: { ...headers, 'Content-Range': `bytes ${start}-${end}/${length}` },
    part: { start, end },
  };
}

const bare = (etag: string): string => etag.trim().replace(/^W\//, '');
