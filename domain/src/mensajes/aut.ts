/** AUT-001 */
export const ingresar = 'Ingresar';
/** AUT-009 */
export const usuarioNoExiste = 'Usuario no existe';
/** AUT-010 */
export const contrasenaIncorrecta = 'Contraseña incorrecta';
/** AUT-011, AUT-012: stays until it is dismissed; without final stop. */
export const errorIntenteDeNuevo = 'Ocurrio un error, intente de nuevo';
/** AUT-013: compared by clients, therefore English as specified. */
export const tokenExpirado = 'token expired';
/** AUT-018 */
export const cerrarSesion = 'Cerrar sesión';
