/** Our own texts, where the specification gives none. */
export const carpeta = {
  /** `cuando`: 'DD/MM/YYYY HH:mm'. */
  carpetaYaEnviada: (quien: string, cuando: string): string =>
    `La carpeta ya está en el departamento de riesgo: la envió ${quien} el ${cuando}`,
  carpetaIncompleta: 'La carpeta está incompleta: confirme que desea enviarla así',
  faltaDocumento: (nombre: string): string => `Documento: ${nombre}`,
  formularioSolicitud: 'Solicitud de compra',
} as const;
