import { hash } from 'node:crypto';
import { open, readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { ErrorDeNegocio, mensajes } from '@adjudica/domain';
import { writeAll } from '../storage';
import { AtMost } from '../workers/at-most';
import { WorkerError, type WorkerLimits, WorkerPool } from '../workers/worker-pool';
import { ImagenRechazada, inspectImage, textoDeImagen } from './image-inspection';
import { type InspeccionDePdf, MAX_PAGINAS } from './inspeccion';
import type { RechazoDePdf } from './pdf-raw';
import { type ArchivoRecibido, interrupted, whileReceived } from './recibido';
import { type TipoDeBytes, type TipoRechazado, tipoDeBytes } from './tipo';

const { DOC, propios } = mensajes;

/** Formats of a kind of document: 'pdf' DOC-036, 'imagen' DOC-037 (JPEG, PNG, WebP; no PDF), 'pdf-jpeg' DOC-507. */
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

/** A received file that was accepted (`ArchivoService.guardarDesde`). */
export interface ArchivoAceptado extends ArchivoRecibido {
  /** Media type, from the bytes. */
  readonly tipo: (typeof mediaType)[TipoDeBytes];
  /** Without point, for the name of downloads. */
  readonly extension: (typeof extension)[TipoDeBytes];
  /** Of a PDF. */
  readonly paginas?: number;
  /** Of the bytes as received, where others are stored. */
  readonly sha256Recibido?: string;
}

const LIMITS: WorkerLimits = {
  size: 2,
  waiting: 100,
  cpuMs: 20_000,
  timeoutMs: 45_000,
  silentMs: 5000,
  maxMemoryMb: 512,
  idleMs: 60_000,
};

/** Judges received files. The type is refused first (415), then the content (422). */
export class RecepcionDeArchivos {
  /** Two at once, so that a machine of two cores keeps one for requests and memory stays bounded. */
  private readonly pool: WorkerPool<string, InspeccionDePdf>;

  /** A progressive photo of 50 megapixels takes 300 MB while decoded. */
  private readonly fotos = new AtMost(2);

  constructor(limits: Partial<WorkerLimits> = {}) {
    this.pool = new WorkerPool(join(__dirname, 'pdf.worker'), { ...LIMITS, ...limits });
  }

  /**
   * DOC-036, DOC-037, DOC-507, DOC-508. A photo is cut at the end of its picture, rotated and stripped of metadata (place, device, owner). `size` and
   * `sha256` of the answer are those of the result, `sha256Recibido` that of the bytes received. @throws ErrorDeNegocio 415 'tipo-no-aceptado' (with
   * a hint in errors.<field>), 422 'archivo-vacio', 'pdf-…', 'imagen-…' one code and text per reason, 429 'subidas-ocupadas', 503 'revision-lenta'
   * when the machine is overloaded, 400 'subida-interrumpida' when the sender disconnected.
   */
  recibir(file: ArchivoRecibido, formato: FormatoDeArchivo): Promise<ArchivoAceptado> {
    return whileReceived(async () => {
      if (file.size === 0) throw refused('archivo-vacio', propios.archivoVacio, file);
      const tipo = await aceptado(file, formato);
      const base = { ...file, tipo: mediaType[tipo], extension: extension[tipo] };
      return tipo === 'pdf'
        ? { ...base, paginas: await this.inspeccionarPdf(file) }
        : { ...base, ...(await this.fotos.run(() => inspeccionarImagen(file, tipo))) };
    });
  }

  /** Ends the workers. */
  close(): Promise<void> {
    return this.pool.close();
  }

  private async inspeccionarPdf(file: ArchivoRecibido): Promise<number> {
    const inspeccion = await this.pool.run(file.path).catch((error: unknown): InspeccionDePdf => {
      if (!(error instanceof WorkerError)) throw error;
      switch (error.failure) {
        case 'tiempo':
        case 'memoria':
          return { rechazo: 'complejo' };
        case 'lento':
          // not the file's fault: a retry may succeed
          throw new ErrorDeNegocio('noDisponible', 'revision-lenta', propios.revisionLenta, {
            detalle: { esperaSegundos: 30 },
            cause: error,
          });
        case 'ocupado':
          throw new ErrorDeNegocio('demasiadas', 'subidas-ocupadas', propios.subidasOcupadas, {
            detalle: { esperaSegundos: 10 },
          });
        case 'cerrado':
          throw interrupted(error);
        case 'fallo':
          throw error;
      }
    });
    if (inspeccion.rechazo === null) return inspeccion.paginas;
    if (inspeccion.rechazo === 'no-esta') throw interrupted(new Error('the received file is gone'));
    const { rechazo, paginas = 0 } = inspeccion;
    throw refused(
      `pdf-${rechazo}`,
      rechazo === 'paginas' ? propios.pdfMuchasPaginas(MAX_PAGINAS, paginas) : textoDePdf[rechazo],
      file,
    );
  }
}

const textoDePdf: Readonly<Record<Exclude<RechazoDePdf, 'paginas'>, string>> = {
  cifrado: propios.pdfCifrado,
  codigo: propios.pdfConCodigo,
  acciones: propios.pdfConAcciones,
  datos: propios.pdfEnviaDatos,
  adjuntos: propios.pdfConAdjuntos,
  multimedia: propios.pdfConMultimedia,
  'sin-paginas': propios.pdfSinPaginas,
  danado: propios.pdfDanado,
  incompleto: propios.pdfIncompleto,
  'otro-contenido': propios.pdfConOtroContenido,
  'no-se-une': propios.pdfNoSeUne,
  complejo: propios.pdfComplejo,
};

const refused = (code: string, texto: string, { fieldname }: ArchivoRecibido): ErrorDeNegocio =>
  new ErrorDeNegocio('regla', code, texto, { errors: { [fieldname]: texto } });

async function aceptado({ path, fieldname }: ArchivoRecibido, formato: FormatoDeArchivo): Promise<TipoDeBytes> {
  const { tipos, pista } = admitidos[formato];
  const tipo = tipoDeBytes(await startOf(path));
  const found = tipos.find((t) => t === tipo);
  if (found !== undefined) return found;
  throw new ErrorDeNegocio('tipoNoAceptado', 'tipo-no-aceptado', DOC.tipoNoAceptado, {
    errors: { [fieldname]: (formato !== 'pdf' && pistas[tipo]) || pista },
  });
}

/** Hints for photos in a format that is not accepted. */
const pistas: Readonly<Partial<Record<TipoDeBytes | TipoRechazado, string>>> = {
  heic: propios.fotoHeic,
  gif: propios.fotoDeOtroTipo('GIF'),
  tiff: propios.fotoDeOtroTipo('TIFF'),
};

async function inspeccionarImagen(
  { path, fieldname, ...file }: ArchivoRecibido,
  tipo: Exclude<TipoDeBytes, 'pdf'>,
): Promise<Pick<ArchivoAceptado, 'size' | 'sha256' | 'sha256Recibido'>> {
  const bytes = await readFile(path);
  const { fin, limpia } = await inspectImage(bytes, tipo).catch((error: unknown) => {
    if (!(error instanceof ImagenRechazada)) throw error;
    throw refused(`imagen-${error.rechazo}`, textoDeImagen[error.rechazo], { path, fieldname, ...file });
  });
  if (limpia === null && fin === bytes.length) return { size: file.size, sha256: file.sha256 };
  if (limpia === null) await truncate(path, fin);
  else await writeWhole(path, limpia);
  const queda = limpia ?? bytes.subarray(0, fin);
  return { size: queda.length, sha256: hash('sha256', queda), sha256Recibido: file.sha256 };
}

/** Replaces the received file. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await writeAll(file, bytes);
    await file.truncate(bytes.length);
  } finally {
    await file.close();
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
