import { estaVacio } from '@adjudica/domain';
import { useEffect, useSyncExternalStore } from 'react';
import { useFormContext } from 'react-hook-form';
import { useRecordForm } from './RecordFormContext';

/** Filled fields of the forms that are being edited, by form, for counts elsewhere on the page. */
const byForm = new Map<string, ReadonlySet<string>>();
const listeners = new Set<() => void>();
const none: ReadonlySet<string> = new Set();

function publish(form: string, names: ReadonlySet<string>): void {
  const before = byForm.get(form) ?? none;
  if (before.size === names.size && [...names].every((name) => before.has(name))) return;
  if (names.size === 0) byForm.delete(form);
  else byForm.set(form, names);
  for (const listener of [...listeners]) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Inside a `RecordForm`: publishes which of its fields are filled while it is edited. */
export function PublishTypedFields({ form }: { readonly form: string }) {
  const { getValues, subscribe } = useFormContext();
  const { editing } = useRecordForm();
  useEffect(() => {
    if (!editing) return;
    const say = (values: object) =>
      publish(form, new Set(Object.entries(values).flatMap(([name, value]) => (estaVacio(value) ? [] : [name]))));
    say(getValues());
    const leave = subscribe({ formState: { values: true }, callback: ({ values }) => say(values) });
    return () => {
      leave();
      publish(form, none);
    };
  }, [form, editing, getValues, subscribe]);
  return null;
}

/** The filled fields of a form; empty while it is not edited. */
export const useTypedFields = (form: string): ReadonlySet<string> =>
  useSyncExternalStore(listen, () => byForm.get(form) ?? none);
