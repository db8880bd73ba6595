import type { DefinicionDeLista } from '@adjudica/domain';

/**
 * ASA-019. `asignado`: 'True' = with minutes, 'False' = without, '' = all. `fecha` as ISO or DD/MM/YYYY. `proximas` true = from today on.
 * `estado`: 'Abierta' or 'Cerrada', as shown.
 */
export const listaDeAsambleas: DefinicionDeLista = {
  ordenInicial: { campo: 'fecha', direccion: 'ASC' },
  ordenables: ['id', 'producto', 'grupo', 'numeroAsamblea', 'fecha', 'hora', 'lugar', 'notario', 'estado', 'mesesPlan'],
  filtros: {
    actualizadoDesde: 'instante',
    producto: 'texto',
    grupo: 'texto',
    grupoId: 'entero',
    asignado: 'texto',
    estado: 'texto',
    numeroAsamblea: 'entero',
    fecha: 'texto',
    fechaDesde: 'fecha',
    fechaHasta: 'fecha',
    proximas: 'booleano',
  },
  maximo: 200,
};
