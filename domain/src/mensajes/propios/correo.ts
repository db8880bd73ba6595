/** Notices to administrators about mail that was not delivered. */

export const correoAbandonado = 'Correo no entregado';
export const correoRechazado = (asunto: string, destinatario: string, respuesta: string): string =>
  `«${asunto}» para ${destinatario} no se entregó y no se volverá a intentar. Respuesta: ${respuesta}`;

export const correosDescripcion =
  'Avisos por correo y su entrega. Los fallidos no se vuelven a intentar hasta que alguien los reenvíe o los descarte.';
export const sinCorreos = 'Ningún correo con este filtro.';
export const estadoDeCorreo = {
  pendiente: 'Pendiente',
  enviado: 'Enviado',
  fallido: 'Fallido',
  descartado: 'Descartado',
} as const;
export const correoReenviar = 'Reenviar correo';
export const correoReenviarDescripcion =
  'Si el buzón no existe, corrija la dirección: la misma volvería a fallar. El cambio queda en la auditoría.';
export const correoReenviado = 'Correo reenviado';
export const correoDescartar = 'Descartar correo';
export const correoDescartarDescripcion = 'No se enviará. El motivo queda en la auditoría.';
export const correoDescartado = 'Correo descartado';
export const correosReenviarTodos = 'Reenviar todos';
export const correosReenviarTodosPregunta =
  'Se reenvían todos los correos fallidos, cada uno a su dirección actual. Corrija antes la causa de la falla.';
export const correosReenviados = (n: number): string =>
  n === 0
    ? 'No hay correos fallidos'
    : n === 1
      ? '1 correo reenviado'
      : `${n.toLocaleString('es-EC')} correos reenviados`;
export const correosFallidos = (n: number): string =>
  n === 1 ? 'Un correo no se entregó' : `${n.toLocaleString('es-EC')} correos no se entregaron`;
