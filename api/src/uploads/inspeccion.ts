import type { RechazoDePdf } from './pdf-raw';

/** What the thread that reads PDFs answers, apart from what reads them: nobody else needs that library. */
export const MAX_PAGINAS = 300;

export type InspeccionDePdf =
  | { readonly rechazo: null; readonly paginas: number }
  | { readonly rechazo: RechazoDePdf; readonly paginas?: number }
  | { readonly rechazo: 'no-esta' };
