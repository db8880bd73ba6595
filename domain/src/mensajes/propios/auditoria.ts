export const auditoriaUsuario = 'Usuario';
export const auditoriaRecurso = 'Recurso';
export const auditoriaRegistro = 'Registro';
export const auditoriaAccion = 'Acción';
export const auditoriaDesde = 'Desde';
export const auditoriaHasta = 'Hasta';
export const auditoriaCambios = 'Lo que cambió';
export const auditoriaCampo = 'Dato';
export const auditoriaAntes = 'Antes';
export const auditoriaDespues = 'Después';
export const auditoriaSinCambios = 'No cambió ningún dato guardado.';
export const auditoriaIguales = (n: number): string =>
  n === 1 ? 'Otro dato quedó igual.' : `Otros ${n} datos quedaron igual.`;
