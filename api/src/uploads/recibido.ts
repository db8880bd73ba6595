import { ErrorDeNegocio, mensajes } from '@adjudica/domain';

/** A received file: whole, on disk, hashed, not judged yet. Removed when the request's answer closes. */
export interface ArchivoRecibido {
  fieldname: string;
  /** The sender's name, cleaned for display and storage: never a path, never used for a decision. */
  originalname: string;
  path: string;
  size: number;
  /** Of the bytes as received, 64 hex digits. */
  sha256: string;
}

/** Runs work on a received file. A sender who disconnects takes the file with him, which is no fault of ours. */
export async function whileReceived<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') throw interrupted(cause);
    throw cause;
  }
}

export const interrupted = (cause: unknown): ErrorDeNegocio =>
  new ErrorDeNegocio('malformado', 'subida-interrumpida', mensajes.propios.subidaInterrumpida, { cause });
