/** Legal: verbatim, typos included. */
export const LEG = {
  /** LEG-509, LEG-510 */
  pagares: 'Pagares por saldo deudor',
  nuevoPagare: 'Nuevo pagare',
  /** LEG-519, LEG-528 */
  generador: 'Pagare saldo deudor',
  editor: 'Editor de Pagaré',
  /** LEG-522 */
  cuotaNumero: 'No.',
  cuotaVencimiento: 'Fecha de vencimiento',
  cuotaValor: 'Valor',
  /** LEG-524, LEG-533 */
  guardar: 'Guardar',
  actualizar: 'Actualizar',
  /** LEG-525, LEG-526 */
  emision: 'Emision de Pagare/prenda comercial',
  /** LEG-532 */
  ver: 'Ver',
  /** LEG-534, LEG-535 */
  emitirContrato: 'Emitir Contrato',
  enviar: 'Enviar a Aprobar',
  aprobar: 'Aprobar',
  noAprobado: 'No aprobado',
  verPagare: 'Ver Pagaré',
  /** LEG-537 */
  confirmarPagare: '¿Aprobar Pagaré?',
  /** LEG-541 */
  pagareAprobado: 'Pagare aprobado',
  contratoAprobado: 'Contrato aprobado',
  pendiente: 'Pendiente',
  aprobado: 'Aprobado',
  /** LEG-544 */
  yaExiste: 'Ya existe Pagaré',
  reemplazar: '¿Desea reemplazarlo?',
  /** LEG-546 */
  seleccioneCiudad: 'Seleccione una ciudad',
  seleccioneFecha: 'Seleccione la fecha de inicio.',
  /** LEG-554 */
  representadoPor: 'Representado por',
  /** LEG-555 */
  montoCero: 'Monto con valor cero',
  /** LEG-506, LEG-507 */
  generarPagare: 'Generar Pagare',
  generarContrato: 'Generar Contrato',
  aprobarPagare: 'Aprobar Pagare',
  aprobarContrato: 'Aprobar Contrato',
  /** LEG-607 */
  datosDePrenda: 'Datos de prenda comercial actualizados',
  /** LEG-581 */
  sinDocumento: 'No existe documento generado',
  /** LEG-605, LEG-606, LEG-609 */
  pagareGuardado: 'Pagaré guardado con éxito.',
  datosActualizados: 'Datos actualizados',
  datosCreados: 'Datos de Pagare creado',
  /** LEG-614 */
  notificada: 'Notificación enviada a Jefatura.',
} as const;
