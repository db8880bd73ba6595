import { LIMITES, mensajes } from '@adjudica/domain';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';

interface ReasonDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** 'motivo' = the dialog annuls, rejects or returns something ('when cancelling', GEN-504); 'comentario' = anything else. */
  readonly tipo: 'motivo' | 'comentario';
  readonly children?: ReactNode;
  readonly acceptLabel?: string;
  readonly busy?: boolean;
  /** Receives the trimmed text, 1 to 500 characters. */
  readonly onAccept: (reason: string) => void;
  readonly onCancel: () => void;
}

/** GEN-503…506. The text is required, at most 500 characters; 'Aceptar' and 'Cancelar'. */
export function ReasonDialog({ open, ...props }: ReasonDialogProps) {
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={props.busy ? undefined : props.onCancel}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
    >
      {/* Mounted with each opening, so that no text of the last one is left. */}
      {open && <ReasonForm titleId={titleId} {...props} />}
    </Dialog>
  );
}

function ReasonForm(props: Omit<ReasonDialogProps, 'open'> & { readonly titleId: string }) {
  const { title, titleId, tipo, children, acceptLabel = 'Aceptar', busy = false, onAccept, onCancel } = props;
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const text = reason.trim();
  const error =
    tried && text === '' ? (tipo === 'motivo' ? mensajes.GEN.motivoVacio : mensajes.GEN.comentarioVacio) : null;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (text !== '' && !busy) onAccept(text);
  };

  return (
    <form onSubmit={submit} noValidate>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {children !== undefined && (
          <Typography variant="body2" component="div" sx={{ color: 'text.secondary', mb: 1.5 }}>
            {children}
          </Typography>
        )}
        <TextField
          name="reason"
          label={tipo === 'motivo' ? 'Motivo' : 'Comentario'}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={error !== null}
          helperText={error ?? `${reason.length}/${LIMITES.comentario}`}
          required
          autoFocus
          fullWidth
          multiline
          minRows={3}
          maxRows={8}
          margin="dense"
          slotProps={{ htmlInput: { maxLength: LIMITES.comentario } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} disabled={busy}>
          Cancelar
        </Button>
        <Button type="submit" variant="contained" color={tipo === 'motivo' ? 'error' : 'primary'} loading={busy}>
          {acceptLabel}
        </Button>
      </DialogActions>
    </form>
  );
}
