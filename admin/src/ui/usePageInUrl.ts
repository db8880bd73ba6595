import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/**
 * The page of one of several tables as `?<name>=3`, from 1. The initial page is not written, and turning pages adds no history entries.
 * @param initial page that the table opens with
 */
export function usePageInUrl(name: string, initial = 1): [page: number, setPage: (page: number) => void] {
  const [params, setParams] = useSearchParams();
  const written = Number(params.get(name));
  const setPage = useCallback(
    (page: number) =>
      setParams(
        (previous) => {
          const next = new URLSearchParams(previous);
          if (page !== initial) next.set(name, String(page));
          else next.delete(name);
          return next;
        },
        { replace: true },
      ),
    [name, initial, setParams],
  );
  return [Number.isSafeInteger(written) && written > 0 ? written : initial, setPage];
}
