import type { DefinicionDeLista } from '@adjudica/domain';

/** TAR-501, TAR-504: ten rows a page. `estado`: 'P' (with 'A'), 'C', 'S' or 'abiertas'; `plan` is an idCodigo; `usuario` an id. */
export const listaDeTareas: DefinicionDeLista = {
  ordenInicial: { campo: 'id', direccion: 'DESC' },
  ordenables: ['id', 'estado', 'fechaEjecucion', 'creada'],
  filtros: {
    id: 'ids',
    estado: 'texto',
    plan: 'texto',
    usuario: 'numero',
    tipo: 'numero',
    q: 'texto',
    deHoy: 'booleano',
  },
};
