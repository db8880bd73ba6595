import { pdfStart } from './tipo';

/** Why a PDF is refused; `recepcion.ts` has the texts. */
export type RechazoDePdf =
  | 'cifrado'
  | 'codigo'
  | 'acciones'
  | 'datos'
  | 'adjuntos'
  | 'multimedia'
  | 'paginas'
  | 'sin-paginas'
  | 'danado'
  | 'incompleto'
  | 'otro-contenido'
  | 'no-se-une'
  | 'complejo';

export class PdfRechazado extends Error {
  constructor(
    readonly rechazo: RechazoDePdf,
    readonly paginas?: number,
  ) {
    super(rechazo);
  }
}

/**
 * Names of active content, with their refusals. Long enough not to occur in compressed bytes by chance (the shortest has 48 bits with its slash: once
 * in 30 million documents of 10 MB), so the whole file is searched.
 */
const NAMES: Readonly<Record<string, RechazoDePdf>> = {
  JavaScript: 'codigo',
  Launch: 'acciones',
  GoToR: 'acciones',
  GoToE: 'acciones',
  SubmitForm: 'datos',
  ImportData: 'datos',
  EmbeddedFile: 'adjuntos',
  EmbeddedFiles: 'adjuntos',
  RichMedia: 'multimedia',
  Rendition: 'multimedia',
};

const hexPair = (code: number): string =>
  [...code.toString(16).padStart(2, '0')].map((d) => (/[a-f]/.test(d) ? `[${d}${d.toUpperCase()}]` : d)).join('');
/** '/JavaScript' and each way to write it: '/J#61vaScript', '/#4AavaScript' … */
const spelled = (name: string): string =>
  [...name].map((letter) => `(?:${letter}|#${hexPair(letter.charCodeAt(0))})`).join('');
const ACTING = new RegExp(
  `/(?:${Object.keys(NAMES)
    .map((name) => `(${spelled(name)})`)
    .join('|')})(?![A-Za-z0-9#])`,
);

const ENCRYPT = new RegExp(`/${spelled('Encrypt')}(?![A-Za-z0-9#])`);

/** @throws PdfRechazado when a name of active content is among these bytes, given as latin1. */
export function refuseActingNames(text: string): void {
  const match = ACTING.exec(text);
  if (match === null) return;
  const index = match.slice(1).findIndex((group) => group !== undefined);
  throw new PdfRechazado(Object.values(NAMES)[index] as RechazoDePdf);
}

const BLANK = '(?:[\\0\\t\\n\\f\\r ]|%[^\\r\\n]{0,200}[\\r\\n])';
const OBJECT_HEADER_END = new RegExp(`\\d{1,10}${BLANK}+\\d{1,5}${BLANK}*$`);

/**
 * Checks that need no parsing: readers differ in repairing a damaged or malicious structure, so none is trusted here. Returns whether it is marked as
 * encrypted. @throws PdfRechazado.
 */
export function inspectRaw(bytes: Buffer): { cifrado: boolean } {
  const text = bytes.toString('latin1');
  refuseStrangeFrame(bytes, text);
  refuseActingNames(text);
  refuseHiddenObjects(text);
  return { cifrado: ENCRYPT.test(text) };
}

/** Nothing before or after the PDF, so that the file is no other format as well. */
function refuseStrangeFrame(bytes: Buffer, text: string): void {
  if (pdfStart(bytes) < 0 || /<(?:html|script|svg|!doctype)/i.test(text.slice(0, 1024)))
    throw new PdfRechazado('otro-contenido');
  const end = text.lastIndexOf('%%EOF');
  if (end < 0 || text.lastIndexOf('startxref', end) < 0) throw new PdfRechazado('incompleto');
  const rest = text.slice(end + '%%EOF'.length);
  // the first part of a linearized PDF also ends with %%EOF: more of it follows, truncated
  if (/^[\0\s]*(?:\d+\s+\d+\s+obj\b|xref\b)/.test(rest)) throw new PdfRechazado('incompleto');
  if (!/^[\0\s]*$/.test(rest) || endsAsZip(bytes)) throw new PdfRechazado('otro-contenido');
}

/** A ZIP is read from its end: a directory there makes the file a ZIP too (JAR, DOCX). */
function endsAsZip(bytes: Buffer): boolean {
  const from = Math.max(0, bytes.length - 65_557);
  for (let at = bytes.lastIndexOf('PK\u0005\u0006', bytes.length, 'latin1'); at >= from; ) {
    const size = bytes.length >= at + 22 ? bytes.readUInt32LE(at + 12) : 0;
    const directory = at - size;
    if (size > 0 && directory >= 0 && bytes.readUInt32LE(directory) === 0x02014b50) return true;
    at = at === 0 ? -1 : bytes.lastIndexOf('PK\u0005\u0006', at - 1, 'latin1');
  }
  return false;
}

/** An object inside a stream's bytes is read only by those who follow the cross-reference table. */
function refuseHiddenObjects(text: string): void {
  for (let at = text.indexOf('stream'); at >= 0; ) {
    const opens = !text.startsWith('end', at - 3) && /[>\0\s]/.test(text[at - 1] ?? '');
    if (!opens) {
      at = text.indexOf('stream', at + 6);
      continue;
    }
    const closes = text.indexOf('endstream', at);
    const end = closes < 0 ? text.length : closes;
    for (let obj = text.indexOf('obj', at); obj >= 0 && obj < end; obj = text.indexOf('obj', obj + 3))
      if (OBJECT_HEADER_END.test(text.slice(Math.max(at, obj - 300), obj))) throw new PdfRechazado('otro-contenido');
    if (closes < 0) return;
    at = text.indexOf('stream', closes + 'endstream'.length);
  }
}
