/** Pending decisions, and confirmed exceptions to rules and policy. */
export const decisionesDescripcion =
  'Lo que espera que alguien lo apruebe, lo más antiguo primero. Cada fila lleva a lo que se decide.';
export const sinDecisiones = 'Nada espera una decisión.';
export const salvedadesDescripcion =
  'Excepciones, parámetros marcados a mano y aprobaciones que alguien confirmó fuera de las reglas, lo más nuevo primero.';
export const sinSalvedades = 'No hay excepciones ni confirmaciones.';
export const decisionFaltaban = (n: number): string =>
  n === 1 ? 'Se envió cuando faltaba 1 requisito' : `Se envió cuando faltaban ${n} requisitos`;
export const decisionPedidaPor = (quien: string): string => `Lo pidió ${quien}`;
export const decisionMasPlanes = (n: number): string => `y ${n} más`;
export const decisionesEnEspera = (n: number): string => `Decisiones por tomar: ${n}`;
export const decisionMasAntigua = (dias: string): string => `La más antigua espera ${dias}`;
