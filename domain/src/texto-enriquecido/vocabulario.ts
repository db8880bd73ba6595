/**
 * What rich text may hold: paragraphs, bold, italic, underline, lists, tables, alignment. Said here and read by the editor (which offers nothing
 * else), the sanitiser of the API (which lets nothing else through), `rechazoDeTextoEnriquecido` (which refuses the rest), the contract test and
 * the style sheet of screens and PDF.
 */
export const alineaciones = ['left', 'center', 'right', 'justify'] as const;
export type Alineacion = (typeof alineaciones)[number];

interface Etiqueta {
  /** Elements in which it may stand; '' = the text itself. */
  readonly en: readonly string[];
  /** It holds elements alone, no letters. */
  readonly soloElementos?: true;
  readonly vacia?: true;
  /** Attribute → what it may say. */
  readonly atributos?: Readonly<Record<string, RegExp>>;
}

const bloques = ['', 'li', 'td', 'th'] as const;
const marcas = ['strong', 'em', 'u'] as const;
/** Letters and their marks stand in a paragraph, or alone where a paragraph may. */
const renglones = [...bloques, 'p', ...marcas];
const celda = { en: ['tr'], atributos: { colspan: /^[1-9]\d?$/, rowspan: /^[1-9]\d?$/ } } as const;

export const vocabulario: Readonly<Record<string, Etiqueta>> = {
  p: { en: bloques, atributos: { style: /^text-align: ?(?:left|center|right|justify);?$/ } },
  br: { en: renglones, vacia: true },
  strong: { en: renglones },
  em: { en: renglones },
  u: { en: renglones },
  ul: { en: bloques, soloElementos: true },
  ol: { en: bloques, soloElementos: true, atributos: { start: /^[1-9]\d{0,2}$/ } },
  li: { en: ['ul', 'ol'] },
  table: { en: bloques, soloElementos: true },
  tbody: { en: ['table'], soloElementos: true },
  tr: { en: ['tbody'], soloElementos: true },
  th: celda,
  td: celda,
};

/** Longest text of a letter or a clause, in characters with their marks: some ten pages. */
export const MAXIMO_ENRIQUECIDO = 40_000;
/** Lists in lists in tables …: nobody writes deeper, and a reader of the text must not run out of room. */
export const PROFUNDIDAD_MAXIMA = 12;
