import { ErrorState } from './ErrorState';
import { LoadingState } from './LoadingState';

interface QueryStateProps {
  readonly error: Error | null;
  readonly isFetching?: boolean;
  readonly refetch: () => unknown;
}

/** While a query has no data: it is loading, or it failed and can be retried. */
export function QueryState({ error, isFetching = false, refetch }: QueryStateProps) {
  if (isFetching || error === null) return <LoadingState />;
  return <ErrorState message={error.message} onRetry={refetch} />;
}
