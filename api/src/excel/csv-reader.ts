import type { Readable } from 'node:stream';
import { ErrorDeNegocio, mensajesDeImportacion as m } from '@adjudica/domain';
import type { Parser } from 'csv-parse';
import iconv from 'iconv-lite';
import { MAX_COLUMNS, type TableRow, tooManyColumns } from './table';

/** Loaded lazily. */
const csv = (): typeof import('csv-parse') => require('csv-parse');

/** A record longer than this is a quote that was never closed. */
const MAX_RECORD = 200_000;
/** Lines without a value, one after the other: a spreadsheet saves them down to its last formatted row. */
const MAX_EMPTY = 1000;
/** Chunk size of decoding and parsing. */
const PIECE = 16 * 1024;

/**
 * Rows of a CSV as text, streamed in bounded memory whatever its size: separator ';' or ',' (or tab) from the first line, UTF-8 (with or
 * without BOM), UTF-16 by its mark, or, from the first byte that is not UTF-8, Windows-1252. Empty rows are left out; `linea` is the first line of the row
 * in the file. Throws ErrorDeNegocio 'malformado' naming the line.
 */
export async function* readCsv(source: Readable): AsyncGenerator<TableRow> {
  const text = untilEndMark(decoded(source));
  const head = await firstLine(text);
  const named = /^\ufeff?sep=(.)\s*?(?=[\r\n]|$)/i.exec(head.text)?.[1];
  const delimiter = named ?? separatorOf(head.text);
  const { CsvError, parse } = csv();
  const parser = parse({
    bom: true,
    delimiter,
    // the 'sep=' line, which programs do not show
    from_line: named === undefined ? 1 : 2,
    relax_column_count: true,
    relax_quotes: false,
    trim: true,
    info: true,
    max_record_size: MAX_RECORD,
  });
  void feed(parser, withoutEqualSigns(head.text, text, delimiter));
  let line = 1;
  let empty = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const linea = line;
      line = info.lines + 1;
      if (record.length > MAX_COLUMNS) throw tooManyColumns();
      const isEmpty = record.every((cell) => cell === '');
      empty = isEmpty ? empty + 1 : 0;
      if (empty > MAX_EMPTY)
        throw new ErrorDeNegocio('malformado', 'lineas-vacias', m.lineasVacias(MAX_EMPTY, linea - MAX_EMPTY));
      if (!isEmpty) yield { linea: Math.min(linea, info.lines), celdas: record };
    }
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    const lines: unknown = cause.lines;
    throw new ErrorDeNegocio(
      'malformado',
      'csv-malformado',
      `El archivo CSV tiene comillas sin cerrar o mal puestas en la línea ${typeof lines === 'number' ? lines : line}.`,
      { cause },
    );
  } finally {
    parser.destroy();
    source.destroy();
  }
}

/** Writes the text into the parser with back-pressure; ends or fails it with its source. */
async function feed(parser: Parser, text: AsyncGenerator<string>): Promise<void> {
  try {
    let unfinished = 0;
    const write = async (part: string): Promise<void> => {
      const { records } = parser.info;
      const taken = parser.destroyed || parser.write(part);
      unfinished = parser.info.records > records ? 0 : unfinished + part.length;
      // the parser's own limit does not count separators
      if (unfinished > 2 * MAX_RECORD) throw tooManyColumns();
      if (taken) return;
      await new Promise<void>((resolve) => {
        const go = (): void => {
          parser.off('drain', go);
          parser.off('close', go);
          resolve();
        };
        parser.once('drain', go);
        parser.once('close', go);
      });
    };
    for await (const part of text) {
      await write(part);
      if (parser.destroyed) return;
    }
    parser.end();
  } catch (cause) {
    parser.destroy(cause as Error);
  }
}

