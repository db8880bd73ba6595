import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config';
import type { RecentErrors } from './recent-errors';

export type { Logger };

/**
 * Structured lines with route templates and ids, never personal data (promesas.md, "Security"). @param destination standard output unless given
 * @param recent also keeps warnings and errors
 */
export const createLogger = (
  config: Pick<Config, 'logLevel'>,
  destination?: DestinationStream,
  recent?: RecentErrors,
): Logger => {
  const options: pino.LoggerOptions = {
    level: config.logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: safeError, error: safeError },
    redact: ['*.authorization', '*.pass', '*.contrasena'],
    ...(recent === undefined ? {} : { hooks: { streamWrite: (line) => recent.see(line) } }),
  };
  return destination === undefined ? pino(options) : pino(options, destination);
};

interface LoggedError {
  name: string;
  /** With quoted and numeric values masked; empty for drivers and parsers, because theirs repeat rows and texts. */
  message: string;
  /** Code of the driver or of the system. */
  code?: string | number;
  /** Statement with its placeholders, without its parameters. */
  query?: string;
  stack?: string;
  /** The wrapped error of the store or browser. */
  cause?: { name: string; message: string; code?: string | number };
}

type DriverFailure = Error & { query?: unknown; driverError?: { code?: unknown; number?: unknown }; code?: unknown };

/**
 * The loggable part of an error. Messages of the database hold the row's values ("duplicate key value is (…)"), those of parsers pieces of the
 * text, and a stack begins with the message: only its frames are kept.
 */
export function safeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { name: 'unknown', message: typeof error };
  const { query, driverError, code } = error as DriverFailure;
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  const number = driverError?.number ?? driverError?.code ?? code;
  return {
    name: error.name,
    message: driverError !== undefined || QUOTING.includes(error.name) ? '' : masked(error.message),
    ...(typeof number === 'string' || typeof number === 'number' ? { code: number } : {}),
    ...(typeof query === 'string' ? { query: masked(query).slice(0, 500) } : {}),
    ...(stack === undefined ? {} : { stack: stack.join('\n') }),
    ...(error.cause instanceof Error ? { cause: withoutStack(safeError(error.cause)) } : {}),
  };
}

const withoutStack = ({ name, message, code }: LoggedError) => ({
  name,
  message,
  ...(code === undefined ? {} : { code }),
});

/** Errors of drivers and parsers, which repeat rows and texts. */
const QUOTING = [
  'SyntaxError',
  'SqliteError',
  'ConnectionError',
  'RequestError',
  'TransactionError',
  'PreparedStatementError',
];

/** Masks quoted values of parsers and converters; identifiers of the program (`reading 'id'`) stay readable. */
const masked = (message: string): string =>
  (message.split('\n')[0] as string)
    .replace(/(["'`«])(?![A-Za-z_]\w{0,30}\1)[^"'`»]*["'`»]/g, '$1…$1')
    .replace(/\S+@\S+/g, '…')
    .replace(/\d{3,}/g, '…');
