/** Exit letters: verbatim, typos included. */

/** CAR-500 */
export const listado = 'Listado de Clientes';
/** CAR-504 */
export const vacia = 'No existen listado que mostrar.';
/** CAR-505 */
export const subirActa = 'Subir acta de entrega';
/** CAR-509 */
export const titulo = 'Carta de Salida';
/** CAR-511 */
export const generar = 'Generar Carta';
export const ver = 'Ver carta de salida';
/** CAR-512 */
export const noAprobado = 'No aprobado';
/** CAR-502 */
export const pendiente = 'Pendiente';
export const realizado = 'Realizado';
/** CAR-527 */
export const guardado = 'Se guardo documento y evento con éxito.';
/** CAR-528 */
export const rechazada = 'Carta Rechazada con éxito.';
