import type { RechazoDePdf } from './pdf-raw';

/** The PDF worker's answer, in a file apart from the PDF library. */
export const MAX_PAGINAS = 300;

export type InspeccionDePdf =
  | { readonly rechazo: null; readonly paginas: number }
  | { readonly rechazo: RechazoDePdf; readonly paginas?: number }
  | { readonly rechazo: 'no-esta' };
