import { type DefinicionDeLista, estadosDeReferencia, tiposDeReferencia } from '@adjudica/domain';

/** Of one application: `clave` is required. */
export const listaDeReferencias: DefinicionDeLista = {
  ordenInicial: { campo: 'linea', direccion: 'ASC' },
  ordenables: ['linea', 'id', 'tipo', 'estado'],
  requerido: 'clave',
  filtros: {
    clave: 'texto',
    tipo: tiposDeReferencia.map(({ codigo }) => codigo),
    estado: estadosDeReferencia.map(({ codigo }) => codigo),
  },
};
