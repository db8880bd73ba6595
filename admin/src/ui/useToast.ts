import { duracionDeToast, mensajes } from '@adjudica/domain';
import { useMemo } from 'react';
import { useNotify } from 'react-admin';
import { isAbort } from '../providers/http';
import { endsSession } from '../providers/problemas';

export interface Toast {
  exito(message: string): void;
  /** @param duracion milliseconds, where the specification gives its own */
  aviso(message: string, duracion?: number): void;
  /**
   * Takes the failure itself: shows its Spanish message; silent for a call that ended with its screen or with the session.
   * @param noAnswer what to say when no answer came or the server failed, where the specification has its own words
   * @param kind of those words
   */
  error(failure: unknown, noAnswer?: string, kind?: 'error' | 'warning'): void;
  /** What failed, for as long as the specification says. @param duracion milliseconds */
  fallo(message: string, duracion: number): void;
  /** Stays until dismissed. */
  fijo(message: string): void;
}

/** GEN-007, GEN-517: 3 s, warnings 5 s, sticky ones until dismissed. */
export function useToast(): Toast {
  const notify = useNotify();
  return useMemo(() => {
    // `messageArgs._` keeps a sentence from being looked up (and warned about) as a translation key.
    const show = (message: string, type: 'success' | 'warning' | 'error', autoHideDuration: number | null) =>
      notify(message, { type, autoHideDuration, messageArgs: { _: message } });
    return {
      exito: (message) => show(message, 'success', duracionDeToast.normal),
      aviso: (message, duracion = duracionDeToast.advertencia) => show(message, 'warning', duracion),
      fallo: (message, duracion) => show(message, 'error', duracion),
      fijo: (message) => show(message, 'error', duracionDeToast.fija),
      error: (failure, noAnswer, kind = 'error') => {
        const { status, body, message } = (failure ?? {}) as {
          status?: number;
          body?: { code?: unknown };
          message?: string;
        };
        if (isAbort(failure) || endsSession(status, body?.code)) return;
        const answered = status !== undefined && status > 0 && status < 500;
        if (!answered && noAnswer !== undefined) return show(noAnswer, kind, duracionDeToast.normal);
        const known = answered || status !== undefined ? message : undefined;
        show(known ?? mensajes.GEN.errorSilencioso, 'error', duracionDeToast.normal);
      },
    };
  }, [notify]);
}
