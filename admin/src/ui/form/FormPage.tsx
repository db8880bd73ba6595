import { propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Form, type FormProps, type RaRecord, useResourceContext, useSaveContext } from 'react-admin';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import { Link } from 'react-router';
import { ignoreEnter } from '../ignoreEnter';
import { LoadingState } from '../LoadingState';
import { PageHeader } from '../PageHeader';
import { DraftStatusText, isKept, LocalCopyNotice, RestoredDraftNotice } from './draft/DraftNotices';
import { useDraft } from './draft/useDraft';
import { type StoredDraft, useStoredDraft } from './draft/useStoredDraft';
import { LeaveQuestion } from './LeaveQuestion';
import { useRestoreAfterLogin } from './useRestoreAfterLogin';

/** Where the draft of the form is stored. */
export interface DraftPlace {
  readonly form: string;
  readonly key: string;
  readonly section: string;
  /** Version of the record that is edited. */
  readonly version: number;
}

interface FormPageProps extends FormProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** Where 'Cancelar' leads. */
  readonly cancelTo: string;
  readonly actions?: ReactNode;
  readonly saveLabel?: string;
  /** With it, unsaved input is stored as a draft. */
  readonly draft?: DraftPlace;
  readonly children: ReactNode;
}

/**
 * The page of one form inside `CreateBase` or `Edit` (pessimistic, so that the server's errors come back to their fields). It asks before unsaved
 * changes are left.
 */
export function FormPage({
  title,
  description,
  cancelTo,
  actions,
  saveLabel = 'Guardar',
  draft,
  children,
  ...form
}: FormPageProps) {
  const stored = useStoredDraft(draft?.form ?? null, draft?.key ?? '');
  const save = useSave(stored, draft?.section);
  if (!stored.ready) return <LoadingState />;
  return (
    <>
      <PageHeader title={title} description={description} actions={actions} />
      <Card component="section" sx={{ maxWidth: 860 }}>
        <Form warnWhenUnsavedChanges={draft === undefined} mode="onTouched" onSubmit={save} {...form}>
          {draft === undefined ? <RestoreAfterLogin /> : <Draft place={draft} stored={stored} />}
          <Box
            {...ignoreEnter()}
            sx={{
              display: 'grid',
              columnGap: 2,
              rowGap: 1,
              alignItems: 'start',
              // The grid spaces the fields; react-admin's inputs bring margins that differ by kind. Each field keeps its line for a message: one
              // that appears on leaving a field must not move the button from under the mouse.
              '& .MuiFormControl-root': { m: 0, minHeight: 60 },
              // no wider than the card: a word that cannot break would push the fields beside it out of sight
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
              p: { xs: 2, md: 3 },
            }}
          >
            {children}
          </Box>
          <Box
            sx={{
              display: 'flex',
              justifyContent: 'flex-end',
              alignItems: 'center',
              gap: 1,
              px: { xs: 2, md: 3 },
              py: 2,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            {draft !== undefined && (
              <Box sx={{ flex: 1 }}>
                <DraftStatusText status={stored.status} />
              </Box>
            )}
            <Button component={Link} to={cancelTo}>
              Cancelar
            </Button>
            <Submit>{saveLabel}</Submit>
          </Box>
        </Form>
      </Card>
    </>
  );
}

function RestoreAfterLogin() {
  useRestoreAfterLogin('pagina', useFormContext());
  return null;
}

/** The draft of the form; the whole form is one section of it. */
function Draft({ place: { section, version }, stored }: { readonly place: DraftPlace; readonly stored: StoredDraft }) {
  const { reset } = useFormContext();
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState();
  const [typedFrom, setTypedFrom] = useState(version);
  const draft = useDraft({
    stored,
    enabled: true,
    version: () => Math.min(typedFrom, version),
    sectionOf: () => section,
    onRestored: setTypedFrom,
  });
  const discard = () => {
    draft.discard();
    reset();
    setTypedFrom(version);
  };
  return (
    <Box sx={{ px: { xs: 2, md: 3 }, pt: 2, '&:empty': { display: 'none' } }}>
      <RestoredDraftNotice restored={draft.restored} onDiscard={discard} disabled={isSubmitting} />
      {draft.restored !== null && typedFrom < version && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {propios.borradorDeVersionAnterior}
        </Alert>
      )}
      <LocalCopyNotice copy={draft.copy} disabled={isSubmitting} />
      {isDirty && !isSubmitting && !isSubmitSuccessful && <LeaveQuestion withDraft={isKept(stored.status)} />}
    </Box>
  );
}

/**
 * Saves by the context around the page. A refusal without field errors becomes an error of the form: otherwise react-admin would take it as saved and
 * not ask before it is left.
 */
function useSave({ autosave }: StoredDraft, section: string | undefined) {
  const { save } = useSaveContext();
  const resource = useResourceContext();
  const queryClient = useQueryClient();
  return async (values: FieldValues) => {
    let refusal: string | null = null;
    let errors: unknown;
    const attempt = async () => {
      errors = await save?.(values as Partial<RaRecord>, {
        onError: (error: Error) => {
          refusal = error.message;
          // The list may have been read before the other user's change.
          void queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
        },
      });
      return refusal === null;
    };
    await (autosave === null ? attempt() : autosave.saving(attempt, section));
    return errors ?? (refusal === null ? undefined : { root: { serverError: refusal } });
  };
}

/**
 * Never disabled, so that a click shows what is missing. react-admin's button is disabled during the validation of the field that was just left,
 * which loses a quick click.
 */
function Submit({ children }: { readonly children: string }) {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" loading={isSubmitting}>
      {children}
    </Button>
  );
}
