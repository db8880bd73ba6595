import { Readable } from 'node:stream';
import type { Controller } from '@tsoa/runtime';
import type { Request } from 'express';
import { contentDisposition } from '../storage';
import { routeOf } from './problem';
import { currentRequestId } from './request-context';
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
}

/**
 * A file as an answer: its type as we know it (never guessed by the browser, helmet adds nosniff), its name escaped, its length where it is
 * known. A store that fails in the middle cuts the connection, so that nobody takes half a document for the whole.
 */
export function sendFile(controller: Controller, request: Request, file: FileAnswer): Readable {
  const { bytes, nombre, tipo, enLinea = false, longitud = Buffer.isBuffer(bytes) ? bytes.length : undefined } = file;
  controller.setHeader('Content-Type', tipo);
  controller.setHeader('Content-Disposition', contentDisposition(nombre, enLinea));
  // a document opened from this address may run nothing
  controller.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  if (longitud !== undefined) controller.setHeader('Content-Length', String(longitud));
  const stream = Buffer.isBuffer(bytes) ? Readable.from([bytes]) : bytes;
  stream.once('error', (error) => {
    const { log } = applicationOf(request);
    log.error(
      { err: error, requestId: currentRequestId(), route: routeOf(request) },
      'a file broke off while it was sent',
    );
    request.res?.destroy();
  });
  request.res?.once('close', () => stream.destroy());
  // whoever asked may have gone while the file was made: 'close' is over then
  if (request.res?.destroyed) stream.destroy();
  return stream;
}
