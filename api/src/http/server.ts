import { createServer, IncomingMessage, type RequestListener, type Server, ServerResponse } from 'node:http';
import type { Express } from 'express';

/**
 * A connection without a request stays so long. Longer than a proxy in front keeps its own (operar.md, "Without containers"), so that the
 * proxy closes it: otherwise it sends a request into one that is being closed here.
 */
export const KEEP_ALIVE_MS = 75_000;

/**
 * The server of an application. Express gives each request and each answer its own prototype after they were made, and whatever V8 has learnt of
 * their shape is lost with each of them; made with it, they keep it.
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

/** Makes what `base` makes, with this prototype, which inherits from that of `base`. */
function bornAs<T>(base: T, prototype: object): T {
  function Born(...given: unknown[]): object {
    return Reflect.construct(base as new () => object, given, Born);
  }
  Born.prototype = prototype;
  return Born as unknown as T;
}
