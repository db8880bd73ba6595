import { prefijoDe } from '@adjudica/domain';
import { sesionTerminadaDe, type UsuarioDePantalla } from './sesion';

/** State that the log-in page gets from the page that was asked for. */
interface ReturnState {
  /** Address that was asked for. */
  readonly to: string;
  /** Only this user is led back; left out = any user. */
  readonly user?: number;
}

interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * AUT-006: where the log-in leads back to. An ended session leads the same user back; a link opened without a session leads any user. A log-out leads
 * nowhere.
 */
export function returnTo({ pathname, search, hash }: Address, hadSession: boolean): ReturnState | null {
  const to = `${pathname}${search}${hash}`;
  const user = sesionTerminadaDe();
  if (user !== null) return { to, user };
  return hadSession ? null : { to };
}

/** Where this user is led after the log-in: only within the own prefix, and never to another user's page. */
export function returnAddress(state: unknown, { idSaad, role }: UsuarioDePantalla): string {
  const { to, user = idSaad } = (state ?? {}) as Partial<ReturnState>;
  const own = typeof to === 'string' && to.startsWith(`${prefijoDe(role)}/`);
  return own && user === idSaad ? to : '/';
}
