import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  agruparMiles,
  type ConGenero,
  cantidadEnPalabras,
  concordar,
  enumerar,
  type Fecha,
  type Formas,
  fechaLarga,
  formatearFecha,
  MAXIMO_ENRIQUECIDO,
  rechazoDeTextoEnriquecido,
} from '@adjudica/domain';
import type Handlebars from 'handlebars';
import { barcode } from './barcode';
import type { Hechos, Papel } from './documento';
import { fontCss, NEEDS_EXTENDED } from './fonts';
import { PAGE_CSS, SCREEN_CSS } from './page';

/** Same depth from src/pdf and from dist/pdf. */
const TEMPLATES = resolve(__dirname, '../../../templates');

/** Shared by all documents, and of rich text, by screens too. */
const SHEETS = ['styles.css', 'texto-enriquecido.css'] as const;

// Helpers only format finished facts; each takes values, never markup, and returns text that Handlebars escapes.
const helpers: Record<string, (...args: never[]) => unknown> = {
  fecha: (v: Fecha) => formatearFecha(v),
  fechaLarga: (v: Fecha) => fechaLarga(v),
  entero: (v: number) => agruparMiles(String(v)),
  /** 12 cuota cuotas → 'doce cuotas'; nouns in -a are feminine */
  cantidad: (v: number, singular: string, plural: string) =>
    cantidadEnPalabras(v, singular, plural, singular.endsWith('a') ? 'femenino' : 'masculino'),
  igual: (a: unknown, b: unknown) => a === b,
  alguno: (list: readonly unknown[]) => list.length > 0,
  /** The form that agrees with these persons: 'firma' 'firman'; of words with gender all four */
  concuerda: (personas: readonly ConGenero[], ...formas: [...string[], unknown]) =>
    concordar(formas.slice(0, -1) as unknown as Formas, personas),
  /** Rich text, the only unescaped markup: its vocabulary is checked once more before printing. */
  enriquecido: (html: string) => {
    const rechazo = rechazoDeTextoEnriquecido(html, MAXIMO_ENRIQUECIDO);
    if (rechazo !== null) throw new Error(`not rich text: ${rechazo}`);
    return new (handlebars().SafeString)(`<div class="enriquecido">${conCabeceras(html)}</div>`);
  },
  /** Barcode of a document's code (codigo-de-barras.ts). */
  barras: (codigo: string) => new (handlebars().SafeString)(barcode(codigo)),
  /** 'A', 'A y B', 'A, B y C'; 'e' before the sound i ('Ana e Inés'), not before 'hie' */
  enumerar: (list: readonly string[]) => enumerar(list),
};

/** A first row of headings alone, followed by another row. */
const FILA_DE_TITULOS = /<table>\s*<tbody>\s*(<tr>\s*(?:<th\b(?:(?!<t[dh]\b).)*<\/th>\s*)+<\/tr>)(?=\s*<tr>)/gs;

/** Repeats a table's headings on each page: marks the row as its head, for which the vocabulary has no word. */
const conCabeceras = (html: string): string => html.replace(FILA_DE_TITULOS, '<table><thead>$1</thead><tbody>');

const PARAGRAPH = /<p\b[^>]*>.*?<\/p>/gs;
/** '$ 67.240,82', '02-5003-078', '01-M001-12' */
const INSEPARABLE = /\$ \d[\d.]*,\d\d|\b\d\d-\w{1,8}-\d{1,4}\b/g;

/** In running text an amount or a plan's code is not broken across lines; columns of tables are wide enough. */
const sinPartir = (body: string): string =>
  body.replace(PARAGRAPH, (text) => text.replace(INSEPARABLE, '<span class="junto">$&</span>'));

/** Part of a long document: its heading is in the first, its closing in the last. */
export interface Chunk {
  readonly primera: boolean;
  readonly ultima: boolean;
  readonly filas: readonly unknown[];
}

/** Added to the shell of a page. */
export interface Content {
  readonly body: string;
  /** Further style sheet for this text; null = none. */
  readonly css: string | null;
}

/** Loaded with the first document. */
const handlebars = (): typeof Handlebars => require('handlebars');

type Compiled = (context: object) => string;

/**
 * The project's templates, compiled once from files of the repository. User text is only data: it reaches no compiler (promesas.md, "Security") and
 * is HTML-escaped. Strict mode makes a missing fact an error instead of a blank in a legal document.
 */
export class TemplateStore {
  private engine: typeof Handlebars | undefined;
  private readonly compiled = new Map<string, Compiled>();
  /** The page without its document: policy, fonts and styles, all inlined. The same for every document, so that pages can be prepared in advance. */
  readonly shell: string;
  private extended: string | null = null;

  constructor(private readonly folder: string = TEMPLATES) {
    const styles = `${fontCss('latin')}\n${PAGE_CSS}\n${SHEETS.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')}`;
    this.shell = `<!doctype html><html lang="es-EC"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:"><style>${styles}</style><style>${SCREEN_CSS}</style></head><body></body></html>`;
  }

  /** A document, or a part of it. Throws when a fact named by the template is missing. */
  content<H extends Hechos>(papel: Papel<H>, hechos: H, chunk: Chunk): Content {
    const body = sinPartir(this.template(papel.tipo)({ ...(papel.vista?.(hechos) ?? hechos), ...chunk }));
    return { body, css: NEEDS_EXTENDED.test(body) ? this.extendedFaces() : null };
  }

  /** A partial alone, for a screen that shows a document's text. Throws when a fact is missing. */
  fragment(partial: string, hechos: object): string {
    return this.compile(`fragment ${partial}`, () => `{{> ${partial}}}`)({ ...hechos });
  }

  private handlebars(): typeof Handlebars {
    if (this.engine !== undefined) return this.engine;
    const engine = handlebars().create();
    engine.registerHelper(helpers as Handlebars.HelperDeclareSpec);
    for (const file of readdirSync(join(this.folder, 'partials'))) {
      if (!file.endsWith('.hbs')) continue;
      engine.registerPartial(file.slice(0, -4), readFileSync(join(this.folder, 'partials', file), 'utf8'));
    }
    this.engine = engine;
    return engine;
  }

  private extendedFaces(): string {
    this.extended ??= fontCss('latin-ext');
    return this.extended;
  }

  private template(documento: string): Compiled {
    return this.compile(documento, () => readFileSync(join(this.folder, documento, 'template.hbs'), 'utf8'));
  }

  private compile(name: string, read: () => string): Compiled {
    let compiled = this.compiled.get(name);
    if (!compiled) {
      const source = read();
      compiled = this.handlebars().compile(source, {
        strict: true,
        knownHelpersOnly: true,
        knownHelpers: Object.fromEntries(Object.keys(helpers).map((name) => [name, true])),
      });
      this.compiled.set(name, compiled);
    }
    return compiled;
  }
}
