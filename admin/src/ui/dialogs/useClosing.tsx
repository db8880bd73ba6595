import { propios } from '@adjudica/domain';
import { type ReactNode, useEffect, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import { useWindow } from './DialogWindow';

interface Closing {
  /** The call is running: nothing closes. */
  readonly busy?: boolean;
  /** Something would be lost: closing asks first. */
  readonly dirty?: boolean;
  readonly title?: string | undefined;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  /** What would be lost. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** Closing of a `DialogWindow` by its button, Escape or a click beside it, with the question that comes first. */
export function useClosing(props: Closing): { readonly close: () => void; readonly question: ReactNode } {
  const { busy = false, dirty = false, onClose } = props;
  const { closing } = useWindow();
  const [asking, setAsking] = useState(false);
  const close = () => {
    if (busy) return;
    if (dirty) setAsking(true);
    else onClose();
  };
  useEffect(() => {
    closing.current = close;
  });
  const question = (
    <ConfirmDialog
      open={asking}
      title={props.title ?? propios.descartarCambios}
      confirmLabel={props.confirmLabel ?? 'Descartar'}
      cancelLabel={props.cancelLabel ?? 'Seguir editando'}
      onConfirm={onClose}
      onCancel={() => setAsking(false)}
    >
      {props.children ?? 'Lo que escribió no se ha guardado.'}
    </ConfirmDialog>
  );
  return { close, question };
}
