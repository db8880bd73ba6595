import { createServer, IncomingMessage, type RequestListener, type Server, ServerResponse } from 'node:http';
import type { Express } from 'express';

/**
 * Keep-alive timeout: longer than the proxy's (operar.md, "Without containers"), so that the proxy closes idle connections and never sends a
 * request into a closing one.
 */
export const KEEP_ALIVE_MS = 75_000;

/**
 * The server of an application. Express changes the prototype of each request and answer after their creation, which makes V8 lose its hidden
 * classes; created with the final prototype, they keep them.
 */
export const serverOf = (app: Express): Server =>
  createServer(
    {
      IncomingMessage: bornAs(IncomingMessage, app.request),
      ServerResponse: bornAs(ServerResponse, app.response),
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    app as RequestListener,
  );

/** A constructor like `base` whose instances have this prototype. */
function bornAs<T>(base: T, prototype: object): T {
  function Born(...given: unknown[]): object {
    return Reflect.construct(base as new () => object, given, Born);
  }
  Born.prototype = prototype;
  return Born as unknown as T;
}
