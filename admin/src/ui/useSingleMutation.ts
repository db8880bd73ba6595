import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';

interface Options<T, V> extends Omit<UseMutationOptions<T, Error, V>, 'mutationKey'> {
  /** Once it has succeeded nothing is sent again: a second click may land while the dialog is leaving. */
  readonly final?: boolean;
}

/**
 * TanStack's mutation for a button or a form: once however often it is clicked. The cache knows at once that a call is on its way, which the state
 * of a component only knows with the next drawing. `run` resolves to the answer, or to undefined when it failed (`onError` says so) or was held.
 */
export function useSingleMutation<T, V = void>({ final = false, ...options }: Options<T, V>) {
  const mutationKey = ['single', useId()];
  const cache = useQueryClient().getMutationCache();
  const { mutateAsync, isPending, variables } = useMutation<T, Error, V>({ ...options, mutationKey });
  const run = async (value: V): Promise<T | undefined> => {
    const held = cache.find({
      mutationKey,
      predicate: ({ state: { status } }) => status === 'pending' || (final && status === 'success'),
    });
    return held === undefined ? mutateAsync(value).catch(() => undefined) : undefined;
  };
  return { run, pending: isPending, variables: isPending ? variables : undefined };
}
