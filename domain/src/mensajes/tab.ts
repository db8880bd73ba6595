/** Dashboards: verbatim. */
export const TAB = {
  /** TAB-503 */
  bienesEntregados: 'Bienes Entregados',
  adjudicadosSinBien: 'Adjudicados sin Bien',
  totalAdjudicados: 'Total adjudicados',
  /** TAB-515 */
  mediaEnDias: 'Media en dias',
} as const;
