/** Requests to colleagues and notes on a plan. */

export const pedirA = 'Pedir a…';
export const pedidoTitulo = 'Pedir a un colega';
export const pedidoPara = 'A quién';
export const pedidoQue = 'Qué se le pide';
export const pedidoHasta = 'Hasta el';
export const pedidoAyuda = 'Será una tarea de esa persona; cuando la cierre se le avisará a usted.';
export const pedidoHecho = 'Pedido enviado';
export const pedidoSinColega = 'Elija a quién se lo pide';
export const pedidoSinTexto = 'Escriba qué se le pide';
export const pedidoSinDia = 'Indique hasta cuándo';
export const pedidoASiMismo = 'Debe ser otra persona; para usted, registre una tarea';
export const pedidoA = (para: string, dia: string, texto: string): string => `A ${para}, hasta el ${dia}: ${texto}`;
export const pedidoAtendido = (quien: string): string => `${quien} cerró lo que usted pidió`;
export const colegaInvalido = 'Debe ser un usuario activo que trabaje con planes';
export const escribirNota = 'Nota';
export const notaTitulo = 'Nota del plan';
export const notaTexto = 'Nota';
export const notaAvisar = 'Avisar a';
export const notaAyuda = 'Queda en el historial del cliente. Escriba @ y el nombre de un colega para avisarle.';
export const notaHecha = 'Nota guardada';
export const notaSinTexto = 'Escriba la nota';
export const notaConMuchos = (n: number): string => `Se avisa a ${n} personas como máximo`;
export const notaAvisada = (nombres: readonly string[]): string => `se avisó a ${nombres.join(', ')}`;
export const notaDe = (quien: string, plan: string): string => `${quien} le escribió sobre el plan ${plan}`;
export const pedidoSobreTarea = (tarea: string): string => `Sobre la tarea «${tarea}»: `;
