import { type Identifier, type RaRecord, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { AccionOptions, AdjudicaDataProvider } from '../providers/dataProvider';
import { type Refusal, refusalOf } from './dialogs/refusal';
import { useNotifyError } from './useNotifyError';
import { useSingleMutation } from './useSingleMutation';

interface Options<T> {
  /** Toast after success (GEN-540); none when the next screen says it. */
  readonly success?: string;
  readonly onSuccess?: (data: T) => void;
  /** What the server refuses, where the caller says it instead of a toast. */
  readonly onRefusal?: (refusal: Refusal) => void;
}

interface Call {
  readonly id: Identifier | null;
  readonly body?: unknown;
  readonly options?: AccionOptions | undefined;
}

/**
 * One action of the lifecycle as a button wants it: `POST /<resource>/<id>/<accion>` once however often it is clicked, then the
 * toast and fresh data; a failure is a toast. What is asked before it is sent is an `ActoDialog`.
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
