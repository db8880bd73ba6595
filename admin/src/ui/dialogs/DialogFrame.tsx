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
  /** Subject and consequences, above the fields. */
  readonly subject?: ReactNode;
  /** The fields, one below the other. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
  /** Left out = nothing to send: one button closes. */
  readonly onSubmit?: (() => void) | undefined;
  readonly submitLabel?: string | undefined;
  readonly cancelLabel?: string;
  /** The button is disabled. */
  readonly submitDisabled?: boolean;
  /** Without fields: what Enter presses. */
  readonly focused?: 'submit' | 'cancel' | undefined;
  /** After a final refusal: reads the record again and shows the fields. */
  readonly onReload?: (() => void) | undefined;
  /** For what cannot be undone. */
  readonly danger?: boolean;
  /** The call is running: the dialog cannot be closed or sent. */
  readonly busy?: boolean;
  /** Something was typed: closing asks first. */
  readonly dirty?: boolean;
  readonly discardTitle?: string;
  /** Shown above the fields; a final one replaces them and leaves a button to close. */
  readonly refusal?: Refusal | null;
  /** Shown with the refusal. */
  readonly detail?: ReactNode;
  /** It is inside another form, which its button submits. */
  readonly inForm?: boolean;
}

/** With more fields Enter in a field does not submit. */
const SHORT_FORM_FIELDS = 6;

const isLong = (form: HTMLElement): boolean =>
  form.querySelectorAll('input:not([type=submit]), textarea:not([aria-hidden])').length > SHORT_FORM_FIELDS;

/** Title, fields and buttons of a dialog, in a `DialogWindow`: Enter submits a short form, and typed input is not lost by closing. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, subject, children, onClose, submitLabel = 'Guardar', submitDisabled = false, danger = false } = props;
  const { busy = false, dirty = false, discardTitle, refusal = null, inForm = false, cancelLabel = 'Cancelar' } = props;
  const { focused, onReload } = props;
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
  // The focused field is gone: the focus moves to the button.
  useEffect(() => {
    if (finished) closeButton.current?.focus();
  }, [finished]);
  useFirstField(`${id}-form`);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events of a dialog opened from this one bubble up to it.
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
            // The label of the first field overlaps its border.
            sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', pt: headed ? 0 : 1 }}
          >
            {children}
            {/* Enter in a field presses this button, because the visible one is outside of the form. It is no tab stop. */}
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
            <Button onClick={close} disabled={busy} autoFocus={focused === 'cancel'}>
              {cancelLabel}
            </Button>
            <Button
              type="submit"
              form={inForm ? undefined : `${id}-form`}
              variant="contained"
              color={danger ? 'error' : 'primary'}
              loading={busy}
              disabled={submitDisabled}
              autoFocus={focused === 'submit'}
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
