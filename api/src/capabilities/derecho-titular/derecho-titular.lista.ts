import { type DefinicionDeLista, estadosDeDerecho, tiposDeDerecho } from '@adjudica/domain';

export const listaDeDerechos: DefinicionDeLista = {
  ordenInicial: { campo: 'ingreso', direccion: 'ASC' },
  ordenables: ['id', 'ingreso', 'vence', 'nombre'],
  filtros: { estado: estadosDeDerecho, tipo: tiposDeDerecho, identificacion: 'texto' },
};
