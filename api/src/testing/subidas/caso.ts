import type { FormatoDeArchivo } from '../../uploads';

/** One upload and what must become of it. */
export interface Caso {
  readonly nombre: string;
  readonly bytes: Buffer;
  readonly formato: FormatoDeArchivo;
  /** `code` of the refusal; a media type = taken, made harmless. */
  readonly esperado: string;
  /** What the sender calls the file. */
  readonly archivo?: string;
}

export const caso = (
  nombre: string,
  bytes: Buffer | string,
  esperado: string,
  formato: FormatoDeArchivo = 'pdf',
): Caso => ({ nombre, bytes: typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes, formato, esperado });
