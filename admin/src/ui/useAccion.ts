import { type Identifier, type RaRecord, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { AccionOptions, AdjudicaDataProvider } from '../providers/dataProvider';
import { type Rechazo, rechazoDe } from './dialogs/rechazo';
import { useNotifyError } from './useNotifyError';
import { useSingleMutation } from './useSingleMutation';

interface Options<T> {
  /** Toast after success (GEN-540); none when the next screen says it. */
  readonly exito?: string;
  readonly onSuccess?: (data: T) => void;
  /** What the server refuses, where the caller says it instead of a toast. */
  readonly onRechazo?: (rechazo: Rechazo) => void;
}

interface Llamada {
  readonly id: Identifier | null;
  readonly body?: unknown;
  readonly options?: AccionOptions | undefined;
}

/**
 * One action of the lifecycle as a button wants it: `POST /<resource>/<id>/<accion>` once however often it is clicked, then the
 * toast and fresh data; a failure is a toast. What is asked before it is sent is an `ActoDialog`.
 */
export function useAccion<T = RaRecord>(
  resource: string,
  accion: string,
  { exito, onSuccess, onRechazo }: Options<T> = {},
) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const refresh = useRefresh();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const { run, pending } = useSingleMutation({
    mutationFn: async ({ id, body, options }: Llamada) =>
      (await dataProvider.action<T>(resource, id, accion, body, options)).data,
    onSuccess: (data) => {
      if (exito !== undefined) notify(exito, { type: 'success' });
      onSuccess?.(data);
      refresh();
    },
    onError: (error) => {
      const rechazo = rechazoDe(error);
      if (rechazo === null || onRechazo === undefined) return notifyError(error);
      onRechazo(rechazo);
      refresh();
    },
  });
  const ejecutar = (id: Identifier | null, body?: unknown, options?: AccionOptions): Promise<T | undefined> =>
    run({ id, body, options });
  return { ejecutar, enCurso: pending };
}
