/** Subscriptions of other systems to events, and their messages. */

export const urlInvalida = 'Escriba una dirección https://…';
export const urlConUsuario = 'La dirección no lleva usuario, contraseña ni #';
export const urlSoloHttps = 'La dirección debe empezar con https://';
export const urlInterna = 'La dirección es de una red interna: la configuración no la admite';
export const eventoDesconocido = (evento: unknown): string =>
  `No hay un evento ${JSON.stringify(evento)}: elija eventos de la lista (GET /evento-tipo)`;
export const eventosRequeridos = 'Elija al menos un evento';
export const eventosAjenos = (eventos: readonly string[]): string =>
  `La cuenta no tiene el permiso de leer: ${eventos.join(', ')}`;
export const cuentaDesconocida = 'Elija una cuenta de servicio';

export const suscripcionesDescripcion =
  'A qué sistemas se avisa de qué eventos. Cada suscripción es de una cuenta de servicio y solo avisa de lo que ella puede leer.';
export const suscripcionNueva = 'Nueva suscripción';
export const suscripcionNuevaDescripcion =
  'Al crearla se muestra una sola vez el secreto con que se firman los avisos.';
export const sinSuscripciones = 'Ningún sistema está suscrito.';
export const suscripcionElijaCuenta = 'Elija primero la cuenta';
export const suscripcionCuenta = 'Cuenta de servicio';
export const suscripcionUrl = 'Dirección (https://…)';
export const suscripcionEventos = 'Eventos';
export const suscripcionDesactivar = 'Desactivada, no se registran avisos; los que esperan no salen hasta activarla';
export const estadoDeSuscripcion = {
  activa: 'Activa',
  fallando: 'No recibe',
  rechazada: 'Rechazada (410)',
  inactiva: 'Inactiva',
} as const;

export const suscripcionFallaTitulo = 'Un sistema no recibe eventos';
export const suscripcionFalla = (nombre: string, respuesta: string): string =>
  `«${nombre}» no recibe desde hace una hora; se sigue intentando. Respuesta: ${respuesta}`;
export const suscripcionRechazada = (nombre: string): string =>
  `«${nombre}» respondió 410: no quiere más avisos. Los que nacen esperan hasta que la active o la desactive.`;
export const envioAbandonado = (nombre: string, respuesta: string): string =>
  `Un aviso a «${nombre}» no se entregó y no se volverá a intentar. Respuesta: ${respuesta}`;
export const envioSinPermiso = 'La cuenta ya no puede leer este registro';
export const envioSinSecreto = 'El secreto no se puede abrir: genere otro';

export const secretoTitulo = 'Secreto de la firma';
export const secretoGenerar = 'Generar secreto';
export const secretoGenerarDescripcion =
  'Los avisos se firman con el secreto nuevo y, durante el traslape, también con el anterior.';
export const secretoTraslape = 'Horas de traslape del anterior';
export const secretoUnaVez = 'Se muestra solo esta vez.';
export const suscripcionProbar = 'Enviar prueba';
export const suscripcionProbada = 'La prueba sale ahora: vea su resultado en los envíos';
export const suscripcionReenviar = 'Reenviar desde…';
export const suscripcionReenviarDescripcion =
  'Los avisos salen otra vez, con el mismo identificador. El otro sistema reconoce por él los que ya tiene.';
export const reenvioDesde = 'Desde';
export const reenvioEstados = 'Cuáles';
export const estadosDeReenvio = {
  fallidos: 'Los fallidos y descartados',
  todos: 'Todos, también los entregados',
} as const;
export const enviosReenviados = (n: number): string =>
  n === 0
    ? 'No hay avisos desde entonces'
    : n === 1
      ? '1 aviso reenviado'
      : `${n.toLocaleString('es-EC')} avisos salen otra vez`;

export const enviosDescripcion = 'Avisos de eventos a otros sistemas y su entrega. Los fallidos no se intentan más.';
export const sinEnvios = 'Ningún aviso con este filtro.';
export const estadoDeEnvio = {
  pendiente: 'Pendiente',
  entregado: 'Entregado',
  fallido: 'Fallido',
  descartado: 'Descartado',
} as const;
export const envioReenviar = 'Reenviar aviso';
export const envioReenviarDescripcion = 'Sale otra vez, con el mismo identificador.';
export const envioReenviado = 'Aviso reenviado';
export const envioDescartar = 'Descartar aviso';
export const envioDescartarDescripcion = 'No se enviará. El motivo queda en la auditoría.';
export const envioDescartado = 'Aviso descartado';
export const eventosFallidos = (n: number): string =>
  n === 1
    ? 'Un aviso a otro sistema no se entregó'
    : `${n.toLocaleString('es-EC')} avisos a otros sistemas no se entregaron`;
export const eventosSinReceptor = (n: number): string =>
  n === 1 ? 'Un sistema no recibe eventos' : `${n.toLocaleString('es-EC')} sistemas no reciben eventos`;
