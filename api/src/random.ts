/** A small seeded generator (mulberry32): the same seed gives the same demo data on every machine. */
export class Random {
  constructor(private state: number) {}

  /** 0 ≤ x < 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Whole number, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)] as T;
  }

  /** In place (Fisher–Yates). */
  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.between(0, i);
      [list[i], list[j]] = [list[j] as T, list[i] as T];
    }
    return list;
  }
}

/** Picks by frequency: 'Zambrano' more often than 'Chiriboga'. */
export class Weighted<T> {
  private readonly limits: number[] = [];
  private total = 0;

  constructor(private readonly entries: readonly (readonly [T, number])[]) {
    for (const [, weight] of entries) {
      this.total += weight;
      this.limits.push(this.total);
    }
  }

  pick(random: Random): T {
    const point = random.next() * this.total;
    let [low, high] = [0, this.limits.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.limits[middle] as number) > point) high = middle;
      else low = middle + 1;
    }
    return (this.entries[low] as readonly [T, number])[0];
  }
}
