/** EST-500…504 */
export const cliente = 'Cliente';
export const conyugeCliente = 'Conyuge / Cliente';
export const garante = 'Garante';
export const conyugeGarante = 'Conyuge / Garante';
export const depositario = 'Depositario';
/** EST-505 */
export const informacion = 'Información';
export const datosFinancieros = 'Datos Financieros';
export const referenciasPersonales = 'Referencias personales';
export const detallePagos = 'Detalle pagos';
export const documentos = 'Documentos';
export const historial = 'Historial del cliente';
export const seguro = 'Seguro/Póliza';
/** DOC-014: chip of a folder in department 004. */
export const enDptoRiesgo = 'En dpto. riesgo';
/** EST-526 */
export const campoObligatorio = 'El campo es obligatorio';
/** EST-527 */
export const nombresCompletos = 'Escriba nombres y apellidos completos';
/** EST-530 */
export const anosCorrecto = 'Ingrese un número de años correcto';
/** EST-532 */
export const conyugeGuardado = 'Información del conyuge guardada exitosamente';
/** EST-533 */
export const informacionGuardada = 'Información guardada exitosamente';
/** EST-543 */
export const ciudadRequerida = 'Ciudad es requerida.';
export const direccionRequerida = 'Dirección es requerida.';
/** EST-544 */
export const telefonoRequerido = 'Teléfono es requerido.';
/** EST-545 */
export const nombrePersonaRequerido = 'Nombre de la persona es requerido.';
export const nombreYApellido = 'Escriba al menos 1 nombre y 1 apellido';
/** EST-546 */
export const cedulaPersonaRequerida = 'Cédula de la persona es requerida.';
/** EST-547 */
export const parentescoRequerido = 'Tipo de parentesco es requerido.';
/** EST-548 */
export const comercioRequerido = 'Nombre del comercio o proveedor es requerido.';
/** EST-549 */
export const bancoRequerido = 'Nombre del banco es requerido.';
/** EST-550 */
export const fechaAperturaRequerida = 'Fecha de apertura de la cuenta es requerida.';
/** EST-551 */
export const tipoCuentaRequerido = 'Tipo de cuenta es requerido.';
/** EST-552 */
export const numeroCuentaRequerido = 'Número de cuenta es requerido.';
/** EST-555 */
export const sinReferencias = 'No hay referencias registradas';
