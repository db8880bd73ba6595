import type { Express, RequestHandler } from 'express';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { routeOf } from './problem';

export const registry = new Registry();
collectDefaultMetrics({ register: registry });

const duration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Duration of requests by route template',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
});

/** Labels hold route templates, never values. */
export const countRequests = (): RequestHandler => (request, response, next) => {
  const stop = duration.startTimer();
  response.on('finish', () => stop({ method: request.method, route: routeOf(request), status: response.statusCode }));
  next();
};

export function metricsRoute(app: Express): void {
  app.get('/metrics', async (_request, response) => {
    response.type(registry.contentType).send(await registry.metrics());
  });
}
