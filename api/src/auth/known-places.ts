import type { Clock } from '../clock';

const KEPT_MS = 30 * 24 * 3_600_000;
const MAX_PLACES = 50_000;

/** From where who entered within the last thirty days. In memory, per process: a restart forgets it, and the failures with it. */
export class KnownPlaces {
  /** In the order of last use: the first key is the one to forget. */
  private readonly places = new Map<string, number>();

  constructor(private readonly clock: Clock) {}

  add(address: string, name: string): void {
    const key = keyOf(address, name);
    this.places.delete(key);
    this.places.set(key, this.clock.now().getTime());
    if (this.places.size > MAX_PLACES) this.places.delete(this.places.keys().next().value as string);
  }

  has(address: string, name: string): boolean {
    const at = this.places.get(keyOf(address, name));
    return at !== undefined && this.clock.now().getTime() - at < KEPT_MS;
  }
}

const keyOf = (address: string, name: string): string => `${address} ${name}`;
