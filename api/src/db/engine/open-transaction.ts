import { AsyncLocalStorage } from 'node:async_hooks';

/** Marks the asynchronous context of an open transaction: a write on another connection inside it would deadlock with itself. */
const openTransaction = new AsyncLocalStorage<{ open: boolean }>();

export const insideTransaction = <T>(work: () => Promise<T>): Promise<T> => {
  const mark = { open: true };
  return openTransaction.run(mark, () =>
    work().finally(() => {
      mark.open = false;
    }),
  );
};

export const isInsideTransaction = (): boolean => openTransaction.getStore()?.open === true;

/** For work that an act starts and does not await: it takes the write lock by itself. */
export const outsideTransaction = <T>(work: () => T): T => openTransaction.exit(work);
