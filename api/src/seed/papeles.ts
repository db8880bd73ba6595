import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ArchivoRecibido } from '../uploads';

/** What a paper of the demo says: who brings what, for which plan. */
export interface Papel {
  nombre: string;
  persona: string;
  idCodigo: string;
}

/** The papers that clients of the demo bring: small PDFs that say what they stand for, and a drawn photo. `close` removes them. */
export class Papeles {
  private readonly dir = mkdtempSync(join(tmpdir(), 'adjudica-demo-'));
  private foto: Buffer | undefined;
  private hechos = 0;

  /** As a browser would have sent it. */
  pdf({ nombre, persona, idCodigo }: Papel): Promise<ArchivoRecibido> {
    const bytes = pagina(nombre, [
      [18, 740, nombre],
      [13, 700, persona],
      [13, 680, `Plan ${idCodigo}`],
      [10, 60, 'Documento de demostración, sin valor legal.'],
    ]);
    return this.recibido(bytes, `${nombre}.pdf`);
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

/** A PDF of one page in A4, written out: hundreds of them are made. Lines are size, height and text, in letters of Latin-1. */
function pagina(titulo: string, lineas: readonly (readonly [puntos: number, y: number, texto: string])[]): Buffer {
  const cadena = (texto: string): string => `(${texto.replace(/[\\()]/g, '\\$&')})`;
  const dibujo = lineas.map(([puntos, y, texto]) => `BT /F1 ${puntos} Tf 60 ${y} Td ${cadena(texto)} Tj ET`).join('\n');
  const objetos = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${dibujo.length} >>\nstream\n${dibujo}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title ${cadena(titulo)} >>`,
  ].map((objeto, i) => `${i + 1} 0 obj\n${objeto}\nendobj\n`);
  let cuerpo = '%PDF-1.4\n';
  const lugares = objetos.map((objeto) => {
    const lugar = `${String(cuerpo.length).padStart(10, '0')} 00000 n \n`;
    cuerpo += objeto;
    return lugar;
  });
  const tabla = `xref\n0 ${objetos.length + 1}\n0000000000 65535 f \n${lugares.join('')}`;
  const cola = `trailer\n<< /Size ${objetos.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${cuerpo.length}\n%%EOF\n`;
  return Buffer.from(`${cuerpo}${tabla}${cola}`, 'latin1');
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
