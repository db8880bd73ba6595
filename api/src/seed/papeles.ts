import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PageSizes, PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { ArchivoRecibido } from '../uploads';
import foto from './datos/foto-de-vehiculo.json';

/** Text of a demo paper. */
export interface Papel {
  nombre: string;
  persona: string;
  idCodigo: string;
}

/** Papers of demo clients: small labelled PDFs, and a photo. `close` removes them. */
export class Papeles {
  private readonly dir = mkdtempSync(join(tmpdir(), 'adjudica-demo-'));
  private hechos = 0;

  /** As a browser would have sent it. */
  async pdf({ nombre, persona, idCodigo }: Papel): Promise<ArchivoRecibido> {
    const bytes = await pagina(nombre, [
      [18, 740, nombre],
      [13, 700, persona],
      [13, 680, `Plan ${idCodigo}`],
      [10, 60, 'Documento de demostración, sin valor legal.'],
    ]);
    return this.recibido(bytes, `${nombre}.pdf`);
  }

  jpeg(nombre: string): Promise<ArchivoRecibido> {
    return this.recibido(Buffer.from(foto.jpeg, 'base64'), `${nombre}.jpg`);
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

/** One A4 page; lines have height, size and text. Deterministic bytes. */
async function pagina(
  titulo: string,
  lineas: readonly (readonly [puntos: number, y: number, texto: string])[],
): Promise<Buffer> {
  const documento = await PDFDocument.create({ updateMetadata: false });
  documento.setTitle(titulo);
  const letra = documento.embedStandardFont(StandardFonts.Helvetica);
  const hoja = documento.addPage(PageSizes.A4);
  for (const [size, y, texto] of lineas) hoja.drawText(texto, { x: 60, y, size, font: letra });
  return Buffer.from(await documento.save({ useObjectStreams: false }));
}
