import pino, { type Logger } from 'pino';
import type { Config } from './config';

export type { Logger };

/** Structured lines with route templates and ids, never values of people (promises.md, Security). */
export const createLogger = (config: Pick<Config, 'logLevel'>): Logger =>
  pino({
    level: config.logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['*.authorization', '*.pass', '*.contrasena'],
  });
