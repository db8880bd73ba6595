import type {
  BaseDeOrdenVista,
  ClienteDeOrden,
  OrdenDeCompraVista,
  OrdenDeListaVista,
  PlanDeOrden,
  VehiculoDeOrden,
} from './orden-de-compra.dto';

/**
 * Examples of the OpenAPI document: an order. The generator reads these constants from the source, so there are only literals and
 * other constants in them: no spread, no shorthand, no call.
 */
const clienteDeEjemplo: ClienteDeOrden = {
  cedula: '1712345675',
  nombre: 'Zambrano Loor José Antonio',
  direccion: 'Av. de los Shyris N34-120, Quito',
  telefono: '0991234567',
};

const planDeEjemplo: PlanDeOrden = { idCodigo: '01-M001-12', grupo: 'M001', monto: 20000 };

const vehiculoDeEjemplo: VehiculoDeOrden = {
  marca: 'Kia',
  modelo: 'Sportage',
  tipo: 'JEEP',
  estadoBien: 'Nuevo',
  anio: 2026,
  color: 'Blanco',
  motor: 'G4FJNH123456',
  chasis: '8LCJU5A2XTE012345',
  placa: null,
};

export const baseDeOrden: BaseDeOrdenVista = {
  id: 12,
  cliente: clienteDeEjemplo,
  producto: '01',
  planes: [planDeEjemplo],
  vehiculo: vehiculoDeEjemplo,
  valorVehiculo: 32990,
  valorPlan: 20000,
};

export const ordenEnLista: OrdenDeListaVista = {
  id: 27,
  cedula: '1712345675',
  nombreCliente: 'Zambrano Loor José Antonio',
  planes: ['01-M001-12'],
  fecha: '2026-03-09T15:04:05.000Z',
  estado: 'pendiente',
  etiquetaEstado: 'Pendiente',
  nombreConcesionario: 'Sierra Motors del Ecuador S.A.',
  pagoConcesionario: 19175.25,
  diasDeEspera: 1,
  version: 1,
  acciones: ['aprobar', 'anular'],
};

export const ordenPendiente: OrdenDeCompraVista = {
  id: 27,
  estado: 'pendiente',
  etiquetaEstado: 'Pendiente',
  medioId: 12,
  cliente: clienteDeEjemplo,
  producto: '01',
  planes: [planDeEjemplo],
  categoriaCarta: '001',
  nombreCategoriaCarta: 'Normal',
  tipoCarta: '001',
  nombreTipoCarta: 'Carta vehiculo nuevo',
  incluyeConcesionario: false,
  concesionarioId: 3,
  nombreConcesionario: 'Sierra Motors del Ecuador S.A.',
  rucConcesionario: '1790012344001',
  vendedorId: 7,
  vendedor: 'Íñigo Muñoz',
  jefeVentasId: 8,
  jefeVentas: 'Rosa Guamán',
  contableId: null,
  contable: null,
  valorDispositivo: null,
  atencionTercero: null,
  porcentajeComision: 2.5,
  comisionDispositivo: null,
  sinConcesionario: false,
  carpetaAprobada: true,
  exigeCarpeta: false,
  vehiculo: vehiculoDeEjemplo,
  valorVehiculo: 32990,
  valorPlan: 20000,
  valorComision: 824.75,
  diferenciaPrecio: 12990,
  pagoConcesionario: 19175.25,
  financiaDiferenciaPrecio: 'N',
  valorFinanciaDiferenciaPrecio: 0,
  fecha: '2026-03-09T15:04:05.000Z',
  creadoPor: 'Luis Chicaiza',
  aprobadaEn: null,
  aprobadaPor: null,
  anuladaEn: null,
  anuladaPor: null,
  motivo: null,
  documentoEmitido: false,
  version: 1,
  acciones: [],
  motivoSuspension: null,
};
