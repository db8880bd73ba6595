export const ADJ = {
  /** ADJ-500 */
  retiroAdjudicacion: 'Retiro Adjudicacion',
  adjudicado: 'Adjudicado',
  /** ADJ-502 */
  adjOferta: 'Adj. Oferta',
  adjEntrega: 'Adj. Entrega',
  adjSorteo: 'Adj. Sorteo',
  /** ADJ-517 */
  retirada: 'Se retiro adjudicación.',
  /** ADJ-518 */
  reasignada: 'Cliente adjudicado y asignado',
  /** ADJ-001 */
  sociosAsignados: 'Socios adjudicados asignados',
  /** ADJ-009, ADJ-516 */
  sinSocios: 'No tiene socios asignados para el mes seleccionado.',
} as const;
