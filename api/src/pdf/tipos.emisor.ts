/** Who issues the document, beside the company's name (BRAND_* of the configuration). */
export interface Emisor {
  readonly ruc: string | null;
  /** City of the head office: 'Quito'. */
  readonly ciudad: string;
}
