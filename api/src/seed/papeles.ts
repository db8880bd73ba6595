import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import type { ArchivoRecibido } from '../uploads';

/** What a paper of the demo says: who brings what, for which plan. */
export interface Papel {
  nombre: string;
  persona: string;
  idCodigo: string;
}

/** A4, in points. */
const PAGE: [number, number] = [595, 842];

/** The papers that clients of the demo bring: small PDFs that say what they stand for, and a drawn photo. `close` removes them. */
export class Papeles {
  private readonly dir = mkdtempSync(join(tmpdir(), 'adjudica-demo-'));
  private foto: Buffer | undefined;
  private hechos = 0;

  /** As a browser would have sent it. */
  async pdf(papel: Papel): Promise<ArchivoRecibido> {
    const document = await PDFDocument.create();
    const [regular, bold] = [
      await document.embedFont(StandardFonts.Helvetica),
      await document.embedFont(StandardFonts.HelveticaBold),
    ];
    const page = document.addPage(PAGE);
    page.drawText(papel.nombre, { x: 60, y: 740, size: 18, font: bold });
    page.drawText(papel.persona, { x: 60, y: 700, size: 13, font: regular });
    page.drawText(`Plan ${papel.idCodigo}`, { x: 60, y: 680, size: 13, font: regular });
    page.drawText('Documento de demostración, sin valor legal.', { x: 60, y: 60, size: 10, font: regular });
    document.setTitle(papel.nombre);
    return this.recibido(Buffer.from(await document.save()), `${papel.nombre}.pdf`);
  }

  async jpeg(nombre: string): Promise<ArchivoRecibido> {
    this.foto ??= await sharp(dibujo(), { raw: { width: ANCHO, height: ALTO, channels: 3 } })
      .jpeg({ quality: 80 })
      .toBuffer();
    return this.recibido(this.foto, `${nombre}.jpg`);
  }

  close(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }

  private async recibido(bytes: Buffer, originalname: string): Promise<ArchivoRecibido> {
    const path = join(this.dir, String(this.hechos++));
    await writeFile(path, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { fieldname: 'file', originalname, path, size: bytes.length, sha256 };
  }
}

const ANCHO = 960;
const ALTO = 640;
type Punto = readonly [x: number, y: number];
type Color = readonly [r: number, g: number, b: number];

const circulo = ([x, y]: Punto, radio: number): Punto[] =>
  Array.from({ length: 24 }, (_, i) => {
    const angulo = (i * Math.PI) / 12;
    return [x + radio * Math.cos(angulo), y + radio * Math.sin(angulo)];
  });

/** A car before the hills: a colour and the corners of each shape, the later over the earlier. */
const VEHICULO: readonly (readonly [Color, readonly Punto[]])[] = [
  [
    [207, 227, 243],
    [
      [0, 0],
      [ANCHO, 0],
      [ANCHO, ALTO],
      [0, ALTO],
    ],
  ],
  [
    [127, 156, 138],
    [
      [0, 420],
      [220, 260],
      [400, 380],
      [620, 220],
      [ANCHO, 430],
      [ANCHO, ALTO],
      [0, ALTO],
    ],
  ],
  [
    [107, 111, 118],
    [
      [0, 480],
      [ANCHO, 480],
      [ANCHO, ALTO],
      [0, ALTO],
    ],
  ],
  [
    [179, 38, 30],
    [
      [165, 480],
      [260, 380],
      [560, 380],
      [660, 450],
      [770, 455],
      [800, 500],
      [800, 520],
      [160, 520],
    ],
  ],
  [
    [233, 242, 248],
    [
      [285, 450],
      [320, 400],
      [420, 400],
      [420, 450],
    ],
  ],
  [
    [233, 242, 248],
    [
      [440, 450],
      [440, 400],
      [545, 400],
      [600, 450],
    ],
  ],
  [[32, 36, 42], circulo([280, 525], 52)],
  [[201, 204, 209], circulo([280, 525], 22)],
  [[32, 36, 42], circulo([680, 525], 52)],
  [[201, 204, 209], circulo([680, 525], 22)],
];

/** Pixels, three bytes each. Drawn here, because the picture library is told to read photos only, and a drawing is none. */
function dibujo(): Buffer {
  const pixeles = Buffer.alloc(ANCHO * ALTO * 3);
  for (const [color, esquinas] of VEHICULO)
    for (let y = 0; y < ALTO; y++) {
      const cortes = esquinas
        .flatMap(([x1, y1], i) => {
          const [x2, y2] = esquinas[(i + 1) % esquinas.length] as Punto;
          return y1 <= y !== y2 <= y ? [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)] : [];
        })
        .sort((a, b) => a - b);
      for (let i = 0; i + 1 < cortes.length; i += 2)
        for (let x = Math.ceil(cortes[i] as number); x < (cortes[i + 1] as number); x++)
          pixeles.set(color, (y * ANCHO + x) * 3);
    }
  return pixeles;
}
