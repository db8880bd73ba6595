import { hash } from 'node:crypto';
import { PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib';
import { addsOnlySignatures, signaturesOf } from './changes';
import { type Circumstances, checkDocumentTimestamp, checkSignature, type FirmaComprobada } from './cms';
import { FirmaRechazada } from './reasons';
import { readDocument, readUpdates, type Update } from './revisions';

/** The first `longitud` bytes of a file. */
export interface Beginning {
  readonly longitud: number;
  readonly sha256: string;
}

export interface SignedPaper {
  /** As it was issued. */
  readonly emitido: Beginning;
  readonly emitidoEn: Date;
  /** As the last signer left it; `null` = nobody signed yet. */
  readonly anterior: Beginning | null;
}

type About = Pick<Circumstances, 'trust' | 'ask' | 'now'>;

const name = (text: string): PDFName => PDFName.of(text);
const FORMATS = new Set(['ETSI.CAdES.detached', 'adbe.pkcs7.detached']);
const DOCUMENT_TIMESTAMP = 'ETSI.RFC3161';

/**
 * The signatures of a PDF over an issued paper, in their order; none = nobody signed it electronically (a scan). Each covers all bytes before it, and
 * nothing but signatures and their proofs was added since the paper was issued. @throws FirmaRechazada.
 */
export async function checkSignatures(
  bytes: Buffer,
  { emitido, emitidoEn, anterior }: SignedPaper,
  about: About,
): Promise<FirmaComprobada[]> {
  if (!holdsSignatures(bytes)) return [];
  if (!begins(bytes, emitido)) throw new FirmaRechazada('otro-documento');
  if (anterior !== null && !begins(bytes, anterior)) throw new FirmaRechazada('sin-firmas-anteriores');
  const updates = await readUpdates(bytes, emitido.longitud);
  const found: FirmaComprobada[] = [];
  let before = await readDocument(bytes.subarray(0, emitido.longitud));
  for (const update of updates) {
    const value = addedSignature(before, update.document);
    if (!addsOnlySignatures(before, update.document, { signs: value !== null }))
      throw new FirmaRechazada(found.length === 0 ? 'cambiado-antes' : 'agregado-despues');
    if (value !== null) {
      const signature = await checked(bytes, update, value, { ...about, issued: emitidoEn });
      if (signature !== null) found.push(signature);
    }
    before = update.document;
  }
  if (found.length === 0) throw new FirmaRechazada('ilegible');
  return found;
}

/** The name, each of whose letters may be written by its number ('/Byte#52ange'). */
const BYTE_RANGE = new RegExp(
  `/${[...'ByteRange'].map((letter) => `(?:${letter}|#${anyCase(letter.charCodeAt(0).toString(16))})`).join('')}`,
);
function anyCase(hex: string): string {
  return hex.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
}

/** Whether somebody says to have signed a PDF; false = it is a scan. */
export const holdsSignatures = (bytes: Buffer): boolean => BYTE_RANGE.test(bytes.toString('latin1'));

const begins = (bytes: Buffer, { longitud, sha256 }: Beginning): boolean =>
  bytes.length > longitud && hash('sha256', bytes.subarray(0, longitud)) === sha256;

/** The signature that an update adds; `null` = none. */
function addedSignature(before: PDFDocument, after: PDFDocument): PDFDict | null {
  const known = signaturesOf(before);
  const added = [...signaturesOf(after)].filter(([field]) => !known.has(field));
  // two of one update can't both cover it
  if (added.length > 1) throw new FirmaRechazada('rango');
  return added[0]?.[1] ?? null;
}

async function checked(
  bytes: Buffer,
  update: Update,
  value: PDFDict,
  about: About & { readonly issued: Date },
): Promise<FirmaComprobada | null> {
  const format = value.lookup(name('SubFilter'));
  const kind = format instanceof PDFName ? format.decodeText() : '';
  const { der, signed } = coveredBy(bytes, update, value);
  if (kind === DOCUMENT_TIMESTAMP) {
    await checkDocumentTimestamp(der, signed);
    return null;
  }
  if (!FORMATS.has(kind)) throw new FirmaRechazada('formato');
  return checkSignature(der, signed, { ...about, claimed: dateOf(value), bound: kind === 'ETSI.CAdES.detached' });
}

function dateOf(value: PDFDict): Date | null {
  const date = value.lookup(name('M'));
  if (!(date instanceof PDFString || date instanceof PDFHexString)) return null;
  try {
    return date.decodeDate();
  } catch {
    return null;
  }
}

/** What a signature covers: everything up to the end of its update but its own bytes. */
function coveredBy(bytes: Buffer, { start, end }: Update, value: PDFDict): { der: Buffer; signed: Buffer } {
  const range = value.lookup(name('ByteRange'));
  const numbers =
    range instanceof PDFArray ? range.asArray().map((one) => (one instanceof PDFNumber ? one.asNumber() : -1)) : [];
  const [from = -1, opens = -1, closes = -1, rest = -1] = numbers;
  const covered = closes + rest;
  const wrong = (): FirmaRechazada => new FirmaRechazada('rango');
  if (numbers.length !== 4 || from !== 0 || opens < start || closes <= opens + 2 || rest < 0) throw wrong();
  if (covered > end || !/^[\r\n]{0,2}$/.test(bytes.toString('latin1', covered, Math.min(end, covered + 3))))
    throw wrong();
  const written = bytes.toString('latin1', opens, closes);
  if (!written.startsWith('<') || !written.endsWith('>') || /[^\da-fA-F]/.test(written.slice(1, -1))) throw wrong();
  const der = Buffer.from(written.slice(1, -1), 'hex');
  const contents = value.lookup(name('Contents'));
  if (!(contents instanceof PDFHexString) || Buffer.compare(der, contents.asBytes()) !== 0) throw wrong();
  return { der, signed: Buffer.concat([bytes.subarray(0, opens), bytes.subarray(closes, covered)]) };
}
