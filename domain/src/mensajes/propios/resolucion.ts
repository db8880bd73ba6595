/** `cuando`: 'DD/MM/YYYY HH:mm'. */
export const carpetaYaAprobada = (quien: string, cuando: string): string =>
  `La carpeta ya fue aprobada por ${quien} el ${cuando}`;
export const carpetaYaDevuelta = (quien: string, cuando: string): string =>
  `La carpeta ya fue devuelta a adjudicaciones por ${quien} el ${cuando}`;
export const carpetaNoEstaEnRiesgo = 'La carpeta no está en el departamento de riesgo';
/** CAP-509: what to do about it, and where. */
export const generarProforma =
  "Es la solicitud de compra del cliente: genérela otra vez en el plan, pestaña 'Solicitud', con 'Generar Solicitud', y apruebe de nuevo.";
export const carpetaAprobadaNoSeEnvia = 'La carpeta ya fue aprobada';
/** Notice to the plan's executive. */
export const avisoDeCarpetaAprobada = 'Carpeta aprobada';
export const carpetaAprobadaPor = (plan: string, cliente: string, quien: string): string =>
  `Plan ${plan}, ${cliente}: la aprobó ${quien}`;
/** The basis of an approval is frozen. */
export const baseCongelada =
  "La carpeta está aprobada y su base no cambia. Para cambiarla, use 'Devolver a riesgo' e indique el motivo";
export const usadoPorElPuntaje =
  "El puntaje usó este dato y la carpeta está aprobada: para cambiarlo, use 'Devolver a riesgo'";
export const despuesDeLaAprobacion = 'Después de la aprobación';
export const valorCambiado = (etiqueta: string, antes: string, despues: string): string =>
  `${etiqueta}: ${antes} → ${despues}`;
export const valorVacio = 'vacío';
export const carpetaNoEstaAprobada = 'La carpeta no está aprobada';
export const avisoDeCarpetaReabierta = 'Carpeta aprobada devuelta a riesgo';
export const carpetaReabiertaPor = (plan: string, cliente: string, quien: string, motivo: string): string =>
  `Plan ${plan}, ${cliente}: la devolvió ${quien}. ${motivo}`;
export const tareaConMotivo = (tarea: string, motivo: string): string => `${tarea}. ${motivo}`;
// screens
export const aprobarLaCarpeta = 'Aprobar carpeta';
export const tipoDeGarantia = 'Tipo de garantía';
export const alAprobarCarpeta = 'Pasará a Legal con la garantía y el comentario que indique.';
export const alDevolverCarpeta = 'Volverá a Adjudicaciones. El ejecutivo del plan recibirá una tarea con el motivo.';
export const devolverARiesgo = 'Devolver a riesgo';
export const alDevolverARiesgo =
  'Volverá a Riesgo, que podrá cambiar la base y decidir otra vez. La hoja de decisión queda como se emitió; una nueva aprobación emite otra versión.';
// what a return to risk affects
export const compromisosCambiados = 'Lo que depende de la aprobación cambió mientras lo revisaba: revíselo de nuevo';
export const reabrirConLoHecho = 'Ya existe';
export const reabrirSinNada = 'Todavía no hay nada que dependa de la aprobación.';
export const reabrirMedio = 'Sigue como está.';
export const reabrirPendiente = 'Se conserva; no se aprueba hasta que Riesgo apruebe otra vez la carpeta.';
export const reabrirOrden = 'Sigue en firme ante el concesionario; si Riesgo no aprueba, Jefatura la anula.';
export const reabrirPago = 'Ya está aprobado y no se deshace; si Riesgo no aprueba, se reclama al concesionario.';
export const reabrirAnulado = 'Está anulado y no cambia.';
export const reabrirFirmado = 'Queda aprobado y no cambia.';
export const reabrirCarta = 'El bien no se entrega hasta que Riesgo apruebe otra vez la carpeta.';
export const carpetaConEntrega = 'El bien de este plan ya se entregó: la aprobación no vuelve a Riesgo';
export const carpetaDevueltaARiesgo = 'Carpeta devuelta a riesgo';
export const baseCerrada =
  'Base cerrada con la aprobación: puntaje, excepción, garantías, buró, finanzas, referencias y garante no cambian.';
export const carpetasIncompletas = 'Carpetas incompletas';
export const sinCarpetasIncompletas = 'No hay carpetas incompletas en el departamento.';
export const incompletas = (n: number | undefined): string => (n === undefined ? 'Incompletas' : `Incompletas: ${n}`);
export const faltabanAlEnviar = (n: number): string => (n === 1 ? 'Faltaba 1 requisito' : `Faltaban ${n} requisitos`);
export const enEspera = (dias: number, plazo: number): string =>
  `En espera ${dias === 1 ? '1 día hábil' : `${dias} días hábiles`} de ${plazo}`;
export const riesgoPuntaje = (puntaje: number): string => `Puntaje: ${puntaje}`;
export const atiende = (ejecutivo: string): string => `Ejecutivo: ${ejecutivo}`;
export const enviadaEl = (fecha: string, quien: string | null): string =>
  quien === null ? `Enviada el ${fecha}` : `Enviada el ${fecha} por ${quien}`;
export const enRiesgoAhora = 'En el departamento';
export const recibidasEsteMes = 'Recibidas este mes';
export const aprobadasEsteMes = 'Aprobadas este mes';
export const devueltasEsteMes = 'Devueltas este mes';
export const diasHastaDecidir = 'Días hábiles hasta decidir';
