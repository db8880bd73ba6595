export const recorridoDeAdjudicacion = 'Recorrido de adjudicación';
export const verRecorrido = 'Ver recorrido';
export const pasosDelRecorrido = 'Pasos del recorrido';
export const pasoHecho = 'Hecho';
export const pasoActual = 'En curso';
export const pasoPorHacer = 'Por hacer';
export const claveDelRecorrido = 'Qué significan las marcas';
export const diasHabilesEntre = (n: number): string => (n === 1 ? '1 día hábil' : `${n} días hábiles`);
/** On the line between two steps, where space is short. */
export const diasCortos = (n: number): string => `${n} d`;
export const diasDesdeLaAdjudicacion = 'hábiles desde la adjudicación';
export const diasHastaLaEntrega = 'hábiles de la adjudicación a la entrega';
export const diasPorDepartamento = 'Días hábiles por departamento';
export const planSinRecorrido = 'El plan no está adjudicado: su recorrido no ha empezado.';
export const eventosDelPlan = 'Eventos del plan';
export const datosDelPlan = 'Datos del plan';
/** An act of the program: a job, an import. */
export const sinUsuario = 'Sistema';

/** Of a step that is under way: 'Pagaré enviado a aprobar · 14/11/2026 · Paula Ríos · 3 de 7 bloques'. */
export const avanceDePaso = (acto: string, dia: string, usuario: string | null, bloques: string | null): string =>
  [acto, dia, usuario, bloques].filter((parte) => parte !== null).join(' · ');
export const bloquesListos = (listos: number, todos: number): string => `${listos} de ${todos} bloques`;
