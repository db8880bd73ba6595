/** Our own texts, where the specification gives none. */
export const resolucion = {
  /** `cuando`: 'DD/MM/YYYY HH:mm'. */
  carpetaYaAprobada: (quien: string, cuando: string): string => `La carpeta ya fue aprobada por ${quien} el ${cuando}`,
  carpetaYaDevuelta: (quien: string, cuando: string): string =>
    `La carpeta ya fue devuelta a adjudicaciones por ${quien} el ${cuando}`,
  carpetaNoEstaEnRiesgo: 'La carpeta no está en el departamento de riesgo',
  carpetaAprobadaNoSeEnvia: 'La carpeta ya fue aprobada',
  /** Notice to the plan's executive. */
  avisoDeCarpetaAprobada: 'Carpeta aprobada',
  carpetaAprobadaPor: (plan: string, cliente: string, quien: string): string =>
    `Plan ${plan}, ${cliente}: la aprobó ${quien}`,
  tareaConMotivo: (tarea: string, motivo: string): string => `${tarea}. ${motivo}`,
  // screens
  aprobarLaCarpeta: 'Aprobar carpeta',
  tipoDeGarantia: 'Tipo de garantía',
  alAprobarCarpeta: 'Pasará a Legal con la garantía y el comentario que indique.',
  alDevolverCarpeta: 'Volverá a Adjudicaciones. El ejecutivo del plan recibirá una tarea con el motivo.',
  carpetasIncompletas: 'Carpetas incompletas',
  sinCarpetasIncompletas: 'No hay carpetas incompletas en el departamento.',
  incompletas: (n: number | undefined): string => (n === undefined ? 'Incompletas' : `Incompletas: ${n}`),
  faltabanAlEnviar: (n: number): string => (n === 1 ? 'Faltaba 1 requisito' : `Faltaban ${n} requisitos`),
  enviadaEl: (fecha: string, quien: string | null): string =>
    quien === null ? `Enviada el ${fecha}` : `Enviada el ${fecha} por ${quien}`,
  enRiesgoAhora: 'En el departamento',
  recibidasEsteMes: 'Recibidas este mes',
  aprobadasEsteMes: 'Aprobadas este mes',
  devueltasEsteMes: 'Devueltas este mes',
  diasHastaDecidir: 'Días hábiles hasta decidir',
} as const;
