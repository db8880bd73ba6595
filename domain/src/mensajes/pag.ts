/** Payment orders: verbatim. */

/** PAG-500, PAG-503 */
export const ordenesDePago = 'Ordenes de pago';
export const noOrden = 'No. Orden';
export const nombre = 'Nombre';
export const planes = 'Planes';
export const fechaCreacion = 'Fecha creación';
export const estado = 'Estado';
export const fechaAprobacion = 'Fecha aprobación';
/** PAG-505 */
export const sinOrdenes = 'No existen ordenes de pago que mostrar.';
/** PAG-507, PAG-515 */
export const titulo = (numero: number): string => `Solicitud de pago #${numero}`;
export const nueva = 'Solicitud de pago';
/** PAG-509, PAG-524 */
export const ver = 'Ver';
export const guardar = 'Guardar';
/** PAG-510: capital P in the second. */
export const anular = 'Anular orden de pago';
export const aprobar = 'Aprobar orden de Pago';
/** PAG-511 */
export const pendiente = 'Pendiente';
export const aprobado = 'aprobado';
export const anulado = 'anulado';
/** PAG-516 */
export const concepto = (cliente: string, planes: string): string =>
  `COMPRA DE VEHICULO AL CLIENTE ${cliente} - ${planes}`;
/** PAG-520 */
export const documentosPorSubir = 'Existen documentos por subir a la plataforma.';
/** PAG-531 */
export const datosInconsistentes = 'Error al generar CheckList, datos inconsistentes';
/** PAG-532, PAG-533, PAG-534 */
export const creada = 'Orden de pago creada';
export const anulada = 'Orden de pago anulada';
export const aprobada = 'Orden de pago aprobada';
