import type { DefinicionDeLista } from '@adjudica/domain';

/** A catalogue for selectors: sorted by its first field by default, searched by key and by prefix of the name. */
export const listaDeCatalogo = (
  campos: readonly string[],
  filtros: DefinicionDeLista['filtros'] = {},
  clave: NonNullable<DefinicionDeLista['clave']> = 'codigos',
): DefinicionDeLista => ({
  ordenInicial: { campo: campos[0] as string, direccion: 'ASC' },
  ordenables: ['id', ...campos],
  clave,
  filtros: { q: 'texto', ...filtros },
  // a selector reads a whole catalogue: the largest, the parishes of a canton or the countries, is smaller
  maximo: 300,
});
