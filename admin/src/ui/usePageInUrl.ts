import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** The page of one of several tables in `?<name>=3`, from 1; the first page leaves no trace. Turning pages makes no history. */
export function usePageInUrl(name: string): [page: number, setPage: (page: number) => void] {
  const [params, setParams] = useSearchParams();
  const written = Number(params.get(name));
  const setPage = useCallback(
    (page: number) =>
      setParams(
        (previous) => {
          const next = new URLSearchParams(previous);
          if (page > 1) next.set(name, String(page));
          else next.delete(name);
          return next;
        },
        { replace: true },
      ),
    [name, setParams],
  );
  return [Number.isSafeInteger(written) && written > 1 ? written : 1, setPage];
}
