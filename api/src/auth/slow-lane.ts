import { setTimeout as sleep } from 'node:timers/promises';
import { ErrorDeNegocio, mensajes } from '@adjudica/domain';
import type { Clock } from '../clock';
import { FailureWindow } from './failure-window';

const STEP_MS = 250;
const LONGEST_MS = 5000;
const MAX_WAITING = 20;
/** Counted for the pause alone, above what fits into the window. */
const MANY = 10_000;

/**
 * Serializes attempts from an address with too many failures, for names without a failure there: one at a time, each after a pause that grows with
 * every failure. Password spraying is slowed to a stop; a colleague at the same address gets in after some seconds.
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

  /** Failures in other processes lengthen the pause too. */
  learn(address: string, elsewhere: readonly number[]): void {
    this.failures.learn(address, elsewhere);
  }

  /** @returns a function to call on success. @throws ErrorDeNegocio 429 when too many wait. */
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
