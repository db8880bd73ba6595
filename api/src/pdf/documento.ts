/** Issuer of the document, beside the company's name (BRAND_* of the configuration). */
export interface Emisor {
  readonly ruc: string | null;
  /** City of the head office: 'Quito'. */
  readonly ciudad: string;
}

/** A label and its value; an empty value is '—', never absent. */
export interface DatoImpreso {
  readonly etiqueta: string;
  readonly valor: string;
  /** Too wide for one of the three columns. */
  readonly ancho: boolean;
}

/**
 * Facts of a printed document, finished by the domain and the services (sums, shares, order, words). Templates place them; their helpers only format
 * dates and whole numbers. An optional fact is `null`, never absent: templates are strict and refuse a missing key.
 */
export interface Hechos {
  readonly empresa: string;
}

/** A document as the renderer knows it: its template, and what it takes from its facts. Declared beside the capability that prints it. */
export interface Papel<H extends Hechos> {
  /** Folder of /templates. */
  readonly tipo: string;
  /** Title in the PDF's properties and, before the version, in the foot of each page. */
  titulo(hechos: H): string;
  /** The title without names of persons, for whoever checks the document; left out = the title. */
  publico?(hechos: H): string;
  /** Printed in the foot; optional. */
  version?(hechos: H): number | null;
  /** Left out = never a draft. */
  borrador?(hechos: H): boolean;
  /** How many persons put their initials on each page; left out = none. */
  rubricas?(hechos: H): number;
  /** Key of the facts that holds the long table, printed in chunks. */
  readonly filas: keyof H & string;
  /** Bears the company's seal, if there is one, though it is not kept; what is kept always does. */
  readonly sellado?: true;
  /** Facts arranged for the template; nothing is computed here. Left out = unchanged. */
  vista?(hechos: H): Readonly<Record<string, unknown>>;
}
