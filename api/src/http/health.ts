import type { Express } from 'express';
import type { House } from '../compose';

/** /health/live: the process answers. /health/ready: database answers, and what works with less (PDFs without a browser). */
export function healthRoutes(app: Express, house: House): void {
  app.get('/health/live', (_request, response) => {
    response.json({ estado: 'ok' });
  });
  app.get('/health/ready', async (_request, response) => {
    try {
      await house.dataSource.query('SELECT 1 AS uno');
    } catch (error) {
      house.log.error({ err: error }, 'the database does not answer');
      response.status(503).json({ estado: 'no-disponible', baseDeDatos: false });
      return;
    }
    response.json({ estado: 'ok', baseDeDatos: true, pdf: house.renderer.available });
  });
}
