import type { DataSource } from 'typeorm';

/** A driver's error when the connection breaks. */
const perdida = (): Error =>
  Object.assign(new Error('Connection lost - read ECONNRESET'), { name: 'ConnectionError', code: 'ESOCKET' });

/**
 * Runs `work` with a database whose answer to COMMIT is lost: the transaction is committed (`llega`) or rolled back, and in both cases the program
 * sees a lost connection.
 */
export async function conCommitIncierto<T>(dataSource: DataSource, llega: boolean, work: () => Promise<T>): Promise<T> {
  const create = dataSource.createQueryRunner;
  dataSource.createQueryRunner = (mode) => {
    const runner = create.call(dataSource, mode);
    const commit = runner.commitTransaction.bind(runner);
    runner.commitTransaction = async () => {
      await (llega ? commit() : runner.rollbackTransaction());
      throw perdida();
    };
    return runner;
  };
  try {
    return await work();
  } finally {
    dataSource.createQueryRunner = create;
  }
}
