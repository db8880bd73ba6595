import { Counter } from 'prom-client';
import type { SlowStatements } from '../db/engine/slow-statements';
import type { Logger } from '../log';
import { registry } from '../metrics';
import { currentRequestId } from '../request/context';

const counter = new Counter({
  name: 'slow_statements_total',
  help: 'Statements that took longer than SLOW_STATEMENT_MS',
  registers: [registry],
});

/** A slow statement is a line of the log, with the request that asked for it, and counted. */
export const slowStatements = (ms: number, log: Logger): SlowStatements => ({
  ms,
  tell(slow) {
    counter.inc();
    log.warn({ ...slow, requestId: currentRequestId() }, 'slow statement');
  },
});
