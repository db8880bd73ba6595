/** The model of a contract as the client got it before the signature. `cuando`, `desde`: 'DD/MM/YYYY HH:mm'. */
export const modeloEnMano = 'En persona, con recibo firmado';
export const modeloPorCorreo = 'Por correo electrónico';
export const modeloFaltaMedio = 'Elija cómo se entregó';
export const modeloFaltaRecibo = 'Suba el recibo firmado por el cliente';
export const modeloFuturo = 'La entrega no puede ser posterior a este momento';
export const modeloAntesDelTexto = (cuando: string): string =>
  `El texto cambió el ${cuando}: lo que se entregó antes era otro`;
export const modeloFirmaTemprana = (horas: number, desde: string): string =>
  `Entre la entrega del modelo al cliente y la firma deben pasar ${horas} horas: el contrato puede firmarse desde el ${desde}`;
export const modeloSinEntregarAlFirmar = 'No consta que el cliente recibió el modelo del contrato antes de firmarlo';
export const modeloMotivoTemprana = 'Por qué se firmó antes';
export const modeloSoloQuienAprueba = 'Solo quien aprueba contratos puede aceptar una firma antes de tiempo';
/** Rule before the approval. */
export const modeloRegla = 'Modelo entregado al cliente con su plazo antes de firmar';
export const modeloSinEntregar = 'No consta que se entregó';
export const modeloDeOtroTexto = (cuando: string): string => `El modelo entregado el ${cuando} era otro texto`;
export const modeloSinSusHoras = (horas: number, cuando: string, firma: string, desde: string): string =>
  `Entregado el ${cuando}: se firma el ${firma}, y las ${horas} horas se cumplen el ${desde}`;
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
  'Se guarda el texto tal como está ahora, como prueba de lo que recibió el cliente. El contrato puede firmarse una vez que pasen las horas que manda el reglamento.';
export const modeloEntregado = (cuando: string, correo: string | null): string =>
  `Modelo entregado el ${cuando}, ${correo === null ? 'en persona' : `a ${correo}`}`;
export const modeloFirmable = (desde: string): string => `Puede firmarse desde el ${desde}`;
/** Strip of the client. */
export const modeloEnCurso = (desde: string): string => `El contrato puede firmarse desde el ${desde}`;
export const modeloPorEntregar = 'Falta entregar al cliente el modelo del contrato';
export const modeloCambio = 'El texto cambió después: entregue el modelo otra vez';
export const modeloRegistradoPor = (quien: string, cuando: string): string => `Lo registró ${quien} el ${cuando}`;
export const modeloVer = 'Ver modelo';
export const modeloVerRecibo = 'Ver recibo';
