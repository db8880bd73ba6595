import { mensajes } from '@adjudica/domain';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import type { FieldTable } from './fields';
import { focusField } from './focusField';
import type { RecordFormState } from './RecordFormContext';

type Root = RefObject<HTMLElement | null>;

/** After a save with field errors: shows a message and focuses the first wrong field. */
export function useErrorFeedback(table: FieldTable, root: Root): void {
  const notify = useNotify();
  const { submitCount, errors } = useFormState();
  const seen = useRef(submitCount);
  useEffect(() => {
    if (submitCount === seen.current) return;
    seen.current = submitCount;
    const first = table.nombres.find((name) => errors[name] !== undefined);
    if (first === undefined) return;
    notify(mensajes.GEN.camposIncorrectos, { type: 'warning' });
    focusField(root.current, first);
  }, [submitCount, errors, table, root, notify]);
}

/** Starts editing where allowed and focuses a field. */
export function useGoTo(
  table: FieldTable,
  root: Root,
  canEdit: boolean,
  editing: boolean,
  setEditing: (editing: boolean) => void,
): (name: string) => void {
  const [target, setTarget] = useState<string | null>(null);
  useEffect(() => {
    if (target === null || (canEdit && !editing)) return;
    focusField(root.current, target);
    setTarget(null);
  }, [target, editing, canEdit, root]);
  return useCallback(
    (name) => {
      if (table.campos[name] === undefined) return;
      if (canEdit) setEditing(true);
      setTarget(name);
    },
    [table, canEdit, setEditing],
  );
}

/** `?campo=` in the address focuses that field and is removed, so that the same link works again. */
export function useFieldOfAddress({ table, ready, goTo }: RecordFormState): void {
  const [params, setParams] = useSearchParams();
  const name = params.get('campo');
  const own = name !== null && table.campos[name] !== undefined;
  useEffect(() => {
    if (!own || !ready) return;
    goTo(name);
    setParams(
      (before) => {
        before.delete('campo');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [own, ready, name, goTo, setParams]);
}
