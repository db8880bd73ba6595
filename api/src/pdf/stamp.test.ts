import { PDFDocument } from '@cantoo/pdf-lib';
import { scannedFrom } from '../testing/barcode';
import { drawnOn } from '../testing/pdf-text';
import { squareOnPage } from './barcode';
import { PLACE_OF_CODE, stamp } from './stamp';

const stamped = async (left: string, watermark: string | null = null) => {
  const document = await PDFDocument.create();
  for (let page = 0; page < 12; page++) document.addPage([595, 842]);
  const hash = 'SHA-256 de los datos: 0f';
  return stamp(document, { title: left, left, hash, watermark, author: 'Empresa', created: new Date(0) });
};

test('the foot is text that can be copied, accents included, and ends at the right margin; what the font cannot draw is a question mark', async () => {
  const { runs } = await drawnOn(await stamped('Contrato Ñandú “única” – fi 日😀 · Versión 2', 'BORRADOR'));
  expect(runs.map(({ text }) => text)).toEqual([
    'BORRADOR',
    'Contrato Ñandú “única” – fi ?? · Versión 2',
    'SHA-256 de los datos: 0f',
    'Página 1 de 12',
  ]);
  expect(new Set(runs.map(({ font }) => font.replace(/-\d+$/, '')))).toEqual(new Set(['SourceSans3-Regular']));
});

test('an issued document bears its QR on every page, which a scanner reads, and beside it how to check it', async () => {
  const document = await PDFDocument.create();
  for (let page = 0; page < 2; page++) document.addPage([595, 842]);
  const direccion = 'https://adjudica.una-empresa-cualquiera.ec/verificar/0123456789ABCDEFGHJKMNPQRSTV';
  const check = { text: 'Verifique en …', code: squareOnPage(direccion, PLACE_OF_CODE) };
  const of = { title: 'Acta', left: 'Acta', hash: 'SHA-256', watermark: null, author: 'Empresa', created: new Date(0) };
  const bytes = await stamp(document, { ...of, check });
  expect(await scannedFrom(bytes, 2, ['QRCode'])).toEqual([direccion]);
  const { runs } = await drawnOn(bytes);
  expect(runs.map(({ text }) => text)).toEqual(['Acta', 'SHA-256', 'Verifique en …', 'Página 1 de 2']);
  const right = PLACE_OF_CODE.x + PLACE_OF_CODE.size;
  for (const { from } of runs) expect(from).toBeGreaterThan(right);
});

test('a long title is cut before the number of the page', async () => {
  const { runs } = await drawnOn(await stamped('Título que no termina '.repeat(20)));
  const [left, , number] = runs;
  expect(left?.text).toMatch(/^Título que .*…$/);
  expect(left?.to).toBeLessThan(number?.from as number);
});

test('the same document is the same file, with no more of the font than it needs', async () => {
  const [once, again] = [await stamped('Acta'), await stamped('Acta')];
  expect(Buffer.from(once).equals(Buffer.from(again))).toBe(true);
  expect(once.length).toBeLessThan(16_000);
});
