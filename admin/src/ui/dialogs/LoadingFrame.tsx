import { QueryState } from '../QueryState';
import { DialogFrame } from './DialogFrame';

interface LoadingFrameProps {
  readonly title: string;
  /** `null` = still on its way. */
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** In a `DialogWindow`: what the dialog is about is still being read, or could not be. */
export function LoadingFrame({ title, error, onRetry, onClose }: LoadingFrameProps) {
  return (
    <DialogFrame title={title} onClose={onClose}>
      <QueryState error={error} refetch={onRetry} />
    </DialogFrame>
  );
}
