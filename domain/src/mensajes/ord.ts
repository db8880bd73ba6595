/** Purchase orders: verbatim, typos included. */

export const titulo = 'Ordenes de compra';
/** ORD-504 */
export const vacia = 'No existen ordenes de compra que mostrar.';
/** ORD-508 */
export const emision = 'Emisión de orden de compra';
/** ORD-511, ORD-523 */
export const seccionCategoria = 'Categoría & tipo de carta';
export const seccionOrden = 'Orden de compra';
/** ORD-518 */
export const valorDispositivo = 'Valor debe ser mayor a cero';
/** ORD-529, ORD-544 */
export const concesionarioIncompleto =
  'Información de concesionario incompleta. Comuniquese con Jefatura para completar informacion';
/** ORD-537 */
export const numero = (n: number): string => `Orden de compra #${n}`;
/** ORD-538 */
export const anulada = 'Anulada';
export const aprobada = 'Aprobada';
export const pendiente = 'Pendiente';
/** ORD-540…543 */
export const generar = 'Generar Orden Compra';
export const continuar = 'Continuar - Checklist';
export const anular = 'Anular orden de compra';
export const aprobar = 'Aprobar orden de compra';
/** ORD-562…564 */
export const creada = 'Orden de compra creada';
export const exitoAnulada = 'Orden de compra anulada';
export const exitoAprobada = 'Orden de compra Aprobada.';
