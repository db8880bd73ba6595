import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AdjudicaDataProvider } from '../providers/dataProvider';
import { useDelayed } from './useDelayed';

interface Search {
  /** Address of the search; the text is added as `q`, an empty one is left out. */
  readonly path: string;
  /** As it stands in the field, without spaces around it. */
  readonly text: string;
  /** Shorter texts are not looked for. */
  readonly minLength?: number;
}

const nothing: readonly never[] = [];

/**
 * What the server finds for the text as it stands in the field; nothing of an earlier text, not even for a moment: Enter would choose it. Each text is a
 * question of its own, so that the answer to what was typed last is the only one that is ever shown, whichever arrives first.
 */
export function useSearch<T>({ path, text, minLength = 0 }: Search) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const asked = useDelayed(text, 250);
  const longEnough = text.length >= minLength;
  const current = longEnough && asked === text;
  const { data, error } = useQuery({
    // The first segment is the resource: what changes it asks again.
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
