import type { Clock } from '../clock';

export const PLACE_KEPT_MS = 30 * 24 * 3_600_000;
const MAX_PLACES = 50_000;

/** Addresses from which each user entered within the last thirty days, as far as this process knows. */
export class KnownPlaces {
  /** By last use: the first key is evicted first. */
  private readonly places = new Map<string, number>();

  constructor(private readonly clock: Clock) {}

  /** @param at time of the entry, in ms. */
  add(place: string, at = this.clock.now().getTime()): void {
    this.places.delete(place);
    this.places.set(place, at);
    if (this.places.size > MAX_PLACES) this.places.delete(this.places.keys().next().value as string);
  }

  /** @param place an address and a name. */
  has(place: string): boolean {
    const at = this.places.get(place);
    return at !== undefined && this.clock.now().getTime() - at < PLACE_KEPT_MS;
  }
}
