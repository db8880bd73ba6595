/** Documents: verbatim. */
export const DOC = {
  /** DOC-001 */
  visorDeDocumentos: 'Visor de documentos',
  /** DOC-006 */
  acciones: 'Acciones',
  /** DOC-014 */
  enRiesgo: 'En dpto. riesgo',
  /** DOC-030 */
  noExisteDocumento: 'No existe documento generado',
  /** DOC-039 */
  listadoGenerado: 'Listado generado',
  /** DOC-508 */
  tipoNoAceptado: 'Tipo de archivo no es aceptado',
  /** DOC-509; the limit as it is to be read: '10 MB'. */
  documentoPesado: (limite: string): string => `Documento pesado, máximo ${limite}`,
  /** DOC-511 */
  sinListado: 'No tiene listado de documentos creado, complete la información del cliente para continuar.',
} as const;
