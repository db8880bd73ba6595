/**
 * The database is in use by others: the turn to write, or a lock, did not come in time. Nothing was written, and the same request may be
 * sent again. The code is the one that the engine gives to its own refusal of this kind.
 */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError';
  readonly code = 'SQLITE_BUSY';
}

/** One at a time, first come, first served; whoever waits too long gets an error instead of hanging for ever. */
export class Turns {
  private readonly waiting: { grant: () => void; refuse: (error: Error) => void; timer: NodeJS.Timeout }[] = [];
  private taken = false;

  /** @throws DatabaseBusyError when the turn does not come in time. */
  take(withinMs: number): Promise<void> {
    if (!this.taken) {
      this.taken = true;
      return Promise.resolve();
    }
    return new Promise((grant, refuse) => {
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(entry), 1);
        refuse(new DatabaseBusyError(`The turn to write did not come within ${withinMs} ms`));
      }, withinMs);
      const entry = { grant, refuse, timer };
      this.waiting.push(entry);
    });
  }

  giveUp(): void {
    const next = this.waiting.shift();
    if (next === undefined) {
      this.taken = false;
      return;
    }
    clearTimeout(next.timer);
    next.grant();
  }

  /** Whoever still waits is told; nobody is left hanging when the database closes. */
  refuseAll(error: Error): void {
    for (const { refuse, timer } of this.waiting.splice(0)) {
      clearTimeout(timer);
      refuse(error);
    }
  }
}
