import { mensajes } from '@adjudica/domain';
import type { Metadata } from 'sharp';
import type { TipoDeBytes } from './tipo';

const MAX_MEGAPIXELES = 50;
const TIMEOUT_S = 20;

type RechazoDeImagen = 'danada' | 'enorme' | 'animada';

export class ImagenRechazada extends Error {
  constructor(readonly rechazo: RechazoDeImagen) {
    super(rechazo);
  }
}

interface ImagenInspeccionada {
  readonly ancho: number;
  readonly alto: number;
  /** End of the picture; cameras append data (a film, a gain map), attackers an archive. */
  readonly fin: number;
  /** The picture upright and without metadata; null = there was none. */
  readonly limpia: Buffer | null;
}

let sharp: typeof import('sharp') | undefined;
/** Loaded with the first photo. Every loader of the library but those of our formats is disabled: no SVG, PDF or raw format is reachable. */
function loadSharp(): typeof import('sharp') {
  if (sharp === undefined) {
    sharp = require('sharp') as typeof import('sharp');
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
  }
  return sharp;
}

/**
 * Reads a photo to its last coded byte, in bounded memory.
 * @throws ImagenRechazada.
 */
export async function inspectImage(bytes: Buffer, tipo: Exclude<TipoDeBytes, 'pdf'>): Promise<ImagenInspeccionada> {
  const fin = endOf[tipo](bytes);
  if (fin < 0) throw new ImagenRechazada('danada');
  const picture = loadSharp()(bytes.subarray(0, fin), {
    failOn: 'warning',
    limitInputPixels: MAX_MEGAPIXELES * 1_000_000,
    sequentialRead: true,
  });
  try {
    const metadata = await picture.metadata();
    const { format, width, height, pages = 1 } = metadata;
    if (format !== tipo) throw new ImagenRechazada('danada');
    if (width * height > MAX_MEGAPIXELES * 1_000_000) throw new ImagenRechazada('enorme');
    if (pages > 1) throw new ImagenRechazada('animada');
    // to a thumbnail, which decodes every byte: truncation and damage are found here
    await picture.clone().resize(32).timeout({ seconds: TIMEOUT_S }).raw().toBuffer();
    return {
      ancho: width,
      alto: height,
      fin,
      limpia: conNotas(metadata) ? await sinNotas(bytes.subarray(0, fin), tipo) : null,
    };
  } catch (error) {
    if (error instanceof ImagenRechazada) throw error;
    throw new ImagenRechazada(/pixel limit/i.test((error as Error).message) ? 'enorme' : 'danada');
  }
}

/** Whether it has metadata (place, device, owner) or needs rotation. */
const conNotas = ({ exif, xmp, iptc, tifftagPhotoshop, comments, orientation = 1 }: Metadata): boolean =>
  [exif, xmp, iptc, tifftagPhotoshop].some((block) => block !== undefined && block.length > 0) ||
  (comments ?? []).length > 0 ||
  orientation > 1;

/** Encoded anew, upright; only the colour profile is kept. A second pass finds nothing to remove. */
function sinNotas(bytes: Buffer, tipo: Exclude<TipoDeBytes, 'pdf'>): Promise<Buffer> {
  const upright = loadSharp()(bytes, { limitInputPixels: MAX_MEGAPIXELES * 1_000_000 })
    .autoOrient()
    .keepIccProfile()
    .timeout({ seconds: TIMEOUT_S });
  const written = {
    jpeg: () => upright.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }),
    png: () => upright.png(),
    webp: () => upright.webp({ quality: 92 }),
  };
  return written[tipo]().toBuffer();
}

/** Index after the picture's last byte, by its own format; -1 = it has no end. */
const endOf: Readonly<Record<Exclude<TipoDeBytes, 'pdf'>, (bytes: Buffer) => number>> = {
  jpeg: endOfJpeg,
  png: endOfPng,
  webp: endOfWebp,
};

/** Segments with a length, then coded points until a marker that is neither stuffing (00) nor restart (D0–D7). */
function endOfJpeg(bytes: Buffer): number {
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return -1;
    const marker = bytes[at + 1] as number;
    if (marker === 0xff)
      at += 1; // fill
    else if (marker === 0xd9) return at + 2;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2;
    else {
      if (at + 4 > bytes.length) return -1;
      at += 2 + bytes.readUInt16BE(at + 2);
      if (marker === 0xda) at = nextMarker(bytes, at);
      if (at < 0) return -1;
    }
  }
  return -1;
}

function nextMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] as number;
    if (next !== 0x00 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return -1;
}

function endOfPng(bytes: Buffer): number {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const next = at + 12 + length;
    if (next > bytes.length) return -1;
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return next;
    at = next;
  }
  return -1;
}

function endOfWebp(bytes: Buffer): number {
  if (bytes.length < 12) return -1;
  const end = 8 + bytes.readUInt32LE(4);
  return end <= bytes.length ? end : -1;
}

const { propios } = mensajes;
export const textoDeImagen: Readonly<Record<RechazoDeImagen, string>> = {
  danada: propios.imagenDanada,
  enorme: propios.imagenEnorme(MAX_MEGAPIXELES),
  animada: propios.imagenAnimada,
};