/** Removes the equal sign of cells like `="007"`, written so that Excel keeps the zeros. */
async function* withoutEqualSigns(
  head: string,
  rest: AsyncGenerator<string>,
  delimiter: string,
): AsyncGenerator<string> {
  let inside = false;
  let opens = true;
  let sign = '';
  const from = (part: string): string => {
    let text = '';
    for (const character of part) {
      if (character !== '"') text += sign;
      sign = '';
      if (character === '"') inside = !inside;
      if (character === '=' && opens) sign = '=';
      else text += character;
      opens =
        !inside && (character === delimiter || character === '\n' || character === '\r' || character === '\ufeff');
    }
    return text;
  };
  yield from(head);
  for await (const part of rest) yield from(part);
  yield sign;
}

/** Stops at the end-of-file mark of DOS programs. */
async function* untilEndMark(text: AsyncGenerator<string>): AsyncGenerator<string> {
  let held = '';
  for await (const part of text) {
    const whole = held + part;
    let end = whole.length;
    while (whole[end - 1] === '\u001a') end -= 1;
    held = whole.slice(end);
    yield whole.slice(0, end);
  }
}

/** By their byte order mark. */
export const UTF16: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };

async function* decoded(source: Readable): AsyncGenerator<string> {
  const pieces = inPieces(source);
  let start: Buffer = Buffer.alloc(0);
  while (start.length < 2) {
    const next = await pieces.next();
    if (next.done) break;
    start = Buffer.concat([start, next.value]);
  }
  const utf16 = UTF16[start.toString('hex', 0, 2)];
  if (utf16 === undefined) yield* decodedBytes(start, pieces);
  else {
    const decoder = iconv.getDecoder(utf16);
    yield decoder.write(start);
    for await (const piece of pieces) yield decoder.write(piece);
    yield decoder.end() ?? '';
  }
}

/** UTF-8 while it is valid. Windows-1252 files differ at their first accent, before which both are the same ASCII. */
async function* decodedBytes(start: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let utf8 = true;
  let pending: Buffer = Buffer.alloc(0);
  let seenUtf8 = false;
  for await (const chunk of startingWith(start, rest)) {
    if (utf8) {
      const bytes = Buffer.concat([pending, chunk]);
      const whole = completeLength(bytes);
      try {
        const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes.subarray(0, whole));
        pending = bytes.subarray(whole);
        seenUtf8 ||= /[^\0-\x7f]/.test(text);
        yield text;
        continue;
      } catch {
        if (seenUtf8)
          throw new ErrorDeNegocio(
            'malformado',
            'csv-codificacion',
            'El archivo mezcla UTF-8 y Windows-1252; guárdelo de nuevo como UTF-8.',
          );
        utf8 = false;
        yield iconv.decode(bytes, 'win1252');
        continue;
      }
    }
    yield iconv.decode(chunk, 'win1252');
  }
  if (utf8 && pending.length > 0) yield iconv.decode(pending, 'win1252');
}

async function* startingWith(start: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield start;
  yield* rest;
}

/** Splits an upload into chunks: parsing it at once would block the thread. */
async function* inPieces(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  for await (const chunk of source)
    for (let from = 0; from < chunk.length; from += PIECE) yield chunk.subarray(from, from + PIECE);
}

/** Bytes up to the last complete UTF-8 character: at most three bytes of an unfinished one are kept for the next chunk. */
function completeLength(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes.length;
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return length > back ? bytes.length - back : bytes.length;
    }
  }
  return bytes.length;
}

/** Reads until the first line is complete (or the text ends). */
async function firstLine(text: AsyncGenerator<string>): Promise<{ text: string }> {
  let head = '';
  while (!/[\r\n]/.test(head.replace(/^[\ufeff\r\n]+/, '')) && head.length < MAX_RECORD) {
    const next = await text.next();
    if (next.done) break;
    head += next.value;
  }
  return { text: head };
}

/** The separator that stands most often outside quotes in the first line; ';' wins a draw, as Excel writes it here. */
function separatorOf(head: string): string {
  const line = (/[^\r\n]+/.exec(head)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (c: string): number => line.split(c).length;
  return [';', ',', '\t'].reduce((best, c) => (count(c) > count(best) ? c : best));
}
