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
// home of Jefatura
/** Without the figure while it is unknown. */
const conCantidad = (titulo: string, n: number | undefined): string => (n === undefined ? titulo : `${titulo}: ${n}`);
export const ordenesPorAprobar = (n?: number): string => conCantidad('Órdenes de compra por aprobar', n);
export const pagosPorAprobar = (n?: number): string => conCantidad('Órdenes de pago por aprobar', n);
export const sinOrdenesPorAprobar = 'No hay órdenes de compra por aprobar.';
export const sinPagosPorAprobar = 'No hay órdenes de pago por aprobar.';
export const espera = 'Espera';
export const diasDeEspera = (n: number): string => (n === 1 ? '1 día hábil' : `${n} días hábiles`);
/** Below a notice that asked for work. */
export const avisoAtendido = 'Ya está atendido';
// what is due today
/** RIE-502 */
export const mensajeDeTareas = (n: number): string =>
  n === 0 ? 'No tiene tareas para hoy.' : n === 1 ? 'Hoy tiene una tarea.' : `Hoy tiene ${n} tareas.`;
export const verTareas = 'Ver tareas';
/** ADJ-012: also beside every 'inicio'. */
export const tareasDeHoy = (n: number): string => `Tareas de hoy: ${n}`;
