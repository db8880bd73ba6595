import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';

interface Options<T, V> extends Omit<UseMutationOptions<T, Error, V>, 'mutationKey'> {
  /** After a success nothing is sent again: a second click may come while the dialog closes. */
  readonly final?: boolean;
}

/**
 * A mutation that is sent once, however often the button is clicked. The cache knows at once that a call is pending; the state of the component only
 * knows it after the next render. `run` resolves to the answer, or to undefined if the call failed (`onError` reports it) or was not sent.
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
