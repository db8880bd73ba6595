/** Who issues the document, beside the company's name (BRAND_* of the configuration). */
export interface Emisor {
  readonly ruc: string | null;
  /** City of the head office: 'Quito'. */
  readonly ciudad: string;
}

/** A label and what stands beside it; an empty fact is '—', never absent. */
export interface DatoImpreso {
  readonly etiqueta: string;
  readonly valor: string;
  /** Too long for one of the three columns. */
  readonly ancho: boolean;
}

/**
 * Facts of a printed document: finished by the domain and the services (sums, shares, order, words). The templates place them;
 * their helpers write only calendar dates and whole numbers. An optional fact is `null`, never absent: the templates are strict and
 * refuse a missing key.
 */
export interface Hechos {
  readonly empresa: string;
}

/** A document as the renderer knows it: its template, and what its facts say of it. It stands beside the capability that prints it. */
export interface Papel<H extends Hechos> {
  /** Folder of /templates. */
  readonly tipo: string;
  /** Title in the PDF's properties and, before the version, in the foot of each page. */
  titulo(hechos: H): string;
  /** Printed in the foot; left out = without one. */
  version?(hechos: H): number | null;
  /** Left out = never. */
  borrador?(hechos: H): boolean;
  /** The key of the facts that holds the long table; printed in chunks when it is long. */
  readonly filas: keyof H & string;
  /** Facts arranged as the template needs them; nothing is computed here. Left out = as they are. */
  vista?(hechos: H): Readonly<Record<string, unknown>>;
  /** Of a document that anybody may check: what it prints of its own hash. */
  verificacion?(hechos: H, huella: string): Readonly<Record<string, unknown>>;
}
