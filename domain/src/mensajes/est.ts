export const EST = {
  /** EST-500…504 */
  cliente: 'Cliente',
  conyugeCliente: 'Conyuge / Cliente',
  garante: 'Garante',
  conyugeGarante: 'Conyuge / Garante',
  depositario: 'Depositario',
  /** EST-505 */
  informacion: 'Información',
  datosFinancieros: 'Datos Financieros',
  referenciasPersonales: 'Referencias personales',
  detallePagos: 'Detalle pagos',
  documentos: 'Documentos',
  historial: 'Historial del cliente',
  seguro: 'Seguro/Póliza',
  /** DOC-014: chip of a folder in department 004. */
  enDptoRiesgo: 'En dpto. riesgo',
  /** EST-526 */
  campoObligatorio: 'El campo es obligatorio',
  /** EST-527 */
  nombresCompletos: 'Escriba nombres y apellidos completos',
  /** EST-530 */
  anosCorrecto: 'Ingrese un número de años correcto',
  /** EST-532 */
  conyugeGuardado: 'Información del conyuge guardada exitosamente',
  /** EST-533 */
  informacionGuardada: 'Información guardada exitosamente',
  /** EST-543 */
  ciudadRequerida: 'Ciudad es requerida.',
  direccionRequerida: 'Dirección es requerida.',
  /** EST-544 */
  telefonoRequerido: 'Teléfono es requerido.',
  /** EST-545 */
  nombrePersonaRequerido: 'Nombre de la persona es requerido.',
  nombreYApellido: 'Escriba al menos 1 nombre y 1 apellido',
  /** EST-546 */
  cedulaPersonaRequerida: 'Cédula de la persona es requerida.',
  /** EST-547 */
  parentescoRequerido: 'Tipo de parentesco es requerido.',
  /** EST-548 */
  comercioRequerido: 'Nombre del comercio o proveedor es requerido.',
  /** EST-549 */
  bancoRequerido: 'Nombre del banco es requerido.',
  /** EST-550 */
  fechaAperturaRequerida: 'Fecha de apertura de la cuenta es requerida.',
  /** EST-551 */
  tipoCuentaRequerido: 'Tipo de cuenta es requerido.',
  /** EST-552 */
  numeroCuentaRequerido: 'Número de cuenta es requerido.',
  /** EST-555 */
  sinReferencias: 'No hay referencias registradas',
} as const;
