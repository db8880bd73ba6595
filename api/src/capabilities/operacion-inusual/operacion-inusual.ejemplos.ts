import type { OperacionInusualVista } from './operacion-inusual.dto';

/** Example of the OpenAPI document. The generator reads it from the source: only literals. */
export const operacionDeEjemplo: OperacionInusualVista = {
  id: 1,
  version: 1,
  identificacion: '1710034065',
  nombre: 'Andrade Mora Luis Alberto',
  fecha: '2026-03-04',
  monto: 9500,
  motivo: 'Pagó veinte cuotas en efectivo el mismo día, sin relación con sus ingresos',
  creadaPor: 'Marco Ruiz',
  creadaEn: '2026-03-05T15:04:00.000Z',
  estado: 'por-decidir',
  decision: null,
  decididaPor: null,
  decididaEn: null,
  acciones: ['reportar', 'archivar'],
};
