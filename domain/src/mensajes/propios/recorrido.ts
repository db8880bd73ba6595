/** Our own texts, where the specification gives none. */
export const recorrido = {} as const;
