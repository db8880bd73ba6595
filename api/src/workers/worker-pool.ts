import { extname, join } from 'node:path';
import { type Transferable, Worker } from 'node:worker_threads';

const LOOK_EVERY_MS = 50;
const MB = 1024 * 1024;

export interface WorkerLimits {
  readonly size: number;
  /** Tasks that may wait for one; more are refused. */
  readonly waiting: number;
  /** CPU time: a task above it loses its worker ('tiempo'). */
  readonly cpuMs: number;
  /** Wall time: a task above it loses its worker; one with little CPU time is 'lento'. */
  readonly timeoutMs: number;
  /** A late worker that does not even report its CPU time within this is in a long native call: 'tiempo' as well. */
  readonly silentMs: number;
  /** Heap and buffers together; a task above it loses its worker. */
  readonly maxMemoryMb: number;
  /** How long an idle worker is kept. */
  readonly idleMs: number;
}

type WorkerFailure = 'tiempo' | 'lento' | 'memoria' | 'ocupado' | 'fallo' | 'cerrado';

/** A task without an answer. 'tiempo' and 'memoria' are caused by the task, 'lento' by the machine, 'ocupado' by load, 'fallo' by a defect. */
export class WorkerError extends Error {
  constructor(
    readonly failure: WorkerFailure,
    options?: { cause?: unknown },
  ) {
    super(`worker: ${failure}`, options);
    this.name = 'WorkerError';
  }
}

interface Job<Task, Result> {
  readonly task: Task;
  readonly transfer: readonly Transferable[];
  readonly resolve: (result: Result) => void;
  readonly reject: (error: WorkerError) => void;
}

/**
 * Threads for work on untrusted input, bounded in time, memory and number. A task above a bound is terminated with its thread; others are unaffected.
 * Old-space limits do not suffice: decoded bytes are in buffers outside the heap, so both are watched. The worker's file answers each message with
 * one message (`serve`); its path is given without extension, which is TypeScript in tests.
 */
export class WorkerPool<Task, Result> {
  /** Each with a function that removes it. */
  private readonly idle = new Map<Worker, () => void>();
  private readonly queue: Job<Task, Result>[] = [];
  private readonly ending = new Set<Promise<unknown>>();
  private readonly running = new Map<Worker, Job<Task, Result>>();
  private readonly answered = new WeakSet<Worker>();
  private readonly file: string;
  private closed = false;

  constructor(
    pathWithoutExtension: string,
    private readonly limits: WorkerLimits,
  ) {
    this.file = `${pathWithoutExtension}${extname(__filename)}`;
  }

  /** Whether a task would start without starting a thread. */
  get warm(): boolean {
    return this.idle.size > 0 || [...this.running.keys()].some((worker) => this.answered.has(worker));
  }

  /** @throws WorkerError; an error of the task itself is the cause of a 'fallo'. */
  run(task: Task, transfer: readonly Transferable[] = []): Promise<Result> {
    return new Promise((resolve, reject) => {
      const job = { task, transfer, resolve, reject };
      if (this.closed) reject(new WorkerError('cerrado'));
      else if (this.running.size < this.limits.size) this.start(job);
      else if (this.queue.length < this.limits.waiting) this.queue.push(job);
      else reject(new WorkerError('ocupado'));
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.queue.splice(0)) reject(new WorkerError('cerrado'));
    const workers = [...this.idle.keys(), ...this.running.keys()];
    for (const forget of [...this.idle.values()]) forget();
    for (const worker of workers) this.end(worker);
    await Promise.all(this.ending);
  }

  private start(job: Job<Task, Result>): void {
    const worker = this.take();
    this.running.set(worker, job);
    let settled = false;
    const settle = (error: WorkerError | null, result?: Result): void => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      clearTimeout(silence);
      clearInterval(watch);
      deafen(worker);
      this.running.delete(worker);
      if (error === null) {
        this.answered.add(worker);
        this.keep(worker);
        job.resolve(result as Result);
      } else {
        this.end(worker);
        job.reject(error);
      }
      const next = this.queue.shift();
      if (next !== undefined) this.start(next);
    };
    let silence: NodeJS.Timeout | undefined;
    const timer = setTimeout(() => {
      silence = setTimeout(() => settle(new WorkerError('tiempo')), this.limits.silentMs);
      const slow = (): void => settle(new WorkerError('lento'));
      worker.cpuUsage().then(slow, slow);
    }, this.limits.timeoutMs);
    let before: number | undefined;
    const watch = setInterval(() => {
      worker.cpuUsage().then(
        ({ user, system }) => {
          const ms = (user + system) / 1000;
          // excludes the thread's start and earlier tasks
          before ??= ms;
          if (ms - before > this.limits.cpuMs) settle(new WorkerError('tiempo'));
        },
        () => undefined, // not started yet, or ending
      );
      worker.getHeapStatistics().then(
        ({ used_heap_size, external_memory }) => {
          if (used_heap_size + external_memory > this.limits.maxMemoryMb * MB) settle(new WorkerError('memoria'));
        },
        () => undefined, // ending; 'exit' or 'error' reports it
      );
    }, LOOK_EVERY_MS);
    worker.once('message', ({ result, error }: { result?: Result; error?: unknown }) =>
      settle(error === undefined ? null : new WorkerError('fallo', { cause: error }), result),
    );
    worker.once('error', (cause: NodeJS.ErrnoException) =>
      settle(new WorkerError(cause.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memoria' : 'fallo', { cause })),
    );
    worker.once('exit', () => settle(new WorkerError(this.closed ? 'cerrado' : 'fallo')));
    worker.postMessage(job.task, job.transfer);
  }

  private create(): Worker {
    return new Worker(this.file, {
      // TypeScript sources, in tests
      execArgv: this.file.endsWith('.ts') ? ['-r', join(__dirname, '..', 'testing', 'register.cjs')] : [],
      resourceLimits: {
        maxOldGenerationSizeMb: this.limits.maxMemoryMb,
        maxYoungGenerationSizeMb: 32,
        stackSizeMb: 4,
      },
      // what a library prints about an untrusted file does not belong in the log
      stdout: true,
      stderr: true,
    });
  }

  private keep(worker: Worker): void {
    if (this.closed) {
      this.end(worker);
      return;
    }
    const forget = (): void => {
      clearTimeout(timer);
      this.idle.delete(worker);
    };
    const timer = setTimeout(() => {
      forget();
      this.end(worker);
    }, this.limits.idleMs).unref();
    this.idle.set(worker, forget);
    worker.unref();
    worker.once('error', forget);
    worker.once('exit', forget);
  }

  /** An idle worker, or a new one. */
  private take(): Worker {
    for (const [worker, forget] of this.idle) {
      forget();
      deafen(worker);
      worker.ref();
      return worker;
    }
    return this.create();
  }

  private end(worker: Worker): void {
    worker.on('error', () => undefined);
    const ended = worker.terminate().finally(() => this.ending.delete(ended));
    this.ending.add(ended);
  }
}

/** Removes our listeners only: without those of Node itself a Worker answers nothing more. */
function deafen(worker: Worker): void {
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
}
