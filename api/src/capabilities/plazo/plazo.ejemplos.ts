import type { PlazoVista } from './plazo.dto';

/** Example of the OpenAPI document. The generator reads it from the source: only literals. */
export const plazoDeEjemplo: PlazoVista = {
  id: 1,
  codigo: 'entrega',
  producto: '01',
  desde: '2026-01-01',
  dias: 17,
  clausula: 'Cláusula octava: entrega del bien',
  version: 1,
  guardadaEn: '2026-01-02T15:04:05.000Z',
  guardadaPor: 'Andrea Salazar',
};
