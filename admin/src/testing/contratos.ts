import { bloquesDeContrato, encabezadoDeBloque } from '@adjudica/domain';
import type { BloqueEscrito, ContratoDeLista, ContratoDetalle } from '../capabilities/contrato/tipos';
import { fakeApi, listAnswer } from './api';

const fila: ContratoDeLista = {
  id: '01-M001-7',
  numero: 31,
  idCodigo: '01-M001-7',
  cedula: '1712345678',
  nombreCliente: 'MUÑOZ YÉPEZ ÍÑIGO',
  producto: '01',
  fecha: '2026-03-02T15:00:00.000Z',
  estado: 'P',
  etiquetaEstado: 'Pendiente',
  generados: 1,
  rechazados: 0,
  creadoPor: 'Ana Salazar',
  enviadoPor: null,
  enviadoEn: null,
  aprobadoPor: null,
  aprobadoEn: null,
  rechazadoPor: null,
  rechazadoEn: null,
  motivo: null,
  version: 2,
  acciones: ['actualizar', 'generarBloque', 'editarBloque'],
};
const bloques = bloquesDeContrato.map(({ id, nombre }, i): BloqueEscrito => {
  const hay = i === 0;
  return {
    bloque: id,
    nombre,
    encabezado: encabezadoDeBloque(id),
    existe: hay ? 'S' : 'N',
    estado: hay ? 'P' : null,
    texto: hay ? '<p>Comparecen las partes.</p>' : null,
    numero: hay ? 1 : null,
    version: hay ? 1 : null,
    formatoNumero: hay ? 1 : null,
    escritoPor: hay ? 'Ana Salazar' : null,
    escritoEn: hay ? '2026-03-02T16:00:00.000Z' : null,
    motivo: null,
    decididoPor: null,
    decididoEn: null,
    otroFormato: false,
    cambiados: [],
    editable: true,
  };
});
/** One block of seven was generated. */
export const contrato: ContratoDetalle = {
  ...fila,
  motivoSuspension: null,
  modelo: null,
  estadoCivil: 'S',
  separacionBienes: null,
  disolucionConyugal: null,
  poderConyuge: null,
  apoderado: null,
  estadoBien: 'Nuevo',
  aval: false,
  lugarEmision: null,
  fechaEmision: null,
  avalConyuge: false,
  codigoBarras: 'CO00000031',
  garantia: 'C',
  condiciones: 'MotorPlan, Soltero',
  falta: null,
  impedimento: null,
  pagareId: 12,
  bloques,
  valores: [{ campo: 'cliente.nombre', etiqueta: 'Nombre del cliente', grupo: 'Cliente', valor: 'MUÑOZ YÉPEZ ÍÑIGO' }],
  distintos: ['aval'],
};
const detalle = (bloque: string, propuesto: string) => ({
  bloque,
  propuesto,
  formatoNumero: 1,
  faltan: ['Placa'],
  huella: 'abc',
  versiones: [],
});

/** The list, that contract and its first two blocks. */
export function apiDeContratos(cambio: Partial<ContratoDetalle> = {}) {
  const api = fakeApi();
  const actual = { ...contrato, ...cambio };
  const bloque = (nombre: string, propuesto: string) =>
    api.on(`GET /contrato/01-M001-7/bloque/${nombre}`, () => ({ body: detalle(nombre, propuesto) }));
  api.on('GET /contrato', () => listAnswer('contrato', [fila]));
  api.on('GET /contrato/01-M001-7', () => ({ body: actual }));
  bloque('comparecientes', '<p>Comparecen las partes.</p>');
  bloque('antecedentes', '<p>El Cliente es titular del plan.</p>');
  return api;
}
