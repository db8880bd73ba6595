/** Exit letters: verbatim, typos included. */
export const CAR = {
  /** CAR-500 */
  listado: 'Listado de Clientes',
  /** CAR-504 */
  vacia: 'No existen listado que mostrar.',
  /** CAR-505 */
  subirActa: 'Subir acta de entrega',
  /** CAR-509 */
  titulo: 'Carta de Salida',
  /** CAR-511 */
  generar: 'Generar Carta',
  ver: 'Ver carta de salida',
  /** CAR-512 */
  noAprobado: 'No aprobado',
  /** CAR-502 */
  pendiente: 'Pendiente',
  realizado: 'Realizado',
  /** CAR-527 */
  guardado: 'Se guardo documento y evento con éxito.',
  /** CAR-528 */
  rechazada: 'Carta Rechazada con éxito.',
} as const;
