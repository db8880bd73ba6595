import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ErrorDeNegocio } from '@adjudica/domain';
import sharp from 'sharp';
import { type Caso, caso } from '../testing/subidas/caso';
import { foto } from '../testing/subidas/imagenes';
import { pdf } from '../testing/subidas/pdf';
import { pdfConAcciones, pdfInofensivos } from '../testing/subidas/pdf-con-acciones';
import { recibido } from '../testing/subidas/recibido';
import { RecepcionDeArchivos } from './recepcion';

let folder: string;
const recepcion = new RecepcionDeArchivos();
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'adjudica-prueba-'));
});
afterAll(async () => {
  await recepcion.close();
  rmSync(folder, { recursive: true, force: true });
});

const each = (casos: readonly Caso[]) => test.each(casos.map((c) => [c.nombre, c] as const));
const juzgar = ({ bytes, formato }: Caso): Promise<string> =>
  recepcion.recibir(recibido(folder, bytes), formato).then(
    ({ tipo }) => tipo,
    (error: { code?: string }) => error.code ?? String(error),
  );

// What must be refused goes through the real route: capabilities/documento/subida.hostil.long.test.ts.
describe('DOC-036 everyday PDFs are taken', () => {
  each(pdfInofensivos)('%s', async (_, c) => expect(await juzgar(c)).toBe(c.esperado));
});

describe('DOC-507 DOC-508 the shared widget takes PDF and JPEG, nothing else', () => {
  test('whatever the file is called', async () => {
    const [jpeg, png, webp] = await Promise.all([foto('jpeg'), foto('png'), foto('webp')]);
    const juicios = [pdf(), jpeg, png, webp, Buffer.from('hola')].map((bytes) =>
      juzgar(caso('', bytes, '', 'pdf-jpeg')),
    );
    expect(await Promise.all(juicios)).toEqual([
      'application/pdf',
      'image/jpeg',
      'tipo-no-aceptado',
      'tipo-no-aceptado',
      'tipo-no-aceptado',
    ]);
  });

  test.each([
    ['pdf', 'hola', 'Suba un archivo PDF'],
    ['imagen', '%PDF-1.7', 'Suba una foto JPG, PNG o WebP'],
    ['imagen', '\0\0\0\u0018ftypheic', 'La foto está en formato HEIC: envíela o guárdela como JPG y súbala de nuevo'],
    ['imagen', 'GIF89a', 'El archivo es GIF: guárdelo como JPG y súbalo de nuevo'],
    ['pdf-jpeg', 'II*\0', 'El archivo es TIFF: guárdelo como JPG y súbalo de nuevo'],
    ['pdf', 'GIF89a', 'Suba un archivo PDF'],
  ] as const)('who sends something else to %s is told what to do (%j)', async (formato, start, pista) => {
    await expect(recepcion.recibir(recibido(folder, Buffer.from(start, 'latin1')), formato)).rejects.toMatchObject({
      status: 415,
      title: 'Tipo de archivo no es aceptado',
      errors: { file: pista },
    });
  });
});

test('DOC-037 what stands behind a photo is cut off: what is left is the photo, with its own length and hash', async () => {
  for (const tipo of ['jpeg', 'png', 'webp'] as const) {
    const solo = await foto(tipo);
    const file = recibido(folder, Buffer.concat([solo, pdf()]));
    const { size, sha256, tipo: media } = await recepcion.recibir(file, 'imagen');
    expect([size, media]).toEqual([solo.length, `image/${tipo}`]);
    expect(readFileSync(file.path)).toEqual(solo);
    expect(sha256).toBe(createHash('sha256').update(solo).digest('hex'));
  }
});

test('a file that went away with its request is no fault of ours', async () => {
  for (const [bytes, formato] of [
    [pdf(), 'pdf'],
    [await foto('jpeg'), 'imagen'],
  ] as const) {
    const file = recibido(folder, bytes);
    rmSync(file.path);
    await expect(recepcion.recibir(file, formato)).rejects.toMatchObject({ status: 400, code: 'subida-interrumpida' });
  }
});

