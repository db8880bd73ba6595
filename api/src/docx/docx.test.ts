import { Archive } from '../excel/zip';
import { docxOf } from '.';

const head = { title: 'Contrato No.7', author: 'Planes S. A.', mark: null };

async function partOf(bytes: Buffer, name: string): Promise<string> {
  const archive = await Archive.open(bytes, 10_000_000);
  let text = '';
  for await (const chunk of archive.text(name)) text += chunk;
  return text;
}
const bodyOf = async (html: string): Promise<string> => partOf(await docxOf(html, head), 'word/document.xml');
const textOf = (xml: string): string => [...xml.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text).join('');
const paragraphs = (xml: string): string[] => xml.match(/<w:p[ >].*?<\/w:p>/gs) ?? [];

test('bold, italic and underlined letters keep their places and their blanks; entities are the signs that they name', async () => {
  const xml = await bodyOf('<p>Yo, <strong>Íñigo &amp; Ana</strong>, <em>hoy</em> <u>aquí</u>.<br>Quito</p>');
  expect(textOf(xml)).toBe('Yo, Íñigo &amp; Ana, hoy aquí.Quito');
  const [bold] = /<w:r><w:rPr>(?:(?!<\/w:rPr>).)*<w:b\/>.*?<\/w:r>/s.exec(xml) ?? [];
  expect(textOf(bold ?? '')).toBe('Íñigo &amp; Ana');
  for (const mark of ['<w:i/>', '<w:u ', '<w:br/>']) expect(xml).toContain(mark);
});

test('alignment is that of the paragraph, and of the cell', async () => {
  const xml = await bodyOf(
    '<p style="text-align: center">a</p><p>b</p><table><tbody><tr><td class="n">c</td></tr></tbody></table>',
  );
  expect([...xml.matchAll(/<w:jc w:val="(\w+)"/g)].map(([, value]) => value)).toEqual(['center', 'both', 'right']);
});

test('lists have their marks and levels, and a further paragraph of an item has none', async () => {
  const bytes = await docxOf(
    '<ul><li><p>uno</p><ol start="3"><li>tres</li></ol></li><li><p>dos</p><p>más</p></li></ul>',
    head,
  );
  const xml = await partOf(bytes, 'word/document.xml');
  const marked = paragraphs(xml).filter((one) => one.includes('<w:numPr>'));
  expect(marked.map(textOf)).toEqual(['uno', 'tres', 'dos']);
  expect(marked.map((one) => /<w:ilvl w:val="(\d)"/.exec(one)?.[1])).toEqual(['0', '1', '0']);
  expect(await partOf(bytes, 'word/numbering.xml')).toContain('<w:start w:val="3"/>');
});

test('tables keep spans and repeat their heading', async () => {
  const xml = await bodyOf(
    '<table><thead><tr><th>No.</th><th>Valor</th></tr></thead><tbody><tr><td colspan="2"><p>x</p></td></tr></tbody></table>',
  );
  expect(xml).toContain('<w:tblHeader/>');
  expect(xml).toContain('<w:gridSpan w:val="2"/>');
});

test('headings, facts and signatures of a template; bar codes are left out', async () => {
  const xml = await bodyOf(
    '<h1>Minuta</h1><h2>Primera</h2><dl class="ficha"><div><dt>Marca</dt><dd>Kia</dd></div></dl><div class="linea"><b>Ana</b><span>Deudora</span></div><svg><text>PA7</text></svg>',
  );
  expect(paragraphs(xml).map(textOf)).toEqual(['Minuta', 'Primera', 'Marca: Kia', 'AnaDeudora']);
  expect(xml).toContain('<w:pBdr><w:top ');
});

test('a draft says so above each page; title and pages stand below', async () => {
  const bytes = await docxOf('<p>x</p>', { ...head, mark: 'BORRADOR' });
  expect(textOf(await partOf(bytes, 'word/header1.xml'))).toBe('BORRADOR');
  expect(textOf(await partOf(bytes, 'word/footer1.xml'))).toBe('Contrato No.7 · Página  de ');
});
