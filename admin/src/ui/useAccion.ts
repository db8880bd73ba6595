import { useCallback, useRef, useState } from 'react';
import { type Identifier, type RaRecord, useDataProvider, useRefresh } from 'react-admin';
import type { AccionOptions, AdjudicaDataProvider } from '../providers/dataProvider';
import { useToast } from './useToast';

interface Options<T> {
  /** Toast after success (GEN-540); none when the next screen says it. */
  readonly exito?: string;
  readonly onSuccess?: (data: T) => void;
  /** Return true when the failure was shown by the caller; otherwise its message is a toast. */
  readonly onError?: (error: unknown) => boolean;
}

/**
 * One action of the lifecycle as a button wants it: `POST /<resource>/<id>/<accion>` once however often it is clicked, then the
 * toast and fresh data. `ejecutar` resolves to the answer, or undefined when it failed or was already running.
 */
export function useAccion<T = RaRecord>(
  resource: string,
  accion: string,
  { exito, onSuccess, onError }: Options<T> = {},
) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const refresh = useRefresh();
  const toast = useToast();
  const [enCurso, setEnCurso] = useState(false);
  const running = useRef(false);

  const ejecutar = useCallback(
    async (id: Identifier | null, body?: unknown, options?: AccionOptions): Promise<T | undefined> => {
      if (running.current) return undefined;
      running.current = true;
      setEnCurso(true);
      try {
        const { data } = await dataProvider.action<T>(resource, id, accion, body, options);
        if (exito !== undefined) toast.exito(exito);
        onSuccess?.(data);
        refresh();
        return data;
      } catch (error) {
        if (onError?.(error) !== true) toast.error(error);
        return undefined;
      } finally {
        running.current = false;
        setEnCurso(false);
      }
    },
    [dataProvider, refresh, toast, resource, accion, exito, onSuccess, onError],
  );

  return { ejecutar, enCurso };
}
