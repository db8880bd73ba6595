import type { DefinicionDeLista } from '@adjudica/domain';

/** What the list of users may be sorted and filtered by. */
export const listaDeUsuarios: DefinicionDeLista = {
  ordenInicial: { campo: 'usuario', direccion: 'ASC' },
  ordenables: ['id', 'usuario', 'nombre', 'apellido', 'role', 'activo'],
  filtros: { id: 'ids', q: 'texto', role: 'texto', activo: 'booleano' },
};
