/** Why an answer of the bureau did not come or was not taken. */
export const motivosDeFallo = [
  /** Nothing came in time. */
  'tiempo',
  /** No connection, or it was cut. */
  'red',
  /** The service said 5xx. */
  'servicio',
  /** It refuses us: wrong token, wrong request, too many. */
  'rechazado',
  /** It answered something that is no report. */
  'ilegible',
  /** More bytes than any report has. */
  'grande',
  /** It failed so often lately that it is left alone for a while. */
  'circuito',
  /** BUREAU_URL is not set. */
  'sin-configurar',
  /** The process that asked never told how it ended. */
  'sin-respuesta',
  /** A fault of ours. */
  'interno',
] as const;
export type MotivoDeFallo = (typeof motivosDeFallo)[number];
