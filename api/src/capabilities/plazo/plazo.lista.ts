import type { DefinicionDeLista } from '@adjudica/domain';

export const listaDePlazos: DefinicionDeLista = {
  ordenInicial: { campo: 'desde', direccion: 'DESC' },
  ordenables: ['id', 'codigo', 'producto', 'desde', 'dias'],
  filtros: { id: 'ids', codigo: 'texto', producto: 'texto' },
};
