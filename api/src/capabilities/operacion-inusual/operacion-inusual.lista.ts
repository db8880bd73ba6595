import { type DefinicionDeLista, estadosDeOperacionInusual } from '@adjudica/domain';

export const listaDeOperaciones: DefinicionDeLista = {
  ordenInicial: { campo: 'fecha', direccion: 'DESC' },
  ordenables: ['id', 'fecha'],
  filtros: { estado: estadosDeOperacionInusual },
};
