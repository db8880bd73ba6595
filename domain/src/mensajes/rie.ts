/** Risk matrix, exception, guarantees: verbatim. */

/** RIE-010 */
export const debeIngresarComentarios = 'Debe ingresar sus comentarios';
/** RIE-011 */
export const excepcionAgregada = 'Excepción agregada';
/** RIE-012 */
export const sinConfirmar = 'Sin confirmar';
export const confirmado = 'Confirmado';
/** EST-523 */
export const conBien = 'Con bien';
export const sinBien = 'Sin bien';
/** RIE-504 (sic) */
export const metricas = 'Metricas';
/** RIE-505 */
export const tableroDeActividades = 'Tablero de Actividades';
export const carpetasCompletas = 'Carpetas completas';
/** RIE-506 */
export const columnasDelTablero = {
  codigo: 'Cod.',
  nombre: 'Nombre',
  plan: 'Plan',
  grupo: 'Grupo',
  fechaAdjudicacion: 'Fecha Adjudica.',
  asamblea: 'Asam. Adjudica.',
  aprobacion: 'Aprobación',
} as const;
/** RIE-508 */
export const sinSociosPorElMomento = 'No tiene socios asignados por el momento.';
