import { centavos } from '@adjudica/domain';
import { readSheet } from 'read-excel-file/node';
import type { TableRow } from './table';
import { readXlsx } from './xlsx-reader';
import { type Sheet, workbook, workbookBuffer } from './xlsx-writer';
import { Archive } from './zip';

const CREATED = new Date('2025-03-21T12:00:00Z');
interface Row {
  nombre: string;
  cuotas: number;
  valor: number;
  fecha: string | null;
}
const sheet = (filas: Sheet<Row>['filas']): Sheet<Row> => ({
  nombre: 'Participantes',
  columnas: [
    { titulo: 'Socio', tipo: 'texto', ancho: 40, valor: (r) => r.nombre },
    { titulo: 'Cuotas', tipo: 'entero', ancho: 8, valor: (r) => r.cuotas },
    { titulo: 'Valor', tipo: 'monto', ancho: 12, valor: (r) => centavos(r.valor) },
    { titulo: 'Fecha', tipo: 'fecha', ancho: 11, valor: (r) => r.fecha },
  ],
  filas,
});
const row = (nombre: string): Row => ({ nombre, cuotas: 12, valor: 123_456_789, fecha: '2025-03-21' });

async function all(rows: AsyncIterable<TableRow>): Promise<TableRow[]> {
  const read: TableRow[] = [];
  for await (const r of rows) read.push(r);
  return read;
}

async function partOf(file: Buffer, name: string): Promise<string> {
  const archive = await Archive.open(file, 1e9);
  let text = '';
  for await (const part of archive.text(name)) text += part;
  return text;
}
const sheetXmlOf = (file: Buffer): Promise<string> => partOf(file, 'xl/worksheets/sheet1.xml');

/** With which number format the first row shows each of its cells. */
async function formatsOf(file: Buffer): Promise<(string | undefined)[]> {
  const styles = (await partOf(file, 'xl/styles.xml')).matchAll(/<xf numFmtId="(\d+)"[^>]* xfId="0"/g);
  const formats = [...styles].map(([, format]) => format);
  const cells = (await sheetXmlOf(file)).matchAll(/<c r="[A-Z]2" s="(\d+)"/g);
  return [...cells].map(([, style]) => formats[Number(style)]);
}

// Fails without: quotePrefix="1" in styles.xml / the STYLE.citado branch of cell() (a formula element would be worse, none is ever written).
test('ASA-059 user text never becomes a formula and other readers see it unchanged', async () => {
  const hostile = ['=HYPERLINK("http://x")', '+1+1', '-2+3', '@SUM(A1)', '\t=1', 'Ñuño & <Hijos> "S.A."', '_x0041_'];
  const file = await workbookBuffer(sheet(hostile.map(row)), CREATED);
  // the other reader leaves entities and escapes of inline text as they are
  const rows = await readSheet(file, { trim: false });
  expect(rows.slice(2, 6).map((r) => r[0])).toEqual(hostile.slice(1, 5));
  expect((await all(readXlsx(file))).slice(1).map((r) => r.celdas[0])).toEqual(hostile.map((t) => t.trim()));
  const xml = await sheetXmlOf(file);
  expect(xml).not.toContain('<f');
  expect(xml.match(/s="6" t="inlineStr"/g)).toHaveLength(5);
});

test('ASA-059 amounts and dates are numbers, exact to the cent, with a frozen head', async () => {
  const file = await workbookBuffer(sheet([row('Ana'), { nombre: 'Zoë', cuotas: 0, valor: -5, fecha: null }]), CREATED);
  const rows = await readSheet(file);
  expect(rows).toEqual([
    ['Socio', 'Cuotas', 'Valor', 'Fecha'],
    ['Ana', 12, 1_234_567.89, new Date('2025-03-21T00:00:00Z')],
    ['Zoë', 0, -0.05, null],
  ]);
  expect(await sheetXmlOf(file)).toContain('state="frozen"');
  // text, whole number, #,##0.00, dd/mm/yyyy
  expect(await formatsOf(file)).toEqual(['49', '3', '4', '164']);
});

test('an instant is a date with its hour in Ecuador, a number that Excel sorts and filters', async () => {
  const filas = ['2026-11-28T01:15:59.000Z', '2026-11-28T05:00:00.000Z', 'nunca', null];
  const file = await workbookBuffer(
    { nombre: 'a', columnas: [{ titulo: 'Hora', tipo: 'instante', ancho: 16, valor: (hora) => hora }], filas },
    CREATED,
  );
  const [, ...rows] = await readSheet(file);
  const [first, second, third] = rows.map(([hora]) => hora);
  expect([first, second]).toEqual([new Date('2026-11-27T20:15:00Z'), new Date('2026-11-28T00:00:00Z')]);
  expect([third, (await all(readXlsx(file)))[1]?.celdas[0]]).toEqual(['nunca', '2026-11-27 20:15']);
});

// Fails without: the strip of FORBIDDEN in escapeXml (the file would not be XML).
test('characters that XML cannot hold are left out', async () => {
  const file = await workbookBuffer(sheet([row('a\u0000b\u001f\ud800c\uffff😀')]), CREATED);
  expect((await all(readXlsx(file)))[1]?.celdas[0]).toBe('abc😀');
});

// Fails without: rows.on('error', fail).
test('an error of the rows reaches the reader of the stream', async () => {
  async function* broken(): AsyncGenerator<Row> {
    yield row('una');
    throw new Error('the query failed');
  }
  await expect(workbookBuffer(sheet(broken()), CREATED)).rejects.toThrow('the query failed');
});

// Fails without: output.on('close', …) in workbook().
test('whoever stops reading stops the query', async () => {
  let given = 0;
  let ended = false;
  async function* endless(): AsyncGenerator<Row> {
    try {
      for (;;) {
        given += 1;
        yield row(`socio ${given} ${Math.sin(given)}`);
      }
    } finally {
      ended = true;
    }
  }
  const stream = workbook(sheet(endless()), CREATED);
  stream.on('data', () => given > 0 && stream.destroy());
  await new Promise((resolve) => stream.once('close', resolve));
  for (let i = 0; i < 200 && !ended; i += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(ended).toBe(true);
});
