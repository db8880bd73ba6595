import type { Formulario } from '@adjudica/domain';
import { type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
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
import { type FormDraft, useDraft } from './draft/useDraft';
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
  /** The table of its fields; a field that the record lacks counts as empty. */
  readonly fields: Formulario<V, C>;
  /** Context of the rules; a new object with the same content changes nothing. */
  readonly rules?: C;
  readonly canEdit: boolean;
  /** true for dialogs and new records, which need no 'Editar'. */
  readonly startsEditing?: boolean | undefined;
  readonly marksRead?: boolean;
  /** The form's values of a record; left out = its own fields. */
  readonly toValues?: (record: R) => object;
  /** By field; keep them constant. */
  readonly warnings?: Readonly<Partial<Record<keyof V & string, FieldWarning>>> | undefined;
  readonly filters?: Readonly<Partial<Record<keyof V & string, CatalogFilter>>>;
  /** Name of the form under which drafts are stored; left out = no drafts. */
  readonly draft?: string;
  /** Key of the draft; left out = the record's id. Records that share a key have sections of different names. */
  readonly draftKey?: string;
  /** Called when nothing is unsaved any more, so that the page may be left. */
  readonly onSaved?: ((record: R) => void) | undefined;
  /** `FormSheet` or a dialog, and in it `FieldSection`s. */
  readonly children: ReactNode;
}

const none = {};

/**
 * The form of a record by the table of its fields, inside `Edit` or `CreateBase`: read-only until 'Editar', saved under the version that was read
 * (CLI-042, CLI-043, CLI-120, CLI-126). A refused save keeps everything as typed, a stale version becomes a choice by field, and unsaved input is
 * kept as a draft where the form has drafts. Values and errors are react-hook-form's, in react-admin's `Form`.
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
  // A newer version of the record is shown at once, but neither while it is edited nor in place of the user's own later save.
  if (!editing && shown !== latest && (latest.version ?? 0) >= (shown.version ?? 0)) setShown(latest);

  const stored = useStoredDraft(canEdit && draft !== undefined ? draft : null, draftKey ?? String(record?.id));
  const saving = useSaving<V, R>(props, table, shown, stored.autosave, (saved) => setShown(shownOf(saved)));
  const resolver = useMemo(() => tableResolver(table, rules), [table, rules]);
  const session: FormSession = {
    formId,
    table,
    rules,
    canEdit,
    startsEditing,
    editing,
    marksRead: props.marksRead === true,
    setEditing,
    shown,
    stored,
    recordId: String(record?.id),
    withDraft: draft !== undefined,
    saving: saving as Saving<RaRecord>,
    onSaved: props.onSaved as FormSession['onSaved'],
    warnings: (props.warnings as FormSession['warnings'] | undefined) ?? none,
    filters: (props.filters as FormSession['filters'] | undefined) ?? none,
  };
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
      <FormBody session={session}>
        {/* Inside `Form` the record is the form's values: the parts of the page read the real one. */}
        <OptionalRecordContextProvider value={record}>{props.children}</OptionalRecordContextProvider>
      </FormBody>
    </Form>
  );
}

/** What `RecordForm` holds for the parts below, which also need react-hook-form's context. */
interface FormSession
  extends Pick<RecordFormState, 'table' | 'rules' | 'canEdit' | 'editing' | 'marksRead' | 'warnings' | 'filters'> {
  readonly formId: string;
  readonly recordId: string;
  readonly startsEditing: boolean;
  readonly setEditing: (editing: boolean) => void;
  readonly shown: ShownRecord;
  readonly withDraft: boolean;
  readonly stored: StoredDraft;
  readonly saving: Saving<RaRecord>;
  readonly onSaved: ((record: RaRecord) => void) | undefined;
}

interface PartProps {
  readonly session: FormSession;
}

