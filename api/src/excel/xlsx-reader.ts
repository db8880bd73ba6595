import { ErrorDeNegocio, mensajesDeImportacion as m } from '@adjudica/domain';
import { cellDate, cellNumber } from './cell-values';
import { MAX_COLUMNS, type TableRow, tooManyColumns } from './table';
import { tokensOf, workbookParts } from './workbook';
import { type XmlAttributes, type XmlToken, xmlTokens } from './xml';
import { Archive, invalidWorkbook } from './zip';

/** XLSX to 25 MB (modelo.md, "Import files"). */
export const MAX_XLSX_BYTES = 25 * 1024 * 1024;
/** Limits of one file. */
export const LIMITS = {
  /** Inflated bytes: 12 times as much; sheets of names and amounts shrink to an eighth. */
  inflated: 12 * MAX_XLSX_BYTES,
  /** Bytes of each part with styles or the position of the sheet. */
  smallPart: 20 * 1024 * 1024,
  /** Characters of the shared strings, each string counted as 16 more. */
  shared: 60_000_000,
};
const COST_OF_A_STRING = 16;

/**
 * Rows of the first visible sheet as text, streamed: numbers as decimal text, dates 'YYYY-MM-DD', hours 'HH:MM'. Empty rows are left out,
 * `linea` is the row's number as Excel shows it. Throws ErrorDeNegocio 'tipoNoAceptado' for anything that is no workbook and
 * 'demasiadoGrande' for too large files and zip bombs. (read-excel-file builds the whole tree in memory: 25 MB need more than 1 GB.)
 */
export async function* readXlsx(file: Buffer, limits = LIMITS): AsyncGenerator<TableRow> {
  if (file.length > MAX_XLSX_BYTES) throw new ErrorDeNegocio('demasiadoGrande', 'archivo-muy-grande', m.excelMuyGrande);
  try {
    const archive = await Archive.open(file, limits.inflated);
    const { date1904, hoja, shared, sheet, styles } = await workbookParts(archive, limits.smallPart);
    const dates = styles === null ? [] : await dateStyles(tokensOf(archive, styles, limits.smallPart));
    const strings = shared === null ? [] : await sharedStrings(archive, shared, limits.shared);
    let first = true;
    for await (const row of rows(xmlTokens(archive.text(sheet)), { dates, date1904, shared: strings })) {
      yield first ? { ...row, hoja } : row;
      first = false;
    }
  } catch (cause) {
    if (cause instanceof ErrorDeNegocio) throw cause;
    throw invalidWorkbook(cause);
  }
}

interface Context {
  readonly dates: readonly boolean[];
  readonly date1904: boolean;
  readonly shared: readonly string[];
}

type Tokens = AsyncIterable<XmlToken>;

