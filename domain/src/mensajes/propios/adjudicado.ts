export const yaAsignada = (ejecutivo: string): string => `El plan ya está asignado a ${ejecutivo}`;
/** In a picker: 'Luis Chicaiza', and how much he has to do. */
export const cargaDeEjecutivo = (planes: number, tareas: number): string =>
  `${planes === 1 ? '1 plan' : `${planes.toLocaleString('es-EC')} planes`}, ${tareas === 1 ? '1 tarea' : `${tareas.toLocaleString('es-EC')} tareas`} esta semana`;
export const noEsEjecutivo = 'Elija un ejecutivo o jefatura de adjudicaciones activo';
export const sorteoNoCoincide = 'El tipo de adjudicación no coincide';
export const asignacionMesActual = 'La asignación rige desde el mes actual';
export const mesFueraDeRango = 'El mes debe estar entre enero de 2022 y el actual';
/** An award of another assembly than the one shown. */
export const deOtraAsamblea = (tipo: string, numero: number): string => `${tipo} · Asamblea ${numero}`;
export const retiradoEl = (fecha: string | null): string => (fecha === null ? 'Retirado' : `Retirado el ${fecha}`);
export const reasignadoA = (idCodigo: string): string => `Reasignado a ${idCodigo}`;
export const adjudicadoPorReasignacion = (adjudicacion: string): string =>
  `Adjudicado por reasignación (${adjudicacion})`;
export const enLugarDe = (idCodigo: string): string => `En lugar de ${idCodigo}`;
export const retiradasDespues = (cuantas: number): string =>
  cuantas === 1
    ? 'Después del acta se retiró 1 adjudicación; la fila dice qué pasó con ella.'
    : `Después del acta se retiraron ${cuantas} adjudicaciones; las filas dicen qué pasó con ellas.`;
export const porAsamblea = 'Asamblea';
export const porReasignacion = 'Reasignación';
export const porImportacion = 'Importación';
/** A search without results in the month shown. */
export const estaEnOtroMes = 'Se encontró en otro mes:';
export const busquedaCortaConEnter = (minimo: number): string =>
  `Escriba al menos ${minimo} caracteres, o pulse Enter para buscar ya`;
