import type { TramiteDeListaVista } from './tramite-legal.dto';

/** Example of the OpenAPI document: only literals, as the generator reads them from the source. */
export const tramiteEnLista: TramiteDeListaVista = {
  id: '01-M001-12',
  cedula: '1712345675',
  nombreCliente: 'Zambrano Loor José Antonio',
  producto: '01',
  plan: 'MotorPlan $ 20.000,00',
  grupo: 'M001',
  fechaAdjudicacion: '2026-02-20',
  numeroAsamblea: 12,
  ejecutivo: 'Luis Chicaiza',
  porHacer: 'Pagare',
  paso: 'completarPagare',
  nombrePaso: 'Generar Pagare',
  terminado: false,
  pagareId: 12,
  estadoPagare: 'P',
  versionPagare: 1,
  personas: false,
  prenda: false,
  contratoId: null,
  estadoContrato: null,
  versionContrato: null,
  bloques: 0,
  seApruebaPagare: false,
  seApruebaContrato: false,
};
