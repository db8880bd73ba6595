/** Payment orders: verbatim. */
export const PAG = {
  /** PAG-500, PAG-503 */
  ordenesDePago: 'Ordenes de pago',
  noOrden: 'No. Orden',
  nombre: 'Nombre',
  planes: 'Planes',
  fechaCreacion: 'Fecha creación',
  estado: 'Estado',
  fechaAprobacion: 'Fecha aprobación',
  /** PAG-505 */
  sinOrdenes: 'No existen ordenes de pago que mostrar.',
  /** PAG-507, PAG-515 */
  titulo: (numero: number): string => `Solicitud de pago #${numero}`,
  nueva: 'Solicitud de pago',
  /** PAG-509, PAG-524 */
  ver: 'Ver',
  guardar: 'Guardar',
  /** PAG-510: capital P in the second. */
  anular: 'Anular orden de pago',
  aprobar: 'Aprobar orden de Pago',
  /** PAG-511 */
  pendiente: 'Pendiente',
  aprobado: 'aprobado',
  anulado: 'anulado',
  /** PAG-516 */
  concepto: (cliente: string, planes: string): string => `COMPRA DE VEHICULO AL CLIENTE ${cliente} - ${planes}`,
  /** PAG-520 */
  documentosPorSubir: 'Existen documentos por subir a la plataforma.',
  /** PAG-531 */
  datosInconsistentes: 'Error al generar CheckList, datos inconsistentes',
  /** PAG-532, PAG-533, PAG-534 */
  creada: 'Orden de pago creada',
  anulada: 'Orden de pago anulada',
  aprobada: 'Orden de pago aprobada',
} as const;
