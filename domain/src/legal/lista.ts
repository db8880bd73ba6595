import type { DefinicionDeLista } from '../lista';

/** LEG-501, LEG-503: oldest award first. `terminado`: both approvals are there; `porAprobar`: note or contract was sent and waits; `q`: words of the name, or the start of an ID. */
export const listaDeTramites = {
  ordenables: ['enviadoEn', 'fechaAdjudicacion', 'nombreCliente', 'grupo', 'numeroAsamblea'],
  clave: 'codigos',
  filtros: { q: 'texto', terminado: 'booleano', porAprobar: 'booleano', producto: 'texto' },
  ordenInicial: { campo: 'fechaAdjudicacion', direccion: 'ASC' },
} as const satisfies DefinicionDeLista;
