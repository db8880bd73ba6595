import { createHash, timingSafeEqual } from 'node:crypto';
import { ErrorDeNegocio, mensajes } from '@adjudica/domain';
import type { Express, Request, RequestHandler } from 'express';
import { Gauge, Histogram } from 'prom-client';
import { askAll, type Check } from '../health/check';
import { registry } from '../metrics';
import { undeliveredEvents, undeliveredMails } from '../outbox/undelivered';
import type { Platform } from '../platform';
import { routeOf } from './route-name';

const duration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Duration of requests by route template',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
});

const pdfQueue = new Gauge({
  name: 'pdf_queue_documents',
  help: 'Documents printing and waiting',
  registers: [registry],
});
const outboxMessages = new Gauge({
  name: 'outbox_messages',
  help: 'Mails that are not delivered, by state: pendiente, fallido',
  labelNames: ['estado'],
  registers: [registry],
});
const outboxAge = new Gauge({
  name: 'outbox_oldest_seconds',
  help: 'Age of the oldest mail that is not delivered, by state',
  labelNames: ['estado'],
  registers: [registry],
});

const webhookMessages = new Gauge({
  name: 'webhook_messages',
  help: 'Messages about events that are not delivered, by state: pendiente, fallido',
  labelNames: ['estado'],
  registers: [registry],
});
const webhookAge = new Gauge({
  name: 'webhook_oldest_seconds',
  help: 'Age of the oldest message about an event that is not delivered, by state',
  labelNames: ['estado'],
  registers: [registry],
});

/** Numbers, for alerts. */
const STATES = { bien: 0, degradado: 1, mal: 2 } as const;
const partStates = new Gauge({
  name: 'service_part_state',
  help: 'What /health/ready says of a part: 0 bien, 1 degradado, 2 mal',
  labelNames: ['parte'],
  registers: [registry],
});

/** Figures read on each scrape; those of a database that is down are left out. */
async function look({ renderer, dataSource, clock }: Platform, parts: Readonly<Record<string, Check>>): Promise<void> {
  pdfQueue.set(renderer.queued);
  for (const [parte, { estado }] of await askAll(parts)) partStates.set({ parte }, STATES[estado]);
  outboxMessages.reset();
  outboxAge.reset();
  for (const { state, count, oldestSeconds } of await undeliveredMails(dataSource, clock.now()).catch(() => [])) {
    outboxMessages.set({ estado: state }, count);
    outboxAge.set({ estado: state }, oldestSeconds);
  }
  webhookMessages.reset();
  webhookAge.reset();
  for (const { state, count, oldestSeconds } of await undeliveredEvents(dataSource, clock.now()).catch(() => [])) {
    webhookMessages.set({ estado: state }, count);
    webhookAge.set({ estado: state }, oldestSeconds);
  }
}

/** Labels hold route templates, never values. */
export const countRequests = (): RequestHandler => (request, response, next) => {
  const started = performance.now();
  response.on('close', () => {
    const labels = { method: request.method, route: routeOf(request), status: response.statusCode };
    duration.observe(labels, (performance.now() - started) / 1000);
  });
  next();
};

/**
 * With METRICS_TOKEN: only `Authorization: Bearer <token>`. Without: only from this machine itself and not through a proxy. Nothing here is secret,
 * but load and routes are not public.
 */
export function metricsRoute(app: Express, application: Platform, parts: Readonly<Record<string, Check>>): void {
  app.get('/metrics', async (request, response) => {
    if (!mayRead(request, application.config.metricsToken))
      throw new ErrorDeNegocio('prohibido', 'solo-monitoreo', mensajes.propios.soloMonitoreo);
    await look(application, parts);
    response
      .type(registry.contentType)
      .set('Cache-Control', 'no-store')
      .send(await registry.metrics());
  });
}

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip'];
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function mayRead(request: Request, token: string | undefined): boolean {
  // The socket's address, not the one that a header claims.
  if (token === undefined)
    return (
      LOOPBACK.test(request.socket.remoteAddress ?? '') &&
      FORWARDED.every((name) => request.headers[name] === undefined)
    );
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));
}
