/** Why an answer of the bureau did not come or was not taken. */
export type MotivoDeFallo =
  /** Nothing came in time. */
  | 'tiempo'
  /** No connection, or it was cut. */
  | 'red'
  /** The service said 5xx. */
  | 'servicio'
  /** It refuses us: wrong token, wrong request, too many. */
  | 'rechazado'
  /** It answered something that is no report. */
  | 'ilegible'
  /** More bytes than any report has. */
  | 'grande'
  /** It failed so often lately that it is left alone for a while. */
  | 'circuito'
  /** BUREAU_URL is not set. */
  | 'sin-configurar'
  /** The process that asked never told how it ended. */
  | 'sin-respuesta'
  /** A fault of ours. */
  | 'interno';

/** The bureau gave no report. Holds nothing of an answer, because it is logged and stored. */
export class FalloDeBuro extends Error {
  constructor(
    readonly motivo: MotivoDeFallo,
    options: { cause?: unknown; readonly esperaSegundos?: number } = {},
  ) {
    super(`the credit bureau gave no report: ${motivo}`, options.cause === undefined ? {} : { cause: options.cause });
    this.name = 'FalloDeBuro';
    this.esperaSegundos = options.esperaSegundos;
  }

  /** Seconds after which it makes sense to try again, where that is known. */
  readonly esperaSegundos: number | undefined;

  /** Only what a second try may mend: nothing is asked twice of a service that has judged the question. */
  get transitorio(): boolean {
    return this.motivo === 'tiempo' || this.motivo === 'red' || this.motivo === 'servicio';
  }
}
