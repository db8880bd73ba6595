import { collectDefaultMetrics, Registry } from 'prom-client';

/** What /metrics shows: each part adds its own figures. */
export const registry = new Registry();
collectDefaultMetrics({ register: registry });
