import type { DefinicionDeLista } from '@adjudica/domain';

export const listaDeLimites: DefinicionDeLista = {
  ordenInicial: { campo: 'usuario', direccion: 'ASC' },
  ordenables: ['id', 'rol', 'usuario', 'monto'],
  filtros: { id: 'ids', rol: 'texto', usuario: 'texto' },
};

export const listaDeDelegaciones: DefinicionDeLista = {
  ordenInicial: { campo: 'desde', direccion: 'DESC' },
  ordenables: ['id', 'titular', 'delegado', 'desde', 'hasta'],
  filtros: { id: 'ids', titular: 'texto', delegado: 'texto' },
};
