import { limpiarLinea, recortar } from '@adjudica/domain';

/** Delivers a mail; the id lets the receiver recognise a retry. Its errors may have the fields of `DeliveryError`. */
export interface Delivery {
  send(mail: { id: string; to: string; subject: string; text: string }): Promise<unknown>;
}

interface DeliveryError extends Error {
  code?: string;
  permanent?: boolean;
  serverDown?: boolean;
  answer?: { code: string; words: string };
}

/** Why an attempt failed, as stored with the mail. */
export interface Failure {
  readonly permanent: boolean;
  readonly serverDown: boolean;
  readonly code: string;
  readonly words: string;
}

const MAX_CODE = 20;
const MAX_WORDS = 500;

/** An error without these fields concerns one mail and is not permanent. */
export function failureOf(error: unknown): Failure {
  const { answer, code, message, permanent = false, serverDown = false } = error as DeliveryError;
  return {
    permanent,
    serverDown,
    code: (answer?.code ?? code ?? 'error').replace(/[^\x21-\x7e]/g, '').slice(0, MAX_CODE),
    words: recortar(limpiarLinea((answer?.words ?? message ?? String(error)).replace(/\p{C}/gu, ' ')), MAX_WORDS),
  };
}
