import { HttpError } from 'react-admin';

/**
 * One key per intended effect (promesas.md, invariant 36). The key of a call with an unknown result (no answer, 5xx, still running) is kept, so that
 * another attempt repeats the same effect; a definite answer removes it.
 */
const open = new Map<string, string>();

/** `crypto.randomUUID` exists only on https and localhost; the application is also opened by its LAN address. */
export function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fateUnknown(error: unknown): boolean {
  if (!(error instanceof HttpError)) return true;
  if (error.status === 0 || error.status >= 500) return true;
  return error.status === 409 && error.body?.code === 'clave-en-curso';
}

/**
 * @param intent what the call does, complete: method, address and body as text. Two calls with the same intent while the first
 *   has no definite answer share one key.
 * @param own the key of the dialog that sends: with another body the server refuses it once the first call has had its effect.
 */
export async function withKey<T>(intent: string, run: (key: string) => Promise<T>, own = newKey()): Promise<T> {
  const key = open.get(intent) ?? own;
  open.set(intent, key);
  try {
    const answer = await run(key);
    open.delete(intent);
    return answer;
  } catch (error) {
    if (!fateUnknown(error)) open.delete(intent);
    throw error;
  }
}
