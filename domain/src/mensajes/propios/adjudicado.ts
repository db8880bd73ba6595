/** Our own texts, where the specification gives none. */
export const adjudicado = {} as const;
