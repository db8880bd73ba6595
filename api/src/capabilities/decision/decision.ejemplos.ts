import type { DecisionVista, SalvedadVista } from './decision.dto';

/** Examples of the OpenAPI document. The generator reads them from the source: only literals. */
export const decisionDeEjemplo: DecisionVista = {
  id: 162,
  clase: 'orden-de-compra',
  etiquetaClase: 'Orden de compra',
  clave: 27,
  nombreCliente: 'Zambrano Loor José Antonio',
  cedula: '1712345678',
  idCodigo: '01-M001-12',
  planes: 1,
  producto: '01',
  monto: 19175.25,
  desde: '2026-03-10T15:04:05.000Z',
  diasDeEspera: 4,
  solicitante: 'Elena Vera',
  decide: 'Jefatura Adjudicaciones',
  nota: null,
  enlace: '/orden-de-compra/27',
};

export const salvedadDeEjemplo: SalvedadVista = {
  id: 514,
  tipo: 'EXCEPCION',
  etiquetaTipo: 'Excepción de riesgo',
  fecha: '2026-03-10T15:04:05.000Z',
  nombreCliente: 'Zambrano Loor José Antonio',
  cedula: '1712345678',
  idCodigo: '01-M001-12',
  producto: '01',
  monto: 21500,
  quien: 'Rosa Paredes',
  motivo: 'Antigüedad como cliente',
  enlace: '/estado-cliente/1712345678?plan=01-M001-12',
};
