/** Legal: verbatim, typos included. */
export * from './legContrato';

/** LEG-509, LEG-510 */
export const pagares = 'Pagares por saldo deudor';
export const nuevoPagare = 'Nuevo pagare';
/** LEG-519, LEG-528 */
export const generador = 'Pagare saldo deudor';
export const editor = 'Editor de Pagaré';
/** LEG-522 */
export const cuotaNumero = 'No.';
export const cuotaVencimiento = 'Fecha de vencimiento';
export const cuotaValor = 'Valor';
/** LEG-524, LEG-533 */
export const guardar = 'Guardar';
export const actualizar = 'Actualizar';
/** LEG-525, LEG-526 */
export const emision = 'Emision de Pagare/prenda comercial';
/** LEG-532 */
export const ver = 'Ver';
/** LEG-534, LEG-535 */
export const emitirContrato = 'Emitir Contrato';
export const enviar = 'Enviar a Aprobar';
export const aprobar = 'Aprobar';
export const noAprobado = 'No aprobado';
export const verPagare = 'Ver Pagaré';
/** LEG-537 */
export const confirmarPagare = '¿Aprobar Pagaré?';
/** LEG-541 */
export const pagareAprobado = 'Pagare aprobado';
export const contratoAprobado = 'Contrato aprobado';
export const pendiente = 'Pendiente';
export const aprobado = 'Aprobado';
/** LEG-544 */
export const yaExiste = 'Ya existe Pagaré';
export const reemplazar = '¿Desea reemplazarlo?';
/** LEG-546 */
export const seleccioneCiudad = 'Seleccione una ciudad';
export const seleccioneFecha = 'Seleccione la fecha de inicio.';
/** LEG-554 */
export const representadoPor = 'Representado por';
/** LEG-555 */
export const montoCero = 'Monto con valor cero';
/** LEG-506, LEG-507 */
export const generarPagare = 'Generar Pagare';
export const generarContrato = 'Generar Contrato';
export const aprobarPagare = 'Aprobar Pagare';
export const aprobarContrato = 'Aprobar Contrato';
/** LEG-607 */
export const datosDePrenda = 'Datos de prenda comercial actualizados';
/** LEG-581 */
export const sinDocumento = 'No existe documento generado';
/** LEG-605, LEG-606, LEG-609 */
export const pagareGuardado = 'Pagaré guardado con éxito.';
export const datosActualizados = 'Datos actualizados';
export const datosCreados = 'Datos de Pagare creado';
/** LEG-614 */
export const notificada = 'Notificación enviada a Jefatura.';
