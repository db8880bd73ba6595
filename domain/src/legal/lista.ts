import type { DefinicionDeLista } from '../lista';

/** LEG-501, LEG-503: oldest award first. `terminado`: both approvals are there; `q`: words of the name, or the start of an ID. */
export const listaDeTramites = {
  ordenables: ['fechaAdjudicacion', 'nombreCliente', 'grupo', 'numeroAsamblea'],
  clave: 'codigos',
  filtros: { q: 'texto', terminado: 'booleano', producto: 'texto' },
  ordenInicial: { campo: 'fechaAdjudicacion', direccion: 'ASC' },
} as const satisfies DefinicionDeLista;
