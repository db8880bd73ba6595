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

/** Shared by the parts of one record form. It changes with the mode and not with a keystroke; values and errors are react-hook-form's. */
export interface RecordFormState {
  readonly table: FieldTable;
  /** Context of the rules (today, department…). */
  readonly rules: unknown;
  readonly warnings: Readonly<Record<string, FieldWarning>>;
  readonly filters: Readonly<Record<string, CatalogFilter>>;
  readonly canEdit: boolean;
  readonly editing: boolean;
  /** While it is only read every mandatory field bears its mark, not only the empty ones (CLI-079). */
  readonly marksRead: boolean;
  /** It is known whether there is a draft to restore. */
  readonly ready: boolean;
  readonly edit: () => void;
  /** Restores the stored values and deletes the draft. */
  readonly cancel: () => void;
  /** Sets a field as typing does, with the fields that it resets. */
  readonly change: (name: string, value: Valor) => void;
  /** Starts editing where allowed and focuses the field. */
  readonly goTo: (name: string) => void;
}

export const RecordFormContext = createContext<RecordFormState | null>(null);

/** @throws outside of a `RecordForm` */
export function useRecordForm(): RecordFormState {
  const form = useContext(RecordFormContext);
  if (form === null) throw new Error('a field stands inside <RecordForm>');
  return form;
}

/** State of the draft of a form. */
export interface DraftInfo {
  readonly status: DraftStatus;
  /** UTC ISO of the restored draft, until it is saved or discarded. */
  readonly restored: Instante | null;
  /** Unsent input of this machine that differs from a newer draft of the server. */
  readonly copy: LocalCopyChoice | null;
}

export const DraftContext = createContext<DraftInfo | null>(null);

/** The current values, for live totals: renders with every keystroke. */
export const useFormValues = (): FormValues => useWatch() as FormValues;
