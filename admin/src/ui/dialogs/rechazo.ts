import { esInstante } from '@adjudica/domain';
import { endsSession, falloDe } from '../../providers/problemas';
import { fechaHora } from '../formato';

/** Why an act was refused, as its dialog says it. */
export interface Rechazo {
  readonly texto: string;
  /** Somebody else was faster, or the record changed: there is nothing left to do in this dialog. */
  readonly definitivo: boolean;
  /** The dialog says it, and not the field that the server names. */
  readonly soloAqui?: boolean;
}

/** Not allowed, gone, decided by somebody else, changed by somebody else. */
const definitivos = [403, 404, 409, 412];

/** What is still under way, or waits for a code of the authenticator, may be asked for again. */
const repetibles = ['clave-en-curso', 'segundo-factor-requerido', 'segundo-factor-sin-inscribir'];

/** What the server refuses; `null` = it did not answer, it failed or the session ended, which is a message. */
export function rechazoDe(error: unknown): Rechazo | null {
  const { status, code } = falloDe(error);
  if (status < 400 || status >= 500 || endsSession(status, code)) return null;
  return { texto: textoDe(error), definitivo: definitivos.includes(status) && !repetibles.includes(code) };
}

/** The refusal, with what to do about it, or who was faster and when, where the server says it beside its sentence. */
function textoDe(error: unknown): string {
  const { quien, cuando } = quienCambio(error);
  const { salida } = (falloDe(error).detalle.detalle ?? {}) as { salida?: unknown };
  const texto = typeof salida === 'string' ? `${(error as Error).message}. ${salida}` : (error as Error).message;
  if (quien === null || texto.includes(quien)) return texto;
  return `${texto} (${cuando === null ? quien : `${quien}, ${cuando}`})`;
}

/** Who was faster, and when as it is read, where a refusal (409, 412) says it. */
export function quienCambio(error: unknown): { readonly quien: string | null; readonly cuando: string | null } {
  const { quien, cuando } = (falloDe(error).detalle.detalle ?? {}) as { quien?: unknown; cuando?: unknown };
  return {
    quien: typeof quien === 'string' && quien !== '' ? quien : null,
    cuando: esInstante(cuando) ? fechaHora(cuando) : null,
  };
}
