import { prefijoDe } from '@adjudica/domain';
import { sesionTerminadaDe, type UsuarioDePantalla } from './sesion';

/** What the log-in page is told by the page that it stands in for. */
interface Regreso {
  /** Address that was asked for. */
  readonly a: string;
  /** The only user that it leads back to; absent = whoever logs in. */
  readonly de?: number;
}

interface Direccion {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * AUT-006: what the log-in leads back to. A session that the server ended leads its own user back; a link that was opened without a session leads
 * whoever logs in. A log-out leads nowhere.
 */
export function regresoA({ pathname, search, hash }: Direccion, huboSesion: boolean): Regreso | null {
  const a = `${pathname}${search}${hash}`;
  const de = sesionTerminadaDe();
  if (de !== null) return { a, de };
  return huboSesion ? null : { a };
}

/** Where this user is led after the log-in: only within the own prefix, and never to what somebody else had open. */
export function regresoDe(state: unknown, { idSaad, role }: UsuarioDePantalla): string {
  const { a, de = idSaad } = (state ?? {}) as Partial<Regreso>;
  const propia = typeof a === 'string' && a.startsWith(`${prefijoDe(role)}/`);
  return propia && de === idSaad ? a : '/';
}