test('a PDF that the machine does not get to in time is not blamed; one that computes without end is', async () => {
  const [lenta, tarda] = [new RecepcionDeArchivos({ timeoutMs: 1 }), new RecepcionDeArchivos({ cpuMs: 1 })];
  try {
    const error = await lenta.recibir(recibido(folder, pdf()), 'pdf').catch((e: ErrorDeNegocio) => e);
    expect(error).toMatchObject({
      status: 503,
      code: 'revision-lenta',
      title: 'El sistema está muy ocupado y no alcanzó a revisar el archivo, intente de nuevo',
      detalle: { esperaSegundos: 30 },
    });
    expect(error).not.toHaveProperty('errors');
    await expect(tarda.recibir(recibido(folder, pdf()), 'pdf')).rejects.toMatchObject({
      status: 422,
      code: 'pdf-complejo',
    });
    expect(await juzgar(caso('', pdf(), '', 'pdf'))).toBe('application/pdf');
  } finally {
    await Promise.all([lenta.close(), tarda.close()]);
  }
});

test('twelve at once are judged in turn, each as if it were alone', async () => {
  const casos = pdfInofensivos.concat(pdfConAcciones.slice(0, 5));
  expect(await Promise.all(casos.map(juzgar))).toEqual(casos.map(({ esperado }) => esperado));
});

describe('what a camera noted beside a photo is not stored', () => {
  const GPS = { IFD0: { Make: 'Camara', Copyright: 'Rosa Peña' }, IFD3: { GPSLatitude: '0/1 10/1 0/1' } };
  const sinNotas = async (bytes: Buffer) => {
    const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
    return [exif, xmp, iptc, orientation].every((nota) => nota === undefined);
  };

  // Fails without: `sinNotas` in image-inspection.ts.
  test.each(['jpeg', 'png', 'webp'] as const)(
    '%s: place and owner are gone, the picture stays, its first hash is told',
    async (formato) => {
      const sent = await sharp(await foto(formato))
        .withExif(GPS)
        .toBuffer();
      expect(await sinNotas(sent)).toBe(false);
      const file = recibido(folder, sent);
      const aceptado = await recepcion.recibir(file, 'imagen');
      const stored = readFileSync(aceptado.path);
      expect(await sinNotas(stored)).toBe(true);
      expect(stored.includes('Camara')).toBe(false);
      expect([aceptado.size, aceptado.sha256]).toEqual([
        stored.length,
        createHash('sha256').update(stored).digest('hex'),
      ]);
      expect(aceptado.sha256Recibido).toBe(createHash('sha256').update(sent).digest('hex'));
      const { width, height } = await sharp(stored).metadata();
      expect([width, height]).toEqual([320, 240]);
    },
  );

  test('a photo that lies on its side is stored upright', async () => {
    // left half black, right half white; its camera says: turn it clockwise
    const claro = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#ffffff' } })
      .png()
      .toBuffer();
    const acostada = await sharp({ create: { width: 120, height: 80, channels: 3, background: '#000000' } })
      .composite([{ input: claro, left: 60, top: 0 }])
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { path } = await recepcion.recibir(recibido(folder, acostada), 'imagen');
    const { data, info } = await sharp(readFileSync(path)).greyscale().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([80, 120]);
    const en = (x: number, y: number): number => data[(y * info.width + x) * info.channels] as number;
    expect([en(40, 10) < 40, en(40, 110) > 215]).toEqual([true, true]);
  });

  test('a photo without notes is stored byte for byte', async () => {
    const sent = await foto('jpeg');
    const aceptado = await recepcion.recibir(recibido(folder, sent), 'imagen');
    expect([sent.equals(readFileSync(aceptado.path)), aceptado.sha256Recibido]).toEqual([true, undefined]);
  });
});
