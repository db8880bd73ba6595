import { ErrorDeNegocio, mensajesDeImportacion as m } from '@adjudica/domain';
import { cellDate, cellNumber } from './cell-values';
import { MAX_COLUMNS, type TableRow, tooManyColumns } from './table';
import { prefixed, type XmlAttributes, type XmlToken, xmlTokens } from './xml';
import { Archive, invalidWorkbook } from './zip';

/** XLSX to 25 MB (modelo.md, "Import files"). */
export const MAX_XLSX_BYTES = 25 * 1024 * 1024;
/** What one file may cost. */
export const LIMITS = {
  /** Bytes that come out of it: 12 times as much; sheets of people's names and amounts shrink to an eighth. */
  inflated: 12 * MAX_XLSX_BYTES,
  /** Bytes of each part that says how cells look or where the sheet stands. */
  smallPart: 20 * 1024 * 1024,
  /** Characters of the shared strings, each string counted as 16 more. */
  shared: 60_000_000,
};
const COST_OF_A_STRING = 16;
const SHARED = 'xl/sharedStrings.xml';

/**
 * Rows of the first sheet as text, streamed: numbers as decimal text, dates 'YYYY-MM-DD', hours 'HH:MM'. Empty rows are left out,
 * `linea` is the row's number as Excel shows it. Throws ErrorDeNegocio 'tipoNoAceptado' for anything that is no workbook and
 * 'demasiadoGrande' for too large files and zip bombs. (read-excel-file builds the whole tree in memory: 25 MB need more than 1 GB.)
 */
export async function* readXlsx(file: Buffer, limits = LIMITS): AsyncGenerator<TableRow> {
  if (file.length > MAX_XLSX_BYTES) throw new ErrorDeNegocio('demasiadoGrande', 'archivo-muy-grande', m.excelMuyGrande);
  try {
    const archive = await Archive.open(file, limits.inflated);
    const part = (name: string): AsyncGenerator<XmlToken> => tokensOf(archive, name, limits.smallPart);
    const { entry, date1904 } = await firstSheet(archive, part);
    const dates = await dateStyles(part('xl/styles.xml'));
    const shared = await sharedStrings(archive, limits.shared);
    yield* rows(xmlTokens(archive.text(entry)), { dates, date1904, shared });
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

async function* tokensOf(archive: Archive, name: string, atMost: number): AsyncGenerator<XmlToken> {
  if (archive.has(name)) for await (const tokens of xmlTokens(archive.text(name, atMost))) yield* tokens;
}

async function firstSheet(
  archive: Archive,
  part: (name: string) => Tokens,
): Promise<{ entry: string; date1904: boolean }> {
  let id: string | undefined;
  let date1904 = false;
  for await (const token of part('xl/workbook.xml')) {
    if (token.type !== 'open') continue;
    if (token.name === 'workbookPr') date1904 = /^(1|true)$/.test(token.attributes['date1904'] ?? '');
    if (token.name === 'sheet') id ??= prefixed(token.attributes, 'id');
  }
  for await (const token of part('xl/_rels/workbook.xml.rels')) {
    if (id === undefined || token.type !== 'open' || token.attributes['Id'] !== id) continue;
    const target = token.attributes['Target'] ?? '';
    const entry = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    if (archive.has(entry)) return { entry, date1904 };
  }
  throw invalidWorkbook();
}

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

async function sharedStrings(archive: Archive, atMost: number): Promise<string[]> {
  const strings: string[] = [];
  if (!archive.has(SHARED)) return strings;
  const text = new CellText();
  let left = atMost;
  for await (const tokens of xmlTokens(archive.text(SHARED)))
    for (const token of tokens) {
      text.take(token);
      if (token.type === 'text' || token.name !== 'si') continue;
      if (token.type === 'open') text.clear();
      else {
        left -= text.value.length + COST_OF_A_STRING;
        if (left < 0) throw invalidWorkbook();
        strings.push(decodeEscapes(text.value));
      }
    }
  return strings;
}

/** What stands in the <v> and <t> of a cell or a shared string; its reading aid (<rPh>) is left out. */
class CellText {
  value = '';
  private reading = false;
  private phonetic = false;

  clear(): void {
    this.value = '';
  }

  take(token: XmlToken): void {
    if (token.type === 'text') {
      if (this.reading && !this.phonetic) this.value += token.text;
    } else if (token.name === 'v' || token.name === 't') this.reading = token.type === 'open';
    else if (token.name === 'rPh') this.phonetic = token.type === 'open';
  }
}

async function* rows(chunks: AsyncIterable<readonly XmlToken[]>, context: Context): AsyncGenerator<TableRow> {
  const row = new RowReader(context);
  for await (const tokens of chunks)
    for (const token of tokens) {
      row.take(token);
      if (token.type === 'close' && token.name === 'row' && row.celdas.length > 0)
        yield { linea: row.linea, celdas: row.celdas };
    }
}

class RowReader {
  linea = 0;
  celdas: string[] = [];
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

  private startRow(attributes: XmlAttributes): void {
    this.linea = Number(attributes['r'] ?? this.linea + 1);
    this.celdas = [];
    this.column = -1;
  }

  private startCell(attributes: XmlAttributes): void {
    const reference = attributes['r'];
    this.column = reference === undefined ? this.column + 1 : columnIndex(reference);
    this.type = attributes['t'] ?? 'n';
    this.style = Number(attributes['s'] ?? 0);
    this.text.clear();
  }

  private endCell(): void {
    const text = this.text.value === '' ? '' : cellText(this.type, this.style, this.text.value, this.context).trim();
    if (text === '') return;
    if (this.column >= MAX_COLUMNS) throw tooManyColumns();
    while (this.celdas.length < this.column) this.celdas.push('');
    this.celdas[this.column] = text;
  }
}

function columnIndex(reference: string): number {
  let index = 0;
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference)?.[0];
  if (letters === undefined) throw new Error('a cell without a column');
  for (const letter of letters) index = index * 26 + letter.charCodeAt(0) - 64;
  return index - 1;
}

function cellText(type: string, style: number, value: string, { shared, dates, date1904 }: Context): string {
  switch (type) {
    case 's':
      return shared[Number(value)] ?? '';
    case 'inlineStr':
    case 'str':
      return decodeEscapes(value);
    case 'b':
      return value === '1' ? 'VERDADERO' : value === '0' ? 'FALSO' : '';
    case 'd':
      // a cell's date and time have no zone: there is no instant to convert
      return value.split('T', 1)[0] ?? '';
    case 'e':
      return value; // '#N/A' as it stands: the row's validation names the cell
    default:
      return dates[style] ? cellDate(value, date1904) : cellNumber(value);
  }
}

/** Excel writes characters that XML can't hold as _xHHHH_. */
function decodeEscapes(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([0-9a-fA-F]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
}
