import { ErrorDeNegocio, mensajes } from '@adjudica/domain';
import type { Clock } from '../clock';

/** Bound of memory against invented names. */
const MAX_KEYS = 50_000;

interface Attempt {
  readonly at: number;
  /** Failed in another process. */
  readonly elsewhere?: true;
}

/**
 * At most `limit` failures of one key within any `windowMs` (sliding). An attempt counts from its start, so that parallel attempts can't slip
 * through, and is given back on success. In memory; failures in other processes are added with `learn`.
 */
export class FailureWindow {
  private readonly attempts = new Map<string, Attempt[]>();

  constructor(
    private readonly limit: number,
    private readonly windowMs: number,
    private readonly clock: Clock,
    private readonly message: string = mensajes.propios.demasiadosIntentos,
  ) {}

  /** Failed and pending attempts of this key. */
  count(key: string): number {
    return this.current(key).length;
  }

  private current(key: string): Attempt[] {
    const since = this.clock.now().getTime() - this.windowMs;
    const attempts = this.attempts.get(key) ?? [];
    while (attempts[0] !== undefined && attempts[0].at <= since) attempts.shift();
    return attempts;
  }

  /** Replaces the known failures of this key in other processes (instants in ms). */
  learn(key: string, elsewhere: readonly number[]): void {
    const attempts = this.current(key);
    const local = attempts.filter((attempt) => attempt.elsewhere === undefined);
    if (elsewhere.length === 0 && local.length === attempts.length) return;
    const since = this.clock.now().getTime() - this.windowMs;
    const told = elsewhere.filter((at) => at > since).map((at) => ({ at, elsewhere: true as const }));
    attempts.splice(0, attempts.length, ...[...local, ...told].sort((a, b) => a.at - b.at));
    this.keep(key, attempts);
  }

  /** Reinserted, so that the map is ordered by last use and its first key is evicted first. */
  private keep(key: string, attempts: Attempt[]): void {
    this.attempts.delete(key);
    this.attempts.set(key, attempts);
    if (this.attempts.size > MAX_KEYS) this.attempts.delete(this.attempts.keys().next().value as string);
  }

  /** Counts an attempt; call the result on success. @throws ErrorDeNegocio 429 with the seconds to wait. */
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
