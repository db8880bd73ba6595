/** Our own texts, where the specification gives none. */
export const adjudicado = {
  yaAsignada: (ejecutivo: string): string => `El plan ya está asignado a ${ejecutivo}`,
  noEsEjecutivo: 'Elija un ejecutivo o jefatura de adjudicaciones activo',
  sorteoNoCoincide: 'El tipo de adjudicación no coincide',
  asignacionMesActual: 'La asignación rige desde el mes actual',
  mesFueraDeRango: 'El mes debe estar entre enero de 2022 y el actual',
  porAsamblea: 'Asamblea',
  porReasignacion: 'Reasignación',
  porImportacion: 'Importación',
} as const;
