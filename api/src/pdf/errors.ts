/**
 * A document could not be printed for a reason that is not the caller's: HTTP answers 503 (http/outage.ts), or 500 for 'impresion-fallida', with the
 * request id. Errors that the caller can correct (queue full, too many pages) are an ErrorDeNegocio.
 */
export type RenderErrorCode =
  | 'sin-navegador'
  | 'navegador-caido'
  /** Running without an answer; it was killed, and the next document gets another one. */
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
