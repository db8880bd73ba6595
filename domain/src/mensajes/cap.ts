/** Folder approval: verbatim, typos included. */
export const CAP = {
  /** CAP-501, CAP-500: titles of the two dialogs */
  aprobarCarpeta: '¿Aprobar carpeta?',
  devolverCarpeta: 'Devolver carpeta',
  /** CAP-502 */
  aprobado: 'Aprobado',
  rechazado: 'Rechazado',
  /** CAP-504 */
  garantiaNoNula: 'Tipo de garantía no debe estar nulo.',
  /** CAP-505 */
  fideicomiso: 'Fideicomiso',
  prendaComercial: 'Prenda Comercial',
  /** CAP-509 */
  sinProforma: 'No se encuentra documento proforma generado',
  /** CAP-510 (sic) */
  carpetaAprobada: 'Carpeta aprovada',
  /** CAP-511 */
  carpetaDevuelta: 'Carpeta devuelta a adjudicaciones',
} as const;
