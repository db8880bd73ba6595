import { QueryState } from '../QueryState';
import { DialogFrame } from './DialogFrame';

interface LoadingFrameProps {
  readonly title: string;
  /** null = loading. */
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** In a `DialogWindow`: the data of the dialog is loading or could not be loaded. */
export function LoadingFrame({ title, error, onRetry, onClose }: LoadingFrameProps) {
  return (
    <DialogFrame title={title} onClose={onClose}>
      <QueryState error={error} refetch={onRetry} />
    </DialogFrame>
  );
}
