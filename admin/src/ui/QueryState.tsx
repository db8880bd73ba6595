import { ErrorState } from './ErrorState';
import { LoadingState } from './LoadingState';

interface QueryStateProps {
  readonly error: Error | null;
  readonly isFetching?: boolean;
  readonly refetch: () => unknown;
}

/** In place of what a query has not brought: it is on its way, or it failed and can be asked for again. */
export function QueryState({ error, isFetching = false, refetch }: QueryStateProps) {
  if (isFetching || error === null) return <LoadingState />;
  return <ErrorState message={error.message} onRetry={refetch} />;
}
