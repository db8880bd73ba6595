import type { Logger } from 'typeorm';
import { type Application, compose, type Overrides } from '../compose';
import { readConfig } from '../config';
import { openStorage } from '../storage';

/** Counts the steps of a process, and ends it (SIGKILL: no handler, no flush) at one of them. */
export interface Pasos {
  /** A side of a file operation, or whatever else is a step. */
  paso(): void;
  /** Counting begins, and dying: what was before is no step. */
  contar(): void;
  readonly total: number;
}

/**
 * An application whose statements of the database and whose writings of files are steps, for a child process of a fault test. It dies at step
 * MORIR_EN; without it, it lives and counts.
 */
export async function mortalApplication(
  overrides: Overrides = {},
): Promise<{ application: Application; pasos: Pasos }> {
  const dieAt = Number(process.env.MORIR_EN ?? '0');
  let total = Number.NEGATIVE_INFINITY;
  const paso = (): void => {
    total += 1;
    if (total === dieAt) process.kill(process.pid, 'SIGKILL');
  };
  const logger: Logger = {
    logQuery: paso,
    logQueryError: () => undefined,
    logQuerySlow: () => undefined,
    logSchemaBuild: () => undefined,
    logMigration: () => undefined,
    log: () => undefined,
  };
  const config = readConfig();
  const storage = openStorage(config.storageUrl, config.dataDir);
  const put = storage.put.bind(storage);
  storage.put = async (content, options) => {
    paso();
    const stored = await put(content, options);
    paso();
    return stored;
  };
  const pasos: Pasos = {
    paso,
    contar: () => {
      total = 0;
    },
    get total() {
      return total;
    },
  };
  return { application: await compose(config, { ...overrides, storage, database: { logger } }), pasos };
}
