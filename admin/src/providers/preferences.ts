import { useCallback, useSyncExternalStore } from 'react';

/**
 * Preferences of this browser (theme, menu width, product). They survive a log-out, unlike react-admin's store, and contain nothing about clients.
 */
const prefix = 'adjudica.pref.';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** `allowed` guards against a value written by an older release. */
export function usePreference<T extends string>(
  name: string,
  allowed: readonly T[],
  fallback: T,
): [T, (value: T) => void] {
  const value = useSyncExternalStore(subscribe, () => localStorage.getItem(prefix + name));
  const set = useCallback(
    (next: T) => {
      localStorage.setItem(prefix + name, next);
      for (const listener of [...listeners]) listener();
    },
    [name],
  );
  return [allowed.includes(value as T) ? (value as T) : fallback, set];
}
