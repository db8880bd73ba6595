/** Credit bureau: verbatim. */
export const BUR = {
  /** BUR-500, BUR-001: title of the page, of the dialog and of its menu entry */
  buroDeCredito: 'Buró de crédito',
  /** BUR-502 */
  ingreseCedula: 'Ingrese una cédula',
  /** BUR-509 */
  sinCliente: 'No hay cliente seleccionado.',
  /** BUR-510 */
  clienteNoEncontrado: 'Cliente no encontrado',
  /** BUR-506 */
  totalAcumulado: 'Total acumulado',
  tasaDeMalosAcumulado: 'Tasa de malos acumulado',
  fechaInicial: 'Fecha inicial',
  cuotaEstimada: 'Cuota estimada',
  puntajeMaximo: 'Puntaje máximo',
} as const;
