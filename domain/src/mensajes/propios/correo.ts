/** What administrators are told about mail that did not arrive. */

export const correoAbandonado = 'Correo no entregado';
export const correoRechazado = (asunto: string, destinatario: string, respuesta: string): string =>
  `«${asunto}» para ${destinatario} no se entregó y no se volverá a intentar. Respuesta: ${respuesta}`;
