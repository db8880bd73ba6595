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
  /** decisions.md "Silent failures are not silent" (GEN-020): with comma and final stop. */
  errorSilencioso: 'Ocurrio un error, intente de nuevo.',
  /** decisions.md "Everywhere": two near twins, one without and one with the comma. */
  errorMasTardeSinComa: 'Ocurrio un error intente de nuevo más tarde.',
  errorMasTarde: 'Ocurrio un error, intente de nuevo más tarde.',
  /** decisions.md: serves every phone field. */
  telefonoInvalido: 'Teléfono inválido',
  /** decisions.md, AUT-017 replaced: real notifications. */
  sinNotificaciones: 'No tiene notificaciones.',
  /** decisions.md "Roles, prefixes". */
  tareasDeHoy: (n: number): string => `Tareas de hoy: ${n}`,
} as const;
