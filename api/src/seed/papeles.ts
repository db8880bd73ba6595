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
    this.foto ??= await sharp(Buffer.from(VEHICULO)).jpeg({ quality: 80 }).toBuffer();
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

/** A car before the hills: shapes only, so that no font is needed. */
const VEHICULO = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640" viewBox="0 0 960 640">
  <rect width="960" height="640" fill="#cfe3f3"/>
  <path d="M0 420 L220 260 L400 380 L620 220 L960 430 V640 H0 Z" fill="#7f9c8a"/>
  <rect y="480" width="960" height="160" fill="#6b6f76"/>
  <path d="M180 470 L260 380 H560 L660 450 H760 Q800 455 800 500 V520 H160 V490 Q160 475 180 470 Z" fill="#b3261e"/>
  <path d="M285 450 L320 400 H420 V450 Z M440 450 V400 H545 L600 450 Z" fill="#e9f2f8"/>
  <circle cx="280" cy="525" r="52" fill="#20242a"/><circle cx="280" cy="525" r="22" fill="#c9ccd1"/>
  <circle cx="680" cy="525" r="52" fill="#20242a"/><circle cx="680" cy="525" r="22" fill="#c9ccd1"/>
</svg>`;
