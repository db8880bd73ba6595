/** Pending decisions, and confirmed exceptions to rules and policy. */
export const decisionesDescripcion = 'Trámites pendientes de aprobación, del más antiguo al más reciente.';
export const sinDecisiones = 'No hay decisiones pendientes.';
export const salvedadesDescripcion =
  'Excepciones, parámetros marcados a mano y aprobaciones que alguien confirmó fuera de las reglas, de la más reciente a la más antigua.';
export const sinSalvedades = 'No hay excepciones ni confirmaciones.';
export const decisionFaltaban = (n: number): string =>
  n === 1 ? 'Se envió cuando faltaba 1 requisito' : `Se envió cuando faltaban ${n} requisitos`;
export const decisionPedidaPor = (quien: string): string => `Solicitado por ${quien}`;
export const decisionMasPlanes = (n: number): string => `y ${n} más`;
export const decisionesEnEspera = (n: number): string => `Decisiones por tomar: ${n}`;
export const decisionMasAntigua = (dias: string): string => `La más antigua espera ${dias}`;
export const dineroPorAprobar = (monto: string): string => `Dinero por aprobar: ${monto}`;
const ordenesDe = (cuantas: number, de: string): string =>
  `${cuantas === 1 ? '1 orden' : `${cuantas} órdenes`} de ${de}`;
export const dineroDe = (ordenes: number, pagos: number): string =>
  `${ordenesDe(ordenes, 'compra')}, ${ordenesDe(pagos, 'pago')}`;
export const soloDinero = 'Órdenes de compra y de pago';
export const decisionesDeQuien = 'A quién le tocan';
export const decisionesTodas = 'Todas';
export const decisionesMias = 'Me tocan';
export const decisionesDeOtros = 'Tocan a otros';
export const decisionAnterior = 'Decisión anterior';
export const decisionSiguiente = 'Decisión siguiente';
export const decisionEnPagina = 'Abrir en su página';
export const decisionVerDocumento = 'Ver documento';
export const decisionLugar = (n: number, total: number): string => `${n} de ${total}`;
