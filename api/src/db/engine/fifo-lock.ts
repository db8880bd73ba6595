/** The write lock or the file's lock timed out. Nothing was written, and the request may be sent again. The code is SQLite's own for this. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError';
  readonly code = 'SQLITE_BUSY';
}

/** A FIFO lock with a timeout. */
export class FifoLock {
  private readonly waiting: { grant: () => void; refuse: (error: Error) => void; timer: NodeJS.Timeout }[] = [];
  private taken = false;

  /** @throws DatabaseBusyError on timeout. */
  acquire(withinMs: number): Promise<void> {
    if (!this.taken) {
      this.taken = true;
      return Promise.resolve();
    }
    return new Promise((grant, refuse) => {
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(entry), 1);
        refuse(new DatabaseBusyError(`The write lock was not free within ${withinMs} ms`));
      }, withinMs);
      const entry = { grant, refuse, timer };
      this.waiting.push(entry);
    });
  }

  release(): void {
    const next = this.waiting.shift();
    if (next === undefined) {
      this.taken = false;
      return;
    }
    clearTimeout(next.timer);
    next.grant();
  }

  /** Rejects all waiters when the database closes. */
  rejectAll(error: Error): void {
    for (const { refuse, timer } of this.waiting.splice(0)) {
      clearTimeout(timer);
      refuse(error);
    }
  }
}
