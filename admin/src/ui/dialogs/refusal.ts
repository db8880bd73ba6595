import { esInstante } from '@adjudica/domain';
import { endsSession, failureOf } from '../../providers/problems';
import { fechaHora } from '../format';

/** Why an act was refused, as its dialog shows it. */
export interface Refusal {
  readonly text: string;
  /** Another user was first, or the record changed: the dialog can only be closed. */
  readonly final: boolean;
  /** Shown by the dialog and not at the field that the server names. */
  readonly onlyHere?: boolean;
}

/** Forbidden, not found, conflict, stale version. */
const FINAL = [403, 404, 409, 412];

/** Calls that are still running or wait for a code of the authenticator can be sent again. */
const REPEATABLE = ['clave-en-curso', 'segundo-factor-requerido', 'segundo-factor-sin-inscribir'];

/** The refusal of the server; null if it did not answer, failed or ended the session, which is a message. */
export function refusalOf(error: unknown): Refusal | null {
  const { status, code } = failureOf(error);
  if (status < 400 || status >= 500 || endsSession(status, code)) return null;
  return { text: textOf(error), final: FINAL.includes(status) && !REPEATABLE.includes(code) };
}

/** The refusal with what to do about it, or with who was first and when, where the server says it. */
function textOf(error: unknown): string {
  const { who, when } = whoChanged(error);
  const { salida } = (failureOf(error).detail.detalle ?? {}) as { salida?: unknown };
  const text = typeof salida === 'string' ? `${(error as Error).message}. ${salida}` : (error as Error).message;
  if (who === null || text.includes(who)) return text;
  return `${text} (${when === null ? who : `${who}, ${when}`})`;
}

/** Who changed the record first and when, where a refusal (409, 412) says it. */
export function whoChanged(error: unknown): { readonly who: string | null; readonly when: string | null } {
  const { quien, cuando } = (failureOf(error).detail.detalle ?? {}) as { quien?: unknown; cuando?: unknown };
  return {
    who: typeof quien === 'string' && quien !== '' ? quien : null,
    when: esInstante(cuando) ? fechaHora(cuando) : null,
  };
}
