import type { Instante, Valor } from '@adjudica/domain';
import { createContext, useContext } from 'react';
import { useWatch } from 'react-hook-form';
import type { LocalCopyChoice } from './draft/DraftNotices';
import type { DraftStatus } from './draft/draft';
import type { FieldTable, FormValues } from './fields';

/** Filter of a catalogue field, or `null` while it has to wait for another field. */
export type CatalogFilter = (values: FormValues) => Readonly<Record<string, string>> | null;

/** Warning beside a field; it never blocks. */
export type FieldWarning = (value: Valor, values: FormValues) => string | null;

/** What the parts of one record form share. It changes with the mode, never with a keystroke; values and errors are react-hook-form's. */
export interface RecordFormState {
  readonly table: FieldTable;
  /** What the rules need beside the values (today, department…). */
  readonly rules: unknown;
  readonly warnings: Readonly<Record<string, FieldWarning>>;
  readonly filters: Readonly<Record<string, CatalogFilter>>;
  readonly canEdit: boolean;
  readonly editing: boolean;
  /** It is known whether there is a draft to restore. */
  readonly ready: boolean;
  readonly edit: () => void;
  /** Back to what is stored, drafts included. */
  readonly cancel: () => void;
  /** Sets a field as somebody who types does: what it resets follows. */
  readonly change: (name: string, value: Valor) => void;
  /** Edit mode where allowed, and the cursor in this field. */
  readonly goTo: (name: string) => void;
}

export const RecordFormContext = createContext<RecordFormState | null>(null);

/** @throws outside of a `RecordForm` */
export function useRecordForm(): RecordFormState {
  const form = useContext(RecordFormContext);
  if (form === null) throw new Error('a field stands inside <RecordForm>');
  return form;
}

/** What there is to say of the draft of a record form. */
export interface DraftInfo {
  readonly status: DraftStatus;
  /** UTC ISO of the draft that was put back, until it is saved or discarded. */
  readonly restored: Instante | null;
  /** What was typed on this machine beside a newer draft from elsewhere. */
  readonly copy: LocalCopyChoice | null;
}

export const DraftContext = createContext<DraftInfo | null>(null);

/** The values as they are typed, for live totals: whoever asks is drawn again with every keystroke. */
export const useFormValues = (): FormValues => useWatch() as FormValues;
