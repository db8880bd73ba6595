/** Changes that one answer tells at most, and when nothing is said. */
export const CAMBIOS_POR_PAGINA = { maximo: 500, inicial: 100 } as const;
