import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AdjudicaDataProvider } from '../providers/dataProvider';
import { useDelayed } from './useDelayed';

interface Search {
  /** Path of the search; the text is added as `q` unless it is empty. */
  readonly path: string;
  /** The trimmed text of the field. */
  readonly text: string;
  /** Shorter texts are not searched. */
  readonly minLength?: number;
}

const nothing: readonly never[] = [];

/**
 * What the server finds for the current text, and nothing that belongs to an earlier one, because Enter would choose it. Each text is a query of its
 * own, so answers that arrive out of order do no harm.
 */
export function useSearch<T>({ path, text, minLength = 0 }: Search) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const asked = useDelayed(text, 250);
  const longEnough = text.length >= minLength;
  const current = longEnough && asked === text;
  const { data, error } = useQuery({
    // The first segment is the resource: a change of it refetches the search.
    queryKey: [...path.split('/'), asked],
    queryFn: ({ signal }) =>
      dataProvider.read<readonly T[]>(asked === '' ? path : `${path}?${new URLSearchParams({ q: asked })}`, {
        signal,
      }),
    enabled: current,
  });
  return {
    found: current && data !== undefined ? data : nothing,
    searching: longEnough && !(current && (data !== undefined || error !== null)),
    failure: current ? error?.message : undefined,
  };
}
