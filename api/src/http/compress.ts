import compression from 'compression';
import type { Response } from 'express';

/** What a connection sends before the first acknowledgement (ten packets): a smaller answer arrives no sooner for being compressed. */
export const COMPRESSED_FROM = 14 * 1024;

const install = compression({ threshold: COMPRESSED_FROM });

/**
 * Compresses this answer, which has not begun, if its type and the client allow it. Asked for by whoever sends something large: most answers
 * are small, and to be ready for compression costs each of them more than its headers.
 */
export function compress(response: Response): void {
  install(response.req, response, () => undefined);
}
