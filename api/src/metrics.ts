import { collectDefaultMetrics, Registry } from 'prom-client';

/** The registry of /metrics. */
export const registry = new Registry();
collectDefaultMetrics({ register: registry });
