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
  /** RIE-504 (sic) */
  metricas: 'Metricas',
  /** RIE-505 */
  tableroDeActividades: 'Tablero de Actividades',
  carpetasCompletas: 'Carpetas completas',
  /** RIE-506 */
  columnasDelTablero: {
    codigo: 'Cod.',
    nombre: 'Nombre',
    plan: 'Plan',
    grupo: 'Grupo',
    fechaAdjudicacion: 'Fecha Adjudica.',
    asamblea: 'Asam. Adjudica.',
    aprobacion: 'Aprobación',
  },
  /** RIE-508 */
  sinSociosPorElMomento: 'No tiene socios asignados por el momento.',
} as const;
