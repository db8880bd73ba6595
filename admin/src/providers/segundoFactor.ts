import { HttpError } from 'react-admin';

/*
 * A call that the server does only after a code of the authenticator waits here while the person is asked for one; then it is sent again as it
 * was. What asked for it (a dialog, a list of acts) knows nothing of it and loses nothing.
 */

interface Pregunta {
  readonly answered: Promise<boolean>;
  readonly answer: (shown: boolean) => void;
}

let pregunta: Pregunta | null = null;
/** Nobody can be asked before the shell stands. */
let asking = 0;
const listeners = new Set<() => void>();

const emit = (): void => {
  for (const listener of [...listeners]) listener();
};

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  asking += 1;
  return () => {
    listeners.delete(listener);
    asking -= 1;
    if (asking === 0) responder(false);
  };
}

/** Whether the person is being asked. */
export const preguntando = (): boolean => pregunta !== null;

/** true = a code was shown to the server and taken; false = the person went back. */
export function responder(shown: boolean): void {
  pregunta?.answer(shown);
  pregunta = null;
  emit();
}

/** Several calls at once ask once. */
function preguntar(): Promise<boolean> {
  if (asking === 0) return Promise.resolve(false);
  if (pregunta === null) {
    let answer: Pregunta['answer'] = () => {};
    const answered = new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    pregunta = { answered, answer };
    emit();
  }
  return pregunta.answered;
}

/** Runs a call; one that asks for a code is sent once more after it was shown. */
export async function conSegundoFactor<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const asked = error instanceof HttpError && error.status === 403 && error.body?.code === 'segundo-factor-requerido';
    if (!asked || !(await preguntar())) throw error;
    return call();
  }
}
