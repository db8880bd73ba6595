import type { Formulario } from '@adjudica/domain';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import {
  Form,
  OptionalRecordContextProvider,
  type RaRecord,
  useEvent,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { ConflictDialog } from './ConflictDialog';
import { type Choice, conflictWarnings } from './conflict';
import { isKept } from './draft/DraftNotices';
import { useDraft } from './draft/useDraft';
import { type StoredDraft, useStoredDraft } from './draft/useStoredDraft';
import { asFieldTable, tableResolver, valuesOf } from './fields';
import { LeaveQuestion } from './LeaveQuestion';
import {
  type CatalogFilter,
  DraftContext,
  type FieldWarning,
  RecordFormContext,
  type RecordFormState,
} from './RecordFormContext';
import { useChange } from './useChange';
import { useErrorFeedback, useFieldOfAddress, useGoTo } from './useFieldFocus';
import { useRestoreAfterLogin } from './useRestoreAfterLogin';
import { type Saving, type SavingOptions, type ShownRecord, useSaving } from './useSaving';

export interface RecordFormProps<V extends object, C, R extends RaRecord> extends SavingOptions<V> {
  /** The table of its fields. What of them the record leaves out counts as empty. */
  readonly fields: Formulario<V, C>;
  /** What the rules of the table need beside the values; a new object with the same content changes nothing. */
  readonly rules?: C;
  readonly canEdit: boolean;
  /** A dialog, or the page of something new, begins where others come by 'Editar'. */
  readonly startsEditing?: boolean | undefined;
  /** The form's values of a record; left out = its own fields. */
  readonly toValues?: (record: R) => object;
  /** By field; constants of the module. */
  readonly warnings?: Readonly<Partial<Record<keyof V & string, FieldWarning>>> | undefined;
  readonly filters?: Readonly<Partial<Record<keyof V & string, CatalogFilter>>>;
  /** Name under which drafts are kept; left out = none are. */
  readonly draft?: string;
  /** Their key; left out = the record's id. Records that share one keep their drafts under sections of different names. */
  readonly draftKey?: string;
  /** The form is no longer unsaved: the page may be left. */
  readonly onSaved?: ((record: R) => void) | undefined;
  /** `FormSheet` or a dialog, and in it `FieldSection`s. */
  readonly children: ReactNode;
}

const none = {};

/**
 * The form of a record by the table of its fields, inside `Edit` or `CreateBase`: read until 'Editar', saved under the version that was read
 * (CLI-042, CLI-043, CLI-120, CLI-126). A refused save keeps everything as typed, a stale version becomes a choice by field, and unsaved work is
 * kept as a draft where the form has drafts. Values and errors are react-hook-form's, held by react-admin's `Form`.
 */
export function RecordForm<V extends object, C, R extends RaRecord>(props: RecordFormProps<V, C, R>) {
  const { canEdit, startsEditing = false, draft, draftKey, toValues } = props;
  const record = useRecordContext() as R | undefined;
  const table = useMemo(() => asFieldTable(props.fields), [props.fields]);
  const rules = useByContent<unknown>(props.rules);
  const formId = useId();
  const [editing, setEditing] = useState(startsEditing);

  const shownOf = (one: R | undefined): ShownRecord => ({
    version: one?.version,
    values: valuesOf(table, one === undefined ? none : (toValues?.(one) ?? one)),
  });
  const latest = useByContent(shownOf(record));
  const [shown, setShown] = useState(latest);
  // Somebody else's save shows at once, but never under the hands of whoever edits, nor what is older than one's own save.
  if (!editing && shown !== latest && (latest.version ?? 0) >= (shown.version ?? 0)) setShown(latest);

  const stored = useStoredDraft(canEdit && draft !== undefined ? draft : null, draftKey ?? String(record?.id));
  const saving = useSaving<V, R>(props, table, shown, stored.autosave, (saved) => setShown(shownOf(saved)));
  const resolver = useMemo(() => tableResolver(table, rules), [table, rules]);
  return (
    <Form
      id={formId}
      record={shown.values}
      resolver={resolver}
      onSubmit={saving.submit}
      mode="onTouched"
      shouldFocusError={false}
      disableInvalidFormNotification
      noValidate
    >
      <Content
        formId={formId}
        table={table}
        rules={rules}
        canEdit={canEdit}
        startsEditing={startsEditing}
        editing={editing}
        setEditing={setEditing}
        shown={shown}
        withDraft={draft !== undefined}
        place={String(record?.id)}
        stored={stored}
        saving={saving as Saving<RaRecord>}
        onSaved={props.onSaved as ((record: RaRecord) => void) | undefined}
        warnings={(props.warnings as RecordFormState['warnings'] | undefined) ?? none}
        filters={(props.filters as RecordFormState['filters'] | undefined) ?? none}
      >
        {/* the form around them has the values as its record */}
        <OptionalRecordContextProvider value={record}>{props.children}</OptionalRecordContextProvider>
      </Content>
    </Form>
  );
}

interface ContentProps
  extends Pick<RecordFormState, 'table' | 'rules' | 'canEdit' | 'editing' | 'warnings' | 'filters'> {
  readonly formId: string;
  readonly startsEditing: boolean;
  readonly setEditing: (editing: boolean) => void;
  readonly shown: ShownRecord;
  readonly withDraft: boolean;
  /** Tells the records of one page apart. */
  readonly place: string;
  readonly stored: StoredDraft;
  readonly saving: Saving<RaRecord>;
  readonly onSaved: ((record: RaRecord) => void) | undefined;
  readonly children: ReactNode;
}

/** What needs the form around it: the draft, the fields' context, the choice after a stale save, the question before unsaved changes are left. */
function Content(props: ContentProps) {
  const { formId, table, rules, canEdit, editing, filters, warnings } = props;
  const { startsEditing, setEditing, withDraft, stored, saving } = props;
  const form = useFormContext();
  const resource = useResourceContext();
  const root = useRef<HTMLDivElement>(null);
  const { isDirty, isSubmitting, defaultValues } = useFormState();
  const draft = useDraft({
    stored,
    enabled: canEdit,
    version: saving.version,
    sectionOf: (name) => table.campos[name]?.seccion,
    onRestored: (from) => {
      saving.typedFrom(from);
      setEditing(true);
    },
  });
  useRestoreAfterLogin(withDraft && canEdit ? null : `${resource}/${props.place}`, form, () => setEditing(true));
  useErrorFeedback(table, root);

  const { differing } = saving;
  const change = useChange(table);
  const goTo = useGoTo(table, root, canEdit, editing, setEditing);
  const edit = useEvent(() => setEditing(true));
  const cancel = useEvent(() => {
    draft.discard();
    form.reset(props.shown.values);
    saving.reset();
    setEditing(startsEditing);
  });
  const state = useMemo<RecordFormState>(
    () => ({
      table,
      rules,
      warnings: { ...warnings, ...conflictWarnings(table, differing) },
      filters,
      canEdit,
      editing,
      ready: stored.ready,
      edit,
      cancel,
      change,
      goTo,
    }),
    [table, rules, warnings, differing, filters, canEdit, editing, stored.ready, edit, cancel, change, goTo],
  );
  useFieldOfAddress(state);

  const { saved } = saving;
  const finish = useEvent(() => {
    if (saved === null) return;
    form.reset();
    draft.clear();
    setEditing(false);
    // 'Guardar' had the focus and is disabled now: who works by keyboard stays in the form.
    root.current?.focus({ preventScroll: true });
    props.onSaved?.(saved);
    // What is typed from here on is unsaved again.
    saving.endSave();
  });
  useEffect(finish, [saved, finish]);

  const resolve = (choices: Readonly<Record<string, Choice>>) => {
    const { conflict } = saving;
    if (conflict === null) return;
    const storedValues = Object.fromEntries(conflict.fields.map(({ name, stored: value }) => [name, value]));
    for (const { name, stored: value } of conflict.fields)
      if (choices[name] === 'stored') form.setValue(name, value, { shouldDirty: true });
    // From here on one's own changes are those against what the other one stored.
    form.reset({ ...defaultValues, ...storedValues }, { keepValues: true, keepDirty: true, keepTouched: true });
    saving.typedFrom(conflict.version, storedValues);
    document.querySelector<HTMLFormElement>(`#${CSS.escape(formId)}`)?.requestSubmit();
  };
  const unsaved = editing && isDirty && saved === null;
  return (
    <RecordFormContext value={state}>
      <DraftContext value={{ status: stored.status, restored: draft.restored, copy: draft.copy }}>
        <div ref={root} tabIndex={-1} style={{ outline: 'none' }}>
          {props.children}
        </div>
      </DraftContext>
      {unsaved && <LeaveQuestion withDraft={withDraft && isKept(stored.status)} />}
      {saving.conflict !== null && (
        <ConflictDialog
          table={table}
          conflict={saving.conflict}
          busy={isSubmitting}
          onSave={resolve}
          onCancel={saving.leaveConflict}
        />
      )}
    </RecordFormContext>
  );
}

/** Keeps the former object while a new one says the same. */
function useByContent<T>(value: T): T {
  const text = JSON.stringify(value);
  // The text stands for the content.
  return useMemo(() => value, [text]);
}
