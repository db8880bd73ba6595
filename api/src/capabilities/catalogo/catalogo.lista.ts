import type { DefinicionDeLista } from '@adjudica/domain';

/** A catalogue for selectors: sorted by its first field unless told, found by its key and by the beginning of its name. */
export const listaDeCatalogo = (
  campos: readonly string[],
  filtros: DefinicionDeLista['filtros'] = {},
  clave: NonNullable<DefinicionDeLista['clave']> = 'codigos',
): DefinicionDeLista => ({
  ordenInicial: { campo: campos[0] as string, direccion: 'ASC' },
  ordenables: ['id', ...campos],
  clave,
  filtros: { q: 'texto', ...filtros },
  // A selector asks for a whole catalogue at once: the largest, the parishes of a canton or the countries, stays below this.
  maximo: 300,
});
