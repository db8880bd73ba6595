import { type IncomingMessage, type OutgoingHttpHeaders, request, type Server } from 'node:http';
import { type Duplex, duplexPair, type Readable } from 'node:stream';
import type { Express } from 'express';
import { serverOf } from './server';

/** The outer request behind an inner call. */
export interface Origin {
  readonly requestId: string;
  /** Address of the connection, checked against allow-lists; a proxy's headers are passed on. */
  readonly address: string | undefined;
  /**
   * Route and fingerprint of the outer request for its Idempotency-Key: the inner request also carries what was read meanwhile (a version), and a
   * repetition must still match.
   */
  readonly asked: { readonly route: string; readonly fingerprint: string };
  /** The person on whose behalf an account acts. */
  readonly onBehalfOf?: string | undefined;
}

const origins = new WeakMap<object, Origin>();

/** `undefined` = an outer request. It can't be forged: it is attached to the connection, not sent. */
export const originOf = ({ socket }: { readonly socket: object }): Origin | undefined => origins.get(socket);

interface InnerCall {
  readonly method: string;
  /** With its query, encoded. */
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body?: string | Buffer | Readable;
  /** The caller went away. */
  readonly signal: AbortSignal;
}

/**
 * Calls of the application to itself: HTTP over in-memory streams, so that authentication, limits, validation, idempotency, audit and files are the
 * same code. The server never listens.
 */
export class InnerCalls {
  private readonly server: Server;

  constructor(app: Express) {
    this.server = serverOf(app);
  }

  /** Resolves with the headers; the body is a stream. */
  open(origin: Origin, { method, path, headers, body, signal }: InnerCall): Promise<IncomingMessage> {
    const [near, far] = duplexPair();
    Object.defineProperty(far, 'remoteAddress', { value: origin.address });
    origins.set(far, origin);
    this.server.emit('connection', far);
    return new Promise((resolve, reject) => {
      const asked = request({
        method,
        path,
        headers: { ...headers, host: 'localhost', connection: 'close' },
        createConnection: (): Duplex => near,
        signal,
      });
      asked.once('response', resolve).on('error', reject);
      if (typeof body === 'object' && !Buffer.isBuffer(body))
        body.on('error', (error) => asked.destroy(error)).pipe(asked);
      else asked.end(body);
    });
  }
}
