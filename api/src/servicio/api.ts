import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { json as readJson, text } from 'node:stream/consumers';
import { ErrorDeNegocio, propios } from '@adjudica/domain';
import type { Request } from 'express';
import type { InnerCalls, Origin } from '../http/inner-calls';
import { currentRequestId } from '../request/context';
import type { JsonObject } from './json-object';

/** Filter and order of one of our lists. */
export interface Consulta {
  readonly filtro?: Readonly<Record<string, unknown>>;
  readonly orden?: readonly [campo: string, direccion: 'ASC' | 'DESC'];
}

/** A refusal by one of our operations. */
export class Rechazo extends Error {
  constructor(
    readonly estado: number,
    readonly problema: JsonObject,
    readonly cabeceras: Readonly<Record<string, string>>,
  ) {
    super('an own operation refused');
  }
}

/** Prefix of our own operations. */
const PROPIAS = '/api/v1';
const PAGINA = 100;
/** A file of 10 MB with its form fields. */
const FORMA_MAXIMA = 10_100_000;
/** Headers of the caller's request passed on to our operations. */
const DEL_QUE_LLAMA = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'user-agent'];
const DE_ARCHIVOS = ['range', 'if-none-match', 'if-range'];
const DE_RECHAZOS = ['retry-after', 'www-authenticate'];

const direccion = (camino: string, consulta: Readonly<Record<string, unknown>> = {}): string => {
  const partes = Object.entries(consulta).map(
    ([nombre, valor]) =>
      `${nombre}=${encodeURIComponent(typeof valor === 'object' ? JSON.stringify(valor) : String(valor))}`,
  );
  return `${PROPIAS}${camino}${partes.length === 0 ? '' : `?${partes.join('&')}`}`;
};

/** Calls our own operations with the caller's key, address and request id. */
export class Api {
  /** Counts the acts of this call: each gets an idempotency key of its own. */
  private actos = 0;
  /** An act was answered from its idempotency record. */
  repetida = false;
  private readonly origin: Origin;

