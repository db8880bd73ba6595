import { type Identifier, type RaRecord, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { AccionOptions, AdjudicaDataProvider } from '../providers/dataProvider';
import { type Refusal, refusalOf } from './dialogs/refusal';
import { useNotifyError } from './useNotifyError';
import { useSingleMutation } from './useSingleMutation';

interface Options<T> {
  /** Toast after success (GEN-540); left out = the next screen says it. */
  readonly success?: string;
  readonly onSuccess?: (data: T) => void;
  /** Called with a refusal instead of showing a toast. */
  readonly onRefusal?: (refusal: Refusal) => void;
}

interface Call {
  readonly id: Identifier | null;
  readonly body?: unknown;
  readonly options?: AccionOptions | undefined;
}

/**
 * Runs an action of the lifecycle without a dialog: `POST /<resource>/<id>/<accion>` once, however often it is clicked, then a toast and fresh data.
 * A failure is a toast.
 */
export function useAct<T = RaRecord>(
  resource: string,
  action: string,
  { success, onSuccess, onRefusal }: Options<T> = {},
) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const refresh = useRefresh();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const { run: send, pending } = useSingleMutation({
    mutationFn: async ({ id, body, options }: Call) =>
      (await dataProvider.action<T>(resource, id, action, body, options)).data,
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
  const run = (id: Identifier | null, body?: unknown, options?: AccionOptions): Promise<T | undefined> =>
    send({ id, body, options });
  return { run, pending };
}
