import { type IncomingMessage, type OutgoingHttpHeaders, request, type Server } from 'node:http';
import { type Duplex, duplexPair, type Readable } from 'node:stream';
import type { Express } from 'express';
import { serverOf } from './server';

/** The request of somebody outside on whose behalf the application calls itself. */
export interface Origin {
  readonly requestId: string;
  /** Of the connection, which allow-lists of accounts are judged by; a proxy's headers are passed on beside it. */
  readonly address: string | undefined;
  /**
   * What was asked, for its Idempotency-Key: our own operation is told what was read meanwhile (a version, say), and a repetition is the same
   * request all the same.
   */
  readonly asked: { readonly route: string; readonly fingerprint: string };
  /** The person whom an account acts for. */
  readonly onBehalfOf?: string | undefined;
}

const origins = new WeakMap<object, Origin>();

/** `undefined`: the request came from outside. Nobody can claim otherwise: it hangs on the connection, not on what is sent. */
export const originOf = ({ socket }: { readonly socket: object }): Origin | undefined => origins.get(socket);

export interface InnerCall {
  readonly method: string;
  /** With its query, encoded. */
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body?: string | Buffer | Readable;
  /** The caller went away. */
  readonly signal: AbortSignal;
}

/**
 * Calls of the application to itself: HTTP over a pair of streams in memory, so that authentication, limits, validation, idempotency, audit and
 * files are the same code for them, with back-pressure and without a port. The server never listens.
 */
export class InnerCalls {
  private readonly server: Server;

  constructor(app: Express) {
    this.server = serverOf(app);
  }

  /** The answer as it begins; its body is still to be read. */
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
