/** Why the bureau gave no usable answer. */
export const motivosDeFallo = [
  /** The answer did not arrive in time. */
  'tiempo',
  /** No connection, or it broke. */
  'red',
  /** The service answered 5xx. */
  'servicio',
  /** The service refused the request: wrong token, malformed, too many. */
  'rechazado',
  /** The answer is no report. */
  'ilegible',
  /** The answer is longer than any report. */
  'grande',
  /** The circuit is open after repeated failures. */
  'circuito',
  /** BUREAU_URL is not set. */
  'sin-configurar',
  /** The process that asked ended without recording an answer. */
  'sin-respuesta',
  /** A defect of ours. */
  'interno',
] as const;
export type MotivoDeFallo = (typeof motivosDeFallo)[number];
