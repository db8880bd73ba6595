import { ErrorDeNegocio } from '@adjudica/domain';
import { cellDate, cellNumber } from './cell-values';
import type { TableRow } from './table';
import { attribute, type XmlToken, xmlTokens } from './xml';
import { Budget, entryText, invalidWorkbook, readDirectory, type ZipEntry } from './zip';

/** modelo.md: XLSX to 25 MB. */
export const MAX_XLSX_BYTES = 25 * 1024 * 1024;
/** All that may come out of it: 12 times as much; sheets of people's names and amounts shrink to an eighth. */
const MAX_INFLATED = 12 * MAX_XLSX_BYTES;
const MAX_SHARED_CHARACTERS = 60_000_000;
const MAX_COLUMNS = 200;

/**
 * Rows of the first sheet as text, streamed: numbers as decimal text, dates 'YYYY-MM-DD', hours 'HH:MM'. Empty rows are left out,
 * `linea` is the row's number as Excel shows it. Throws ErrorDeNegocio 'tipoNoAceptado' for anything that is no workbook and
 * 'demasiadoGrande' for too large files and zip bombs. (read-excel-file builds the whole tree in memory: 25 MB need more than 1 GB.)
 */
export async function* readXlsx(file: Buffer): AsyncGenerator<TableRow> {
  if (file.length > MAX_XLSX_BYTES)
    throw new ErrorDeNegocio('demasiadoGrande', 'archivo-muy-grande', 'El archivo de Excel supera los 25 MB; use CSV.');
  const budget = new Budget(MAX_INFLATED);
  const entries = readDirectory(file);
  try {
    const sheet = await firstSheet(file, entries, budget);
    const { dates, date1904 } = await styles(file, entries, budget, sheet.date1904);
    const shared = await sharedStrings(file, entries, budget);
    yield* rows(xmlTokens(entryText(file, sheet.entry, budget)), { dates, date1904, shared });
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

async function* tokensOf(file: Buffer, entry: ZipEntry | undefined, budget: Budget): AsyncGenerator<XmlToken> {
  if (entry) yield* xmlTokens(entryText(file, entry, budget));
}

async function firstSheet(
  file: Buffer,
  entries: ReadonlyMap<string, ZipEntry>,
  budget: Budget,
): Promise<{ entry: ZipEntry; date1904: boolean }> {
  let id: string | undefined;
  let date1904 = false;
  for await (const token of tokensOf(file, entries.get('xl/workbook.xml'), budget)) {
    if (token.type !== 'open') continue;
    if (token.name === 'workbookPr') date1904 = /^(1|true)$/.test(attribute(token.attributes, 'date1904') ?? '');
    if (token.name === 'sheet' && id === undefined) id = attribute(token.attributes, 'id');
  }
  const relations = entries.get('xl/_rels/workbook.xml.rels');
  if (id === undefined || !relations) throw invalidWorkbook();
  for await (const token of tokensOf(file, relations, budget)) {
    if (token.type !== 'open' || token.name !== 'Relationship' || attribute(token.attributes, 'Id') !== id) continue;
    const target = attribute(token.attributes, 'Target') ?? '';
    const entry = entries.get(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    if (entry) return { entry, date1904 };
  }
  throw invalidWorkbook();
}

/** Which cell styles show a date or an hour: Excel stores both as plain numbers. */
async function styles(
  file: Buffer,
  entries: ReadonlyMap<string, ZipEntry>,
  budget: Budget,
  date1904: boolean,
): Promise<{ dates: boolean[]; date1904: boolean }> {
  const formats = new Map<number, boolean>();
  for (const id of [14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]) formats.set(id, true);
  const dates: boolean[] = [];
  let inCellFormats = false;
  for await (const token of tokensOf(file, entries.get('xl/styles.xml'), budget)) {
    if (token.type === 'text') continue;
    if (token.name === 'cellXfs') inCellFormats = token.type === 'open' && !token.empty;
    if (token.type !== 'open') continue;
    if (token.name === 'numFmt') {
      const code = (attribute(token.attributes, 'formatCode') ?? '').replace(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, '');
      formats.set(Number(attribute(token.attributes, 'numFmtId')), /[ymdhs]/i.test(code) && !/[#0]/.test(code));
    }
    if (token.name === 'xf' && inCellFormats)
      dates.push(formats.get(Number(attribute(token.attributes, 'numFmtId') ?? 0)) ?? false);
  }
  return { dates, date1904 };
}

async function sharedStrings(file: Buffer, entries: ReadonlyMap<string, ZipEntry>, budget: Budget): Promise<string[]> {
  const strings: string[] = [];
  let characters = 0;
  let text: string | null = null;
  let inText = false;
  let phonetic = false;
  for await (const token of tokensOf(file, entries.get('xl/sharedStrings.xml'), budget)) {
    if (token.type === 'text') {
      if (inText && !phonetic) text = (text ?? '') + token.text;
    } else if (token.type === 'open') {
      if (token.name === 'si') text = '';
      if (token.name === 't') inText = !token.empty;
      if (token.name === 'rPh') phonetic = !token.empty;
      if (token.name === 'si' && token.empty) strings.push('');
    } else {
      if (token.name === 't') inText = false;
      if (token.name === 'rPh') phonetic = false;
      if (token.name === 'si') {
        characters += text?.length ?? 0;
        if (characters > MAX_SHARED_CHARACTERS) throw invalidWorkbook();
        strings.push(decodeEscapes(text ?? ''));
      }
    }
  }
  return strings;
}

async function* rows(tokens: AsyncIterable<XmlToken>, context: Context): AsyncGenerator<TableRow> {
  let linea = 0;
  let celdas: string[] = [];
  let column = -1;
  let type = 'n';
  let style = 0;
  let value = '';
  let reading = false;
  let phonetic = false;
  for await (const token of tokens) {
    if (token.type === 'text') {
      if (reading && !phonetic) value += token.text;
    } else if (token.type === 'open') {
      if (token.name === 'row') {
        linea = Number(attribute(token.attributes, 'r') ?? linea + 1);
        celdas = [];
        column = -1;
      } else if (token.name === 'c') {
        const reference = attribute(token.attributes, 'r');
        column = reference === undefined ? column + 1 : columnIndex(reference);
        type = attribute(token.attributes, 't') ?? 'n';
        style = Number(attribute(token.attributes, 's') ?? 0);
        value = '';
      } else if (token.name === 'v' || token.name === 't') reading = !token.empty;
      else if (token.name === 'rPh') phonetic = !token.empty;
    } else if (token.name === 'v' || token.name === 't') reading = false;
    else if (token.name === 'rPh') phonetic = false;
    else if (token.name === 'c') {
      const text = cellText(type, style, value, context).trim();
      if (text !== '') {
        if (column >= MAX_COLUMNS)
          throw new ErrorDeNegocio(
            'malformado',
            'demasiadas-columnas',
            `El archivo tiene más de ${MAX_COLUMNS} columnas.`,
          );
        while (celdas.length < column) celdas.push('');
        celdas[column] = text;
      }
    } else if (token.name === 'row' && celdas.length > 0) yield { linea, celdas };
  }
}

function columnIndex(reference: string): number {
  let index = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '') index = index * 26 + letter.charCodeAt(0) - 64;
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
