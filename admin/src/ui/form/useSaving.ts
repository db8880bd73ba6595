import { useRef, useState } from 'react';
import { type RaRecord, useNotify, useRefresh, useSaveContext } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { failureOf } from '../../providers/problems';
import { useNotifyError } from '../useNotifyError';
import { type Conflict, readConflict } from './conflict';
import type { Autosave } from './draft/Autosave';
import type { FieldTable, FormValues } from './fields';

export interface SavingOptions<V> {
  /** Makes the body; left out = the validated values. */
  readonly transform?: ((values: V) => object) | undefined;
  /** Translates a refusal into the names of the form's fields. */
  readonly mapError?: (error: unknown) => Promise<unknown>;
  /** Message after a save. */
  readonly success?: string | undefined;
  /** Message if no answer came or the server failed; left out = the general one. */
  readonly failure?: string | undefined;
}

/** The record as the form shows it. */
export interface ShownRecord {
  readonly version: number | undefined;
  readonly values: FormValues;
}

export interface Saving<R> {
  /** react-admin's submit handler: returns the errors of the form. */
  readonly submit: (checked: FieldValues) => Promise<FieldValues | undefined>;
  /** Answer to the last save, until the form has processed it. */
  readonly saved: R | null;
  readonly endSave: () => void;
  /** Another user saved first: to be decided. */
  readonly conflict: Conflict | null;
  /** A conflict that was closed without a choice: its fields are marked until the next save. */
  readonly differing: Conflict | null;
  /** The version under which the form is saved. */
  readonly version: () => number;
  /** The input is based on an older version, or is to replace what another user stored. */
  readonly typedFrom: (version: number, stored?: FormValues) => void;
  readonly leaveConflict: () => void;
  /** Back to the shown record. */
  readonly reset: () => void;
}

/** Sends the validated values by the `Edit` or `CreateBase` around the form, under the version on which they are based. */
export function useSaving<V extends object, R extends RaRecord>(
  options: SavingOptions<V>,
  table: FieldTable,
  shown: ShownRecord,
  autosave: Autosave | null,
  show: (saved: R) => void,
): Saving<R> {
  const { save } = useSaveContext();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const refresh = useRefresh();
  const [saved, setSaved] = useState<R | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [differing, setDiffering] = useState<Conflict | null>(null);
  const base = useRef(shown);
  const shownBefore = useRef(shown);
  if (shownBefore.current !== shown) base.current = shownBefore.current = shown;

  const send = async (checked: FieldValues): Promise<{ readonly answer?: R; readonly error?: unknown }> => {
    const { version } = base.current;
    const body = { ...(options.transform?.(checked as V) ?? checked), ...(version !== undefined && { version }) };
    let result: { answer?: R; error?: unknown } = {};
    await save?.(body as unknown as Partial<R>, {
      onSuccess: (answer: R) => {
        result = { answer };
      },
      onError: (error: unknown) => {
        result = { error };
      },
    });
    return result;
  };

  const refuse = async (failure: unknown, checked: FieldValues): Promise<FieldValues> => {
    const error = (await options.mapError?.(failure)) ?? failure;
    // An error that no field shows; without it react-hook-form would take the form as saved.
    const unsaved = { root: { serverError: 'not saved' } };
    const stale = readConflict(error, table, checked as FormValues, base.current.values);
    setConflict(stale);
    if (stale !== null) return unsaved;
    const { status, errors } = failureOf(error);
    const own = Object.entries(errors).filter(([name]) => table.campos[name] !== undefined);
    if (own.length > 0 && (status === 422 || status === 400)) return Object.fromEntries(own);
    notifyError(error, options.failure);
    return unsaved;
  };

  const submit = async (checked: FieldValues): Promise<FieldValues | undefined> => {
    let result: Awaited<ReturnType<typeof send>> = {};
    const attempt = async () => {
      result = await send(checked);
      return result.error === undefined;
    };
    await (autosave === null ? attempt() : autosave.saving(attempt));
    if (result.error !== undefined) return refuse(result.error, checked);
    setConflict(null);
    setDiffering(null);
    if (options.success !== undefined) notify(options.success, { type: 'success' });
    if (result.answer !== undefined) {
      // A created record is not the one that the form began with: its own page shows it.
      if (base.current.version !== undefined) show(result.answer);
      setSaved(result.answer);
    }
    refresh();
    return undefined;
  };

  return {
    submit,
    saved,
    endSave: () => setSaved(null),
    conflict,
    differing,
    version: () => base.current.version ?? 0,
    typedFrom: (version, stored = {}) => {
      const { version: before = version, values } = base.current;
      base.current = {
        version: Object.keys(stored).length > 0 ? version : Math.min(before, version),
        values: { ...values, ...stored },
      };
    },
    leaveConflict: () => {
      setDiffering(conflict);
      setConflict(null);
    },
    reset: () => {
      base.current = shown;
      setConflict(null);
      setDiffering(null);
    },
  };
}
