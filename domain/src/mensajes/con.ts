/** Dealers: verbatim, typos included. */

/** CON-500 */
export const concesionarios = 'Concesionarios';
/** CON-513: without the final stop that the executive's has. */
export const estadoRequerido = 'Estado es requerido';
/** CON-514, CON-516 */
export const nombreRequerido = 'Nombre es requerido.';
export const correoRequerido = 'Correo es requerido.';
export const departamentoRequerido = 'Departamento es requerido.';
export const telefonoRequerido = 'Telefono es requerido.';
export const estadoDeEjecutivoRequerido = 'Estado es requerido.';
export const valorRequerido = 'Valor es requerido.';
/** CON-519, CON-520 */
export const eliminar = (nombre: string): string => `Estas seguro de eliminar a ${nombre}?`;
export const borrarEjecutivos = 'Estas seguro de borrar los ejecutivos seleccionados ?';
/** CON-524…526 */
export const guardado = 'Concesionario Guardado.';
export const ejecutivoCreado = 'Ejecutivo Creado';
export const ejecutivoEditado = 'Ejecutivo Editado';
export const ejecutivoEliminado = 'Ejecutivo Eliminado';
export const dispositivoCreado = 'Dispositivo Creado';
export const dispositivoEditado = 'Dispositivo Editado';
