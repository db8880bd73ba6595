import { type ReactNode, useEffect, useState } from 'react';
import { useWindow } from './DialogWindow';
import { DiscardDialog } from './DiscardDialog';

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
    <DiscardDialog
      open={asking}
      title={props.title}
      confirmLabel={props.confirmLabel}
      cancelLabel={props.cancelLabel}
      onConfirm={onClose}
      onCancel={() => setAsking(false)}
    >
      {props.children}
    </DiscardDialog>
  );
  return { close, question };
}
