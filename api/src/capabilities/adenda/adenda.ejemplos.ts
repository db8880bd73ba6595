import type { AdendasDePlanVista, AdendaVista } from './adenda.dto';

/**
 * Examples of the OpenAPI document: an addendum. The generator reads these constants from the source: only literals and other constants, no spread,
 * shorthand or call.
 */
export const adendaDeEjemplo: AdendaVista = {
  id: 3,
  numero: 1,
  nombre: 'Adenda No. 1 del contrato del plan 01-M001-12',
  idCodigo: '01-M001-12',
  cedula: '1712345675',
  nombreCliente: 'Zambrano Loor José Antonio',
  estado: 'P',
  etiquetaEstado: 'Pendiente',
  motivo: 'El concesionario corrigió el chasis',
  lugarEmision: '1701',
  ciudad: 'Quito',
  fechaEmision: '2026-03-20',
  texto: '<p>Donde dice 8LCJU5A2XTE012344 se leerá 8LCJU5A2XTE012345.</p>',
  cambios: [{ campo: 'vehiculo.chasis', etiqueta: 'Chasis', antes: '8LCJU5A2XTE012344', ahora: '8LCJU5A2XTE012345' }],
  desactualizados: [],
  propuesto: '<p>Donde dice 8LCJU5A2XTE012344 se leerá 8LCJU5A2XTE012345.</p>',
  creadaPor: 'Ana Salazar',
  creadaEn: '2026-03-19T15:04:05.000Z',
  editadaPor: null,
  editadaEn: null,
  enviadaPor: null,
  enviadaEn: null,
  decididaPor: null,
  decididaEn: null,
  motivoDeDecision: null,
  version: 1,
  acciones: ['editar', 'enviar', 'anular'],
  motivoSuspension: null,
};

export const adendasDeEjemplo: AdendasDePlanVista = {
  id: '01-M001-12',
  impedimento: 'El contrato ya tiene la adenda No. 1 sin aprobar: termínela o anúlela antes de hacer otra',
  diferencias: [
    { campo: 'vehiculo.chasis', etiqueta: 'Chasis', antes: '8LCJU5A2XTE012344', ahora: '8LCJU5A2XTE012345' },
  ],
  lugarEmision: '1701',
  propuesto: '<p>Donde dice 8LCJU5A2XTE012344 se leerá 8LCJU5A2XTE012345.</p>',
  adendas: [adendaDeEjemplo],
};
