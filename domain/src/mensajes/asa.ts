/** ASA-003 */
export const miActividadDelMes = 'Mi actividad del mes';
/** ASA-005 */
export const nuevaFechaAsamblea = 'Nueva fecha asamblea';
/** ASA-006 */
export const generarActa = 'Generar acta';
/** ASA-007 */
export const proximasAsambleas = 'Próximas asambleas';
/** ASA-011 */
export const verTodas = 'Ver todas';
/** ASA-012 */
export const sinAsambleas = 'No hay asambleas disponibles';
/** ASA-018 */
export const grupoNoExiste = 'Grupo no existe';
/** ASA-021, ASA-022 */
export const cerrada = 'Cerrada';
export const abierta = 'Abierta';
/** ASA-023 */
export const sinActa = 'Sin Acta';
/** ASA-027: one text for both number rules; lasts 5 s (ASA-028). */
export const crearFechaProxima =
  'Importante: Es necesario crear la fecha de la proxima asamblea para generar el acta de la asamblea seleccionada.';
/** ASA-036 */
export const participa = 'PARTICIPA';
/** ASA-060, ASA-062 */
export const continuar = 'Continuar';
/** ASA-053 */
export const actaDeAsamblea = (numero: number): string => `Acta de Asamblea No.${numero}`;
/** ASA-054 */
export const generadoExitosamente = '¡Generado exitosamente!';
/** ASA-055 */
export const clientesNotificados = 'Clientes adjudicados serán notificados.';
/** ASA-072 */
export const nuevaFecha = 'Nueva fecha';
/** ASA-074 */
export const grupoSinAsambleas = 'El grupo seleccionado no tiene asambleas.';
/** ASA-076 */
export const fechaRequerida = 'Fecha de la asamblea es requierida.';
/** ASA-078 */
export const horaRequerida = 'Hora de la asamblea es requierida.';
/** ASA-079 */
export const horaNoPermitida = 'Hora no permitida';
/** ASA-080 */
export const lugarRequerido = 'Lugar de la asamblea es requierido.';
/** ASA-082 */
export const notarioRequerido = 'Nombre de notario es requerido.';
/** ASA-088 */
export const asambleaDuplicada = 'Ya existe asamblea para la fecha seleccionada';
/** ASA-089: resembles AUT-011, but is another message. */
export const errorAlCrear = 'Ocurrio un error, intente de nuevo';
/** ASA-090 */
export const fechaCreada = 'Nueva fecha de asamblea creada';
