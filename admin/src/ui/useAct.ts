import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { PostCalls } from '../generated/api';
import type { PostPath, WriteOptions } from '../providers/calls';
import type { AdjudicaDataProvider } from '../providers/dataProvider';
import { type Refusal, refusalOf } from './dialogs/refusal';
import { useNotifyError } from './useNotifyError';
import { useSingleMutation } from './useSingleMutation';

interface Options<P extends PostPath> {
  /** Toast after success (GEN-540); left out = the next screen says it. */
  readonly success?: string;
  readonly onSuccess?: (data: PostCalls[P]['answer']) => void;
  /** Called with a refusal instead of showing a toast. */
  readonly onRefusal?: (refusal: Refusal) => void;
}

interface Call<P extends PostPath> {
  readonly params: PostCalls[P]['params'];
  readonly body: PostCalls[P]['body'];
  readonly options?: WriteOptions | undefined;
}

/**
 * Runs an action of the lifecycle without a dialog: its POST once, however often it is clicked, then a toast and fresh data.
 * A failure is a toast.
 */
export function useAct<P extends PostPath>(path: P, { success, onSuccess, onRefusal }: Options<P> = {}) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const refresh = useRefresh();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const { run: send, pending } = useSingleMutation({
    mutationFn: ({ params, body, options }: Call<P>) => dataProvider.post(path, params, body, options),
    onSuccess: (data) => {
      if (success !== undefined) notify(success, { type: 'success' });
      onSuccess?.(data);
      refresh();
    },
    onError: (error) => {
      const refusal = refusalOf(error);
      if (refusal === null || onRefusal === undefined) return notifyError(error);
      onRefusal(refusal);
      refresh();
    },
  });
  const run = (params: Call<P>['params'], body: Call<P>['body'], options?: WriteOptions) =>
    send({ params, body, options });
  return { run, pending };
}
