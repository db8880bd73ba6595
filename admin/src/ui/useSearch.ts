import type { GetCalls } from '../generated/api';
import type { GetPath } from '../providers/calls';
import { useApiQuery } from '../providers/useApiQuery';
import { useDelayed } from './useDelayed';

type SearchPath = { [P in GetPath]: 'q' extends keyof GetCalls[P]['params'] ? P : never }[GetPath];

interface Search<P extends SearchPath> {
  /** Address of the search. */
  readonly path: P;
  readonly params: Omit<GetCalls[P]['params'], 'q'>;
  /** The trimmed text of the field; an empty one is left out. */
  readonly text: string;
  /** Shorter texts are not searched. */
  readonly minLength?: number;
}

const nothing: readonly never[] = [];

/**
 * What the server finds for the current text, and nothing that belongs to an earlier one, because Enter would choose it. Each text is a query of its
 * own, so answers that arrive out of order do no harm.
 */
export function useSearch<P extends SearchPath>({ path, params, text, minLength = 0 }: Search<P>) {
  const asked = useDelayed(text, 250);
  const longEnough = text.length >= minLength;
  const current = longEnough && asked === text;
  const { data, error } = useApiQuery(path, { ...params, q: asked || undefined } as GetCalls[P]['params'], {
    enabled: current,
  });
  return {
    found: current && data !== undefined ? data : nothing,
    searching: longEnough && !(current && (data !== undefined || error !== null)),
    failure: current ? error?.message : undefined,
  };
}
