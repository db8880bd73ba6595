import { readFileSync } from 'node:fs';
import type { ReadInputBarcodeFormat } from 'zxing-wasm/reader';

/** Resolution of an office scanner, in dots per inch. */
const SCANNED_DPI = 200;
const PDF_DPI = 72;

interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

/** A page of a PDF, as scanned. */
async function pixelsOf(bytes: Uint8Array, page: number): Promise<Pixels> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS, useSystemFonts: false });
  try {
    const document = await task.promise;
    const shown = await document.getPage(page);
    const viewport = shown.getViewport({ scale: SCANNED_DPI / PDF_DPI });
    const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
    const { canvas, context } = (document.canvasFactory as CanvasFactory).create(width, height);
    await shown.render({ canvas: canvas as never, viewport }).promise;
    const { data } = context.getImageData(0, 0, width, height);
    return { data, width, height };
  } finally {
    await task.destroy();
  }
}
/** The canvas of pdfjs in Node; its own type names the browser's. */
interface CanvasFactory {
  create(
    width: number,
    height: number,
  ): {
    canvas: unknown;
    context: { getImageData(x: number, y: number, width: number, height: number): Pick<Pixels, 'data'> };
  };
}

/** Bar codes of a printed page, read by a decoder independent of the writer. */
export async function scannedFrom(
  bytes: Uint8Array,
  page = 1,
  formats: ReadInputBarcodeFormat[] = ['Code128'],
): Promise<string[]> {
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader');
  // the package's own file, without network
  const wasm = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
  const read = await readBarcodes((await pixelsOf(bytes, page)) as never, { formats });
  return read.map(({ text }) => text);
}
