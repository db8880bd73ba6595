import type { FormatoDeArchivo } from '../../uploads';

/** One upload and its required outcome. */
export interface Caso {
  readonly nombre: string;
  readonly bytes: Buffer;
  readonly formato: FormatoDeArchivo;
  /** `code` of the refusal; a media type = accepted, sanitized. */
  readonly esperado: string;
  /** The sender's name of the file. */
  readonly archivo?: string;
}

export const caso = (
  nombre: string,
  bytes: Buffer | string,
  esperado: string,
  formato: FormatoDeArchivo = 'pdf',
): Caso => ({ nombre, bytes: typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes, formato, esperado });
