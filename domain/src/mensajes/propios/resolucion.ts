/** Our own texts, where the specification gives none. */

/** `cuando`: 'DD/MM/YYYY HH:mm'. */
export const carpetaYaAprobada = (quien: string, cuando: string): string =>
  `La carpeta ya fue aprobada por ${quien} el ${cuando}`;
export const carpetaYaDevuelta = (quien: string, cuando: string): string =>
  `La carpeta ya fue devuelta a adjudicaciones por ${quien} el ${cuando}`;
export const carpetaNoEstaEnRiesgo = 'La carpeta no está en el departamento de riesgo';
export const carpetaAprobadaNoSeEnvia = 'La carpeta ya fue aprobada';
/** Notice to the plan's executive. */
export const avisoDeCarpetaAprobada = 'Carpeta aprobada';
export const carpetaAprobadaPor = (plan: string, cliente: string, quien: string): string =>
  `Plan ${plan}, ${cliente}: la aprobó ${quien}`;
export const tareaConMotivo = (tarea: string, motivo: string): string => `${tarea}. ${motivo}`;
// screens
export const aprobarLaCarpeta = 'Aprobar carpeta';
export const tipoDeGarantia = 'Tipo de garantía';
export const alAprobarCarpeta = 'Pasará a Legal con la garantía y el comentario que indique.';
export const alDevolverCarpeta = 'Volverá a Adjudicaciones. El ejecutivo del plan recibirá una tarea con el motivo.';
export const carpetasIncompletas = 'Carpetas incompletas';
export const sinCarpetasIncompletas = 'No hay carpetas incompletas en el departamento.';
export const incompletas = (n: number | undefined): string => (n === undefined ? 'Incompletas' : `Incompletas: ${n}`);
export const faltabanAlEnviar = (n: number): string => (n === 1 ? 'Faltaba 1 requisito' : `Faltaban ${n} requisitos`);
export const enviadaEl = (fecha: string, quien: string | null): string =>
  quien === null ? `Enviada el ${fecha}` : `Enviada el ${fecha} por ${quien}`;
export const enRiesgoAhora = 'En el departamento';
export const recibidasEsteMes = 'Recibidas este mes';
export const aprobadasEsteMes = 'Aprobadas este mes';
export const devueltasEsteMes = 'Devueltas este mes';
export const diasHastaDecidir = 'Días hábiles hasta decidir';
