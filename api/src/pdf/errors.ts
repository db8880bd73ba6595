/**
 * A document could not be printed for a reason that is not the caller's: the HTTP layer answers 500/503 with the request id.
 * What the caller can mend (queue full, too many pages) is an ErrorDeNegocio instead.
 */
export type RenderErrorCode = 'sin-navegador' | 'navegador-caido' | 'tiempo-agotado' | 'cerrado' | 'impresion-fallida';

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
