export const resultadoRequerido = 'Seleccione el resultado de la tarea';
export const fechaDeEjecucionRequerida = 'Seleccione la fecha de ejecución';
export const fechaDesdeManana = 'La fecha de ejecución debe ser desde mañana';
export const cerradaNoSePrograma = 'Un resultado que cierra la tarea no se programa';
export const sinProgramarSinFecha = 'La tarea no está programada: no lleva fecha de ejecución';
export const tareaCerrada = 'La tarea ya está cerrada';
export const tareaCerradaPor = (quien: string, cuando: string): string =>
  `La tarea ya fue cerrada por ${quien} el ${cuando}`;
export const tareaAjena = 'La tarea está asignada a otra persona';
export const usuarioNoAsignable = 'El usuario debe estar activo y ser del departamento de la tarea';
export const tipoDeOtroDepartamento = 'La tarea es de otro departamento';
export const eventoDeOtroPlan = 'El evento no es de este plan';
export const cerradaPorElSistema = (evento: string): string => `Cerrada automáticamente: ${evento}`;
export const tareaConDecision =
  'Esta tarea se cierra sola con la decisión que pide: tómela en el registro al que lleva';
// screens
export const tareaVencida = (dias: number): string =>
  dias === 1 ? 'Vencida hace 1 día hábil' : `Vencida hace ${dias} días hábiles`;
export const tareaVencidaDesde = (mes: string): string => `Vencida desde ${mes}`;
export const tareaDeHoy = 'Para hoy';
export const tareaSeToma = 'Al guardar quedará asignada a usted.';
export const tareaPara = (fecha: string): string => `Para el ${fecha}`;
export const registrarTarea = 'Registrar tarea';
export const tareaModificadaPor = (quien: string, cuando: string): string =>
  `${quien} modificó esta tarea el ${cuando} mientras usted escribía. Revise lo que quedó guardado.`;
export const tareaModificada =
  'Otra persona modificó esta tarea mientras usted escribía. Revise lo que quedó guardado.';
// notices
export const tareasNuevas = (n: number, tarea: string): string => (n === 1 ? tarea : `Tiene ${n} tareas nuevas`);
export const tareasSinAsignar = (n: number, tarea: string): string =>
  n === 1 ? `Sin asignar: ${tarea}` : `Hay ${n} tareas sin asignar`;
export const tareaDePlan = (tarea: string, plan: string, cliente: string): string =>
  `${tarea}: plan ${plan}, ${cliente}`;
export const tareasDeVariosPlanes = (tarea: string, n: number): string => `${tarea}: ${n} planes`;
export const tareaReasignada = (tarea: string): string => `Se le asignó: ${tarea}`;
// daily summary by mail
export const resumenAuditoria = (posicion: number, enlace: string): string =>
  `Auditoría: termina en la posición ${posicion}, enlace ${enlace}. Guarde este correo: npm run db -- verify-audit --posicion ${posicion} --enlace ${enlace} dice si alguien la reescribió.`;
export const resumenVencidas = (n: number): string => `Vencidas: ${n}`;
export const resumenParaHoy = (n: number): string => `Para hoy: ${n}`;
export const resumenSinFecha = (n: number): string => `Sin fecha: ${n}`;
/** Quantity by kind, such as 'Hoy: 3 vencidas, 6 para hoy'. */
export const resumenAsunto = (
  fecha: string,
  cantidades: readonly (readonly [n: number, una: string, varias: string])[],
): string => {
  const textos = cantidades.filter(([n]) => n > 0).map(([n, una, varias]) => `${n} ${n === 1 ? una : varias}`);
  return textos.length === 0 ? `Resumen del ${fecha}` : `Hoy: ${textos.join(', ')}`;
};
export const resumenSaludo = (nombre: string): string => `Hola, ${nombre}:`;
export const resumenAvisos = (n: number): string => `Notificaciones sin leer: ${n}`;
export const resumenMas = (n: number): string => `… y ${n} más`;
