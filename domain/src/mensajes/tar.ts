/** Tasks: verbatim. */

/** TAR-002 */
export const registroDeTareas = 'Registro de Tareas';
/** TAR-006 */
export const programarTarea = 'Programar tarea';
/** TAR-007 */
export const registrada = 'Tarea registrada con éxito.';
/** TAR-500 */
export const descripcionDeTarea = 'Descripción de Tarea';
/** TAR-503 */
export const modificarTarea = 'Modificar tarea';
/** TAR-505 */
export const pendiente = 'Pendiente';
export const cerrado = 'Cerrado';
export const sinAsignar = 'Sin Asignar';
/** TAR-512 */
export const usuarioRequerido = 'Usuario es requerido.';
/** TAR-520 */
export const actualizada = 'Tarea actualizada con éxito.';
