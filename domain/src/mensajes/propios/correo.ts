import type { ContactoDeEjecutivo } from '../../usuario/tipos';

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

/** The company as the foot of a mail names it; its address takes the answers. */
interface EmpresaDeCorreo {
  readonly nombre: string;
  readonly direccion: string;
  readonly ciudad: string;
  readonly correo: string;
}

const contacto = ({ nombre, telefono, correo }: ContactoDeEjecutivo): string =>
  [
    `${nombre}, de Adjudicaciones`,
    ...(telefono === null ? [] : [`teléfono ${telefono}`]),
    ...(correo === null ? [] : [`correo ${correo}`]),
  ].join(', ');

const pieDeCarta = ({ nombre, direccion, ciudad, correo }: EmpresaDeCorreo): readonly string[] => [
  '',
  'Atentamente,',
  nombre,
  `${direccion}, ${ciudad}`,
  '',
  `Sus datos se tratan únicamente para atender su plan. Para conocerlos o corregirlos escriba a ${correo}.`,
];

/** The letter to an awarded member. */
export const cartaDeAdjudicacionAsunto = (producto: string, plan: string): string =>
  `${producto}: su plan ${plan} fue adjudicado`;
export const cartaDeAdjudicacion = (carta: {
  readonly nombre: string;
  /** With product and amount. */
  readonly plan: string;
  readonly modalidad: string;
  /** With group and day. */
  readonly asamblea: string;
  readonly entrega: string;
  readonly documentos: readonly string[];
  /** null = nobody looks after the plan yet. */
  readonly ejecutivo: ContactoDeEjecutivo | null;
  readonly empresa: EmpresaDeCorreo;
}): string =>
  [
    `Reciba un cordial saludo, ${carta.nombre}:`,
    '',
    `Nos complace comunicarle que su plan ${carta.plan}, fue adjudicado por ${carta.modalidad} en la asamblea ${carta.asamblea}.`,
    '',
    `El plazo de entrega de su contrato termina el ${carta.entrega}. Para cumplirlo necesitamos sus documentos cuanto antes:`,
    ...carta.documentos.map((documento) => `- ${documento}`),
    '',
    ...(carta.ejecutivo === null ? [] : [`Su plan lo atiende ${contacto(carta.ejecutivo)}.`]),
    `${carta.ejecutivo === null ? 'Un ejecutivo de Adjudicaciones lo' : 'Lo'} llamará para indicarle los siguientes pasos y los demás documentos de su caso. Si tiene preguntas, responda a este correo.`,
    ...pieDeCarta(carta.empresa),
  ].join('\n');

/** To the holder of a plan, once somebody looks after it or somebody else does. */
export const cartaDeEjecutivoAsunto = (plan: string): string => `Quién atiende su plan ${plan}`;
export const cartaDeEjecutivo = (carta: {
  readonly nombre: string;
  readonly plan: string;
  readonly ejecutivo: ContactoDeEjecutivo;
  readonly empresa: EmpresaDeCorreo;
}): string =>
  [
    `Reciba un cordial saludo, ${carta.nombre}:`,
    '',
    `Desde hoy su plan ${carta.plan} lo atiende ${contacto(carta.ejecutivo)}.`,
    '',
    'Puede llamar o escribir por cualquier pregunta sobre sus documentos y la entrega, o responder a este correo.',
    ...pieDeCarta(carta.empresa),
  ].join('\n');
