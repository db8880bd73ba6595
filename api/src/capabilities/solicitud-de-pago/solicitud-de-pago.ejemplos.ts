import type { Problema } from '../../http/problem';
import type { ChecklistDePago, LineaDePago, PagoDeListaVista, PagoVista } from './solicitud-de-pago.dto';

/**
 * Examples of the OpenAPI document: one payment. The generator reads these constants from the source: only literals and other constants, no spread,
 * shorthand or call.
 */
const contrato: LineaDePago = {
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
};

const proformaSinArchivo: LineaDePago = {
  plan: '01-M001-12',
  tipo: 'proforma',
  nombre: 'Proforma del vehículo',
  estado: 'sinArchivo',
  etiquetaEstado: 'Sin archivo',
  falta: true,
  documentoId: 82,
  formato: 'pdf',
  ruta: null,
  nombreDescarga: null,
  tipoArchivo: null,
  observaciones: null,
  subidoEn: null,
  version: 1,
  acciones: ['subir'],
};

export const checklistIncompleto: ChecklistDePago = {
  id: 57,
  cliente: { cedula: '1712345675', nombre: 'Quishpe Toapanta Ángel Polivio' },
  planes: ['01-M001-12'],
  vehiculo: 'Kia Sportage 2026',
  empresa: 'Adjudica',
  solicitante: 'Luis Chicaiza',
  valor: 18_500.5,
  beneficiario: 'Automotores Andinos S.A.',
  concepto: 'COMPRA DE VEHICULO AL CLIENTE Quishpe Toapanta Ángel Polivio - 01-M001-12',
  documentos: [contrato, proformaSinArchivo],
  faltan: 1,
  carpetaAprobada: true,
  exigeCarpeta: true,
  motivo: null,
  solicitud: null,
};

export const pagoEnLista: PagoDeListaVista = {
  id: 41,
  orden: 57,
  cedula: '1712345675',
  nombreCliente: 'Quishpe Toapanta Ángel Polivio',
  planes: ['01-M001-12'],
  fecha: '2026-03-10T15:00:00.000Z',
  estado: 'pendiente',
  etiquetaEstado: 'Pendiente',
  aprobadoEn: null,
  valor: 18_500.5,
  beneficiario: 'Automotores Andinos S.A.',
  solicitante: 'Luis Chicaiza',
  concepto: 'COMPRA DE VEHICULO AL CLIENTE Quishpe Toapanta Ángel Polivio - 01-M001-12',
  rucBeneficiario: '1790099887001',
  diasDeEspera: 0,
  version: 1,
  acciones: ['aprobar', 'anular'],
};

export const pagoPendiente: PagoVista = {
  id: 41,
  orden: 57,
  empresa: 'Adjudica',
  cliente: { cedula: '1712345675', nombre: 'Quishpe Toapanta Ángel Polivio' },
  planes: ['01-M001-12'],
  vehiculo: 'Kia Sportage 2026',
  estado: 'pendiente',
  etiquetaEstado: 'Pendiente',
  concepto: 'COMPRA DE VEHICULO AL CLIENTE Quishpe Toapanta Ángel Polivio - 01-M001-12',
  observacion: null,
  valor: 18_500.5,
  beneficiario: 'Automotores Andinos S.A.',
  rucBeneficiario: '1790099887001',
  esConcesionario: true,
  carpetaAprobada: true,
  exigeCarpeta: true,
  solicitante: 'Luis Chicaiza',
  fecha: '2026-03-10T15:00:00.000Z',
  aprobadoEn: null,
  aprobadoPor: null,
  anuladoEn: null,
  anuladoPor: null,
  motivo: null,
  documentos: [contrato],
  faltan: 0,
  revisados: 1,
  rechazados: [],
  emitida: null,
  version: 1,
  acciones: [],
  motivoSuspension: null,
};

export const pagoAprobado: PagoVista = {
  id: 41,
  orden: 57,
  empresa: 'Adjudica',
  cliente: { cedula: '1712345675', nombre: 'Quishpe Toapanta Ángel Polivio' },
  planes: ['01-M001-12'],
  vehiculo: 'Kia Sportage 2026',
  estado: 'aprobado',
  etiquetaEstado: 'aprobado',
  concepto: 'COMPRA DE VEHICULO AL CLIENTE Quishpe Toapanta Ángel Polivio - 01-M001-12',
  observacion: null,
  valor: 18_500.5,
  beneficiario: 'Automotores Andinos S.A.',
  rucBeneficiario: '1790099887001',
  esConcesionario: true,
  carpetaAprobada: true,
  exigeCarpeta: true,
  solicitante: 'Luis Chicaiza',
  fecha: '2026-03-10T15:00:00.000Z',
  aprobadoEn: '2026-03-11T14:05:00.000Z',
  aprobadoPor: 'Carmen Espinosa',
  anuladoEn: null,
  anuladoPor: null,
  motivo: null,
  documentos: [contrato],
  faltan: 0,
  revisados: 1,
  rechazados: [],
  emitida: null,
  version: 2,
  acciones: [],
  motivoSuspension: null,
};

