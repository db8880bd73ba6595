import type { Logger } from '../log';

const EVERY_MS = 1000;

/** Destinations of one kind of message, and how to send the next. */
interface Destinations {
  /** Destinations with due messages that are not paused. */
  waiting(): Promise<number[]>;
  /** Sends the next message to one of them. False = none due, or paused. */
  sendNext(destination: number, stop: AbortSignal): Promise<boolean>;
}

/** Polls every second, or when woken; destinations are served in parallel, so that a slow one delays no other. */
export class Rounds {
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> = Promise.resolve();
  private readonly running = new Map<number, Promise<void>>();
  private readonly ending = new AbortController();

  constructor(
    private readonly destinations: Destinations,
    private readonly log: Logger,
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.step(), EVERY_MS).unref();
  }

  /** Wakes the loop; no-op unless it was started, or a command would call other systems. */
  wake(): void {
    if (this.timer !== undefined) void this.step();
  }

  /** Starts every destination that is not being served yet. */
  async step(): Promise<void> {
    this.looking = this.looking
      .then(() => this.begin())
      .catch((error: unknown) => this.log.error({ err: error }, 'the messages could not be looked for'));
    await this.looking;
    await Promise.all(this.running.values());
  }

  /** Finishes or aborts running deliveries: their rows are leased, and the next process retries them. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.timer = undefined;
    this.ending.abort();
    await this.looking;
    await Promise.all(this.running.values());
  }

  private async begin(): Promise<void> {
    if (this.ending.signal.aborted) return;
    for (const destination of await this.destinations.waiting()) {
      if (this.running.has(destination)) continue;
      const work = this.serve(destination)
        .catch((error: unknown) => this.log.error({ err: error, destination }, 'messages could not be sent'))
        .finally(() => this.running.delete(destination));
      this.running.set(destination, work);
    }
  }

  private async serve(destination: number): Promise<void> {
    const { signal } = this.ending;
    let more = true;
    while (more && !signal.aborted) more = await this.destinations.sendNext(destination, signal);
  }
}
