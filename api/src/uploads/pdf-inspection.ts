import { readFile } from 'node:fs/promises';
import { inspectObjects } from './pdf-objects';
import { inspectRaw, PdfRechazado, type RechazoDePdf } from './pdf-raw';

export const MAX_PAGINAS = 300;

export type InspeccionDePdf =
  | { readonly rechazo: null; readonly paginas: number }
  | { readonly rechazo: RechazoDePdf; readonly paginas?: number }
  | { readonly rechazo: 'no-esta' };

/** Judges one PDF. Runs in a worker; a file that is gone is an answer, not a fault. */
export async function inspectPdf(path: string): Promise<InspeccionDePdf> {
  try {
    const bytes = await readFile(path);
    inspectRaw(bytes);
    return { rechazo: null, ...(await inspectObjects(bytes, MAX_PAGINAS)) };
  } catch (error) {
    if (error instanceof PdfRechazado)
      return error.paginas === undefined
        ? { rechazo: error.rechazo }
        : { rechazo: error.rechazo, paginas: error.paginas };
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { rechazo: 'no-esta' };
    // the reader gave up: whatever it says, the document can't be read
    return { rechazo: 'danado' };
  }
}
