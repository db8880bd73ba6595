/** Risk matrix, exception, guarantees: verbatim. */
export const RIE = {
  /** RIE-010 */
  debeIngresarComentarios: 'Debe ingresar sus comentarios',
  /** RIE-011 */
  excepcionAgregada: 'Excepción agregada',
  /** RIE-012 */
  sinConfirmar: 'Sin confirmar',
  confirmado: 'Confirmado',
  /** EST-523 */
  conBien: 'Con bien',
  sinBien: 'Sin bien',
} as const;
