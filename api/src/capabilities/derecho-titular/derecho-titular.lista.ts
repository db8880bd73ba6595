import type { DefinicionDeLista } from '@adjudica/domain';

export const listaDeDerechos: DefinicionDeLista = {
  ordenInicial: { campo: 'ingreso', direccion: 'ASC' },
  ordenables: ['id', 'ingreso', 'vence', 'nombre'],
  filtros: { id: 'ids', estado: 'texto', tipo: 'texto', identificacion: 'texto' },
};
