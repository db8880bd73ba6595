/** Tasks: verbatim. */
export const TAR = {
  /** TAR-002 */
  registroDeTareas: 'Registro de Tareas',
  /** TAR-006 */
  programarTarea: 'Programar tarea',
  /** TAR-007 */
  registrada: 'Tarea registrada con éxito.',
  /** TAR-500 */
  descripcionDeTarea: 'Descripción de Tarea',
  /** TAR-503 */
  modificarTarea: 'Modificar tarea',
  /** TAR-505 */
  pendiente: 'Pendiente',
  cerrado: 'Cerrado',
  sinAsignar: 'Sin Asignar',
  /** TAR-512 */
  usuarioRequerido: 'Usuario es requerido.',
  /** TAR-520 */
  actualizada: 'Tarea actualizada con éxito.',
} as const;
