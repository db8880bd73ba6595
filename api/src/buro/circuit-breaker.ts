import type { Clock } from '../clock';

interface CircuitOptions {
  /** Consecutive failures that open it. */
  readonly failures: number;
  /** Duration of the open state before one call is tried. */
  readonly pauseMs: number;
}

/** Thrown instead of calling. */
export class CircuitOpen extends Error {
  constructor(readonly waitMs: number) {
    super('the circuit is open');
  }
}

/**
 * After some consecutive failures nothing is sent for a while, then one call is tried, and its success closes the circuit. Own code, because it is
 * fifty lines and reads the application's clock, so that tests move time; per process, because each process finds out by itself whether it reaches
 * the service.
 */
export class CircuitBreaker {
  private inARow = 0;
  private openUntil = 0;
  private trying = false;

  constructor(
    private readonly clock: Clock,
    private readonly options: CircuitOptions,
  ) {}

  /** Milliseconds until a call is allowed; 0 = now. */
  waitMs(): number {
    if (this.inARow < this.options.failures) return 0;
    const wait = this.openUntil - this.clock.now().getTime();
    return wait > 0 ? wait : this.trying ? 1000 : 0;
  }

  /** @throws CircuitOpen, or the call's error. */
  async run<T>(call: () => Promise<T>): Promise<T> {
    const wait = this.waitMs();
    if (wait > 0) throw new CircuitOpen(wait);
    const probe = this.inARow >= this.options.failures;
    if (probe) this.trying = true;
    try {
      const result = await call();
      this.inARow = 0;
      return result;
    } catch (error) {
      this.inARow += 1;
      if (this.inARow >= this.options.failures) this.openUntil = this.clock.now().getTime() + this.options.pauseMs;
      throw error;
    } finally {
      if (probe) this.trying = false;
    }
  }
}
