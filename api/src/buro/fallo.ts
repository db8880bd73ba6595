import type { MotivoDeFallo } from '@adjudica/domain';

/** The bureau gave no report. Contains nothing of an answer, because it is logged and stored. */
export class FalloDeBuro extends Error {
  constructor(
    readonly motivo: MotivoDeFallo,
    options: { cause?: unknown; readonly esperaSegundos?: number } = {},
  ) {
    super(`the credit bureau gave no report: ${motivo}`, options.cause === undefined ? {} : { cause: options.cause });
    this.name = 'FalloDeBuro';
    this.esperaSegundos = options.esperaSegundos;
  }

  /** Seconds after which a retry makes sense, if known. */
  readonly esperaSegundos: number | undefined;

  /** Errors that a retry may overcome: a query that the service has judged is not repeated. */
  get transitorio(): boolean {
    return this.motivo === 'tiempo' || this.motivo === 'red' || this.motivo === 'servicio';
  }
}
