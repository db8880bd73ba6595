import { type DefinicionDeLista, organismos } from '@adjudica/domain';

const deOrganismo = organismos.map(({ codigo }) => codigo);

export const listaDeFormatosDeReporte: DefinicionDeLista = {
  ordenInicial: { campo: 'desde', direccion: 'DESC' },
  ordenables: ['id', 'organismo', 'desde'],
  filtros: { organismo: deOrganismo },
};

export const listaDeReportes: DefinicionDeLista = {
  ordenInicial: { campo: 'periodo', direccion: 'DESC' },
  ordenables: ['id', 'organismo', 'periodo'],
  filtros: { organismo: deOrganismo },
};
