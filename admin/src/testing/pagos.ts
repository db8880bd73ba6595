import type { ChecklistDePago, LineaDePago, PagoDeListaVista, PagoVista } from '../generated/api';
import { fakeApi, listAnswer } from './api';

const con = (cambios: Partial<LineaDePago>): LineaDePago => ({
  plan: '01-M001-12',
  tipo: 'contrato',
  nombre: 'Contrato de adhesión',
  estado: 'correcto',
  etiquetaEstado: 'Correcto',
  falta: false,
  documentoId: 81,
  formato: 'pdf',
  ruta: 'documento/81/archivo?version=1',
  nombreDescarga: 'Documento_1712345675.pdf',
  tipoArchivo: 'application/pdf',
  observaciones: null,
  subidoEn: '2026-02-11T15:00:00.000Z',
  version: 3,
  acciones: ['ver', 'subir'],
  ...cambios,
});

export const contrato = con({});
const sinArchivo = {
  ruta: null,
  nombreDescarga: null,
  tipoArchivo: null,
  subidoEn: null,
  falta: true,
  version: 1,
  acciones: ['subir'],
} as const;
export const proforma = con({
  ...sinArchivo,
  acciones: ['subir'],
  tipo: 'proforma',
  nombre: 'Proforma del vehículo',
  estado: 'sinArchivo',
  etiquetaEstado: 'Sin archivo',
  documentoId: 82,
});
export const cedulaRechazada = con({
  tipo: 'cedula',
  nombre: 'Cédula de identidad',
  estado: 'rechazado',
  etiquetaEstado: 'Rechazado por riesgo',
  falta: true,
  documentoId: 83,
  ruta: 'documento/83/archivo?version=2',
  observaciones: 'Está caducada',
});
/** The list of the plan is an old one: nothing can be brought for it here. */
export const sinLista = con({
  ...sinArchivo,
  acciones: [],
  tipo: 'fotoEB',
  nombre: 'Foto del vehículo (EB)',
  estado: 'sinLista',
  etiquetaEstado: 'No está en el listado del plan',
  documentoId: null,
  formato: null,
  version: null,
});

export const factura = con({
  ...sinArchivo,
  falta: false,
  tipo: 'facturaVehiculo',
  nombre: 'Factura o contrato de compraventa del vehículo',
  estado: 'sinArchivo',
  etiquetaEstado: 'Sin archivo',
  documentoId: 91,
});
export const comprobante = {
  ...factura,
  tipo: 'comprobanteTransferencia',
  nombre: 'Comprobante de la transferencia',
  documentoId: 92,
};

export const checklist: ChecklistDePago = {
  id: 57,
  cliente: { cedula: '1712345675', nombre: 'Quishpe Toapanta Ángel Polivio' },
  planes: ['01-M001-12'],
  vehiculo: 'Kia Sportage 2026',
  empresa: 'Adjudica',
  solicitante: 'Ana Cevallos',
  valorVehiculo: 29_500,
  valorPlan: 20_000,
  diferenciaPrecio: 9_500,
  valorComision: 1_499.5,
  comisionDispositivo: null,
  valor: 18_500.5,
  beneficiario: 'Automotores Andinos S.A.',
  rucBeneficiario: '1790099887001',
  esConcesionario: true,
  tipoIdentificacionBeneficiario: null,
  identificacionBeneficiario: null,
  bancoBeneficiario: 'Banco Pichincha',
  tipoCuentaBeneficiario: 'CORRIENTE',
  numeroCuentaBeneficiario: '3401234504',
  concepto: 'COMPRA DE VEHICULO AL CLIENTE Quishpe Toapanta Ángel Polivio - 01-M001-12',
  documentos: [contrato],
  papeles: [factura, comprobante],
  faltan: 0,
  carpetaAprobada: true,
  motivo: null,
  solicitud: null,
};

export const pago: PagoVista = {
  id: 41,
  orden: 57,
  empresa: 'Adjudica',
  cliente: checklist.cliente,
  planes: checklist.planes,
  vehiculo: checklist.vehiculo,
  estado: 'pendiente',
  etiquetaEstado: 'Pendiente',
  concepto: checklist.concepto,
  observacion: null,
  valorVehiculo: 29_500,
  valorPlan: 20_000,
  diferenciaPrecio: 9_500,
  valorComision: 1_499.5,
  comisionDispositivo: null,
  valor: 18_500.5,
  beneficiario: 'Automotores Andinos S.A.',
  rucBeneficiario: '1790099887001',
  esConcesionario: true,
  tipoIdentificacionBeneficiario: null,
  identificacionBeneficiario: null,
  bancoBeneficiario: 'Banco Pichincha',
  tipoCuentaBeneficiario: 'CORRIENTE',
  numeroCuentaBeneficiario: '3401234504',
  carpetaAprobada: true,
  solicitante: 'Luis Chicaiza',
  fecha: '2026-03-10T15:00:00.000Z',
  aprobadoEn: null,
  aprobadoPor: null,
  transferidaEl: null,
  transferenciaReferencia: null,
  anuladoEn: null,
  anuladoPor: null,
  motivo: null,
  documentos: [contrato],
  papeles: [factura, comprobante],
  faltan: 0,
  revisados: 1,
  rechazados: [],
  emitida: null,
  version: 1,
  acciones: ['aprobar', 'anular'],
  motivoSuspension: null,
};

export const filaDePago: PagoDeListaVista = {
  id: 41,
  orden: 57,
  cedula: '1712345675',
  nombreCliente: 'Quishpe Toapanta Ángel Polivio',
  planes: ['01-M001-12', '01-M002-5'],
  fecha: '2026-03-10T15:00:00.000Z',
  estado: 'aprobado',
  etiquetaEstado: 'aprobado',
  aprobadoEn: '2026-03-11T14:05:00.000Z',
  transferidaEl: null,
  transferenciaReferencia: null,
  valor: 18_500.5,
  beneficiario: 'Automotores Andinos S.A.',
  rucBeneficiario: '1790099887001',
  esConcesionario: true,
  tipoIdentificacionBeneficiario: null,
  identificacionBeneficiario: null,
  bancoBeneficiario: 'Banco Pichincha',
  tipoCuentaBeneficiario: 'CORRIENTE',
  numeroCuentaBeneficiario: '3401234504',
  solicitante: 'Luis Chicaiza',
  concepto: 'COMPRA DE VEHICULO',
  diasDeEspera: null,
  version: 2,
  acciones: ['generar'],
};

/** The API with one payment, the checklist of one order and a list. */
export function apiDePagos({
  filas = [filaDePago],
  detalle = pago,
  deOrden = checklist,
}: {
  filas?: readonly PagoDeListaVista[];
  detalle?: PagoVista;
  deOrden?: ChecklistDePago;
} = {}) {
  const api = fakeApi();
  api.on('GET /solicitud-de-pago', () => listAnswer('solicitud-de-pago', filas));
  api.on(`GET /solicitud-de-pago/${detalle.id}`, () => ({ body: detalle }));
  api.on(`GET /solicitud-de-pago/checklist/${deOrden.id}`, () => ({ body: deOrden }));
  const enviadas = (method: string, path: string) =>
    api.llamadas.filter((llamada) => llamada.method === method && llamada.path.startsWith(path));
  return { ...api, enviadas };
}
