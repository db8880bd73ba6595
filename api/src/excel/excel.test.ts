import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { deflateRawSync } from 'node:zlib';
import iconv from 'iconv-lite';
import writeExcelFile from 'write-excel-file/node';
import { ZipFile } from 'yazl';
import { long } from '../testing/long';
import { cellDate, cellNumber } from './cell-values';
import { readCsv } from './csv-reader';
import type { TableRow } from './table';
import { LIMITS, readXlsx } from './xlsx-reader';
import { workbookBuffer } from './xlsx-writer';

async function all(rows: AsyncIterable<TableRow>): Promise<TableRow[]> {
  const read: TableRow[] = [];
  for await (const r of rows) read.push(r);
  return read;
}
const csv = (text: string | Buffer): Promise<TableRow[]> => all(readCsv(Readable.from([Buffer.from(text)])));
const bytewise = (bytes: Buffer): Readable => Readable.from([...bytes].map((b) => Buffer.from([b])));

function zip(files: Record<string, string>): Promise<Buffer> {
  const file = new ZipFile();
  for (const [name, text] of Object.entries(files)) file.addBuffer(Buffer.from(text), name, { compress: text !== '' });
  file.end();
  return buffer(file.outputStream);
}
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relationship = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
const PARTS = {
  '_rels/.rels': `<Relationships>${relationship('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  'xl/workbook.xml': `<workbook xmlns:r="${OFFICE}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships>${relationship('rId1', 'worksheet', 'worksheets/sheet1.xml')}</Relationships>`,
};
const withPart = (type: string, target: string, text: string): Record<string, string> => ({
  ...PARTS,
  'xl/_rels/workbook.xml.rels': PARTS['xl/_rels/workbook.xml.rels'].replace(
    '</',
    `${relationship('rId2', type, target)}</`,
  ),
  [`xl/${target}`]: text,
});
const book = (sheetXml: string): Promise<Buffer> => zip({ ...PARTS, 'xl/worksheets/sheet1.xml': sheetXml });

