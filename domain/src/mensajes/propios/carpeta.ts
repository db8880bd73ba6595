/** Our own texts, where the specification gives none. */
export const carpeta = {} as const;
