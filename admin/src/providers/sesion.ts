import { esRol, type UsuarioSesion } from '@adjudica/domain';
import { useSyncExternalStore } from 'react';

/**
 * The session of this browser (AUT-007, AUT-008): token and user info in localStorage, so that a reload and a second tab
 * share it. React reads it through `useSesion`; a log-out in one tab reaches the others by the `storage` event.
 */
export interface Sesion {
  readonly token: string;
  readonly user: UsuarioDePantalla;
}

export interface UsuarioDePantalla extends UsuarioSesion {
  /** True after the first login with a one-time password: only the change of password is offered. */
  readonly debeCambiarContrasena?: boolean;
  /** It is the user's first session; not known before the server was asked. */
  readonly primeraVez?: boolean;
}

const tokenKey = 'adjudica.token';
const userKey = 'adjudica.usuario';
/** User whose session the server ended; shared by all tabs, removed by a log-out. */
const endedKey = 'adjudica.terminada';

/** The clients that were opened last (`recientes.ts`): of nobody once the session has ended. */
export const recientesKey = 'adjudica.recientes';

const listeners = new Set<() => void>();
let cache: { token: string | null; user: string | null; sesion: Sesion | null } | undefined;

/** Anything but a complete, well-formed pair counts as no session. */
function parse(token: string | null, user: string | null): Sesion | null {
  if (!token || !user) return null;
  try {
    const parsed = JSON.parse(user) as UsuarioDePantalla;
    return typeof parsed === 'object' && parsed !== null && typeof parsed.idSaad === 'number' && esRol(parsed.role)
      ? { token, user: parsed }
      : null;
  } catch {
    return null;
  }
}

export function getSesion(): Sesion | null {
  const token = localStorage.getItem(tokenKey);
  const user = localStorage.getItem(userKey);
  // Returns the same object until something changes: useSyncExternalStore compares by identity.
  if (cache === undefined || cache.token !== token || cache.user !== user) {
    cache = { token, user, sesion: parse(token, user) };
  }
  return cache.sesion;
}

export function setSesion(token: string, user: UsuarioDePantalla): void {
  ended = null;
  localStorage.removeItem(endedKey);
  localStorage.setItem(tokenKey, token);
  localStorage.setItem(userKey, JSON.stringify(user));
  emit();
}

export function setUsuario(user: UsuarioDePantalla): void {
  const sesion = getSesion();
  if (sesion !== null) setSesion(sesion.token, user);
}

let ended: 'server' | 'otherTab' | null = null;

/** The server refused the token: the session ends and the login page says why. */
export function endSesion(): void {
  const user = getSesion()?.user;
  ended = 'server';
  if (user !== undefined) localStorage.setItem(endedKey, String(user.idSaad));
  clearToken();
}

/** The user whose session the server ended and who has not logged in again; null = logged out. */
export function sesionTerminadaDe(): number | null {
  const id = Number(localStorage.getItem(endedKey) ?? Number.NaN);
  return Number.isSafeInteger(id) ? id : null;
}

/** Why there is no session, until a reload or a new login; null = a log-out here, or none was begun. */
export const whyEnded = (): 'server' | 'otherTab' | null => ended;

/** A log-out. */
export function clearSesion(): void {
  localStorage.removeItem(endedKey);
  clearToken();
}

function clearToken(): void {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(userKey);
  localStorage.removeItem(recientesKey);
  emit();
}

function emit(): void {
  for (const listener of [...listeners]) listener();
}

function onStorage(event: StorageEvent): void {
  // `key` is null when another tab called localStorage.clear().
  if (event.key !== null && event.key !== tokenKey && event.key !== userKey) return;
  if (getSesion() === null) ended ??= localStorage.getItem(endedKey) === null ? 'otherTab' : 'server';
  emit();
}

export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/** The current session or null; renders again on login and log-out, also in another tab. */
export function useSesion(): Sesion | null {
  return useSyncExternalStore(subscribe, getSesion);
}

/** For the shell, which is mounted only with a session. */
export function useUsuario(): UsuarioDePantalla {
  const sesion = useSesion();
  if (sesion === null) throw new Error('useUsuario outside a session');
  return sesion.user;
}