describe('reading XLSX', () => {
  test('a workbook of another writer: shared strings, dates, numbers, gaps, blank rows', async () => {
    const file = await writeExcelFile([
      ['Código', 'Fecha', 'Monto', 'Sí'],
      [],
      ['Ñuñoa & Cía', { value: new Date('1992-11-28T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' }, 1234.5, true],
      [null, null, 0.1 + 0.2],
    ]).toBuffer();
    expect(await all(readXlsx(file))).toEqual([
      { linea: 1, celdas: ['Código', 'Fecha', 'Monto', 'Sí'], hoja: 'Sheet1' },
      { linea: 3, celdas: ['Ñuñoa & Cía', '1992-11-28', '1234.5', 'VERDADERO'] },
      { linea: 4, celdas: ['', '', '0.3'] },
    ]);
  });

  test('numbers and dates as a sheet stores them', () => {
    expect(['1.234', '1710034065', '1E+21', '21000.05', 'x', ''].map(cellNumber)).toEqual([
      '1.2340',
      '1710034065',
      '1000000000000000000000',
      '21000.05',
      'x',
      '',
    ]);
    expect([cellDate('45737', false), cellDate('0.75347222', false), cellDate('45737.5', false)]).toEqual([
      '2025-03-21',
      '18:05',
      '2025-03-21 12:00',
    ]);
    expect([cellDate('1', false), cellDate('0', true), cellDate('61', false)]).toEqual([
      '1900-01-01',
      '00:00',
      '1900-03-01',
    ]);
  });

  test('what is no workbook is refused with 415', async () => {
    const good = await workbookBuffer(
      { nombre: 'a', columnas: [{ titulo: 'Socio', tipo: 'texto', ancho: 9, valor: (socio) => socio }], filas: ['a'] },
      new Date(0),
    );
    const bad = [
      Buffer.alloc(0),
      Buffer.from('hola'),
      good.subarray(0, good.length - 60),
      await zip({ 'a.txt': 'x' }),
      await book('<worksheet><sheetData><row r="1"><c t="inlineStr"><is><t>a'),
      await book('<!DOCTYPE a [<!ENTITY x "y">]><worksheet/>'),
      await book('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]><worksheet>&x;</worksheet>'),
      await book('<worksheet>&x;</worksheet>'),
      await book('<worksheet><sheetData></worksheet></sheetData>'),
      await book(cell('r="1"', 'a')),
    ];
    for (const file of bad) await expect(all(readXlsx(file))).rejects.toMatchObject({ kind: 'tipoNoAceptado' });
  });

  // Fails without: the count of `left` in Archive.text.
  long('a zip bomb that declares a small size is refused while it expands', async () => {
    const element = `<row a="${'x'.repeat(100_000)}"/>`;
    const content = Buffer.alloc(301 * 1024 * 1024, element);
    content.write('<sheetData>'.padEnd(element.length));
    const packed = deflateRawSync(content, { level: 1 });
    const file = await book('RELLENO');
    // the directory's entry of the sheet is pointed at the bomb, with its declared size left at 7 bytes
    const bomb = replaceLastEntry(file, packed);
    await expect(all(readXlsx(bomb))).rejects.toMatchObject({ kind: 'demasiadoGrande', code: 'archivo-muy-expandido' });
  });

  // Fails without: the comparison with entry.crc32 in Archive.text.
  test('a sheet whose bytes are not those of its checksum is refused', async () => {
    const file = await book(cell('r="A1"', 'a'));
    expect(await all(readXlsx(file))).toEqual([{ linea: 1, celdas: ['a'], hoja: 'a' }]);
    const other = inDirectory(file, (entry) => entry.writeUInt32LE(entry.readUInt32LE(16) ^ 1, 16));
    await expect(all(readXlsx(other))).rejects.toMatchObject({ kind: 'tipoNoAceptado' });
  });

  // Fails without: entry.isEncrypted() and MAX_ENTRIES in Archive.open; yauzl's own check of the name.
  test('an encrypted entry, a name outside the folder and more than 2,000 entries are refused', async () => {
    const good = { ...PARTS, 'xl/worksheets/sheet1.xml': cell('r="A1"', 'a') };
    const many = Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`${i}.xml`, '']));
    const outside = Buffer.from(
      (await zip({ ...good, 'aa/b.xml': '' })).toString('latin1').replaceAll('aa/b', '../b'),
      'latin1',
    );
    const locked = inDirectory(await zip({ ...good, 'b.xml': '' }), (entry) => entry.writeUInt16LE(1, 8));
    for (const file of [locked, outside, await zip({ ...good, ...many })])
      await expect(all(readXlsx(file))).rejects.toMatchObject({ kind: 'tipoNoAceptado' });
  });

  // Fails without: MAX_TOKEN in xmlTokens; MAX_COLUMNS in the reader.
  test('a text that does not end and a cell beyond column 200 are refused', async () => {
    const endless = await book(cell('r="A1"', 'x'.repeat(1_000_000)));
    await expect(all(readXlsx(endless))).rejects.toMatchObject({ kind: 'tipoNoAceptado' });
    const wide = await book(cell('r="GS1"', 'a'));
    await expect(all(readXlsx(wide))).rejects.toMatchObject({ code: 'demasiadas-columnas' });
    expect((await all(readXlsx(await book(cell('r="GR1"', 'a')))))[0]?.celdas).toHaveLength(200);
  });

  // Fails without: MAX_DEPTH in xmlTokens; COST_OF_A_STRING and `smallPart` in the reader.
  test('elements that never close, empty shared strings and styles beyond their limits are refused', async () => {
    const deep = book('<a>'.repeat(200) + '</a>'.repeat(200));
    await expect(all(readXlsx(await deep))).rejects.toMatchObject({ kind: 'tipoNoAceptado' });
    const sheet1 = { 'xl/worksheets/sheet1.xml': cell('r="A1"', 'a') };
    const sst = `<sst>${'<si/>'.repeat(1000)}</sst>`;
    const strings = await zip({ ...withPart('sharedStrings', 'sharedStrings.xml', sst), ...sheet1 });
    await expect(all(readXlsx(strings, { ...LIMITS, shared: 10_000 }))).rejects.toMatchObject({
      kind: 'tipoNoAceptado',
    });
    const look = `<styleSheet>${'<xf/>'.repeat(1000)}</styleSheet>`;
    const styles = await zip({ ...withPart('styles', 'styles.xml', look), ...sheet1 });
    const refused = all(readXlsx(styles, { ...LIMITS, smallPart: 4000 }));
    await expect(refused).rejects.toMatchObject({ code: 'archivo-muy-expandido' });
    expect(await all(readXlsx(strings))).toEqual(await all(readXlsx(styles)));
  });

  // Fails without: the prefix that `local` drops; the branch of `cdata`; `reading` back to false (the text of a formula would be a value).
  test('prefixed names, CDATA, formulas, reading aids and an empty shared cell are read as Excel shows them', async () => {
    const rows = `<x:row r="2"><x:c r="A2" t="inlineStr"><x:is><x:t><![CDATA[a<b]]></x:t><x:rPh><x:t>no</x:t></x:rPh></x:is></x:c>
      <x:c r="B2"><x:f>1+1</x:f><x:v>2</x:v></x:c><x:c r="C2" t="s"/><x:c t="b"><x:v>1</x:v></x:c></x:row><x:row/>`;
    const file = await book(`<x:worksheet xmlns:x="m"><x:sheetData>${rows}</x:sheetData></x:worksheet>`);
    expect(await all(readXlsx(file))).toEqual([{ linea: 2, celdas: ['a<b', '2', '', 'VERDADERO'], hoja: 'a' }]);
  });

  // Fails without: the `null`s of cellText.
  test('a cell that holds what cannot be read says so; an empty result of a formula is one', async () => {
    const cells = `<c r="A1"><f>B1</f></c><c r="B1"><f>B1</f><v/></c><c r="C1" t="str"><f>B1</f><v></v></c><c r="D1" t="s"><v>7</v></c>
      <c r="E1" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="F1" t="b"><v>2</v></c><c r="G1"><v>uno</v></c><c r="H1" t="inlineStr"><v>1.0</v><is><t>1.</t></is></c>`;
    const file = await book(`<worksheet><sheetData><row r="1" hidden="1">${cells}</row></sheetData></worksheet>`);
    expect(await all(readXlsx(file))).toEqual([
      {
        linea: 1,
        celdas: ['', '', '', '7', '#DIV/0!', '2', 'uno', '1.'],
        ilegibles: [0, 1, 3, 4, 5, 6],
        oculta: true,
        hoja: 'a',
      },
    ]);
  });

  test('only visible worksheets are read: a book that shows none is refused', async () => {
    const hidden = PARTS['xl/workbook.xml'].replace('sheetId', 'state="veryHidden" sheetId');
    const file = await zip({ ...PARTS, 'xl/workbook.xml': hidden, 'xl/worksheets/sheet1.xml': cell('r="A1"', 'a') });
    await expect(all(readXlsx(file))).rejects.toMatchObject({ code: 'sin-hoja-visible' });
  });
});

