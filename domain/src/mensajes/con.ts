/** Dealers: verbatim, typos included. */
export const CON = {
  /** CON-500 */
  concesionarios: 'Concesionarios',
  /** CON-513: without the final stop that the executive's has. */
  estadoRequerido: 'Estado es requerido',
  /** CON-514, CON-516 */
  nombreRequerido: 'Nombre es requerido.',
  correoRequerido: 'Correo es requerido.',
  departamentoRequerido: 'Departamento es requerido.',
  telefonoRequerido: 'Telefono es requerido.',
  estadoDeEjecutivoRequerido: 'Estado es requerido.',
  valorRequerido: 'Valor es requerido.',
  /** CON-519, CON-520 */
  eliminar: (nombre: string): string => `Estas seguro de eliminar a ${nombre}?`,
  borrarEjecutivos: 'Estas seguro de borrar los ejecutivos seleccionados ?',
  /** CON-524…526 */
  guardado: 'Concesionario Guardado.',
  ejecutivoCreado: 'Ejecutivo Creado',
  ejecutivoEditado: 'Ejecutivo Editado',
  ejecutivoEliminado: 'Ejecutivo Eliminado',
  dispositivoCreado: 'Dispositivo Creado',
  dispositivoEditado: 'Dispositivo Editado',
} as const;
