/** Folder approval: verbatim, typos included. */

/** CAP-501, CAP-500: titles of the two dialogs */
export const aprobarCarpeta = '¿Aprobar carpeta?';
export const devolverCarpeta = 'Devolver carpeta';
/** CAP-502 */
export const aprobado = 'Aprobado';
export const rechazado = 'Rechazado';
/** CAP-504 */
export const garantiaNoNula = 'Tipo de garantía no debe estar nulo.';
/** CAP-505 */
export const fideicomiso = 'Fideicomiso';
export const prendaComercial = 'Prenda Comercial';
/** CAP-509 */
export const sinProforma = 'No se encuentra documento proforma generado';
/** CAP-510 (sic) */
export const carpetaAprobada = 'Carpeta aprovada';
/** CAP-511 */
export const carpetaDevuelta = 'Carpeta devuelta a adjudicaciones';
