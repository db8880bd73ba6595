/** Our own texts, where the specification gives none. */
export const tarea = {
  resultadoRequerido: 'Seleccione el resultado de la tarea',
  fechaDeEjecucionRequerida: 'Seleccione la fecha de ejecución',
  fechaDesdeManana: 'La fecha de ejecución debe ser desde mañana',
  cerradaNoSePrograma: 'Un resultado que cierra la tarea no se programa',
  sinProgramarSinFecha: 'La tarea no está programada: no lleva fecha de ejecución',
  tareaCerrada: 'La tarea ya está cerrada',
  tareaCerradaPor: (quien: string, cuando: string): string => `La tarea ya fue cerrada por ${quien} el ${cuando}`,
  tareaAjena: 'La tarea está asignada a otro usuario',
  usuarioNoAsignable: 'El usuario debe estar activo y ser del departamento de la tarea',
  tipoDeOtroDepartamento: 'La tarea es de otro departamento',
  eventoDeOtroPlan: 'El evento no es de este plan',
  tareaSinMovimiento: 'Elija un resultado o un usuario',
  cerradaPorElSistema: (evento: string): string => `Cerrada automáticamente: ${evento}`,
  // screens
  tareaVencida: (dias: number): string => (dias === 1 ? 'Vencida hace 1 día' : `Vencida hace ${dias} días`),
  tareaDeHoy: 'Para hoy',
  tareaSeToma: 'Al guardar quedará asignada a usted.',
  tareaPara: (fecha: string): string => `Para el ${fecha}`,
  registrarTarea: 'Registrar tarea',
  tareaModificadaPor: (quien: string, cuando: string): string =>
    `${quien} modificó esta tarea el ${cuando} mientras usted escribía. Revise lo que quedó guardado.`,
  tareaModificada: 'Otra persona modificó esta tarea mientras usted escribía. Revise lo que quedó guardado.',
  /** RIE-502 */
  mensajeDeTareas: (n: number): string =>
    n === 0 ? 'No tiene tareas para hoy.' : n === 1 ? 'Hoy tiene una tarea.' : `Hoy tiene ${n} tareas.`,
  verTareas: 'Ver tareas',
  // notices
  tareasNuevas: (n: number): string => (n === 1 ? 'Tiene una tarea nueva' : `Tiene ${n} tareas nuevas`),
  tareasSinAsignar: (n: number): string => (n === 1 ? 'Hay una tarea sin asignar' : `Hay ${n} tareas sin asignar`),
  tareaDePlan: (tarea: string, plan: string, cliente: string): string => `${tarea}: plan ${plan}, ${cliente}`,
  tareasDeVariosPlanes: (tarea: string, n: number): string => `${tarea}: ${n} planes`,
  tareaReasignada: 'Se le asignó una tarea',
  // daily summary by mail
  resumenAuditoria: (posicion: number, enlace: string): string =>
    `Auditoría: termina en la posición ${posicion}, enlace ${enlace}. Guarde este correo: npm run audit:verify -- --posicion ${posicion} --enlace ${enlace} dice si alguien la reescribió.`,
  resumenAsunto: (fecha: string): string => `Sus tareas del ${fecha}`,
  resumenSaludo: (nombre: string): string => `Buenos días, ${nombre}:`,
  /** ADJ-012: also beside every 'inicio'. */
  tareasDeHoy: (n: number): string => `Tareas de hoy: ${n}`,
  resumenAvisos: (n: number): string => `Notificaciones sin leer: ${n}`,
  resumenMas: (n: number): string => `… y ${n} más`,
} as const;
