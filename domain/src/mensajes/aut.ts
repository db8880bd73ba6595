export const AUT = {
  /** AUT-001 */
  ingresar: 'Ingresar',
  /** AUT-009 */
  usuarioNoExiste: 'Usuario no existe',
  /** AUT-010 */
  contrasenaIncorrecta: 'Contraseña incorrecta',
  /** AUT-011, AUT-012: the sticky one, without final stop. */
  errorIntenteDeNuevo: 'Ocurrio un error, intente de nuevo',
  /** AUT-013: compared by clients, therefore English as specified. */
  tokenExpirado: 'token expired',
  /** AUT-018 */
  cerrarSesion: 'Cerrar sesión',
} as const;
