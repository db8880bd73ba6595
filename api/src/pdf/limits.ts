/** Semaphore with waiters in order of arrival. Bounds the browser's pages: two at most (rendimiento.md, "Documentos"). */
export class Semaphore {
  private readonly waiting: { resolve: (release: () => void) => void; reject: (e: Error) => void }[] = [];

  constructor(private free: number) {}

  /** Resolves with a function that releases the permit; calling it twice has no effect. */
  acquire(): Promise<() => void> {
    if (this.free > 0) {
      this.free -= 1;
      return Promise.resolve(this.releaser());
    }
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
  }

  /** Rejects every waiter; granted permits stay valid. */
  rejectWaiting(error: Error): void {
    for (const waiter of this.waiting.splice(0)) waiter.reject(error);
  }

  private releaser(): () => void {
    let released = false;
    return () => {
      if (released) return;
      released = true;
      const next = this.waiting.shift();
      if (next) next.resolve(this.releaser());
      else this.free += 1;
    };
  }
}
