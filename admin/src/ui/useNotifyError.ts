import { duracionDeToast, mensajes } from '@adjudica/domain';
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { isAbort } from '../providers/http';
import { endsSession } from '../providers/problems';

/**
 * `useNotify` for a failed call: shows its Spanish message, and nothing for a call that ended with its screen or with the session. The second
 * argument is the text for a call without an answer, where the specification has one; the third is its type.
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
      // An error that did not come from the API has no message for users.
      const text = status === undefined ? undefined : message;
      notify(text ?? mensajes.GEN.errorSilencioso, { type: 'error' });
    },
    [notify],
  );
}
