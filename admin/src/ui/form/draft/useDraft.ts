import type { Instante, Valor } from '@adjudica/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { INCOMPLETE_DATE } from '../../fields/DayInput';
import type { FormValues } from '../fields';
import type { LocalCopyChoice } from './DraftNotices';
import type { LocalCopy } from './localCopies';
import type { StoredDraft } from './useStoredDraft';

interface DraftOptions {
  readonly stored: StoredDraft;
  /** Whether a draft may be restored. */
  readonly enabled: boolean;
  /** The version of the record that is edited. */
  readonly version: () => number;
  /** The section of a field; undefined = no field of the form. */
  readonly sectionOf: (name: string) => string | undefined;
  /** Called after a draft of this version was restored. */
  readonly onRestored: (version: number) => void;
}

export interface FormDraft {
  /** UTC ISO of the restored draft, until it is saved or discarded. */
  readonly restored: Instante | null;
  /** Unsent input that differs from a newer draft, until the user chooses. */
  readonly copy: LocalCopyChoice | null;
  /** Deletes the draft; the caller resets the form. */
  readonly discard: () => void;
  /** The record was saved: nothing is left to restore. */
  readonly clear: () => void;
}

/**
 * The draft of the form around it: restores it once when the form opens and stores what is typed, section by section. Of two different drafts the
 * user chooses one.
 */
export function useDraft({ stored, enabled, version, sectionOf, onRestored }: DraftOptions): FormDraft {
  const { ready, drafts, doubtful, autosave } = stored;
  const form = useFormContext();
  const { isReady, defaultValues = {} } = form.formState;
  const [restored, setRestored] = useState<Instante | null>(null);
  const [copies, setCopies] = useState<readonly LocalCopy[]>([]);
  const current = useRef({ defaultValues, version, sectionOf });
  current.current = { defaultValues, version, sectionOf };

  const schedule = useCallback(
    (section: string, values: FieldValues) => {
      const { defaultValues: saved, version: from, sectionOf: of } = current.current;
      const pending = Object.entries(values).filter(
        ([name, value]) => of(name) === section && flat(value) !== flat(saved[name]),
      );
      autosave?.schedule(section, Object.fromEntries(pending.map(([name, value]) => [name, flat(value)])), from());
    },
    [autosave],
  );

  const restore = useCallback(
    (values: FormValues, from: number): boolean => {
      const { defaultValues: saved, sectionOf: of } = current.current;
      const changed = Object.entries(values).filter(
        // An incomplete date cannot be restored.
        ([name, value]) => of(name) !== undefined && value !== flat(saved[name]) && value !== INCOMPLETE_DATE,
      );
      if (changed.length === 0) return false;
      for (const [name, value] of changed) form.setValue(name, composed(value, saved[name]), { shouldDirty: true });
      onRestored(from);
      return true;
    },
    [form, onRestored],
  );

  const done = useRef(false);
  useEffect(() => {
    if (done.current || !isReady || !ready || !enabled || autosave === null) return;
    const sections = new Set(Object.keys(form.getValues()).map((name) => current.current.sectionOf(name)));
    const own = drafts.filter(({ seccion }) => sections.has(seccion));
    autosave.learn(own);
    setCopies(doubtful.filter(({ seccion }) => sections.has(seccion)));
    const put = own.filter(({ valores, versionBase }) => restore(valores, versionBase));
    if (put.length === 0 && own.length > 0) void autosave.discard();
    for (const { unsent, seccion, valores, versionBase } of put)
      if (unsent) autosave.schedule(seccion, valores, versionBase);
    setRestored(latest(put.map(({ guardadoEn }) => guardadoEn)));
    done.current = true;
  }, [isReady, ready, enabled, autosave, drafts, doubtful, form, restore]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          // Without a name the form was reset: nobody typed.
          const section = name === undefined ? undefined : current.current.sectionOf(name);
          if (section !== undefined && done.current) schedule(section, values);
        },
      }),
    [form, schedule],
  );

  const choose = (use: boolean) => {
    setCopies([]);
    for (const { seccion, valores, versionBase } of copies) {
      if (!use) {
        void autosave?.forgetCopy(seccion);
        continue;
      }
      for (const name of Object.keys(form.getValues()))
        if (sectionOf(name) === seccion && !Object.hasOwn(valores, name)) form.resetField(name);
      restore(valores, versionBase);
      autosave?.schedule(seccion, valores, versionBase);
    }
  };
  const written = latest(copies.map(({ writtenAt }) => writtenAt));
  return {
    restored,
    copy: written === null ? null : { writtenAt: written, use: () => choose(true), discard: () => choose(false) },
    discard: () => {
      setRestored(null);
      void autosave?.discard();
    },
    clear: () => setRestored(null),
  };
}

const latest = (instants: readonly Instante[]): Instante | null => [...instants].sort().at(-1) ?? null;

/** Drafts are flat: a value with several parts is stored as JSON. */
const flat = (value: unknown): Valor => {
  if (value === undefined || value === '') return null;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as Valor);
};

const composed = (value: Valor, saved: unknown): unknown =>
  typeof saved === 'object' && saved !== null ? { ...saved, ...JSON.parse(String(value)) } : value;
