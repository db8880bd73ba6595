/** What administrators are told about mail that did not arrive. */
export const correo = {
  correoAbandonado: 'Correo no entregado',
  correoRechazado: (asunto: string, destinatario: string, respuesta: string): string =>
    `«${asunto}» para ${destinatario} no se entregó y no se volverá a intentar. Respuesta: ${respuesta}`,
} as const;
