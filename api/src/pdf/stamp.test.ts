import { PDFDocument } from '@cantoo/pdf-lib';
import { drawnOn } from '../testing/pdf-text';
import { stamp } from './stamp';

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
