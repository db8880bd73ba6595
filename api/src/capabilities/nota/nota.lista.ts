import { type DefinicionDeLista, rolesDeColega } from '@adjudica/domain';

export const listaDeColegas: DefinicionDeLista = {
  ordenInicial: { campo: 'apellido', direccion: 'ASC' },
  ordenables: ['id', 'nombre', 'apellido'],
  filtros: { q: 'texto', role: rolesDeColega },
  porPagina: 100,
};
