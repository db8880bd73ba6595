import type { Logger } from '../log';

const EVERY_MS = 1000;

/** Who receives messages of one kind, and how the next of them goes out. */
export interface Destinations {
  /** Those that have something to receive now, and may be called. */
  waiting(): Promise<number[]>;
  /** Sends what is next for one of them. False = there is nothing, or it may not be called now. */
  sendNext(destination: number, stop: AbortSignal): Promise<boolean>;
}

/** Looks every second, or when woken, for what waits: each destination is served on its own, so that a slow one keeps no other waiting. */
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

  /** Something was born: not before anybody started this, or a command would call other systems. */
  wake(): void {
    if (this.timer !== undefined) void this.step();
  }

  /** Who is being served goes on; the others begin. */
  async step(): Promise<void> {
    this.looking = this.looking
      .then(() => this.begin())
      .catch((error: unknown) => this.log.error({ err: error }, 'the messages could not be looked for'));
    await this.looking;
    await Promise.all(this.running.values());
  }

  /** What is on its way is finished or broken off: its row is leased, and the next process sends it again. */
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
