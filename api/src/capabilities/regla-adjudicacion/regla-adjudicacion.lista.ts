import type { DefinicionDeLista } from '@adjudica/domain';

export const listaDeReglas: DefinicionDeLista = {
  ordenInicial: { campo: 'desde', direccion: 'DESC' },
  ordenables: ['id', 'producto', 'desde', 'vencidasAdmitidas'],
  filtros: { producto: 'texto' },
};
