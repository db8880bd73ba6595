import { conTextoLimpio, type Esquema, sinInvisibles, vocabulario } from '@adjudica/domain';
import type { Attributes, IOptions, Tag } from 'sanitize-html';

/** Loaded with its first use. */
const sanitizeHtml = (): typeof import('sanitize-html') => require('sanitize-html');

/** What other programs write for the marks and paragraphs that we have. */
const sinonimos: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  ins: 'u',
  h1: 'p',
  h2: 'p',
  h3: 'p',
  h4: 'p',
  h5: 'p',
  h6: 'p',
};
/** Google Docs wraps everything in a <b> that is not bold; a span that is bold, slanted or underlined says so in its style. */
const NO_ES_NEGRITA = /font-weight:\s*(?:normal|[1-5]00)/i;
const marcasDeEstilo = [
  [/font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration(?:-line)?:[^;]*underline/i, 'u'],
] as const;
const ALINEACION = /text-align:\s*(left|center|right|justify|start|end)/i;
const porEscritura: Readonly<Record<string, string>> = { start: 'left', end: 'right' };

/** The name in our vocabulary; what has none keeps its own, and goes. */
function nombreDe(tag: string, style: string): string {
  if (tag === 'b' && NO_ES_NEGRITA.test(style)) return 'span';
  if (tag === 'span') return marcasDeEstilo.find(([estilo]) => estilo.test(style))?.[1] ?? tag;
  return sinonimos[tag] ?? tag;
}

/** The attributes that the vocabulary knows, in its own writing. */
function atributosDe(tag: string, sent: Attributes): Attributes {
  const allowed = vocabulario[tag]?.atributos ?? {};
  const alineacion = (ALINEACION.exec(sent.style ?? '')?.[1] ?? sent.align)?.toLowerCase();
  const known: Attributes = {
    ...sent,
    style: alineacion === undefined ? '' : `text-align: ${porEscritura[alineacion] ?? alineacion}`,
  };
  return Object.fromEntries(
    Object.entries(allowed).flatMap(([name, form]) =>
      form.test(known[name] ?? '') ? [[name, known[name] as string]] : [],
    ),
  );
}

const inVocabulary = (tag: string, attributes: Attributes): Tag => {
  const tagName = nombreDe(tag, attributes.style ?? '');
  return { tagName, attribs: atributosDe(tagName, attributes) };
};

const OPTIONS: IOptions = {
  allowedTags: Object.keys(vocabulario),
  allowedAttributes: Object.fromEntries(
    Object.entries(vocabulario).map(([tag, { atributos = {} }]) => [tag, Object.keys(atributos)]),
  ),
  // each attribute was written anew from the vocabulary just before
  parseStyleAttributes: false,
  transformTags: { '*': inVocabulary },
  // with what they hold: nobody wrote it to be read
  nonTextTags: [
    'style',
    'script',
    'textarea',
    'option',
    'noscript',
    'title',
    'xml',
    'iframe',
    'object',
    'svg',
    'math',
    'template',
  ],
};

/** Tags that stand open at once; people's texts have a dozen, and what cleans them takes the square of it. */
const MAX_OPEN = 1000;

/** Of a text before it is cleaned: several times what the longest field holds. */
const MAX_LENGTH = 100_000;

function beyondPeople(html: string): boolean {
  if (html.length > MAX_LENGTH) return true;
  let open = 0;
  for (const [, closes, name] of html.matchAll(/<(\/?)([a-z]+)/gi)) {
    if (closes === '/') open -= 1;
    else if (name?.toLowerCase() !== 'br') open += 1;
    if (open > MAX_OPEN) return true;
  }
  return false;
}

/**
 * Rich text as it may be stored and printed, from whatever was sent: exactly the vocabulary, everything else removed. One that nobody could have
 * written is left as it is, and the rules refuse it.
 */
export const sanear = (html: string): string =>
  beyondPeople(html) ? html : sanitizeHtml()(sinInvisibles(html), OPTIONS).trim();

/**
 * A schema whose rich texts are cleaned before it judges them: `saneado(esquemaDeCarta, ['texto'])`. A text that nobody cleaned is refused by the
 * rules as soon as it holds anything else, so that whoever forgets this prints nothing foreign.
 */
export const saneado = <T>(esquema: Esquema<T>, campos: readonly string[]): Esquema<T> =>
  conTextoLimpio(esquema, campos, sanear);
