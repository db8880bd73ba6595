import type { Request, Response } from 'express';

/** What a sender who was refused may still send before he is cut off. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_MS = 30_000;
const LOOK_EVERY_MS = 200;

/**
 * After an answer that did not wait for the whole request: the rest is read and thrown away within bounds, then the connection is cut.
 * Closing at once would reset the connection while the browser still sends, and it would show a broken connection instead of our text.
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
