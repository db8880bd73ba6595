/** Our own texts, where the specification gives none. */
export const adjudicado = {
  yaAsignada: (ejecutivo: string): string => `El plan ya está asignado a ${ejecutivo}`,
  noEsEjecutivo: 'Elija un ejecutivo o jefatura de adjudicaciones activo',
  sorteoNoCoincide: 'El tipo de adjudicación no coincide',
  asignacionMesActual: 'La asignación rige desde el mes actual',
  mesFueraDeRango: 'El mes debe estar entre enero de 2022 y el actual',
  /** An award of another assembly than the one that is looked at. */
  deOtraAsamblea: (tipo: string, numero: number): string => `${tipo} · Asamblea ${numero}`,
  retiradoEl: (fecha: string | null): string => (fecha === null ? 'Retirado' : `Retirado el ${fecha}`),
  reasignadoA: (idCodigo: string): string => `Reasignado a ${idCodigo}`,
  adjudicadoPorReasignacion: (adjudicacion: string): string => `Adjudicado por reasignación (${adjudicacion})`,
  enLugarDe: (idCodigo: string): string => `En lugar de ${idCodigo}`,
  retiradasDespues: (cuantas: number): string =>
    cuantas === 1
      ? 'Después del acta se retiró 1 adjudicación; la fila dice qué pasó con ella.'
      : `Después del acta se retiraron ${cuantas} adjudicaciones; las filas dicen qué pasó con ellas.`,
  porAsamblea: 'Asamblea',
  porReasignacion: 'Reasignación',
  porImportacion: 'Importación',
} as const;
