import type { MotivoDeFallo } from '@adjudica/domain';

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
