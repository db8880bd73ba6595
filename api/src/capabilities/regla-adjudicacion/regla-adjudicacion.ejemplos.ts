import type { ReglaAdjudicacionVista } from './regla-adjudicacion.dto';

/** Example of the OpenAPI document. The generator reads it from the source: only literals. */
export const reglaDeEjemplo: ReglaAdjudicacionVista = {
  id: 1,
  producto: '01',
  desde: '2026-01-01',
  vencidasAdmitidas: 0,
  cesion: 'aparte',
  primero: 'valor',
  segundo: 'vencidas',
  tercero: 'puesto',
  sustento: 'Cláusula quinta: adjudicación por oferta',
  version: 1,
  guardadaEn: '2026-01-02T15:04:05.000Z',
  guardadaPor: 'Andrea Salazar',
};
