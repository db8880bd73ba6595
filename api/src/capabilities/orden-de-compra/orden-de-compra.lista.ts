import { type Libro, libro } from '../../http/list-file';
import type { OrdenDeListaVista } from './orden-de-compra.dto';

export const libroDeOrdenes: Libro<OrdenDeListaVista> = libro('orden-de-compra', 'Órdenes de compra', {
  id: { tipo: 'numero' },
  nombreCliente: { ancho: 40 },
  cedula: {},
  planes: { ancho: 30, valor: ({ planes }) => planes.join(', ') },
  fecha: { tipo: 'instante' },
  estado: { valor: ({ etiquetaEstado }) => etiquetaEstado },
  vehiculo: { ancho: 30, valor: ({ vehiculo: { marca, modelo, anio } }) => `${marca} ${modelo} ${anio}` },
  valorVehiculo: { tipo: 'dinero' },
  valorPlan: { tipo: 'dinero' },
  valorComision: { tipo: 'dinero' },
  nombreConcesionario: { ancho: 30 },
  beneficiario: { ancho: 30 },
  identificacionTercero: {},
  pagoConcesionario: { tipo: 'dinero' },
});
