/** Our own texts, where the specification gives none. */
export const recorrido = {
  recorridoDeAdjudicacion: 'Recorrido de adjudicación',
  verRecorrido: 'Ver recorrido',
  pasosDelRecorrido: 'Pasos del recorrido',
  pasoHecho: 'Hecho',
  pasoActual: 'En curso',
  diasHabilesEntre: (n: number): string => (n === 1 ? '1 día hábil' : `${n} días hábiles`),
  /** On the line between two steps, where there is room for no more. */
  diasCortos: (n: number): string => `${n} d`,
  diasDesdeLaAdjudicacion: 'hábiles desde la adjudicación',
  diasHastaLaEntrega: 'hábiles de la adjudicación a la entrega',
  diasPorDepartamento: 'Días hábiles por departamento',
  planSinRecorrido: 'El plan no está adjudicado: su recorrido no ha empezado.',
  eventosDelPlan: 'Eventos del plan',
  datosDelPlan: 'Datos del plan',
  /** An act without a user: a job, an import. */
  sinUsuario: 'Sistema',
} as const;