  constructor(
    private readonly inner: InnerCalls,
    private readonly request: Request,
    private readonly token: string,
    private readonly signal: AbortSignal,
    onBehalfOf?: string,
  ) {
    const { method, originalUrl, body, socket } = request;
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([originalUrl, body]))
      .digest('hex');
    const [camino = ''] = originalUrl.split('?', 1);
    this.origin = {
      requestId: currentRequestId() ?? '',
      address: socket.remoteAddress,
      asked: { route: `${method} ${camino}`, fingerprint },
      onBehalfOf,
    };
  }

  /** @throws Rechazo */
  async lee(camino: string, consulta?: Readonly<Record<string, unknown>>): Promise<JsonObject> {
    return (await this.json('GET', direccion(camino, consulta))) as JsonObject;
  }

  /** A few rows, for a look-up. @throws Rechazo */
  async filas(recurso: string, filtro: Readonly<Record<string, unknown>>): Promise<JsonObject[]> {
    return (await this.json('GET', direccion(recurso, { range: [0, PAGINA - 1], filter: filtro }))) as JsonObject[];
  }

  /** @throws Rechazo: 404 when there is none. */
  async primera(recurso: string, filtro: Readonly<Record<string, unknown>>, falta?: string): Promise<JsonObject> {
    const [fila] = await this.filas(recurso, filtro);
    if (fila === undefined) throw noEncontrado(falta);
    return fila;
  }

  /** The rows of a list page by page: one page in memory. @throws Rechazo */
  async *paginas(recurso: string, { filtro = {}, orden }: Consulta): AsyncGenerator<readonly JsonObject[]> {
    for (let desde = 0; ; desde += PAGINA) {
      const range = [desde, desde + PAGINA - 1];
      const consulta = { ...(orden === undefined ? {} : { sort: orden }), range, filter: filtro };
      const filas = (await this.json('GET', direccion(recurso, consulta))) as JsonObject[];
      yield filas;
      if (filas.length < PAGINA) return;
    }
  }

  /** An act on a record that is read first, for its version. @throws Rechazo */
  async actuaSobre(
    camino: string,
    acto: string,
    cuerpo?: object,
    metodo: 'POST' | 'PUT' = 'POST',
  ): Promise<JsonObject> {
    const { version } = await this.lee(camino);
    return this.actua(metodo, `${camino}${acto}`, cuerpo, version as number);
  }

  /**
   * An act. Its version goes in `If-Match`, so that a retry under the same Idempotency-Key is the same request although the record has another
   * version by then. @throws Rechazo
   */
  async actua(metodo: 'POST' | 'PUT', camino: string, cuerpo: object = {}, version?: number): Promise<JsonObject> {
    return (await this.json(metodo, direccion(camino), cuerpo, {
      ...this.clave(),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    })) as JsonObject;
  }

  /** Passes on the bytes of an operation that answers with a file or JSON. */
  async abre(camino: string, cabeceras: Readonly<Record<string, string>> = {}): Promise<IncomingMessage> {
    return this.entera(await this.pide('GET', direccion(camino), { ...this.copia(DE_ARCHIVOS), ...cabeceras }));
  }

  /** The caller's whole form, in memory. @throws 413 larger than a file may be. */
  async forma(): Promise<Buffer> {
    const partes: Buffer[] = [];
    let largo = 0;
    for await (const parte of this.request as AsyncIterable<Buffer>) {
      largo += parte.length;
      if (largo > FORMA_MAXIMA)
        throw new ErrorDeNegocio('demasiadoGrande', 'archivo-demasiado-grande', propios.archivoGrande);
      partes.push(parte);
    }
    return Buffer.concat(partes);
  }

  /** An act that answers with a file. */
  async abreActo(camino: string, cuerpo: object): Promise<IncomingMessage> {
    const cabeceras = { ...this.clave(), 'content-type': 'application/json' };
    return this.entera(await this.pide('POST', direccion(camino), cabeceras, JSON.stringify(cuerpo)));
  }

  /** The caller's form, byte by byte: streamed, or as it was read. */
  async sube(camino: string, version: number, leida?: Buffer): Promise<IncomingMessage> {
    const forma = this.copia(['content-type', 'content-length', 'transfer-encoding']);
    const cabeceras = { ...this.clave(), ...forma, 'if-match': `"${version}"` };
    return this.entera(await this.pide('POST', direccion(camino), cabeceras, leida ?? this.request));
  }

  private clave(): Record<string, string> {
    const dada = this.request.headers['idempotency-key'];
    const numero = this.actos++;
    if (typeof dada !== 'string') return {};
    return {
      'idempotency-key': numero === 0 ? dada : createHash('sha256').update(`${dada} ${numero}`).digest('hex'),
    };
  }

  private copia(nombres: readonly string[]): Record<string, string> {
    return Object.fromEntries(
      nombres.flatMap((nombre) => {
        const valor = this.request.headers[nombre];
        return typeof valor === 'string' ? [[nombre, valor]] : [];
      }),
    );
  }

  private async json(
    metodo: string,
    camino: string,
    cuerpo?: object,
    cabeceras: Record<string, string> = {},
  ): Promise<unknown> {
    const enviado = cuerpo === undefined ? undefined : JSON.stringify(cuerpo);
    const forma: Record<string, string> = enviado === undefined ? {} : { 'content-type': 'application/json' };
    const todas = { ...cabeceras, ...forma, accept: 'application/json' };
    const respuesta = await this.entera(await this.pide(metodo, camino, todas, enviado));
    if (respuesta.headers['idempotency-replayed'] !== undefined) this.repetida = true;
    return respuesta.statusCode === 204 ? {} : readJson(respuesta);
  }

  private pide(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: string | Buffer | Request,
  ): Promise<IncomingMessage> {
    const largo =
      typeof body === 'string' || Buffer.isBuffer(body) ? { 'content-length': String(Buffer.byteLength(body)) } : {};
    return this.inner.open(this.origin, {
      method,
      path,
      headers: { ...this.copia(DEL_QUE_LLAMA), ...headers, ...largo, authorization: `Bearer ${this.token}` },
      signal: this.signal,
      ...(body === undefined ? {} : { body }),
    });
  }

  /** @throws Rechazo */
  private async entera(respuesta: IncomingMessage): Promise<IncomingMessage> {
    const { statusCode = 500, headers } = respuesta;
    if (statusCode < 400) return respuesta;
    const cabeceras = Object.fromEntries(
      DE_RECHAZOS.flatMap((nombre) => (headers[nombre] === undefined ? [] : [[nombre, String(headers[nombre])]])),
    );
    throw new Rechazo(statusCode, JSON.parse(await text(respuesta)) as JsonObject, cabeceras);
  }
}

export const noEncontrado = (titulo: string = propios.noEncontrado): ErrorDeNegocio =>
  new ErrorDeNegocio('noEncontrado', 'no-encontrado', titulo);
