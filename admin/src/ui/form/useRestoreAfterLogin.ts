import { useEffect, useRef } from 'react';
import { useEvent } from 'react-admin';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router';
import { getSesion, sesionTerminadaDe, subscribe } from '../../providers/sesion';

/** What was typed and not sent when the server ended the session, by the form that it was typed in; in memory alone, and nobody else's. */
const kept = new Map<string, FieldValues>();
let owner: number | null = null;

function keep(user: number, place: string, values: FieldValues): void {
  if (owner !== user) kept.clear();
  owner = user;
  kept.set(place, values);
}

/** Of this user, once; whatever another one typed is forgotten. */
function take(user: number, place: string): FieldValues {
  if (owner !== user) kept.clear();
  const values = kept.get(place) ?? {};
  kept.delete(place);
  return values;
}

/** What differs from what the form began with: the rest may have changed on the server by then. */
function typedIn(values: FieldValues, initial: FieldValues): FieldValues {
  const same = (name: string, value: unknown) => JSON.stringify(value) === JSON.stringify(initial[name]);
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !same(name, value)));
}

/**
 * For a form without a draft: what is typed in it outlives a session that expires, and stands in it again as soon as the same user, logged in anew, opens
 * it on the same page.
 * @param key tells the forms of one page apart, and their records; null = this form has drafts
 * @param onRestored something was put back
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
