import { mensajes } from '@adjudica/domain';
import { type ReactNode, useState } from 'react';
import { CampoDeComentario } from '../fields/CampoDeComentario';
import { FormDialog } from './FormDialog';

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
  // Mounted with each opening, so that no text of the last one is left.
  return open ? <Reason {...props} /> : null;
}

function Reason(props: Omit<ReasonDialogProps, 'open'>) {
  const { title, tipo, children, acceptLabel = 'Aceptar', busy = false, onAccept, onCancel } = props;
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const text = reason.trim();
  const motivo = tipo === 'motivo';
  const empty = motivo ? mensajes.GEN.motivoVacio : mensajes.GEN.comentarioVacio;
  return (
    <FormDialog
      title={title}
      subject={children}
      submitLabel={acceptLabel}
      danger={motivo}
      busy={busy}
      onSubmit={() => {
        setTried(true);
        if (text !== '') onAccept(text);
      }}
      onClose={onCancel}
    >
      <CampoDeComentario
        name="reason"
        label={motivo ? 'Motivo' : 'Comentario'}
        value={reason}
        onChange={setReason}
        required
        autoFocus
        error={tried && text === '' ? empty : undefined}
      />
    </FormDialog>
  );
}