/** Which cell styles show a date or an hour: Excel stores both as plain numbers. */
async function dateStyles(tokens: Tokens): Promise<boolean[]> {
  const formats = new Map<number, boolean>();
  for (const id of [14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]) formats.set(id, true);
  const dates: boolean[] = [];
  let inCellFormats = false;
  for await (const token of tokens) {
    if (token.type === 'text') continue;
    if (token.name === 'cellXfs') inCellFormats = token.type === 'open';
    if (token.type !== 'open') continue;
    if (token.name === 'numFmt') {
      const code = (token.attributes['formatCode'] ?? '').replace(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, '');
      formats.set(Number(token.attributes['numFmtId']), /[ymdhs]/i.test(code) && !/[#0]/.test(code));
    }
    if (token.name === 'xf' && inCellFormats)
      dates.push(formats.get(Number(token.attributes['numFmtId'] ?? 0)) ?? false);
  }
  return dates;
}

async function sharedStrings(archive: Archive, part: string, atMost: number): Promise<string[]> {
  const strings: string[] = [];
  const text = new CellText();
  let left = atMost;
  for await (const tokens of xmlTokens(archive.text(part)))
    for (const token of tokens) {
      text.take(token);
      if (token.type === 'text' || token.name !== 'si') continue;
      if (token.type === 'open') text.clear();
      else {
        const read = text.rich ?? '';
        left -= read.length + COST_OF_A_STRING;
        if (left < 0) throw invalidWorkbook();
        strings.push(decodeEscapes(read));
      }
    }
  return strings;
}

/** Text of a cell or a shared string; its phonetic aid (<rPh>) is left out. */
class CellText {
  /** Text of <v>; null = none. */
  stored: string | null = null;
  /** Text of the <t> elements; null = none. */
  rich: string | null = null;
  formula = false;
  private reading: 'v' | 't' | null = null;
  private phonetic = false;

  clear(): void {
    this.stored = null;
    this.rich = null;
    this.formula = false;
  }

  take(token: XmlToken): void {
    if (token.type === 'text') this.add(token.text);
    else if (token.name === 'v' || token.name === 't') {
      this.reading = token.type === 'open' ? token.name : null;
      this.add('');
    } else if (token.name === 'rPh') this.phonetic = token.type === 'open';
    else if (token.name === 'f') this.formula = true;
  }

  private add(text: string): void {
    if (this.reading === 'v') this.stored = (this.stored ?? '') + text;
    else if (this.reading === 't' && !this.phonetic) this.rich = (this.rich ?? '') + text;
  }
}

async function* rows(chunks: AsyncIterable<readonly XmlToken[]>, context: Context): AsyncGenerator<TableRow> {
  const row = new RowReader(context);
  for await (const tokens of chunks)
    for (const token of tokens) {
      row.take(token);
      if (token.type === 'close' && token.name === 'row' && row.celdas.length > 0) yield row.read();
    }
}

class RowReader {
  celdas: string[] = [];
  private ilegibles: number[] = [];
  private linea = 0;
  private oculta = false;
  private column = -1;
  private type = 'n';
  private style = 0;
  private readonly text = new CellText();

  constructor(private readonly context: Context) {}

  take(token: XmlToken): void {
    this.text.take(token);
    if (token.type === 'open' && token.name === 'row') this.startRow(token.attributes);
    else if (token.type === 'open' && token.name === 'c') this.startCell(token.attributes);
    else if (token.type === 'close' && token.name === 'c') this.endCell();
  }

  read(): TableRow {
    const { celdas, ilegibles, linea, oculta } = this;
    return { linea, celdas, ...(ilegibles.length > 0 ? { ilegibles } : {}), ...(oculta ? { oculta } : {}) };
  }

  private startRow(attributes: XmlAttributes): void {
    this.linea = Number(attributes.r ?? this.linea + 1);
    this.oculta = /^(1|true)$/.test(attributes.hidden ?? '');
    this.celdas = [];
    this.ilegibles = [];
    this.column = -1;
  }

  private startCell(attributes: XmlAttributes): void {
    this.column = attributes.r === undefined ? this.column + 1 : columnIndex(attributes.r);
    this.type = attributes.t ?? 'n';
    this.style = Number(attributes.s ?? 0);
    this.text.clear();
  }

  private endCell(): void {
    const read = cellText(this.type, this.style, this.text, this.context);
    const text = (read ?? this.text.stored ?? '').trim();
    if (read !== null && text === '') return;
    if (this.column >= MAX_COLUMNS) throw tooManyColumns();
    while (this.celdas.length < this.column) this.celdas.push('');
    this.celdas[this.column] = text;
    if (read === null) this.ilegibles.push(this.column);
  }
}

function columnIndex(reference: string): number {
  let index = 0;
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference)?.[0];
  if (letters === undefined) throw new Error('a cell without a column');
  for (const letter of letters) index = index * 26 + letter.charCodeAt(0) - 64;
  return index - 1;
}

/** Null = unreadable, errors of formulas ('#N/A') included. */
function cellText(type: string, style: number, text: CellText, context: Context): string | null {
  const { formula, rich, stored } = text;
  if (type === 'inlineStr') return decodeEscapes(rich ?? stored ?? '');
  if (type === 'str' && stored !== null) return decodeEscapes(stored);
  if (stored === null || stored === '') return formula ? null : '';
  switch (type) {
    case 's':
      return context.shared[/^\s*\d+\s*$/.test(stored) ? Number(stored) : -1] ?? null;
    case 'b':
      return { '1': 'VERDADERO', '0': 'FALSO' }[stored.trim()] ?? null;
    case 'd':
      // a cell's date and time have no zone: there is no instant to convert
      return stored.split('T', 1)[0] ?? '';
    case 'e':
      return null;
    default:
      if (!Number.isFinite(Number(stored))) return null;
      return context.dates[style] ? cellDate(stored, context.date1904) : cellNumber(stored);
  }
}

/** Excel writes characters that XML can't hold as _xHHHH_. */
function decodeEscapes(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([0-9a-fA-F]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
}
