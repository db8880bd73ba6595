/** Our own texts, where the specification gives none. */
export const documento = {} as const;
