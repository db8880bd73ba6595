/** Counts distinct keys within the last so many milliseconds; each counts from its first occurrence until that has expired. */
export class SlidingCount {
  /** By time. */
  private readonly seen = new Map<string, number>();

  constructor(private readonly ms: number) {}

  has(key: string): boolean {
    return this.seen.has(key);
  }

  add(key: string, at: number): void {
    if (!this.seen.has(key)) this.seen.set(key, at);
  }

  size(now: number): number {
    for (const [key, at] of this.seen) {
      if (at > now - this.ms) break;
      this.seen.delete(key);
    }
    return this.seen.size;
  }

  /** Milliseconds until the first one expires. */
  waits(now: number): number {
    const [first] = this.seen.values();
    return first === undefined ? 0 : Math.max(0, first + this.ms - now);
  }

  /** Needed after keys older than others were added. */
  sort(): void {
    const inOrder = [...this.seen].sort(([, a], [, b]) => a - b);
    this.seen.clear();
    for (const [key, at] of inOrder) this.seen.set(key, at);
  }
}
