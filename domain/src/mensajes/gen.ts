/** GEN-504 */
export const motivoVacio = 'Motivo no puede estar vacío';
export const comentarioVacio = 'Comentario no puede estar vacío';
/** GEN-507 */
export const buscarCliente = 'Ingrese el nombre del cliente o cédula';
/** GEN-512 */
export const camposIncorrectos = 'Tiene campos incorrectos en el formulario, revise y vuelva a intentar.';
/** GEN-515 */
export const dias = (n: number): string => `${n} día(s)`;
/** GEN-520 */
export const sinRegistros = 'No existen registros para mostrar.';
/** decisiones.md, GEN-020: with comma and final stop. */
export const errorSilencioso = 'Ocurrio un error, intente de nuevo.';
/** decisiones.md, "Everywhere": two messages that differ by a comma. */
export const errorMasTardeSinComa = 'Ocurrio un error intente de nuevo más tarde.';
export const errorMasTarde = 'Ocurrio un error, intente de nuevo más tarde.';
/** decisiones.md: serves every phone field. */
export const telefonoInvalido = 'Teléfono inválido';
/** decisiones.md, AUT-017: real notifications. */
export const sinNotificaciones = 'No tiene notificaciones.';
/** decisiones.md, "Roles". */
export const tareasDeHoy = (n: number): string => `Tareas de hoy: ${n}`;
