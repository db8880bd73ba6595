export const auditoriaUsuario = 'Usuario';
export const auditoriaRecurso = 'Registro';
export const auditoriaRegistro = 'Número';
export const auditoriaIngresos = 'Ingresos';
export const auditoriaConIngresos = 'Se muestran';
export const auditoriaSinIngresos = 'No se muestran';
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
