/** Credit bureau: verbatim. */

/** BUR-500, BUR-001: title of the page, of the dialog and of its menu entry */
export const buroDeCredito = 'Buró de crédito';
/** BUR-502 */
export const ingreseCedula = 'Ingrese una cédula';
/** BUR-509 */
export const sinCliente = 'No hay cliente seleccionado.';
/** BUR-510 */
export const clienteNoEncontrado = 'Cliente no encontrado';
/** BUR-506 */
export const totalAcumulado = 'Total acumulado';
export const tasaDeMalosAcumulado = 'Tasa de malos acumulado';
export const fechaInicial = 'Fecha inicial';
export const cuotaEstimada = 'Cuota estimada';
export const puntajeMaximo = 'Puntaje máximo';
