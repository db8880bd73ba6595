import { HttpError } from 'react-admin';

/* A call that needs a code of the authenticator waits here while the user is asked for it, and is then sent again. Its caller does not notice. */

interface Question {
  readonly answered: Promise<boolean>;
  readonly answer: (shown: boolean) => void;
}

let question: Question | null = null;
/** How many dialogs can ask; none before the shell is mounted. */
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
    if (asking === 0) answerQuestion(false);
  };
}

/** Whether the user is being asked. */
export const isAsking = (): boolean => question !== null;

/** true = the code was accepted; false = the user cancelled. */
export function answerQuestion(shown: boolean): void {
  question?.answer(shown);
  question = null;
  emit();
}

/** Concurrent calls ask once. */
function ask(): Promise<boolean> {
  if (asking === 0) return Promise.resolve(false);
  if (question === null) {
    let answer: Question['answer'] = () => {};
    const answered = new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    question = { answered, answer };
    emit();
  }
  return question.answered;
}

/** Runs a call; if it needs a code, it is sent once more after the user gave it. */
export async function withSecondFactor<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const asked = error instanceof HttpError && error.status === 403 && error.body?.code === 'segundo-factor-requerido';
    if (!asked || !(await ask())) throw error;
    return call();
  }
}
