/** Titles that the table of screens names. Apart from their areas' other texts, which would come along into the first load. */

export const comentarioRsa = 'Comentario de RSA';
export const correosTitulo = 'Correos';
export const delegacionesTitulo = 'Delegaciones';
export const formatoEditar = 'Editar borrador';
export const formatoNuevo = 'Nuevo formato';
export const formatosTitulo = 'Formatos de contrato';
export const limitesTitulo = 'Límites de aprobación';
export const medioNuevo = 'Nuevo medio de aprobación';
