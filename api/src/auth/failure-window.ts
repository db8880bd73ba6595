import { ErrorDeNegocio, mensajes } from '@adjudica/domain';
import type { Clock } from '../clock';

/** Keys kept at most: whoever invents names must not fill the memory. */
const MAX_KEYS = 50_000;

interface Attempt {
  readonly at: number;
  /** It failed in another process. */
  readonly elsewhere?: true;
}

/**
 * At most `limit` failures of one key within any `windowMs` (a sliding window: no double burst at the border of two windows). An attempt
 * counts from its start, so that parallel attempts can't slip through, and is given back unless it fails. In memory; what failed in other
 * processes it is told.
 */
export class FailureWindow {
  private readonly attempts = new Map<string, Attempt[]>();

  constructor(
    private readonly limit: number,
    private readonly windowMs: number,
    private readonly clock: Clock,
    private readonly message: string = mensajes.propios.demasiadosIntentos,
  ) {}

  /** Attempts of this key that failed or are on their way. */
  count(key: string): number {
    return this.current(key).length;
  }

  private current(key: string): Attempt[] {
    const since = this.clock.now().getTime() - this.windowMs;
    const attempts = this.attempts.get(key) ?? [];
    while (attempts[0] !== undefined && attempts[0].at <= since) attempts.shift();
    return attempts;
  }

  /** What is known of this key's failures in other processes, by their instants in ms; it takes the place of what was known before. */
  learn(key: string, elsewhere: readonly number[]): void {
    const attempts = this.current(key);
    const local = attempts.filter((attempt) => attempt.elsewhere === undefined);
    if (elsewhere.length === 0 && local.length === attempts.length) return;
    const since = this.clock.now().getTime() - this.windowMs;
    const told = elsewhere.filter((at) => at > since).map((at) => ({ at, elsewhere: true as const }));
    attempts.splice(0, attempts.length, ...[...local, ...told].sort((a, b) => a.at - b.at));
    this.keep(key, attempts);
  }

  /** Taken out and put back: the map's order is then that of last use, and the first key the one to forget. */
  private keep(key: string, attempts: Attempt[]): void {
    this.attempts.delete(key);
    this.attempts.set(key, attempts);
    if (this.attempts.size > MAX_KEYS) this.attempts.delete(this.attempts.keys().next().value as string);
  }

  /** Counts an attempt; call the result when it did not fail. @throws ErrorDeNegocio 429 with the seconds to wait. */
  begin(key: string): () => void {
    const now = this.clock.now().getTime();
    const attempts = this.current(key);
    if (attempts[0] !== undefined && attempts.length >= this.limit)
      throw new ErrorDeNegocio('demasiadas', 'demasiados-intentos', this.message, {
        detalle: { esperaSegundos: Math.ceil((attempts[0].at + this.windowMs - now) / 1000) },
      });
    const attempt = { at: now };
    attempts.push(attempt);
    this.keep(key, attempts);
    return () => {
      const index = attempts.indexOf(attempt);
      if (index >= 0) attempts.splice(index, 1);
      if (attempts.length === 0 && this.attempts.get(key) === attempts) this.attempts.delete(key);
    };
  }
}
