/** Purchase orders: verbatim, typos included. */
export const ORD = {
  titulo: 'Ordenes de compra',
  /** ORD-504 */
  vacia: 'No existen ordenes de compra que mostrar.',
  /** ORD-508 */
  emision: 'Emisión de orden de compra',
  /** ORD-511, ORD-523 */
  seccionCategoria: 'Categoría & tipo de carta',
  seccionOrden: 'Orden de compra',
  /** ORD-518 */
  valorDispositivo: 'Valor debe ser mayor a cero',
  /** ORD-529, ORD-544 */
  concesionarioIncompleto:
    'Información de concesionario incompleta. Comuniquese con Jefatura para completar informacion',
  /** ORD-537 */
  numero: (n: number): string => `Orden de compra #${n}`,
  /** ORD-538 */
  anulada: 'Anulada',
  aprobada: 'Aprobada',
  pendiente: 'Pendiente',
  /** ORD-540…543 */
  generar: 'Generar Orden Compra',
  continuar: 'Continuar - Checklist',
  anular: 'Anular orden de compra',
  aprobar: 'Aprobar orden de compra',
  /** ORD-562…564 */
  creada: 'Orden de compra creada',
  exitoAnulada: 'Orden de compra anulada',
  exitoAprobada: 'Orden de compra Aprobada.',
} as const;
