/**
 * One at a time per key, first come first served, in this process. It only spares work (49 documents that would lose anyway); what decides
 * between two processes is the guarded update of the transaction.
 */
export class KeyedQueue {
  private readonly last = new Map<number, Promise<unknown>>();

  run<T>(key: number, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(key) ?? Promise.resolve();
    const turn = before.then(work, work);
    const settled = turn.catch(() => undefined);
    this.last.set(key, settled);
    void settled.then(() => {
      if (this.last.get(key) === settled) this.last.delete(key);
    });
    return turn;
  }
}
