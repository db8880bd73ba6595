import { setTimeout as sleep } from 'node:timers/promises';
import { ErrorDeNegocio, mensajes } from '@adjudica/domain';
import type { Clock } from '../clock';
import { FailureWindow } from './failure-window';

const STEP_MS = 250;
const LONGEST_MS = 5000;
const MAX_WAITING = 20;
/** Counted for the pause alone: more than fit into the time. */
const MANY = 10_000;

/**
 * Attempts from an address that failed too often, of names for which none failed there: one at a time, each after a pause that grows with
 * every failure. Whoever tries one password for many names is as good as stopped; a colleague of his enters after some seconds.
 */
export class SlowLane {
  private readonly failures: FailureWindow;
  private readonly waiting = new Map<string, { last: Promise<void>; count: number }>();

  constructor(
    withinMs: number,
    clock: Clock,
    private readonly pause: (ms: number) => Promise<void> = sleep,
  ) {
    this.failures = new FailureWindow(MANY, withinMs, clock);
  }

  /** What failed in other processes from there lengthens the pause too. */
  learn(address: string, elsewhere: readonly number[]): void {
    this.failures.learn(address, elsewhere);
  }

  /** @returns what to call when the attempt did not fail. @throws ErrorDeNegocio 429 when too many wait. */
  async turn(address: string): Promise<() => void> {
    const lane = this.waiting.get(address) ?? { last: Promise.resolve(), count: 0 };
    if (lane.count >= MAX_WAITING)
      throw new ErrorDeNegocio('demasiadas', 'demasiados-intentos', mensajes.propios.demasiadosIntentos, {
        detalle: { esperaSegundos: (MAX_WAITING * LONGEST_MS) / 1000 },
      });
    lane.count += 1;
    this.waiting.set(address, lane);
    lane.last = lane.last.then(() => this.pause(Math.min(LONGEST_MS, STEP_MS * (this.failures.count(address) + 1))));
    await lane.last;
    lane.count -= 1;
    if (lane.count === 0) this.waiting.delete(address);
    return this.failures.begin(address);
  }
}
