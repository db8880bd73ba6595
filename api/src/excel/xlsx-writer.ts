import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { aDecimal, type Centavos, esInstante, sinMitad } from '@adjudica/domain';
import { serialOf, serialOfInstant } from './cell-values';
import { escapeXml } from './xml';

/** Loaded lazily. */
const yazl = (): typeof import('yazl') => require('yazl');

/** How a column is shown: text, whole number, amount (the value is Centavos), calendar date ('YYYY-MM-DD'), instant as the wire shows it. */
export type ColumnKind = 'texto' | 'entero' | 'monto' | 'fecha' | 'instante';

export interface Column<R> {
  readonly titulo: string;
  readonly tipo: ColumnKind;
  /** In characters. */
  readonly ancho: number;
  valor(row: R): string | number | null;
}

export interface Sheet<R> {
  /** Name on the tab; at most 31 characters. */
  readonly nombre: string;
  readonly columnas: readonly Column<R>[];
  readonly filas: Iterable<R> | AsyncIterable<R>;
}

/** Rows of a sheet in Excel, its heading included. */
export const MAX_ROWS = 1_048_576;
const MAX_CELL = 32_767;
/** Characters gathered before they go to the compressor. */
const CHUNK = 64 * 1024;

const STYLE = { head: 1, texto: 2, entero: 3, monto: 4, fecha: 5, citado: 6, instante: 7 } as const;

const HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${HEADER}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  '_rels/.rels': `${HEADER}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `${HEADER}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  // 0 default, 1 head, 2 text, 3 whole number, 4 amount, 5 date, 6 text that looks like a formula (quotePrefix: stays text when edited),
  // 7 date with hour
  'xl/styles.xml': `${HEADER}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy hh:mm"/></numFmts><fonts count="2"><font><sz val="10"/><name val="Calibri"/></font><font><b/><sz val="10"/><color rgb="FFFFFFFF"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FF1F3A5F"/><bgColor indexed="64"/></patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="8"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="3" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

/**
 * A workbook of one sheet as a stream, in memory that does not grow with the rows (rendimiento.md, X1, X2): bold frozen head with
 * filter, amounts and dates as real numbers, everything else as inline text that is never a formula. One writer for ten rows and for
 * a million. An error of the rows destroys the stream.
 */
export function workbook<R>(sheet: Sheet<R>, created: Date): Readable {
  const zip = new (yazl().ZipFile)();
  const output = new PassThrough();
  const options = { mtime: created };
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name, options);
  const tab = escapeXml(sheet.nombre.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31));
  const book = `${HEADER}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${tab}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  zip.addBuffer(Buffer.from(book), 'xl/workbook.xml', options);
  const rows = Readable.from(sheetXml(sheet), { objectMode: true, highWaterMark: 1 });
  const fail = (error: unknown): void => {
    output.destroy(error as Error);
  };
  rows.on('error', fail);
  // a reader that stops also stops the query behind the rows
  output.on('close', () => rows.destroy());
  zip.addReadStream(rows, 'xl/worksheets/sheet1.xml', { ...options, compressionLevel: 4 });
  zip.on('error', fail);
  zip.outputStream.on('error', fail).pipe(output);
  zip.end();
  return output;
}

/** The workbook in one piece, for answers of a few thousand rows. */
export async function workbookBuffer<R>(sheet: Sheet<R>, created: Date): Promise<Buffer> {
  const output = workbook(sheet, created);
  const chunks: Buffer[] = [];
  output.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(output, 'end');
  return Buffer.concat(chunks);
}

async function* sheetXml<R>({ columnas, filas: rows }: Sheet<R>): AsyncGenerator<Buffer> {
  const last = columnName(columnas.length - 1);
  const widths = columnas
    .map((c, i) => `<col min="${i + 1}" max="${i + 1}" width="${c.ancho}" customWidth="1"/>`)
    .join('');
  let text = `${HEADER}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths}</cols><sheetData><row r="1">`;
  for (const [i, column] of columnas.entries()) text += inlineText(`${columnName(i)}1`, STYLE.head, column.titulo);
  text += '</row>';
  const names = columnas.map((_, i) => columnName(i));
  let number = 1;
  for await (const row of rows) {
    number += 1;
    if (number > MAX_ROWS) throw new RangeError(`a sheet holds ${MAX_ROWS} rows`);
    text += `<row r="${number}">`;
    columnas.forEach((column, i) => {
      text += cell(`${names[i]}${number}`, column.tipo, column.valor(row));
    });
    text += '</row>';
    if (text.length > CHUNK) {
      yield Buffer.from(text);
      text = '';
    }
  }
  yield Buffer.from(`${text}</sheetData><autoFilter ref="A1:${last}${number}"/></worksheet>`);
}

function cell(reference: string, kind: ColumnKind, value: string | number | null): string {
  if (value === null || value === '') return '';
  if (kind === 'monto' && typeof value === 'number')
    return `<c r="${reference}" s="${STYLE.monto}"><v>${aDecimal(value as Centavos)}</v></c>`;
  if (kind === 'entero' && typeof value === 'number' && Number.isSafeInteger(value))
    return `<c r="${reference}" s="${STYLE.entero}"><v>${value}</v></c>`;
  const text = String(value);
  const serial =
    kind === 'fecha' ? serialOf(text) : kind === 'instante' && esInstante(text) ? serialOfInstant(text) : null;
  if (serial !== null) return `<c r="${reference}" s="${STYLE[kind]}"><v>${serial}</v></c>`;
  return inlineText(reference, /^[=+\-@\t\r]/.test(text) ? STYLE.citado : STYLE.texto, text);
}

function inlineText(reference: string, style: number, text: string): string {
  // '_x0041_' typed by a person would be read as an escape of Excel
  const literal = sinMitad(text.slice(0, MAX_CELL)).replace(/_(?=x[0-9a-fA-F]{4}_)/g, '_x005F_');
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(literal)}</t></is></c>`;
}

function columnName(index: number): string {
  return index < 26
    ? String.fromCharCode(65 + index)
    : columnName(Math.floor(index / 26) - 1) + String.fromCharCode(65 + (index % 26));
}
