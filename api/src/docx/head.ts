export interface DocxHead {
  readonly title: string;
  readonly author: string;
  /** 'BORRADOR' above each page; null = none. */
  readonly mark: string | null;
}
