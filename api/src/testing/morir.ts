import type { Logger } from 'typeorm';
import { type Application, compose, type Overrides } from '../compose';
import { readConfig } from '../config';
import { openStorage } from '../storage';

/** Counts the steps of a process, and kills it (SIGKILL: no handler, no flush) at one of them. */
export interface Pasos {
  /** One step, e.g. a side of a file operation. */
  paso(): void;
  /** Starts counting; earlier steps do not count. */
  contar(): void;
  readonly total: number;
}

/**
 * An application whose statements and file writes are steps, for the child process of a fault test. Killed at step MORIR_EN; without it, it counts to
 * the end.
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
