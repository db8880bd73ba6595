export const GEN = {
  /** GEN-504 */
  motivoVacio: 'Motivo no puede estar vacío',
  comentarioVacio: 'Comentario no puede estar vacío',
  /** GEN-507 */
  buscarCliente: 'Ingrese el nombre del cliente o cédula',
  /** GEN-512 */
  camposIncorrectos: 'Tiene campos incorrectos en el formulario, revise y vuelva a intentar.',
  /** GEN-515 */
  dias: (n: number): string => `${n} día(s)`,
  /** GEN-520 */
  sinRegistros: 'No existen registros para mostrar.',
  /** decisiones.md, GEN-020: with comma and final stop. */
  errorSilencioso: 'Ocurrio un error, intente de nuevo.',
  /** decisiones.md, "Everywhere": two near twins, one without and one with the comma. */
  errorMasTardeSinComa: 'Ocurrio un error intente de nuevo más tarde.',
  errorMasTarde: 'Ocurrio un error, intente de nuevo más tarde.',
  /** decisiones.md: serves every phone field. */
  telefonoInvalido: 'Teléfono inválido',
  /** decisiones.md, AUT-017: real notifications. */
  sinNotificaciones: 'No tiene notificaciones.',
  /** decisiones.md, "Roles". */
  tareasDeHoy: (n: number): string => `Tareas de hoy: ${n}`,
} as const;
