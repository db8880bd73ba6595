import { type DefinicionDeLista, listaDeRoles } from '@adjudica/domain';

export const listaDeCuentas: DefinicionDeLista = {
  ordenInicial: { campo: 'usuario', direccion: 'ASC' },
  ordenables: ['id', 'usuario', 'nombre', 'role'],
  filtros: { role: listaDeRoles },
};
