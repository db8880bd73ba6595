import type { Request, Response } from 'express';

/** Bytes that a refused sender may still send before the connection is closed. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_MS = 30_000;
const LOOK_EVERY_MS = 200;

/**
 * After an answer sent before the whole request was read: the rest is discarded within bounds, then the connection is closed. Closing at once would
 * reset it while the browser still sends, and the browser would show a network error instead of our text.
 */
export function lingerAfterAnswer(request: Request, response: Response): void {
  response.once('finish', () => {
    if (request.complete || request.destroyed) return;
    const { socket } = request;
    const { bytesRead } = socket;
    const until = performance.now() + MAX_MS;
    const look = setInterval(() => {
      if (socket.bytesRead - bytesRead > MAX_BYTES || performance.now() > until) socket.destroy();
      if (request.complete || socket.destroyed) clearInterval(look);
    }, LOOK_EVERY_MS).unref();
    request.resume();
  });
}
