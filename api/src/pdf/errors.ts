/**
 * A document could not be printed for a reason that is not the caller's: the HTTP layer answers 503 (http/outage.ts), or 500 for
 * 'impresion-fallida', with the request id.
 * What the caller can mend (queue full, too many pages) is an ErrorDeNegocio instead.
 */
export type RenderErrorCode =
  | 'sin-navegador'
  | 'navegador-caido'
  /** It runs and does not answer; it was ended, and the next document gets another one. */
  | 'navegador-colgado'
  | 'tiempo-agotado'
  | 'cerrado'
  | 'impresion-fallida';

export class RenderError extends Error {
  constructor(
    readonly code: RenderErrorCode,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
    this.name = 'RenderError';
  }
}
