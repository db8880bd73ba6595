/** The model of a contract as the client got it before the signature. `cuando`, `desde`: 'DD/MM/YYYY HH:mm'. */
export const modeloEnMano = 'En persona, con recibo firmado';
export const modeloPorCorreo = 'Por correo electrónico';
export const modeloFaltaMedio = 'Elija cómo se entregó';
export const modeloFaltaRecibo = 'Suba el recibo firmado por el cliente';
export const modeloFuturo = 'La entrega no puede ser posterior a este momento';
export const modeloAntesDelTexto = (cuando: string): string =>
  `El texto cambió el ${cuando}: lo que se entregó antes era otro`;
export const modeloFirmaTemprana = (desde: string): string =>
  `El modelo se entregó al cliente hace menos de 72 horas: el contrato puede firmarse desde el ${desde}`;
/** Rule before the approval. */
export const modeloRegla = 'Modelo entregado al cliente 72 horas antes de firmar';
export const modeloSinEntregar = 'No consta que se entregó';
export const modeloDeOtroTexto = (cuando: string): string => `El modelo entregado el ${cuando} era otro texto`;
export const modeloSinSusHoras = (cuando: string, firma: string, desde: string): string =>
  `Entregado el ${cuando}: se firma el ${firma}, y las 72 horas se cumplen el ${desde}`;
/** Printed below the clauses. */
export const modeloEnContrato = (dia: string, hora: string, correo: string | null): string =>
  `El modelo de este contrato, con este mismo texto, fue entregado el ${dia} a las ${hora} ${correo === null ? 'en persona' : `al correo electrónico ${correo}`}`;
/** Screens and history. */
export const modeloRegistrar = 'Registrar entrega del modelo';
export const modeloRegistrado = 'Entrega del modelo registrada';
export const modeloDia = 'Día de la entrega';
export const modeloHora = 'Hora de la entrega';
export const modeloMedio = 'Cómo se entregó';
export const modeloCorreo = 'Correo al que se envió';
export const modeloRecibo = 'Recibo firmado';
export const modeloAlRegistrar =
  'Se guarda el texto tal como está ahora, como prueba de lo que recibió el cliente. El contrato puede firmarse 72 horas después de la entrega.';
export const modeloEntregado = (cuando: string, correo: string | null): string =>
  `Modelo entregado el ${cuando}, ${correo === null ? 'en persona' : `a ${correo}`}`;
export const modeloFirmable = (desde: string): string => `Puede firmarse desde el ${desde}`;
export const modeloCambio = 'El texto cambió después: entregue el modelo otra vez';
export const modeloVer = 'Ver modelo';
export const modeloVerRecibo = 'Ver recibo';
