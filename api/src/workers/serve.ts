import { parentPort } from 'node:worker_threads';

/** The worker's side of a WorkerPool: one answer per task. */
export function serve<Task, Result>(work: (task: Task) => Promise<Result>): void {
  parentPort?.on('message', (task: Task) => {
    work(task).then(
      (result) => parentPort?.postMessage({ result }),
      (error: unknown) => parentPort?.postMessage({ error: error instanceof Error ? error : new Error(String(error)) }),
    );
  });
}
