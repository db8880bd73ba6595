import { ErrorDeNegocio, mensajes } from '@adjudica/domain';

/** A file as it was received: whole, on disk, hashed, not judged yet. It is gone when its request's answer closes. */
export interface ArchivoRecibido {
  /** Name of the form's field. */
  fieldname: string;
  /** What the sender calls it, cleaned to be shown and stored: never a path, never for a decision. */
  originalname: string;
  path: string;
  /** Bytes. */
  size: number;
  /** Of the bytes as they came, 64 hex digits. */
  sha256: string;
}

/** Work on a received file. Its sender may go away at any moment, and the file goes with him: that is no fault of ours. */
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
