export const CLI = {
  /** CLI-009, EST: no client chosen on the client-status entry page. */
  sinCliente: 'No hay cliente seleccionado.',
  /** CLI-010 */
  datosDeCliente: 'Datos de cliente',
  /** CLI-015 */
  seleccionePlan: 'Seleccione un plan.',
  /** CLI-021 */
  errorVuelvaAIntentar: 'Error vuelva a intentar',
  /** CLI-031…040 */
  datosDelBien: 'Datos del bien',
  datosPersonales: 'Datos personales',
  beneficiarioFinal: 'Beneficiario final',
  datosLaborales: 'Datos laborales',
  datosIndependiente: 'Datos independiente',
  datosJubilado: 'Datos pensionista jubilado',
  datosSubsidio: 'Dependiente de subsidio familiar / Ama de casa',
  /** CLI-041 */
  editar: 'Editar',
  guardar: 'Guardar',
  generarSolicitud: 'Generar Solicitud',
  enviarARiesgo: 'Enviar a Riesgo',
  /** CLI-045 */
  solicitudDeCompra: 'Solicitud de compra',
  /** CLI-080, FIN-012 */
  valorMinimo0: 'Valor mínimo es 0',
  /** CLI-082 */
  nombrePropietarioRequerido: 'Nombre del dueño de la casa es requerido.',
  /** CLI-083 */
  telefonoPropietarioRequerido: 'Teléfono del dueño de la casa es requerido.',
  /** CLI-085 */
  direccionRequerida: 'Dirección del cliente es requerida.',
  /** CLI-087 */
  celularRequerido: 'Celular del cliente es requerido.',
  /** CLI-089 */
  referenciaDomicilioRequerida: 'Referencias de la casa es requerido.',
  /** CLI-090: doubled as specified. */
  codigoDactilarRequerido: 'Código dactilar es requerido es requerido.',
  /** CLI-092 */
  fechaNacimientoRequerida: 'Fecha de nacimiento es requerida.',
  /** CLI-094 */
  correoRequerido: 'Correo del cliente es requerido.',
  /** CLI-095, EST-539 */
  correoInvalido: 'Ingrese un correo válido.',
  /** CLI-096 */
  profesionRequerida: 'Profesión del cliente es requerida.',
  /** CLI-097 */
  nacionalidadRequerida: 'Nacionalidad del cliente es requerida.',
  /** CLI-099 */
  anosResidenciaRequerido: 'Años de residencia es requerido',
  /** CLI-100 */
  anosResidenciaReal: 'Ingrese un número de años real.',
  /** CLI-101 */
  provinciaRequerida: 'Provincia del cliente es requerida.',
  /** CLI-102 */
  ciudadRequerida: 'Ciudad del cliente es requerida.',
  /** CLI-103: without final stop. */
  parroquiaRequerida: 'Parroquia del cliente es requerida',
  /** CLI-104: without final stop. */
  generoRequerido: 'Género del cliente es requerido',
  /** CLI-105, EST-529 */
  situacionLaboralRequerida: 'Situación laboral del cliente es requerida.',
  /** CLI-106, CLI-107 */
  seleccioneOpcion: 'Seleccione una opción',
  /** CLI-108, decisiones.md: 'X del beneficiario es requerido/a.' */
  beneficiario: {
    cedula: 'Cédula del beneficiario es requerida.',
    nombres: 'Nombres del beneficiario es requerido.',
    apellidoPaterno: 'Apellido paterno del beneficiario es requerido.',
    apellidoMaterno: 'Apellido materno del beneficiario es requerido.',
    nacionalidad: 'Nacionalidad del beneficiario es requerida.',
    genero: 'Género del beneficiario es requerido.',
    actividad: 'Actividad económica del beneficiario es requerida.',
  },
  /** CLI-114 */
  jubilacionRequerida: 'Años de jubilación son requeridos.',
  /** CLI-054 */
  carpetaEnviada: 'Carpeta enviada a riesgo.',
} as const;
