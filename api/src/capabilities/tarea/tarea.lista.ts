import { type DefinicionDeLista, estadosDeTareaBuscados } from '@adjudica/domain';
import { type Libro, libro } from '../../http/list-file';
import type { TareaVista } from './tarea.dto';

/**
 * TAR-501, TAR-504: ten rows a page. `plan` is an idCodigo; `usuario` an id; `mias` = one's own and those one may take, even with the right to see
 * all.
 */
export const listaDeTareas: DefinicionDeLista = {
  ordenInicial: { campo: 'id', direccion: 'DESC' },
  ordenables: ['id', 'estado', 'fechaEjecucion', 'creada'],
  filtros: {
    actualizadoDesde: 'instante',
    estado: Object.keys(estadosDeTareaBuscados),
    plan: 'texto',
    usuario: 'entero',
    tipo: 'entero',
    q: 'texto',
    deHoy: 'booleano',
    mias: 'booleano',
  },
};

/** Few rows, which a selector reads at once. */
export const listaDeTiposDeTarea: DefinicionDeLista<'id' | 'codigo' | 'nombre' | 'rol'> = {
  ordenInicial: { campo: 'nombre', direccion: 'ASC' },
  ordenables: ['id', 'codigo', 'nombre', 'rol'],
  filtros: { q: 'texto', activo: 'booleano' },
  maximo: 300,
  porPagina: 300,
};

export const libroDeTareas: Libro<TareaVista> = libro('tarea', 'Tareas', {
  nombreCliente: { ancho: 40 },
  cedula: {},
  idCodigo: {},
  tarea: { ancho: 36, valor: ({ tarea }) => tarea.nombre },
  rol: { ancho: 26, valor: ({ tarea }) => tarea.rol },
  estado: { valor: ({ etiquetaEstado }) => etiquetaEstado },
  fechaEjecucion: { tipo: 'fecha' },
  usuario: { ancho: 30, valor: ({ usuario }) => usuario && `${usuario.nombre} ${usuario.apellido}` },
});
