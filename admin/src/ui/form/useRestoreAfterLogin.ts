import { useEffect, useRef } from 'react';
import { useEvent } from 'react-admin';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router';
import { getSesion, sesionTerminadaDe, subscribe } from '../../providers/sesion';

/** Unsent input from when the server ended the session, by form. It is only in memory, and only of one user. */
const kept = new Map<string, FieldValues>();
let owner: number | null = null;

function keep(user: number, place: string, values: FieldValues): void {
  if (owner !== user) kept.clear();
  owner = user;
  kept.set(place, values);
}

/** Returns the input of this user once; another user's is dropped. */
function take(user: number, place: string): FieldValues {
  if (owner !== user) kept.clear();
  const values = kept.get(place) ?? {};
  kept.delete(place);
  return values;
}

/** The changed values; the others may have changed on the server. */
function typedIn(values: FieldValues, initial: FieldValues): FieldValues {
  const same = (name: string, value: unknown) => JSON.stringify(value) === JSON.stringify(initial[name]);
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !same(name, value)));
}

/**
 * For a form without a draft: its input survives an expired session and is restored when the same user opens the form again on the same page.
 * @param key identifies the form and its record on the page; null = the form has drafts
 * @param onRestored called after values were restored
 */
export function useRestoreAfterLogin(
  key: string | null,
  { formState, getValues, setValue }: Pick<UseFormReturn<FieldValues>, 'formState' | 'getValues' | 'setValue'>,
  onRestored?: () => void,
): void {
  const { pathname, search } = useLocation();
  const user = useRef(getSesion()?.user.idSaad);
  const { isReady, defaultValues = {} } = formState;
  const place = key === null ? null : JSON.stringify([pathname, search, key]);
  const restored = useEvent(() => onRestored?.());
  const typed = useEvent(() => typedIn(getValues(), defaultValues));

  useEffect(() => {
    const whose = user.current;
    if (place === null || whose === undefined || !isReady) return;
    const values = Object.entries(take(whose, place));
    for (const [name, value] of values) setValue(name, value, { shouldDirty: true });
    if (values.length > 0) restored();
    return subscribe(() => {
      const now = typed();
      if (sesionTerminadaDe() === whose && Object.keys(now).length > 0) keep(whose, place, now);
    });
  }, [place, isReady, setValue, restored, typed]);
}
