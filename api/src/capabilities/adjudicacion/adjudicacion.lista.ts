import type { DefinicionDeLista } from '@adjudica/domain';

/** `estado`: 'ADJ' or 'RADJ'. Months as `fechaDesde`/`fechaHasta`. */
export const listaDeAdjudicaciones: DefinicionDeLista = {
  ordenInicial: { campo: 'fecha', direccion: 'DESC' },
  ordenables: [
    'id',
    'producto',
    'grupo',
    'numeroAsamblea',
    'idCodigo',
    'cedula',
    'nombreCliente',
    'adjudicadoPor',
    'fecha',
    'estado',
    'monto',
  ],
  filtros: {
    id: 'ids',
    producto: 'texto',
    grupo: 'texto',
    asamblea: 'numero',
    estado: 'texto',
    adjudicadoPor: 'texto',
    fechaDesde: 'fecha',
    fechaHasta: 'fecha',
    q: 'texto',
  },
};
