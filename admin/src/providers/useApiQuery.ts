import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { GetCalls } from '../generated/api';
import type { GetPath } from './calls';
import type { AdjudicaDataProvider } from './dataProvider';

interface Options<T, Shown> extends Omit<UseQueryOptions<T, Error, Shown>, 'queryKey' | 'queryFn'> {
  /** What the answer hangs on beside its parameters, such as the version of its record. */
  readonly keyedBy?: unknown;
}

/** Read again with each opening, and nothing shown of what an earlier one saw. */
export const fresh = { staleTime: 0, gcTime: 0 } as const;

/** As react-admin's own keys, with the resource first: what changes it asks again. */
export const queryKeyOf = <P extends GetPath>(path: P, params: GetCalls[P]['params'] | null, keyedBy?: unknown) =>
  [path.split('/')[1], path, params, ...(keyedBy === undefined ? [] : [keyedBy])] as const;

/**
 * `get` of the data provider as TanStack's query.
 * @param params `null` = not asked yet
 */
export function useApiQuery<P extends GetPath, Shown = GetCalls[P]['answer']>(
  path: P,
  params: GetCalls[P]['params'] | null,
  { keyedBy, enabled = true, ...options }: Options<GetCalls[P]['answer'], Shown> = {},
) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  return useQuery({
    ...options,
    queryKey: queryKeyOf(path, params, keyedBy),
    queryFn: ({ signal }) => dataProvider.get(path, params as GetCalls[P]['params'], { signal }),
    enabled: params !== null && enabled,
  });
}
