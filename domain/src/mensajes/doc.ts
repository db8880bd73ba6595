/** Documents: verbatim. */

/** DOC-001 */
export const visorDeDocumentos = 'Visor de documentos';
/** DOC-006 */
export const acciones = 'Acciones';
/** DOC-014 */
export const enRiesgo = 'En dpto. riesgo';
/** DOC-030 */
export const noExisteDocumento = 'No existe documento generado';
/** DOC-039 */
export const listadoGenerado = 'Listado generado';
/** DOC-508 */
export const tipoNoAceptado = 'Tipo de archivo no es aceptado';
/** DOC-509; `limite` is written as '10 MB'. */
export const documentoPesado = (limite: string): string => `Documento pesado, máximo ${limite}`;
/** DOC-511 */
export const sinListado = 'No tiene listado de documentos creado, complete la información del cliente para continuar.';