export const pagoAnulado: PagoVista = {
  id: 41,
  orden: 57,
  empresa: 'Adjudica',
  cliente: { cedula: '1712345675', nombre: 'Quishpe Toapanta Ángel Polivio' },
  planes: ['01-M001-12'],
  vehiculo: 'Kia Sportage 2026',
  estado: 'anulado',
  etiquetaEstado: 'anulado',
  concepto: 'COMPRA DE VEHICULO AL CLIENTE Quishpe Toapanta Ángel Polivio - 01-M001-12',
  observacion: null,
  valor: 18_500.5,
  beneficiario: 'Automotores Andinos S.A.',
  rucBeneficiario: '1790099887001',
  esConcesionario: true,
  carpetaAprobada: true,
  exigeCarpeta: true,
  solicitante: 'Luis Chicaiza',
  fecha: '2026-03-10T15:00:00.000Z',
  aprobadoEn: null,
  aprobadoPor: null,
  anuladoEn: '2026-03-11T14:05:00.000Z',
  anuladoPor: 'Carmen Espinosa',
  motivo: 'El concesionario cambió de cuenta',
  documentos: [contrato],
  faltan: 0,
  revisados: 1,
  rechazados: [],
  emitida: null,
  version: 2,
  acciones: [],
  motivoSuspension: null,
};

export const noExiste: Problema = {
  type: 'urn:adjudica:problema:no-encontrado',
  title: 'El registro no existe',
  status: 404,
  code: 'no-encontrado',
  instance: '6f1c2f0e-6f0b-4f43-9a64-1f5f5f0f7a10',
};

export const faltanDocumentos: Problema = {
  type: 'urn:adjudica:problema:checklist-incompleto',
  title: 'Error al generar CheckList, datos inconsistentes',
  status: 403,
  code: 'checklist-incompleto',
  instance: '6f1c2f0e-6f0b-4f43-9a64-1f5f5f0f7a11',
  detalle: { faltan: 1 },
};

export const yaTieneSolicitud: Problema = {
  type: 'urn:adjudica:problema:orden-con-solicitud',
  title: 'La orden de compra ya tiene la solicitud de pago #41',
  status: 409,
  code: 'orden-con-solicitud',
  instance: '6f1c2f0e-6f0b-4f43-9a64-1f5f5f0f7a12',
  detalle: { solicitud: 41 },
};

export const camposIncorrectos: Problema = {
  type: 'urn:adjudica:problema:campos-incorrectos',
  title: 'Tiene campos incorrectos en el formulario, revise y vuelva a intentar.',
  status: 422,
  code: 'campos-incorrectos',
  instance: '6f1c2f0e-6f0b-4f43-9a64-1f5f5f0f7a13',
  errors: { concepto: 'El campo es obligatorio' },
};

export const loCreoElMismo: Problema = {
  type: 'urn:adjudica:problema:cuatro-ojos',
  title: 'Quien crea no aprueba: debe hacerlo otra persona',
  status: 403,
  code: 'cuatro-ojos',
  instance: '6f1c2f0e-6f0b-4f43-9a64-1f5f5f0f7a14',
};

export const yaAprobado: Problema = {
  type: 'urn:adjudica:problema:estado-cambiado',
  title: 'La orden de pago ya fue aprobada por Carmen Espinosa el 11/03/2026 09:05',
  status: 409,
  code: 'estado-cambiado',
  instance: '6f1c2f0e-6f0b-4f43-9a64-1f5f5f0f7a15',
  detalle: { estado: 'aprobado', quien: 'Carmen Espinosa', cuando: '2026-03-11T14:05:00.000Z' },
};

export const versionVieja: Problema = {
  type: 'urn:adjudica:problema:version-vieja',
  title: 'Otra persona modificó el registro, actualice la página',
  status: 412,
  code: 'version-vieja',
  instance: '6f1c2f0e-6f0b-4f43-9a64-1f5f5f0f7a16',
  detalle: { versionActual: 2 },
};

export const faltaUnDocumento: Problema = {
  type: 'urn:adjudica:problema:checklist-incompleto',
  title: 'Existen documentos por subir a la plataforma.',
  status: 422,
  code: 'checklist-incompleto',
  instance: '6f1c2f0e-6f0b-4f43-9a64-1f5f5f0f7a17',
  detalle: { faltan: 1 },
};

export const sinMotivo: Problema = {
  type: 'urn:adjudica:problema:campos-incorrectos',
  title: 'Tiene campos incorrectos en el formulario, revise y vuelva a intentar.',
  status: 422,
  code: 'campos-incorrectos',
  instance: '6f1c2f0e-6f0b-4f43-9a64-1f5f5f0f7a18',
  errors: { motivo: 'Motivo no puede estar vacío' },
};

export const sinAprobar: Problema = {
  type: 'urn:adjudica:problema:pago-sin-aprobar',
  title: 'Solo se emite de una solicitud de pago aprobada',
  status: 409,
  code: 'pago-sin-aprobar',
  instance: '6f1c2f0e-6f0b-4f43-9a64-1f5f5f0f7a19',
};
