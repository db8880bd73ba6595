import type { BaseDeOrdenVista, ConcesionarioElegible, OrdenDeCompraVista, OrdenDeListaVista } from '../generated/api';
import { listAnswer } from './api';
import { apiDeClientes, zambrano } from './clientes';

const cliente = {
  cedula: zambrano.identificacion,
  nombre: zambrano.nombreCompleto,
  direccion: 'Av. de los Shyris N34-120',
  telefono: '0991234567',
};
const vehiculo = {
  marca: 'Kia',
  modelo: 'Sportage',
  tipo: null,
  estadoBien: 'Nuevo',
  anio: 2026,
  color: 'Blanco',
  motor: null,
  chasis: null,
  placa: null,
} as const;
const planes = [{ idCodigo: '01-M001-12', grupo: 'M001', monto: 20_000 }];

export const baseDeOrden: BaseDeOrdenVista = {
  id: 12,
  cliente,
  producto: '01',
  planes,
  vehiculo,
  valorVehiculo: 32_990,
  valorPlan: 20_000,
  carpetaAprobada: true,
};

const ejecutivos: ConcesionarioElegible['ejecutivos'] = [
  { id: 7, nombre: 'Íñigo Muñoz', departamento: 'Vendedor' },
  { id: 8, nombre: 'Rosa Guamán', departamento: 'Jefatura' },
  { id: 9, nombre: 'Elsa Páez', departamento: 'Financiero' },
];
export const concesionarios: readonly ConcesionarioElegible[] = [
  {
    id: 3,
    codigo: 'C1',
    nombreComercial: 'Sierra Motors',
    razonSocial: 'Sierra Motors S.A.',
    direccion: null,
    telefono: null,
    negociacion: 2.5,
    incompleta: false,
    ejecutivos,
  },
  {
    id: 4,
    codigo: null,
    nombreComercial: 'Autos Sin Datos',
    razonSocial: 'Autos Sin Datos S.A.',
    direccion: null,
    telefono: null,
    negociacion: null,
    incompleta: true,
    ejecutivos: [],
  },
];

export const ordenPendiente: OrdenDeCompraVista = {
  id: 27,
  estado: 'pendiente',
  etiquetaEstado: 'Pendiente',
  medioId: 12,
  cliente,
  producto: '01',
  planes,
  categoriaCarta: '001',
  nombreCategoriaCarta: 'Normal',
  tipoCarta: '001',
  nombreTipoCarta: 'Carta vehiculo nuevo',
  incluyeConcesionario: false,
  concesionarioId: 3,
  nombreConcesionario: 'Sierra Motors S.A.',
  rucConcesionario: '1790012344001',
  beneficiario: 'Sierra Motors S.A.',
  rucBeneficiario: '1790012344001',
  esConcesionario: true,
  tipoIdentificacionBeneficiario: null,
  identificacionBeneficiario: null,
  bancoBeneficiario: 'Banco Pichincha',
  tipoCuentaBeneficiario: 'CORRIENTE',
  numeroCuentaBeneficiario: '3401234504',
  vendedorId: 7,
  vendedor: 'Íñigo Muñoz',
  jefeVentasId: null,
  jefeVentas: null,
  contableId: null,
  contable: null,
  pagoAnticipado: 6_000,
  sinConcesionario: false,
  carpetaAprobada: true,
  valorDispositivo: null,
  atencionTercero: null,
  tipoIdentificacionTercero: null,
  identificacionTercero: null,
  bancoTercero: null,
  tipoCuentaTercero: null,
  numeroCuentaTercero: null,
  vehiculo,
  valorVehiculo: 32_990,
  valorPlan: 20_000,
  porcentajeComision: 2.5,
  valorComision: 824.75,
  comisionDispositivo: null,
  diferenciaPrecio: 12_990,
  pagoConcesionario: 19_175.25,
  financiaDiferenciaPrecio: 'N',
  valorFinanciaDiferenciaPrecio: 0,
  fecha: '2026-11-20T15:30:00.000Z',
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

export const ordenAprobada: OrdenDeCompraVista = {
  ...ordenPendiente,
  estado: 'aprobada',
  etiquetaEstado: 'Aprobada',
  aprobadaEn: '2026-11-20T16:30:00.000Z',
  aprobadaPor: 'Patricio Villacís',
  version: 2,
};

export const filaDeOrden: OrdenDeListaVista = {
  ...ordenPendiente,
  cedula: cliente.cedula,
  nombreCliente: cliente.nombre,
  planes: ['01-M001-12', '01-M001-14'],
  diasDeEspera: 4,
};

/** The API with one order, and what a new one is made from. */
export function apiDeOrdenes(orden: OrdenDeCompraVista = ordenPendiente) {
  const api = apiDeClientes();
  api.on('GET /orden-de-compra', () => listAnswer('orden-de-compra', [filaDeOrden]));
  api.on(`GET /orden-de-compra/${orden.id}`, () => ({ body: orden }));
  api.on('GET /base-de-orden/12', () => ({ body: baseDeOrden }));
  api.on('GET /concesionario/elegibles', () => ({ body: concesionarios }));
  return {
    ...api,
    enviadas: () => api.llamadas.filter(({ method, path }) => method !== 'GET' && path.startsWith('/orden-de-compra')),
  };
}
