/** Just enough XML for workbooks: a tokenizer over chunks. No DTD is read, so no entity can expand or fetch anything. */
export type XmlToken =
  | { readonly type: 'open'; readonly name: string; readonly attributes: string; readonly empty: boolean }
  | { readonly type: 'close'; readonly name: string }
  | { readonly type: 'text'; readonly text: string };

/** A tag or text longer than this is no workbook of ours (Excel's cell holds 32,767 characters). */
const MAX_TOKEN = 400_000;

/** Tokens of a document that arrives in chunks. Prefixes of names are dropped ('x:row' → 'row'); comments and instructions are skipped. */
export async function* xmlTokens(chunks: AsyncIterable<string>): AsyncGenerator<XmlToken> {
  let rest = '';
  let depth = 0;
  let elements = 0;
  for await (const chunk of chunks) {
    rest += chunk;
    let at = 0;
    for (;;) {
      const open = rest.indexOf('<', at);
      if (open < 0) break;
      const comment = rest.startsWith('<!--', open);
      const cdata = rest.startsWith('<![CDATA[', open);
      if (!comment && !cdata && rest.length - open < 9 && '<![CDATA['.startsWith(rest.slice(open))) break;
      const terminator = comment ? '-->' : cdata ? ']]>' : '>';
      const close = rest.indexOf(terminator, open);
      if (close < 0) break;
      if (open > at) yield { type: 'text', text: unescapeXml(rest.slice(at, open)) };
      at = close + terminator.length;
      if (cdata) yield { type: 'text', text: rest.slice(open + 9, close) };
      else if (!comment) {
        const token = tag(rest.slice(open + 1, close));
        if (!token) continue;
        if (token.type === 'close') depth -= 1;
        else if (token.type === 'open') {
          elements += 1;
          if (!token.empty) depth += 1;
        }
        yield token;
      }
    }
    rest = rest.slice(at);
    if (rest.length > MAX_TOKEN) throw new Error('a token of the XML is too long');
  }
  if (rest.includes('<') || depth !== 0 || elements === 0) throw new Error('the XML is cut off');
}

function tag(inside: string): XmlToken | null {
  if (inside.startsWith('!DOCTYPE')) throw new Error('a document type is not accepted');
  if (inside.startsWith('?') || inside.startsWith('!')) return null;
  const match = /^(\/?)(?:[\w.-]+:)?([\w.-]+)/.exec(inside);
  if (!match) throw new Error('not XML');
  const name = match[2] ?? '';
  if (match[1] === '/') return { type: 'close', name };
  const empty = inside.endsWith('/');
  return { type: 'open', name, attributes: inside.slice(match[0].length, empty ? -1 : undefined), empty };
}

/** Value of an attribute, whatever prefix it bears; undefined when it is missing. */
export function attribute(attributes: string, name: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  const value = match?.[1] ?? match?.[2];
  return value === undefined ? undefined : unescapeXml(value);
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

export function unescapeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, (whole, hex, decimal, name) => {
    if (name) return NAMED[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '\ufffd';
  });
}

// controls but tab and line breaks, lone surrogates, noncharacters: XML 1.0 can't hold them
const FORBIDDEN = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu;

/** Text for an element's content; what XML can't hold is left out. */
export function escapeXml(text: string): string {
  const clean = text.replace(FORBIDDEN, '');
  return /[&<>"]/.test(clean)
    ? clean.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
    : clean;
}