const cell = (attributes: string, text: string): string =>
  `<worksheet><sheetData><row r="1"><c ${attributes} t="inlineStr"><is><t>${text}</t></is></c></row></sheetData></worksheet>`;

/** The last entry of a ZIP's directory, changed: 8 its flags, 16 its checksum. */
function inDirectory(file: Buffer, change: (entry: Buffer) => void): Buffer {
  const copy = Buffer.from(file);
  change(copy.subarray(copy.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'))));
  return copy;
}

/** Puts other compressed bytes behind the last entry of a ZIP; the uncompressed size stays the old lie. */
function replaceLastEntry(file: Buffer, packed: Buffer): Buffer {
  const end = file.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const directory = Buffer.from(file.subarray(file.readUInt32LE(end + 16), end));
  const last = directory.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(name.length, 26);
  const head = file.subarray(0, file.readUInt32LE(end + 16));
  directory.writeUInt16LE(8, last + 10);
  directory.writeUInt32LE(packed.length, last + 20);
  directory.writeUInt32LE(head.length, last + 42);
  const tail = Buffer.from(file.subarray(end));
  tail.writeUInt32LE(head.length + 30 + name.length + packed.length, 16);
  return Buffer.concat([head, local, name, packed, directory, tail]);
}

describe('reading CSV', () => {
  const expected = [
    { linea: 1, celdas: ['código', 'nombre'] },
    { linea: 2, celdas: ['01-1', 'Peña; Ñandú'] },
  ];
  const text = 'código;nombre\r\n01-1;"Peña; Ñandú"\r\n';

  test('UTF-8, UTF-8 with BOM and Windows-1252, with ; or , or tab', async () => {
    expect(await csv(text)).toEqual(expected);
    expect(await csv(`\ufeff${text}`)).toEqual(expected);
    expect(await csv(iconv.encode(text, 'win1252'))).toEqual(expected);
    expect(await csv('a,b\n"1,5",2\n')).toEqual([
      { linea: 1, celdas: ['a', 'b'] },
      { linea: 2, celdas: ['1,5', '2'] },
    ]);
    expect((await csv('a\tb\n1\t2'))[1]).toEqual({ linea: 2, celdas: ['1', '2'] });
  });

  // Fails without: completeLength (a character cut by a chunk would look like Windows-1252).
  test('the same bytes one at a time', async () => {
    expect(await all(readCsv(bytewise(Buffer.from(text))))).toEqual(expected);
    expect(await all(readCsv(bytewise(Buffer.from(`\ufeff${text}`))))).toEqual(expected);
    expect(await all(readCsv(bytewise(iconv.encode(text, 'win1252'))))).toEqual(expected);
  });

  test('a row is named by its first line, blank lines and line breaks within quotes included', async () => {
    expect(await csv('a;b\n\n"uno\ndos";x\n;\ny;z\n')).toEqual([
      { linea: 1, celdas: ['a', 'b'] },
      { linea: 3, celdas: ['uno\ndos', 'x'] },
      { linea: 6, celdas: ['y', 'z'] },
    ]);
  });

  test('a quote that is never closed is refused, whatever follows', async () => {
    await expect(csv(`a;b\n"x;y\n${'relleno;1\n'.repeat(50_000)}`)).rejects.toMatchObject({ code: 'csv-malformado' });
    await expect(csv('a;b\nx"y;z\n')).rejects.toMatchObject({ code: 'csv-malformado' });
    expect(await csv('')).toEqual([]);
  });

  // Fails without: MAX_EMPTY, MAX_COLUMNS and `unfinished` in the reader.
  long(
    'more than 1,000 empty lines in a row and lines of more than 200 columns are refused, where they begin',
    async () => {
      const linea = '1710034065;Peña\n';
      await expect(csv(`a;b\n${linea}${';\n'.repeat(1001)}${linea}`)).rejects.toMatchObject({
        code: 'lineas-vacias',
        message: expect.stringContaining('desde la línea 3'),
      });
      await expect(csv(`a;b\n${'\n'.repeat(1_000_000)}`)).rejects.toMatchObject({ code: 'lineas-vacias' });
      expect(await csv(`a;b\n${';\n'.repeat(1000)}${linea}`)).toHaveLength(2);
      for (const ancha of [';'.repeat(200), ';'.repeat(8_000_000)])
        await expect(csv(`a;b\n${ancha}`)).rejects.toMatchObject({ code: 'demasiadas-columnas' });
      expect((await csv(`a;b\nx${';'.repeat(199)}`))[1]?.celdas).toHaveLength(200);
    },
  );

  // Fails without: the await of 'drain' in feed().
  test('a slow consumer holds the file back: memory is bounded', async () => {
    let read = 0;
    function* lines(): Generator<Buffer> {
      for (let i = 0; i < 3000; i += 1) {
        read += 1;
        yield Buffer.from('1710034065;Peña\n'.repeat(1000));
      }
    }
    const rows = readCsv(Readable.from(lines()));
    for (let i = 0; i < 1000; i += 1) await rows.next();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(read).toBeLessThan(100);
    await rows.return(undefined);
  });

  test('an upload that comes in one piece is decoded and parsed in small ones, as its rows are taken', async () => {
    const decode = jest.spyOn(TextDecoder.prototype, 'decode');
    const rows = readCsv(Readable.from([Buffer.from('1710034065;Peña\n'.repeat(100_000))]));
    for (let i = 0; i < 1000; i += 1) await rows.next();
    const pieces = decode.mock.calls.map(([piece]) => (piece as Buffer).length);
    decode.mockRestore();
    await rows.return(undefined);
    expect(Math.max(...pieces)).toBeLessThan(20_000);
    expect(pieces.reduce((sum, length) => sum + length, 0)).toBeLessThan(200_000);
  });
});
