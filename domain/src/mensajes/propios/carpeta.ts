/** `cuando`: 'DD/MM/YYYY HH:mm'. */
export const carpetaYaEnviada = (quien: string, cuando: string): string =>
  `La carpeta ya está en el departamento de riesgo: la envió ${quien} el ${cuando}`;
export const carpetaIncompleta = 'La carpeta está incompleta: confirme que desea enviarla así';
export const faltaDocumento = (nombre: string): string => `Documento: ${nombre}`;
export const documentoRechazado = (nombre: string, motivo: string | null): string =>
  motivo === null ? `Documento rechazado: ${nombre}` : `Documento rechazado: ${nombre} (${motivo})`;
export const personaTitular = 'Titular';
export const personaConyuge = 'Cónyuge del titular';
export const personaGarante = 'Garante';
export const personaConyugeDelGarante = 'Cónyuge del garante';
export const personaDepositario = 'Depositario';
export const escritosSinGuardar = (n: number): string =>
  n === 1 ? '1 escrito, falta guardar' : `${n} escritos, falta guardar`;
export const cedulaDeOtraPersona = (cedula: string, nombre: string): string =>
  `La cédula ${cedula} consta a nombre de ${nombre}. Verifique que sea la misma persona.`;
export const garanteConSolicitud = (plan: string): string =>
  `Esta persona tiene una solicitud guardada en el plan ${plan}.`;
export const tomarDatos = 'Tomar sus datos';
export const datosTomados = 'Datos tomados de la otra solicitud: revíselos y guarde.';
export const planDeColega = (quien: string): string =>
  `El plan es de ${quien}: puede trabajar en él, y lo que guarde o envíe queda en el historial con su nombre.`;
export const formularioSolicitud = 'Solicitud de compra';
