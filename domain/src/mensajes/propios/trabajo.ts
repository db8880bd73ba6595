// above every home
export const saludo = (nombre: string): string => `Hola, ${nombre}`;
// the next act of a plan
export const llenarSolicitud = 'Llenar solicitud de compra';
export const generarListado = 'Generar listado de documentos';
export const subirDocumentos = (listos: number, total: number): string => `Subir documentos (${listos} de ${total})`;
export const enviarCarpeta = 'Enviar a riesgo';
export const corregirCarpeta = 'Corregir y reenviar la carpeta';
export const decidirCarpeta = 'Resolver carpeta';
export const registrarMedio = 'Registrar medio de aprobación';
export const enviarMedio = 'Enviar medio de aprobación';
export const decidirMedio = 'Revisar medio de aprobación';
export const emitirOrden = 'Emitir orden de compra';
export const aprobarOrden = 'Aprobar orden de compra';
export const solicitarPago = 'Solicitar pago';
export const aprobarPago = 'Aprobar orden de pago';
export const generarCarta = 'Generar carta de salida';
export const entregar = 'Subir acta de entrega';
export const aprobarContrato = 'Elaborar pagaré y contrato';
export const aprobarPagare = 'Aprobar pagaré';
export const aprobarElContrato = 'Aprobar contrato';
export const aprobarAdenda = 'Aprobar adenda';
export const asignarEjecutivo = 'Asignar ejecutivo';
export const esperaA = (quien: string, paso: string): string => `Espera a ${quien}: ${paso}`;
// home of an executive
export const pendientes = 'Pendientes';
export const porMes = 'Por mes';
export const siguientePaso = 'Siguiente paso';
export const queFalta = 'Qué falta';
export const nadaFalta = 'Nada';
export const yMas = (cuantos: number): string => `y ${cuantos} más`;
export const listadoDeDocumentos = 'Listado de documentos';
export const documentosQueFaltan = (n: number): string => (n === 1 ? '1 documento' : `${n} documentos`);
export const deQuien = 'Cartera';
export const mios = 'Mis socios';
export const mias = 'Mías';
export const delEquipo = 'Todo el equipo';
export const sinAsignar = 'Sin asignar';
export const sinPendientes = 'No tiene planes pendientes.';
export const diasDeEspera = (n: number): string => (n === 1 ? '1 día hábil' : `${n} días hábiles`);
/** Below a notice that asks for work. */
export const enMiTrabajo = 'Está en Mi trabajo';
export const avisoAtendido = 'Ya está atendido';
// what is due today
/** RIE-502 */
export const mensajeDeTareas = (n: number): string =>
  n === 0 ? 'No tiene tareas para hoy.' : n === 1 ? 'Hoy tiene una tarea.' : `Hoy tiene ${n} tareas.`;
export const verTareas = 'Ver tareas';
/** ADJ-012: also beside every 'inicio'. */
export const tareasDeHoy = (n: number): string => `Tareas de hoy: ${n}`;
// Mi trabajo
export const miTrabajo = 'Mi trabajo';
export const todoElTrabajo = 'Todo';
export const gruposDelTrabajo = {
  vencido: 'Vencido',
  hoy: 'Hoy',
  semana: 'Esta semana',
  despues: 'Más adelante',
  espera: 'Espera a otros',
} as const;
export const queHacer = 'Qué hacer';
export const venceEl = 'Vence';
export const vencioEl = (fecha: string): string => `Venció el ${fecha}`;
export const hoyMismo = 'Hoy';
export const ayer = 'Ayer';
export const sinTrabajo = 'No tiene trabajo pendiente.';
export const sinTrabajoDelGrupo = 'No hay nada en este grupo.';
export const trabajoIncompleto = 'Hay más de lo que se muestra.';
export const sociosSinSolicitud = (n: number): string =>
  n === 1 ? '1 socio sin solicitud de compra' : `${n} socios sin solicitud de compra`;
export const verTarea = (tarea: string): string => `Ver la tarea: ${tarea}`;
export const siguienteTrabajo = (acto: string, cliente: string): string => `Siguiente: ${acto}, ${cliente}`;
export const filtroDeSolicitud = 'Solicitud';
export const conSolicitudPendiente = 'Sin solicitud';
