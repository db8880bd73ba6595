/** CLI-009, EST: no client chosen on the client-status entry page. */
export const sinCliente = 'No hay cliente seleccionado.';
/** CLI-010 */
export const datosDeCliente = 'Datos de cliente';
/** CLI-015 */
export const seleccionePlan = 'Seleccione un plan.';
/** CLI-021 */
export const errorVuelvaAIntentar = 'Error vuelva a intentar';
/** CLI-031…040 */
export const datosDelBien = 'Datos del bien';
export const datosPersonales = 'Datos personales';
export const beneficiarioFinal = 'Beneficiario final';
export const datosLaborales = 'Datos laborales';
export const datosIndependiente = 'Datos independiente';
export const datosJubilado = 'Datos pensionista jubilado';
export const datosSubsidio = 'Dependiente de subsidio familiar / Ama de casa';
/** CLI-041 */
export const editar = 'Editar';
export const guardar = 'Guardar';
export const generarSolicitud = 'Generar Solicitud';
export const enviarARiesgo = 'Enviar a Riesgo';
/** CLI-045 */
export const solicitudDeCompra = 'Solicitud de compra';
/** CLI-080, FIN-012 */
export const valorMinimo0 = 'Valor mínimo es 0';
/** CLI-082 */
export const nombrePropietarioRequerido = 'Nombre del dueño de la casa es requerido.';
/** CLI-083 */
export const telefonoPropietarioRequerido = 'Teléfono del dueño de la casa es requerido.';
/** CLI-085 */
export const direccionRequerida = 'Dirección del cliente es requerida.';
/** CLI-087 */
export const celularRequerido = 'Celular del cliente es requerido.';
/** CLI-089 */
export const referenciaDomicilioRequerida = 'Referencias de la casa es requerido.';
/** CLI-090: doubled as specified. */
export const codigoDactilarRequerido = 'Código dactilar es requerido es requerido.';
/** CLI-092 */
export const fechaNacimientoRequerida = 'Fecha de nacimiento es requerida.';
/** CLI-094 */
export const correoRequerido = 'Correo del cliente es requerido.';
/** CLI-095, EST-539 */
export const correoInvalido = 'Ingrese un correo válido.';
/** CLI-096 */
export const profesionRequerida = 'Profesión del cliente es requerida.';
/** CLI-097 */
export const nacionalidadRequerida = 'Nacionalidad del cliente es requerida.';
/** CLI-099 */
export const anosResidenciaRequerido = 'Años de residencia es requerido';
/** CLI-100 */
export const anosResidenciaReal = 'Ingrese un número de años real.';
/** CLI-101 */
export const provinciaRequerida = 'Provincia del cliente es requerida.';
/** CLI-102 */
export const ciudadRequerida = 'Ciudad del cliente es requerida.';
/** CLI-103: without final stop. */
export const parroquiaRequerida = 'Parroquia del cliente es requerida';
/** CLI-104: without final stop. */
export const generoRequerido = 'Género del cliente es requerido';
/** CLI-105, EST-529 */
export const situacionLaboralRequerida = 'Situación laboral del cliente es requerida.';
/** CLI-106, CLI-107 */
export const seleccioneOpcion = 'Seleccione una opción';
/** CLI-108, decisiones.md: 'X del beneficiario es requerido/a.' */
export const beneficiario = {
  cedula: 'Cédula del beneficiario es requerida.',
  nombres: 'Nombres del beneficiario es requerido.',
  apellidoPaterno: 'Apellido paterno del beneficiario es requerido.',
  apellidoMaterno: 'Apellido materno del beneficiario es requerido.',
  nacionalidad: 'Nacionalidad del beneficiario es requerida.',
  genero: 'Género del beneficiario es requerido.',
  actividad: 'Actividad económica del beneficiario es requerida.',
} as const;
/** CLI-114 */
export const jubilacionRequerida = 'Años de jubilación son requeridos.';
/** CLI-054 */
export const carpetaEnviada = 'Carpeta enviada a riesgo.';
