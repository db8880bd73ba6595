/** ADJ-500 */
export const retiroAdjudicacion = 'Retiro Adjudicacion';
export const adjudicado = 'Adjudicado';
/** ADJ-502 */
export const adjOferta = 'Adj. Oferta';
export const adjEntrega = 'Adj. Entrega';
export const adjSorteo = 'Adj. Sorteo';
/** ADJ-517 */
export const retirada = 'Se retiro adjudicación.';
/** ADJ-518 */
export const reasignada = 'Cliente adjudicado y asignado';
/** ADJ-001 */
export const sociosAsignados = 'Socios adjudicados asignados';
/** ADJ-009, ADJ-516 */
export const sinSocios = 'No tiene socios asignados para el mes seleccionado.';
