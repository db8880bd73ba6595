import type { DelegacionVista, LimiteVista } from './limite.dto';

/** Examples of the OpenAPI document. The generator reads them from the source: only literals. */
export const limiteDeEjemplo: LimiteVista = {
  id: 1,
  rol: 'Riesgo',
  usuario: '*',
  monto: 50000,
  version: 1,
  guardadaEn: '2026-01-02T15:04:05.000Z',
  guardadaPor: 'Andrea Salazar',
};

export const delegacionDeEjemplo: DelegacionVista = {
  id: 1,
  titular: 'riesgo',
  delegado: 'riesgo2',
  desde: '2026-04-06',
  hasta: '2026-04-20',
  motivo: 'Vacaciones',
  version: 1,
  guardadaEn: '2026-04-02T15:04:05.000Z',
  guardadaPor: 'Andrea Salazar',
};
