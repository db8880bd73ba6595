import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { type Caso, caso } from './caso';
import { latin1, pdf, zip } from './pdf';

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([latin1(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};
const cabecera = (width: number, height: number): Buffer => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 2], 8);
  return chunk('IHDR', data);
};
const png = (width: number, height: number, points: Buffer, extra: Buffer = Buffer.alloc(0)): Buffer =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    cabecera(width, height),
    extra,
    chunk('IDAT', deflateSync(points)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
const puntos = (width: number, height: number): Buffer => Buffer.alloc(height * (1 + width * 3));

/** A JPEG with a false size in its frame header. */
function medida(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const at = copy.indexOf(Buffer.from('ffc0', 'hex'));
  copy.writeUInt16BE(height, at + 5);
  copy.writeUInt16BE(width, at + 7);
  return copy;
}

const con = (bytes: Buffer, cambio: (copy: Buffer) => void): Buffer => {
  const copy = Buffer.from(bytes);
  cambio(copy);
  return copy;
};

/** A compressible photo, the same in every run. */
export async function foto(formato: 'jpeg' | 'png' | 'webp', width = 320, height = 240): Promise<Buffer> {
  const raw = Buffer.alloc(width * height * 3);
  for (let at = 0, seed = 7; at < raw.length; at++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    raw[at] = seed >> 16;
  }
  return sharp(raw, { raw: { width, height, channels: 3 } })
    [formato]()
    .toBuffer();
}

export async function imagenesHostiles(): Promise<readonly Caso[]> {
  const [jpeg, unPng, webp] = await Promise.all([foto('jpeg'), foto('png'), foto('webp')]);
  const animada = await sharp([unPng, await sharp(unPng).negate().toBuffer()], { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
  const mitad = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length >> 1);
  const imagen = (nombre: string, bytes: Buffer, esperado: string): Caso => caso(nombre, bytes, esperado, 'imagen');
  return [
    imagen('a JPEG cut in the middle', mitad(jpeg), 'imagen-danada'),
    imagen('a PNG cut in the middle', mitad(unPng), 'imagen-danada'),
    imagen('a WebP cut in the middle', mitad(webp), 'imagen-danada'),
    imagen('a JPEG without its last byte', jpeg.subarray(0, -1), 'imagen-danada'),
    imagen(
      'a JPEG cut in the middle with an end put behind',
      Buffer.concat([mitad(jpeg), Buffer.from('ffd9', 'hex')]),
      'imagen-danada',
    ),
    imagen(
      'a PNG with a changed byte',
      con(unPng, (c) => c.set([(c[c.length >> 1] as number) ^ 1], c.length >> 1)),
      'imagen-danada',
    ),
    imagen('only the first bytes of a JPEG', jpeg.subarray(0, 4), 'imagen-danada'),
    imagen('only a signature of a PNG', unPng.subarray(0, 8), 'imagen-danada'),
    imagen(
      'a WebP that says it is longer than it is',
      con(webp, (c) => c.writeUInt32LE(0xfffffff0, 4)),
      'imagen-danada',
    ),
    imagen('a PNG of 60,000 × 60,000 points', png(60_000, 60_000, Buffer.alloc(100)), 'imagen-enorme'),
    imagen('a PNG of 2,147,483,647 points a line', png(2_147_483_647, 1, Buffer.alloc(100)), 'imagen-danada'),
    imagen('a PNG of no points', png(0, 0, Buffer.alloc(1)), 'imagen-danada'),
    imagen('a PNG whose points are not there', png(4000, 4000, Buffer.alloc(100)), 'imagen-danada'),
    imagen('a black PNG of 51 megapixels', png(7500, 6800, puntos(7500, 6800)), 'imagen-enorme'),
    imagen('a JPEG that says it has 65,000 × 65,000 points', medida(jpeg, 65_000, 65_000), 'imagen-enorme'),
    imagen('an animated WebP', animada, 'imagen-animada'),
    imagen(
      'a PNG with 60 MB of text in it',
      png(
        4,
        4,
        puntos(4, 4),
        chunk('zTXt', Buffer.concat([latin1('x\0\0'), deflateSync(Buffer.alloc(60_000_000, 65))])),
      ),
      'image/png',
    ),
    imagen(
      'a PNG with a colour profile of 60 MB of zeros, which readers skip',
      png(4, 4, puntos(4, 4), chunk('iCCP', Buffer.concat([latin1('x\0\0'), deflateSync(Buffer.alloc(60_000_000))]))),
      'image/png',
    ),
    imagen('a black PNG of 48 megapixels', png(8000, 6000, puntos(8000, 6000)), 'image/png'),
    imagen('a JPEG that is a ZIP as well', Buffer.concat([jpeg, zip('a.class')]), 'image/jpeg'),
    imagen(
      'a JPEG with a page of the web behind',
      Buffer.concat([jpeg, latin1('<script>alert(1)</script>')]),
      'image/jpeg',
    ),
    imagen('a JPEG with a PDF behind', Buffer.concat([jpeg, pdf()]), 'image/jpeg'),
    imagen('a PNG with a program behind', Buffer.concat([unPng, latin1('<?php system($_GET[0]);')]), 'image/png'),
    imagen('a WebP with a film behind', Buffer.concat([webp, latin1('\0\0\0\u0018ftypmp42')]), 'image/webp'),
    caso('a PNG where a PDF or a JPEG belongs', unPng, 'tipo-no-aceptado', 'pdf-jpeg'),
    caso('a WebP where a PDF or a JPEG belongs', webp, 'tipo-no-aceptado', 'pdf-jpeg'),
    caso('a JPEG where a PDF belongs', jpeg, 'tipo-no-aceptado'),
  ];
}
