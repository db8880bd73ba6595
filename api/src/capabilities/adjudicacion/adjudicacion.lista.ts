import {
  type DefinicionDeLista,
  departamentosQueTienen,
  estadosDeAdjudicacion,
  formasDeAdjudicacion,
  loQueFalta,
} from '@adjudica/domain';
import { type Libro, libro } from '../../http/list-file';
import type { AdjudicacionVista } from './adjudicacion.dto';

/**
 * `pendientes`: live and undelivered ones, each with its next act; `atrasadas`: those past their promise, `departamento`: those at it;
 * `sinSolicitud`: those without a saved application. `ejecutivo`: an id, 'yo', 'ninguno', or 'equipo' = any. `mes`: 'YYYY-MM' of the award, from 2022-01 to the present one (ADJ-003…005). `q`: words of the name, or
 * a prefix of a cédula or, with a hyphen, of a plan's code.
 */
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
    'promesa',
  ],
  filtros: {
    actualizadoDesde: 'instante',
    producto: 'texto',
    grupo: 'texto',
    asamblea: 'entero',
    estado: estadosDeAdjudicacion,
    adjudicadoPor: formasDeAdjudicacion,
    ejecutivo: 'texto',
    mes: 'texto',
    fechaDesde: 'fecha',
    fechaHasta: 'fecha',
    pendientes: 'booleano',
    atrasadas: 'booleano',
    sinSolicitud: 'booleano',
    departamento: departamentosQueTienen,
    q: 'texto',
  },
};

/** Active executives, for selectors. */
export const listaDeEjecutivos: DefinicionDeLista = {
  ordenInicial: { campo: 'apellido', direccion: 'ASC' },
  ordenables: ['id', 'nombre', 'apellido'],
  filtros: { q: 'texto' },
  porPagina: 100,
};

export const libroDeAdjudicaciones: Libro<AdjudicacionVista> = libro('adjudicacion', 'Adjudicados', {
  nombreCliente: { ancho: 40 },
  cedula: {},
  idCodigo: {},
  monto: { tipo: 'dinero' },
  grupo: {},
  numeroAsamblea: { tipo: 'numero' },
  insignia: {},
  fecha: { tipo: 'fecha' },
  diasHabiles: { tipo: 'numero', valor: ({ diasHabiles }) => diasHabiles.dias },
  promesa: { tipo: 'fecha', valor: ({ promesa }) => promesa?.fecha ?? null },
  atraso: { tipo: 'numero', valor: ({ promesa }) => promesa?.atraso ?? null },
  loTiene: { ancho: 20, valor: ({ siguiente }) => siguiente?.departamento ?? null },
  desde: { tipo: 'fecha', valor: ({ siguiente }) => siguiente?.desde ?? null },
  siguiente: { ancho: 36, valor: ({ siguiente }) => siguiente?.texto ?? null },
  falta: { ancho: 40, valor: (row) => loQueFalta(row).join(', ') },
  adjudicacion: { ancho: 20 },
  estadoDocumentos: { ancho: 30 },
  ejecutivo: { ancho: 30, valor: ({ ejecutivo }) => ejecutivo?.nombre ?? null },
});
