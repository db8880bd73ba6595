import type { Instante } from '@adjudica/domain';
import { failureOf } from '../../../providers/problems';
import { type FormValues, sameValues } from '../fields';

/** A draft of the API: the unsaved values of one section. */
export interface Draft {
  readonly seccion: string;
  readonly valores: FormValues;
  /** Version of the record that was edited. */
  readonly versionBase: number;
  /** UTC ISO */
  readonly guardadoEn: Instante;
  readonly version: number;
}

/**
 * `on-device`: not on the server yet, but on this machine. `failed`: only on the screen. Both are retried. `refused`: sent again with the next
 * change.
 */
export interface DraftStatus {
  readonly kind: 'none' | 'saved' | 'on-device' | 'failed' | 'refused' | 'other-tab';
  /** UTC ISO of the last kept draft. */
  readonly guardadoEn: Instante | null;
  /** No answer came, in contrast to an error of the server. */
  readonly offline?: boolean;
}

export const NO_DRAFT: DraftStatus = { kind: 'none', guardadoEn: null };

/** Calls of the API; `version` 0 = there is no draft yet. */
export interface DraftStore {
  save(seccion: string, valores: FormValues, versionBase: number, version: number): Promise<Draft>;
  remove(seccion: string, version: number): Promise<void>;
  /** Whether the session is still that of the user who typed; left out = always. */
  isCurrent?(): boolean;
}

/** Whether a retry may succeed. */
export const isTransient = (status: number): boolean =>
  status === 0 || status === 408 || status === 425 || status === 429 || status >= 500;

/** The newer draft that caused a refusal, if it is one that was sent from here. */
export function ownDraft(error: unknown, enviados: readonly (FormValues | null)[]) {
  const { status, detail } = failureOf(error);
  const { versionActual, actual, cuando } = (detail.detalle ?? {}) as {
    versionActual?: number;
    actual?: { valores?: FormValues };
    cuando?: Instante | null;
  };
  const valores = actual?.valores;
  if (status !== 412 || versionActual === undefined || valores === undefined) return null;
  if (!enviados.some((enviado) => enviado !== null && sameValues(enviado, valores))) return null;
  return { valores, version: versionActual, guardadoEn: cuando ?? null };
}
