import { readFile } from 'node:fs/promises';
import { probarUnion } from '../pdf/union/parte';
import { type InspeccionDePdf, MAX_PAGINAS } from './inspeccion';
import { inspectObjects } from './pdf-objects';
import { inspectRaw, PdfRechazado } from './pdf-raw';

/** Judges one PDF. Runs in a worker; a file that is gone is an answer, not an error. */
export async function inspectPdf(path: string): Promise<InspeccionDePdf> {
  try {
    const bytes = await readFile(path);
    const inspeccion = await inspectObjects(bytes, MAX_PAGINAS, inspectRaw(bytes));
    // a file that can't be merged later is refused now
    return await probarUnion(bytes).then(
      () => ({ rechazo: null, ...inspeccion }),
      () => ({ rechazo: 'no-se-une' as const }),
    );
  } catch (error) {
    if (error instanceof PdfRechazado)
      return error.paginas === undefined
        ? { rechazo: error.rechazo }
        : { rechazo: error.rechazo, paginas: error.paginas };
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { rechazo: 'no-esta' };
    // the library gave up: the document can't be read, whatever the error
    return { rechazo: 'danado' };
  }
}
