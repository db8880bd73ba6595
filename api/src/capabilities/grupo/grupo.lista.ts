import type { DefinicionDeLista } from '@adjudica/domain';

/** A selector reads all groups of a product at once. */
export const listaDeGrupos: DefinicionDeLista = {
  ordenInicial: { campo: 'grupo', direccion: 'ASC' },
  ordenables: ['id', 'producto', 'grupo', 'mesesPlan', 'monto', 'valorCuota', 'fechaInicio'],
  filtros: { producto: 'texto', grupo: 'texto', q: 'texto' },
  maximo: 500,
};