/** The fields in their contexts, the question before unsaved changes are left, and the choice after a stale version. */
function FormBody({ session, children }: PartProps & { readonly children: ReactNode }) {
  const { table, editing, withDraft, stored, saving } = session;
  const root = useRef<HTMLDivElement>(null);
  const { isDirty } = useFormState();
  const draft = useFormDraft(session);
  const state = useRecordFormState(session, draft, root);
  useErrorFeedback(table, root);
  useFieldOfAddress(state);
  useEndOfSave(session, draft, root);

  const unsaved = editing && isDirty && saving.saved === null;
  return (
    <RecordFormContext value={state}>
      <DraftContext value={{ status: stored.status, restored: draft.restored, copy: draft.copy }}>
        <div ref={root} tabIndex={-1} style={{ outline: 'none' }}>
          {children}
        </div>
      </DraftContext>
      {unsaved && <LeaveQuestion withDraft={withDraft && isKept(stored.status)} />}
      <StaleVersion session={session} />
    </RecordFormContext>
  );
}

function useFormDraft({ table, canEdit, recordId, setEditing, withDraft, stored, saving }: FormSession): FormDraft {
  const resource = useResourceContext();
  useRestoreAfterLogin(withDraft && canEdit ? null : `${resource}/${recordId}`, useFormContext(), () =>
    setEditing(true),
  );
  return useDraft({
    stored,
    enabled: canEdit,
    version: saving.version,
    sectionOf: (name) => table.campos[name]?.seccion,
    onRestored: (from) => {
      saving.typedFrom(from);
      setEditing(true);
    },
  });
}

type Root = RefObject<HTMLDivElement | null>;

function useRecordFormState(session: FormSession, draft: FormDraft, root: Root): RecordFormState {
  const { table, rules, canEdit, editing, marksRead, setEditing, filters, warnings, saving } = session;
  const { ready } = session.stored;
  const { differing } = saving;
  const form = useFormContext();
  const change = useChange(table);
  const goTo = useGoTo(table, root, canEdit, editing, setEditing);
  const edit = useEvent(() => setEditing(true));
  const cancel = useEvent(() => {
    draft.discard();
    form.reset(session.shown.values);
    saving.reset();
    setEditing(session.startsEditing);
  });
  return useMemo(
    () => ({
      table,
      rules,
      filters,
      canEdit,
      editing,
      marksRead,
      ready,
      edit,
      cancel,
      change,
      goTo,
      warnings: { ...warnings, ...conflictWarnings(table, differing) },
    }),
    [table, rules, warnings, differing, filters, canEdit, editing, marksRead, ready, edit, cancel, change, goTo],
  );
}

/** Once the server has answered a save: nothing is unsaved any more, and the page may be left. */
function useEndOfSave({ setEditing, saving, onSaved }: FormSession, draft: FormDraft, root: Root): void {
  const { reset } = useFormContext();
  const { saved } = saving;
  const finish = useEvent(() => {
    if (saved === null) return;
    reset();
    draft.clear();
    setEditing(false);
    // 'Guardar' had the focus and is disabled now: the focus stays in the form.
    root.current?.focus({ preventScroll: true });
    onSaved?.(saved);
    // Whatever is typed after this is unsaved again.
    saving.endSave();
  });
  useEffect(finish, [saved, finish]);
}

/** While somebody else's save is to be decided on: the choice by field, which saves again. */
function StaleVersion({ session: { formId, table, saving } }: PartProps) {
  const { reset, setValue } = useFormContext();
  const { isSubmitting, defaultValues } = useFormState();
  const { conflict } = saving;
  if (conflict === null) return null;
  const resolve = (choices: Readonly<Record<string, Choice>>) => {
    const storedValues = Object.fromEntries(conflict.fields.map(({ name, stored }) => [name, stored]));
    for (const { name, stored } of conflict.fields)
      if (choices[name] === 'stored') setValue(name, stored, { shouldDirty: true });
    // From here on the user's changes are those against what the other user stored.
    reset({ ...defaultValues, ...storedValues }, { keepValues: true, keepDirty: true, keepTouched: true });
    saving.typedFrom(conflict.version, storedValues);
    document.querySelector<HTMLFormElement>(`#${CSS.escape(formId)}`)?.requestSubmit();
  };
  return (
    <ConflictDialog
      table={table}
      conflict={conflict}
      busy={isSubmitting}
      onSave={resolve}
      onCancel={saving.leaveConflict}
    />
  );
}

/** Keeps the previous object while the content is the same. */
function useByContent<T>(value: T): T {
  const text = JSON.stringify(value);
  return useMemo(() => value, [text]);
}
