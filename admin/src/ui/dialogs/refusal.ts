import { esInstante } from '@adjudica/domain';
import { endsSession, falloDe } from '../../providers/problemas';
import { fechaHora } from '../format';

/** Why an act was refused, as its dialog says it. */
export interface Refusal {
  readonly text: string;
  /** Somebody else was faster, or the record changed: there is nothing left to do in this dialog. */
  readonly final: boolean;
  /** The dialog says it, and not the field that the server names. */
  readonly onlyHere?: boolean;
}

/** Not allowed, gone, decided by somebody else, changed by somebody else. */
const FINAL = [403, 404, 409, 412];

/** What is still under way, or waits for a code of the authenticator, may be asked for again. */
const REPEATABLE = ['clave-en-curso', 'segundo-factor-requerido', 'segundo-factor-sin-inscribir'];

/** What the server refuses; `null` = it did not answer, it failed or the session ended, which is a message. */
export function refusalOf(error: unknown): Refusal | null {
  const { status, code } = falloDe(error);
  if (status < 400 || status >= 500 || endsSession(status, code)) return null;
  return { text: textOf(error), final: FINAL.includes(status) && !REPEATABLE.includes(code) };
}

/** The refusal, with what to do about it, or who was faster and when, where the server says it beside its sentence. */
function textOf(error: unknown): string {
  const { who, when } = whoChanged(error);
  const { salida } = (falloDe(error).detalle.detalle ?? {}) as { salida?: unknown };
  const text = typeof salida === 'string' ? `${(error as Error).message}. ${salida}` : (error as Error).message;
  if (who === null || text.includes(who)) return text;
  return `${text} (${when === null ? who : `${who}, ${when}`})`;
}

/** Who was faster, and when as it is read, where a refusal (409, 412) says it. */
export function whoChanged(error: unknown): { readonly who: string | null; readonly when: string | null } {
  const { quien, cuando } = (falloDe(error).detalle.detalle ?? {}) as { quien?: unknown; cuando?: unknown };
  return {
    who: typeof quien === 'string' && quien !== '' ? quien : null,
    when: esInstante(cuando) ? fechaHora(cuando) : null,
  };
}
