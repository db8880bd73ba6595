/** Changes in one answer: at most, and by default. */
export const CAMBIOS_POR_PAGINA = { maximo: 500, inicial: 100 } as const;
