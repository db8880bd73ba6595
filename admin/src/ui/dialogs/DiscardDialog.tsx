import { propios } from '@adjudica/domain';
import type { ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

interface DiscardDialogProps {
  readonly open: boolean;
  readonly title?: string | undefined;
  readonly confirmLabel?: string | undefined;
  readonly cancelLabel?: string | undefined;
  /** What would be lost. */
  readonly children?: ReactNode;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** The question before unsaved input is discarded. */
export function DiscardDialog(props: DiscardDialogProps) {
  const { title = propios.descartarCambios, confirmLabel = 'Descartar', cancelLabel = 'Seguir editando' } = props;
  return (
    <ConfirmDialog
      open={props.open}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      onConfirm={props.onConfirm}
      onCancel={props.onCancel}
    >
      {props.children ?? 'Lo que escribió no se ha guardado.'}
    </ConfirmDialog>
  );
}
