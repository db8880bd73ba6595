/** Our own texts, where the specification gives none. */

/** `cuando`: 'DD/MM/YYYY HH:mm'. */
export const carpetaYaEnviada = (quien: string, cuando: string): string =>
  `La carpeta ya está en el departamento de riesgo: la envió ${quien} el ${cuando}`;
export const carpetaIncompleta = 'La carpeta está incompleta: confirme que desea enviarla así';
export const faltaDocumento = (nombre: string): string => `Documento: ${nombre}`;
export const formularioSolicitud = 'Solicitud de compra';
