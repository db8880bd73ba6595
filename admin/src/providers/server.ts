import { useSyncExternalStore } from 'react';

/** Why a file of the application cannot be loaded; null = it can. */
export type Obstacle = 'no-answer' | 'other-version' | null;

const RETRY_MS = 3_000;
const ANSWER_MS = 5_000;

let obstacle: Obstacle = null;
const listeners = new Set<() => void>();
/** Ends the pause before the next check. */
let wake: (() => void) | null = null;
/** One wait for all files that could not be loaded. */
let waiting: Promise<void> | null = null;

function report(next: Obstacle): void {
  obstacle = next;
  for (const listener of listeners) listener();
}

export const useObstacle = (): Obstacle =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => obstacle,
  );

export const retryNow = (): void => wake?.();

const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|Importing a module script failed/i.test(error.message);

/** Checks whether the page still names the entry of this build; its name contains a hash. */
async function askServer(): Promise<Obstacle> {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  try {
    const answer = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) });
    if (!answer.ok) return 'no-answer';
    const page = await answer.text();
    return entry && !page.includes(entry) ? 'other-version' : null;
  } catch {
    return 'no-answer';
  }
}

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, RETRY_MS);
    wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });

/** Waits until the server answers with this build. With another build it never ends: the user reloads the page when nothing would be lost. */
async function waitForServer(): Promise<void> {
  for (;;) {
    report(await askServer());
    if (obstacle === null) return;
    if (obstacle === 'other-version') return new Promise(() => undefined);
    await pause();
  }
}

/**
 * Loads a file of the application. If that fails because the server does not answer, waits until it does and loads it again; the rest of the page
 * stays.
 * @throws the error of the second attempt
 */
export async function loadFile<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isLoadFailure(error)) throw error;
    waiting ??= waitForServer().finally(() => {
      waiting = null;
    });
    await waiting;
    return load();
  }
}
