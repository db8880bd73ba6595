import { prefijoDe } from '@adjudica/domain';
import { sesionTerminadaDe, type UsuarioDePantalla } from './sesion';

/** State that the log-in page gets from the page that was asked for. */
interface Regreso {
  /** Address that was asked for. */
  readonly a: string;
  /** Only this user is led back; left out = any user. */
  readonly de?: number;
}

interface Direccion {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * AUT-006: where the log-in leads back to. An ended session leads the same user back; a link opened without a session leads any user. A log-out leads
 * nowhere.
 */
export function regresoA({ pathname, search, hash }: Direccion, huboSesion: boolean): Regreso | null {
  const a = `${pathname}${search}${hash}`;
  const de = sesionTerminadaDe();
  if (de !== null) return { a, de };
  return huboSesion ? null : { a };
}

/** Where this user is led after the log-in: only within the own prefix, and never to another user's page. */
export function regresoDe(state: unknown, { idSaad, role }: UsuarioDePantalla): string {
  const { a, de = idSaad } = (state ?? {}) as Partial<Regreso>;
  const propia = typeof a === 'string' && a.startsWith(`${prefijoDe(role)}/`);
  return propia && de === idSaad ? a : '/';
}
