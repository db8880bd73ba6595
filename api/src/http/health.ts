import type { Express } from 'express';
import { askAll, type Check, type Part } from '../health/check';
import { INDISPENSABLE } from '../health/parts';
import type { Platform } from '../platform';

/**
 * /health/live: the process answers. /health/ready: all checks in parallel, each with its timeout. 503 only when this instance can't serve
 * (database, migrations); otherwise 200 'degradado'. `baseDeDatos` and `pdf` keep the single words of older monitors.
 */
export function healthRoutes(app: Express, application: Platform, parts: Readonly<Record<string, Check>>): void {
  app.get('/health/live', (_request, response) => {
    response.json({ estado: 'ok' });
  });
  app.get('/health/ready', async (_request, response) => {
    const asked = await askAll(parts);
    const partes: Readonly<Record<string, Part>> = Object.fromEntries(asked);
    const fit = INDISPENSABLE.every((name) => partes[name]?.estado === 'bien');
    const well = asked.every(([, { estado }]) => estado === 'bien');
    const notWell = asked.filter(([, { estado }]) => estado !== 'bien').map(([name]) => name);
    if (notWell.length > 0) application.log.warn({ partes: notWell }, 'not everything is ready');
    if (!fit) response.set('Retry-After', '5');
    response
      .status(fit ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({
        estado: fit ? (well ? 'ok' : 'degradado') : 'no-disponible',
        baseDeDatos: partes['baseDeDatos']?.estado === 'bien',
        pdf: partes['pdf']?.estado === 'bien',
        partes,
      });
  });
}
