import type { DefinicionDeLista } from '@adjudica/domain';

/** EST-512, EST-513: the movements of one plan; `plan` is its idCodigo and required. 8 rows a page. */
export const listaDeMovimientos: DefinicionDeLista = {
  ordenInicial: { campo: 'fecha', direccion: 'ASC' },
  ordenables: ['fecha', 'id'],
  clave: 'ninguna',
  requerido: 'plan',
  filtros: { plan: 'texto' },
  porPagina: 8,
};

/** EST-514: the instalments of one plan, 5 rows a page. */
export const listaDeCuotas: DefinicionDeLista = {
  ordenInicial: { campo: 'numero', direccion: 'ASC' },
  ordenables: ['numero', 'id'],
  clave: 'ninguna',
  requerido: 'plan',
  filtros: { plan: 'texto' },
  porPagina: 5,
};
