/** Absences: who looks after the plans and tasks of a colleague, from one day to another. */

export const ausenciasTitulo = 'Ausencias';
export const ausenciasDescripcion =
  'Del primer día al último, quien reemplaza ve y atiende también los planes, las tareas y los avisos de la persona ausente. Los planes siguen siendo de ella.';
export const sinAusencias = 'No hay ausencias.';
export const ausenciaDe = (ausente: string, reemplazo: string): string =>
  `Ausencia de ${ausente}, la cubre ${reemplazo}`;
export const ausenciaYaExiste = 'Esa ausencia ya está registrada desde esa fecha';
export const ausenciaDesdeHoy = 'El último día debe ser hoy o posterior';
export const ausenciaLarga = (dias: number): string => `Una ausencia dura ${dias} días como máximo`;
export const usuarioSinPlanes = 'No es un usuario activo que atienda planes';
export const reemplazoAusente = 'Esa persona también está ausente en esos días';
export const ausenteQueCubre = 'Esa persona cubre otra ausencia en esos días; antes debe cubrirla alguien más';
export const deOtro = (quien: string): string => `de ${quien}`;
