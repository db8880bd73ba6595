import { conActaOSin, type DefinicionDeLista, etiquetasDeAsamblea } from '@adjudica/domain';

/** ASA-019. `fecha` as ISO or DD/MM/YYYY. `proximas` true = from today on. */
export const listaDeAsambleas: DefinicionDeLista = {
  ordenInicial: { campo: 'fecha', direccion: 'ASC' },
  ordenables: ['id', 'producto', 'grupo', 'numeroAsamblea', 'fecha', 'hora', 'lugar', 'notario', 'estado', 'mesesPlan'],
  filtros: {
    actualizadoDesde: 'instante',
    producto: 'texto',
    grupo: 'texto',
    grupoId: 'entero',
    asignado: conActaOSin,
    estado: etiquetasDeAsamblea,
    numeroAsamblea: 'entero',
    fecha: 'texto',
    fechaDesde: 'fecha',
    fechaHasta: 'fecha',
    proximas: 'booleano',
  },
  maximo: 200,
};
