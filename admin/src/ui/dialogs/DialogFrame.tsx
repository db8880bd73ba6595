import { propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { ignoreEnter } from '../ignoreEnter';
import { useWindow } from './DialogWindow';
import type { Refusal } from './refusal';
import { useClosing } from './useClosing';
import { useFirstField } from './useFirstField';

export interface DialogFrameProps {
  readonly title: ReactNode;
  /** What it is about and what follows, above the fields. */
  readonly subject?: ReactNode;
  /** The fields, one below the other. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
  /** Left out = there is nothing to send: one button closes. */
  readonly onSubmit?: (() => void) | undefined;
  readonly submitLabel?: string | undefined;
  readonly cancelLabel?: string;
  /** The form can't be sent yet, whatever is typed. */
  readonly submitDisabled?: boolean;
  /** There are no fields: Enter answers. */
  readonly submitFocused?: boolean;
  /** After a final refusal: reads again what has changed and brings the fields back. */
  readonly onReload?: (() => void) | undefined;
  /** For what cannot be undone. */
  readonly danger?: boolean;
  /** The call is running: nothing can be pressed or closed meanwhile. */
  readonly busy?: boolean;
  /** Something was written: closing asks first. */
  readonly dirty?: boolean;
  readonly discardTitle?: string;
  /** Above the fields; a final one takes them away and leaves a button to close. */
  readonly refusal?: Refusal | null;
  /** Said with it. */
  readonly detail?: ReactNode;
  /** It stands in a form that is not its own, which is what its button sends. */
  readonly inForm?: boolean;
}

/** More fields than these make a long form, where Enter in a field is a slip. */
const SHORT_FORM_FIELDS = 6;

const isLong = (form: HTMLElement): boolean =>
  form.querySelectorAll('input:not([type=submit]), textarea:not([aria-hidden])').length > SHORT_FORM_FIELDS;

/** Title, fields and buttons of a dialog, in a `DialogWindow`: Enter sends a short one, and what was written is not lost by a stray click. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, subject, children, onClose, submitLabel = 'Guardar', submitDisabled = false, danger = false } = props;
  const { busy = false, dirty = false, discardTitle, refusal = null, inForm = false, cancelLabel = 'Cancelar' } = props;
  const { submitFocused = false, onReload } = props;
  const { id } = useWindow();
  const closeButton = useRef<HTMLButtonElement>(null);
  const finished = refusal?.final === true;
  const onSubmit = finished ? undefined : props.onSubmit;

  const { close, question } = useClosing({
    busy,
    dirty: dirty && (inForm || onSubmit !== undefined),
    title: discardTitle,
    onClose,
  });
  // What had the focus is gone; without this the keyboard would be nowhere.
  useEffect(() => {
    if (finished) closeButton.current?.focus();
  }, [finished]);
  useFirstField(`${id}-form`);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog over this one is a child of its tree: what is sent there is not sent here.
    event.stopPropagation();
    const byButton = event.nativeEvent.submitter instanceof HTMLButtonElement;
    if (!byButton && isLong(event.currentTarget)) return;
    if (!busy && !submitDisabled) onSubmit?.();
  };
  const headed = subject !== undefined || refusal !== null;

  return (
    <>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {headed && (
          <Box sx={{ display: 'grid', gap: 2, mb: finished ? 0 : 2 }}>
            {subject !== undefined && (
              <Typography variant="body2" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {subject}
              </Typography>
            )}
            {refusal !== null && (
              <Alert severity="warning">
                {refusal.text}
                {props.detail}
              </Alert>
            )}
          </Box>
        )}
        {!finished && (
          <Box
            id={`${id}-form`}
            component={inForm ? 'div' : 'form'}
            {...(inForm ? ignoreEnter(isLong) : { noValidate: true, autoComplete: 'off', onSubmit: submit })}
            // The label of a first field stands half above its border.
            sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', pt: headed ? 0 : 1 }}
          >
            {children}
            {/* The button stands outside; this one is what Enter in a field presses. Tab, which goes round in the dialog, must not look for it. */}
            {!inForm && <input type="submit" hidden tabIndex={-1} />}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        {onSubmit === undefined && !inForm ? (
          <>
            {finished && onReload !== undefined && <Button onClick={onReload}>{propios.recargar}</Button>}
            <Button ref={closeButton} variant={finished ? 'contained' : 'text'} onClick={close}>
              Cerrar
            </Button>
          </>
        ) : (
          <>
            <Button onClick={close} disabled={busy}>
              {cancelLabel}
            </Button>
            <Button
              type="submit"
              form={inForm ? undefined : `${id}-form`}
              variant="contained"
              color={danger ? 'error' : 'primary'}
              loading={busy}
              disabled={submitDisabled}
              autoFocus={submitFocused}
            >
              {submitLabel}
            </Button>
          </>
        )}
      </DialogActions>
      {question}
    </>
  );
}
