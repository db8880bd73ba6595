import type { SignedPaper } from './check';
import type { FirmaComprobada } from './cms';
import type { Ocsp } from './ocsp';
import type { MotivoDeFirma } from './reasons';

export interface TareaDeFirmas {
  readonly path: string;
  readonly papel: SignedPaper;
  /** Of roots and revocation lists. */
  readonly folder: string | undefined;
  readonly ocsp: Ocsp;
  readonly now: Date;
}

export type ResultadoDeFirmas =
  | { readonly firmas: readonly FirmaComprobada[] }
  | { readonly motivo: MotivoDeFirma; readonly quien: string };
