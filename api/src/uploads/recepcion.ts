import { open } from 'node:fs/promises';
import { ErrorDeNegocio, mensajes } from '@adjudica/domain';
import { type ArchivoRecibido, whileReceived } from './recibido';
import { type TipoDeBytes, tipoDeBytes } from './tipo';

const { DOC, propios } = mensajes;

/** What a kind of document takes: 'pdf' DOC-036, 'imagen' DOC-037 (JPEG, PNG, WebP; no PDF), 'pdf-jpeg' DOC-507. */
export type FormatoDeArchivo = 'pdf' | 'imagen' | 'pdf-jpeg';

const admitidos: Readonly<
  Record<FormatoDeArchivo, { readonly tipos: readonly TipoDeBytes[]; readonly pista: string }>
> = {
  pdf: { tipos: ['pdf'], pista: propios.subaPdf },
  imagen: { tipos: ['jpeg', 'png', 'webp'], pista: propios.subaFoto },
  'pdf-jpeg': { tipos: ['pdf', 'jpeg'], pista: propios.subaPdfOFoto },
};
const mediaType = { pdf: 'application/pdf', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;
const extension = { pdf: 'pdf', jpeg: 'jpg', png: 'png', webp: 'webp' } as const;

/** A received file that was judged and may be stored (`ArchivoService.guardarDesde`). */
export interface ArchivoAceptado extends ArchivoRecibido {
  /** Media type, from the bytes. */
  readonly tipo: (typeof mediaType)[TipoDeBytes];
  /** Without point: what a download is named with, whatever the sender's name ends in. */
  readonly extension: (typeof extension)[TipoDeBytes];
  /** Of a PDF. */
  readonly paginas?: number;
}

/** Judges received files. Refusals first say the type (415), then what is wrong inside (422). */
export class RecepcionDeArchivos {
  /**
   * DOC-036, DOC-037, DOC-507, DOC-508.
   * @throws ErrorDeNegocio 415 'tipo-no-aceptado' (with a hint in errors.file), 422 'archivo-…' one code and text per reason,
   *         400 'subida-interrumpida' when the sender went away meanwhile.
   */
  async recibir(file: ArchivoRecibido, formato: FormatoDeArchivo): Promise<ArchivoAceptado> {
    return whileReceived(async () => {
      if (file.size === 0) throw new ErrorDeNegocio('regla', 'archivo-vacio', propios.archivoVacio);
      const tipo = await this.tipo(file, formato);
      return { ...file, tipo: mediaType[tipo], extension: extension[tipo] };
    });
  }

  /** Ends the workers. */
  async close(): Promise<void> {}

  private async tipo({ path, fieldname }: ArchivoRecibido, formato: FormatoDeArchivo): Promise<TipoDeBytes> {
    const { tipos, pista } = admitidos[formato];
    const tipo = tipoDeBytes(await startOf(path));
    const aceptado = tipos.find((t) => t === tipo);
    if (aceptado !== undefined) return aceptado;
    const conocido = {
      heic: propios.fotoHeic,
      gif: propios.fotoDeOtroTipo('GIF'),
      tiff: propios.fotoDeOtroTipo('TIFF'),
    };
    const texto = formato !== 'pdf' && tipo in conocido ? conocido[tipo as keyof typeof conocido] : pista;
    throw new ErrorDeNegocio('tipoNoAceptado', 'tipo-no-aceptado', DOC.tipoNoAceptado, {
      errors: { [fieldname]: texto },
    });
  }
}

async function startOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const start = Buffer.alloc(1024);
    const { bytesRead } = await file.read(start, 0, start.length, 0);
    return start.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
