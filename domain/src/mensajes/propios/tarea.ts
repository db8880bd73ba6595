/** Our own texts, where the specification gives none. */
export const tarea = {} as const;
