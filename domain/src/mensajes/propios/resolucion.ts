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
} as const;
