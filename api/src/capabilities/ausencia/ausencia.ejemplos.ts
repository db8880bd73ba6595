import type { AusenciaVista } from './ausencia.dto';

/** Example of the OpenAPI document. The generator reads it from the source: only literals. */
export const ausenciaDeEjemplo: AusenciaVista = {
  id: 1,
  ausente: 'ejecutivo',
  reemplazo: 'ejecutivo2',
  desde: '2026-04-06',
  hasta: '2026-04-20',
  motivo: 'Vacaciones',
  version: 1,
  guardadaEn: '2026-04-02T15:04:05.000Z',
  guardadaPor: 'Verónica Paredes',
};
