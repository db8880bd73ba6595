import { duracionDeToast, mensajes } from '@adjudica/domain';
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { isAbort } from '../providers/http';
import { endsSession } from '../providers/problemas';

/**
 * `useNotify` for a failed call: its Spanish message; nothing for a call that ended with its screen or with the session.
 * The second argument is what to say when no answer came or the server failed, where the specification has its own words; the third is its kind.
 */
export function useNotifyError() {
  const notify = useNotify();
  return useCallback(
    (failure: unknown, noAnswer?: string, type: 'error' | 'warning' = 'error'): void => {
      const { status, body, message } = (failure ?? {}) as {
        status?: number;
        body?: { code?: unknown };
        message?: string;
      };
      if (isAbort(failure) || endsSession(status, body?.code)) return;
      const answered = status !== undefined && status > 0 && status < 500;
      if (!answered && noAnswer !== undefined) {
        notify(noAnswer, { type, autoHideDuration: duracionDeToast.normal });
        return;
      }
      // What is no answer of the API has no sentence for people.
      const text = status === undefined ? undefined : message;
      notify(text ?? mensajes.GEN.errorSilencioso, { type: 'error' });
    },
    [notify],
  );
}
