/** Dashboards: verbatim. */

/** TAB-503 */
export const bienesEntregados = 'Bienes Entregados';
export const adjudicadosSinBien = 'Adjudicados sin Bien';
export const totalAdjudicados = 'Total adjudicados';
/** TAB-515 */
export const mediaEnDias = 'Media en dias';
