import type { Instante } from '@adjudica/domain';
import { falloDe } from '../../../providers/problemas';
import { type FormValues, sameValues } from '../fields';

/** A draft as the API keeps it: what was typed in one section and is not saved. */
export interface Draft {
  readonly seccion: string;
  readonly valores: FormValues;
  /** Version of the record from which typing began. */
  readonly versionBase: number;
  /** UTC ISO */
  readonly guardadoEn: Instante;
  readonly version: number;
}

/**
 * `device`: not on the server yet, but kept on this machine. `failure`: kept nowhere but on the screen. Both are tried again by themselves.
 * `rechazado`: tried again with the next change.
 */
export interface DraftStatus {
  readonly kind: 'none' | 'saved' | 'on-device' | 'failed' | 'refused' | 'other-tab';
  /** UTC ISO of the last kept draft. */
  readonly guardadoEn: Instante | null;
  /** No answer came at all, in contrast to a server that could not. */
  readonly offline?: boolean;
}

export const NO_DRAFT: DraftStatus = { kind: 'none', guardadoEn: null };

/** Calls of the API; `version` 0 = there is none yet. */
export interface DraftStore {
  save(seccion: string, valores: FormValues, versionBase: number, version: number): Promise<Draft>;
  remove(seccion: string, version: number): Promise<void>;
  /** Whether the session is still that of who typed: nothing of one user goes out as another's. Left out = always. */
  isCurrent?(): boolean;
}

/** Another try may be answered otherwise. */
export const isTransient = (status: number): boolean =>
  status === 0 || status === 408 || status === 425 || status === 429 || status >= 500;

/** The newer draft that a refused one met, where it is what was sent from here before. */
export function ownDraft(error: unknown, enviados: readonly (FormValues | null)[]) {
  const { status, detalle } = falloDe(error);
  const { versionActual, actual, cuando } = (detalle.detalle ?? {}) as {
    versionActual?: number;
    actual?: { valores?: FormValues };
    cuando?: Instante | null;
  };
  const valores = actual?.valores;
  if (status !== 412 || versionActual === undefined || valores === undefined) return null;
  if (!enviados.some((enviado) => enviado !== null && sameValues(enviado, valores))) return null;
  return { valores, version: versionActual, guardadoEn: cuando ?? null };
}
