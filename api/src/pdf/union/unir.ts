import { readFile, writeFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { CapasDeUnion } from './capas';
import { agregarPdf } from './parte';

/** A file on disk with its type by its bytes. */
export interface ParteDeUnion {
  readonly path: string;
  readonly tipo: string;
  /** Names it in a refusal. */
  readonly nombre: string;
}

export interface TareaDeUnion {
  /** The first is the index. */
  readonly partes: readonly ParteDeUnion[];
  readonly destino: string;
  readonly titulo: string;
}

export type ResultadoDeUnion =
  | { readonly paginas: readonly number[]; readonly bytes: number }
  /** The part that could not be merged. */
  | { readonly ilegible: string };

/** A4 in points, and the margin around a photo. */
const A4 = { corto: 595.28, largo: 841.89 };
const MARGEN = 28;
/** Longer side of a photo in the merged file: 200 dpi on A4, enough to read a cédula. */
const MAX_PIXELES = 2200;

sharp.cache(false);
sharp.concurrency(1);

/** Merges the parts in order: pages as their readers show them, photos upright and one a page. Runs in a worker. */
export async function unir({ partes, destino, titulo }: TareaDeUnion): Promise<ResultadoDeUnion> {
  const documento = await PDFDocument.create();
  documento.setTitle(titulo);
  const capas = new CapasDeUnion(documento);
  const paginas: number[] = [];
  for (const { path, tipo, nombre } of partes) {
    try {
      paginas.push(
        tipo === 'application/pdf'
          ? await agregarPdf(documento, capas, await readFile(path))
          : await agregarFoto(documento, path),
      );
    } catch {
      return { ilegible: nombre };
    }
  }
  capas.cerrar();
  const bytes = await documento.save({ addDefaultPage: false, objectsPerTick: 500 });
  await writeFile(destino, bytes, { flag: 'wx', mode: 0o600 });
  return { paginas, bytes: bytes.length };
}

/** Rotated by its metadata; WebP and transparent pictures become JPEG, which every reader shows. */
async function agregarFoto(documento: PDFDocument, path: string): Promise<number> {
  const { data, info } = await sharp(path, { limitInputPixels: 100_000_000, failOn: 'none' })
    .rotate()
    .resize({ width: MAX_PIXELES, height: MAX_PIXELES, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85 })
    .toBuffer({ resolveWithObject: true });
  const foto = await documento.embedJpg(data);
  const horizontal = info.width > info.height;
  const [ancho, alto] = horizontal ? [A4.largo, A4.corto] : [A4.corto, A4.largo];
  const escala = Math.min((ancho - 2 * MARGEN) / info.width, (alto - 2 * MARGEN) / info.height);
  const [width, height] = [info.width * escala, info.height * escala];
  documento.addPage([ancho, alto]).drawImage(foto, { x: (ancho - width) / 2, y: (alto - height) / 2, width, height });
  return 1;
}
