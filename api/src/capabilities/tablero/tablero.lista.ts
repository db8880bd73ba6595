import {
  cifrasConDetalle,
  clasesDeBien,
  type DefinicionDeLista,
  departamentosDelRecorrido,
  rangosDeEntrega,
} from '@adjudica/domain';
import { type Libro, libro } from '../../http/list-file';
import type { FilaDelTableroVista } from './tablero.dto';

/** TAB-511: the rows of one figure; `rango` and `bien` filter deliveries, `departamento` filters steps. */
export const listaDelTablero: DefinicionDeLista<ColumnaOrdenable> = {
  ordenInicial: { campo: 'fecha', direccion: 'DESC' },
  ordenables: ['fecha', 'fechaAdjudicacion', 'diasHabiles', 'id'],
  clave: 'ninguna',
  filtros: {
    cifra: cifrasConDetalle,
    producto: 'texto',
    anio: 'entero',
    mes: 'entero',
    ejecutivo: 'entero',
    rango: rangosDeEntrega.map(({ codigo }) => codigo),
    bien: clasesDeBien.map(({ codigo }) => codigo),
    departamento: departamentosDelRecorrido,
  },
};
type ColumnaOrdenable = 'fecha' | 'fechaAdjudicacion' | 'diasHabiles' | 'id';

export const libroDelTablero: Libro<FilaDelTableroVista> = libro('tablero', 'Tablero', {
  codigo: {},
  nombreCliente: { ancho: 40 },
  cedula: {},
  grupo: {},
  puesto: {},
  fecha: { tipo: 'fecha' },
  fechaAdjudicacion: { tipo: 'fecha' },
  diasHabiles: { tipo: 'numero' },
  diasCalendario: { tipo: 'numero' },
  numeroAsamblea: { tipo: 'numero' },
  adjudicadoPor: {},
  ejecutivo: { ancho: 30 },
  etapa: { ancho: 20 },
  hito: { ancho: 30 },
  eventos: { ancho: 60, valor: ({ eventos }) => eventos.join('; ') },
  bien: {},
  monto: { tipo: 'dinero' },
  valorInscripcion: { tipo: 'dinero' },
  valorCuota: { tipo: 'dinero' },
  valorOferta: { tipo: 'dinero' },
  pagoOferta: { tipo: 'dinero' },
  vendedor: { ancho: 30 },
  supervisor: { ancho: 30 },
  ciudad: {},
  cambio: { ancho: 40 },
});
