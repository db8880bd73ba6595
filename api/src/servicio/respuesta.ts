import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { Api } from './api';
import type { Salida } from './fila';
import type { JsonObject } from './json-object';

/** Content headers that are passed on. */
const DEL_CONTENIDO = [
  'accept-ranges',
  'content-disposition',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'idempotency-replayed',
  'x-total-minimo',
];

export async function responde(response: Response, salida: Salida, api: Api): Promise<void> {
  if ('lista' in salida) return transmite(response, salida, api);
  if ('abre' in salida) return pasaBytes(response, await api.abre(salida.abre));
  if ('pasa' in salida) return pasaBytes(response, salida.pasa);
  if (api.repetida) response.set('Idempotency-Replayed', 'true');
  response.status(salida.estado ?? 200).json(salida.json);
}

async function pasaBytes(response: Response, respuesta: IncomingMessage): Promise<void> {
  response.status(respuesta.statusCode ?? 200);
  for (const nombre of DEL_CONTENIDO) {
    const valor = respuesta.headers[nombre];
    if (valor !== undefined) response.setHeader(nombre, valor);
  }
  await pipeline(respuesta, response);
}

/**
 * Streams all rows as one array, page by page with backpressure. A failure before the first page is an ordinary refusal; a later one breaks the
 * connection, so that no truncated answer looks complete.
 */
async function transmite(
  response: Response,
  { lista, consulta, fila = (row: JsonObject) => row }: Extract<Salida, { lista: string }>,
  api: Api,
): Promise<void> {
  let separador = '[';
  for await (const filas of api.paginas(lista, consulta)) {
    if (response.destroyed) return;
    if (!response.headersSent) response.status(200).type('application/json');
    if (response.req.method === 'HEAD') break;
    for (const row of filas) {
      const dada = fila(row);
      if (dada === undefined) continue;
      const seguir = response.write(`${separador}${JSON.stringify(dada)}`);
      separador = ',';
      if (!seguir) await drained(response);
    }
  }
  response.end(separador === '[' ? '[]' : ']');
}

/** Resolves on drain or close, and removes the other listener: an answer of many pages would accumulate them. */
async function drained(response: Response): Promise<void> {
  if (response.destroyed) return;
  const decided = new AbortController();
  const { signal } = decided;
  await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })]).finally(() =>
    decided.abort(),
  );
}
