import type { DefinicionDeLista } from '@adjudica/domain';

/**
 * The history of one plan, newest first, by key: `antesDe` is the id of the last row read. `plan` is an idCodigo and required; `conObservacion`
 * filters comments.
 */
export const listaDeEventos: DefinicionDeLista = {
  ordenInicial: { campo: 'fecha', direccion: 'DESC' },
  ordenables: ['fecha'],
  requerido: 'plan',
  filtros: { plan: 'texto', idDepartamento: 'texto', conObservacion: 'booleano', antesDe: 'entero' },
  porPagina: 50,
};
