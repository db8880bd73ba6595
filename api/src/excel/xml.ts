import type { SaxesAttributeNS } from 'saxes';

export type XmlAttributes = Readonly<Record<string, string>>;

/** Token of a workbook's XML. */
export type XmlToken =
  | { readonly type: 'open'; readonly name: string; readonly attributes: XmlAttributes }
  | { readonly type: 'close'; readonly name: string }
  | { readonly type: 'text'; readonly text: string };

/** A tag or text longer than this is no workbook of ours (Excel's cell holds 32,767 characters). */
const MAX_TOKEN = 400_000;
/** A workbook's elements nest eight deep; the parser keeps each open one. */
const MAX_DEPTH = 100;

/**
 * The tokens of each chunk of a document, of the root's namespace only, so without extensions. Throws for ill-formed XML and document types: no
 * entity is ever declared, expanded or fetched.
 */
export async function* xmlTokens(chunks: AsyncIterable<string>): AsyncGenerator<readonly XmlToken[]> {
  const { SaxesParser } = await import('saxes');
  const parser = new SaxesParser({ position: false, xmlns: true });
  let tokens: XmlToken[] = [];
  const text = (content: string) => void tokens.push({ type: 'text', text: content });
  parser.on('text', text);
  parser.on('cdata', text);
  let depth = 0;
  let main: string | undefined;
  parser.on('opentag', ({ local, uri, attributes }) => {
    depth += 1;
    if (depth > MAX_DEPTH) throw new Error('the XML is too deep');
    main ??= uri;
    if (uri === main) tokens.push({ type: 'open', name: local, attributes: plain(Object.values(attributes)) });
  });
  parser.on('closetag', ({ local, uri }) => {
    depth -= 1;
    if (uri === main) tokens.push({ type: 'close', name: local });
  });
  parser.on('doctype', () => {
    throw new Error('a document type is not accepted');
  });
  let unfinished = 0;
  for await (const chunk of chunks) {
    parser.write(chunk);
    unfinished = tokens.length > 0 ? 0 : unfinished + chunk.length;
    if (unfinished > MAX_TOKEN) throw new Error('a token of the XML is too long');
    yield tokens;
    tokens = [];
  }
  parser.close();
  yield tokens;
}

const plain = (attributes: readonly SaxesAttributeNS[]): XmlAttributes =>
  Object.fromEntries(
    attributes.map(({ name, local, uri, value }) => [uri.endsWith('/relationships') ? `r:${local}` : name, value]),
  );

// controls but tab and line breaks, lone surrogates, noncharacters: XML 1.0 can't hold them
const FORBIDDEN = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu;

/** Escapes text for an element; characters that XML can't hold are dropped. */
export function escapeXml(text: string): string {
  const clean = text.replace(FORBIDDEN, '');
  return /[&<>"]/.test(clean)
    ? clean.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
    : clean;
}
