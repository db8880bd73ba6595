/**
 * What rich text may hold: paragraphs, bold, italic, underline, lists, tables, alignment. Read by the editor (which offers nothing else), the
 * sanitiser of the API (which lets nothing else through), `rechazoDeTextoEnriquecido` (which refuses the rest), the contract test and the style sheet
 * of screens and PDF.
 */
export const alineaciones = ['left', 'center', 'right', 'justify'] as const;

interface Etiqueta {
  /** Elements in which it may stand; '' = the text itself. */
  readonly en: readonly string[];
  /** It contains only elements, no text. */
  readonly soloElementos?: true;
  readonly vacia?: true;
  /** Attribute → accepted values. */
  readonly atributos?: Readonly<Record<string, RegExp>>;
}

const bloques = ['', 'li', 'td', 'th'] as const;
const marcas = ['strong', 'em', 'u'] as const;
/** Text and its marks stand in a paragraph, or directly where a paragraph may. */
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

/** Longest text of a letter or a clause, in characters with their marks: about ten pages. */
export const MAXIMO_ENRIQUECIDO = 40_000;
/** Deepest nesting of lists and tables; it limits the recursion of whatever reads a text. */
export const PROFUNDIDAD_MAXIMA = 12;
