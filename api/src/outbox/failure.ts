import { limpiarLinea, recortar } from '@adjudica/domain';

/** What delivers a mail; the id makes a retry recognisable at the other end. Its errors may say what `DeliveryError` names. */
export interface Delivery {
  send(mail: { id: string; to: string; subject: string; text: string }): Promise<unknown>;
}

interface DeliveryError extends Error {
  code?: string;
  permanent?: boolean;
  serverDown?: boolean;
  answer?: { code: string; words: string };
}

/** Why an attempt failed, as it is kept with the mail. */
export interface Failure {
  readonly permanent: boolean;
  readonly serverDown: boolean;
  readonly code: string;
  readonly words: string;
}

const MAX_CODE = 20;
const MAX_WORDS = 500;

/** An error that says nothing of itself concerns one mail and is not final. */
export function failureOf(error: unknown): Failure {
  const { answer, code, message, permanent = false, serverDown = false } = error as DeliveryError;
  return {
    permanent,
    serverDown,
    code: (answer?.code ?? code ?? 'error').replace(/[^\x21-\x7e]/g, '').slice(0, MAX_CODE),
    words: recortar(limpiarLinea((answer?.words ?? message ?? String(error)).replace(/\p{C}/gu, ' ')), MAX_WORDS),
  };
}
