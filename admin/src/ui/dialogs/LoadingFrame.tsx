import { ErrorState } from '../ErrorState';
import { LoadingState } from '../LoadingState';
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
      {error === null ? <LoadingState /> : <ErrorState message={error.message} onRetry={onRetry} />}
    </DialogFrame>
  );
}
