import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ErrorDeNegocio, mensajes } from '@adjudica/domain';
import compression from 'compression';
import express, { type Express, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import expressStaticGzip from 'express-static-gzip';
import type { Application } from './compose';
import { partsOf } from './health/parts';
import { RegisterRoutes, routes } from './http/generated/routes';
import { healthRoutes } from './http/health';
import { storeAnswers } from './http/idempotency';
import { InnerCalls, originOf } from './http/inner-calls';
import { generalLimiter } from './http/limits';
import { countRequests, metricsRoute } from './http/metrics';
import { OtherMethods, withHead } from './http/other-methods';
import { plainBody, plainPath } from './http/plain-body';
import { problemHandler } from './http/problem';
import { routeOf } from './http/route-name';
import { securityHeaders } from './http/security-headers';
import { uploads } from './http/uploads';
import { runWithRequest } from './request/context';
import { SERVICIO, servicioRoutes } from './servicio';

export const API = '/api/v1';

/** What a connection sends before the first acknowledgement (ten packets): a smaller answer arrives no sooner for being compressed. */
export const COMPRESSED_FROM = 14 * 1024;

/** The HTTP face of a composed application; owns no state of its own. */
export function createApp(application: Application): Express {
  const { config, log } = application;
  const app = express();
  app.locals['application'] = application;
  app.set('trust proxy', config.trustProxy);
  app.set('etag', false);
  app.disable('x-powered-by');

  const limiter = generalLimiter(config.rateLimitPerMinute);
  app.use(requestContext(application), securityHeaders(`${API}/`, `${SERVICIO}/`), countRequests(), plainPath);
  app.use(API, noStore, compression({ threshold: COMPRESSED_FROM }), limiter, plainBody('256kb'));
  app.use(API, storeAnswers(application));
  app.use(`${API}/verificacion`, publicLimiter(config.rateLimitPerMinute));
  // lists of participants come back with their minutes
  app.use(SERVICIO, noStore, limiter, plainBody('2mb'), servicioRoutes(new InnerCalls(app)));
  app.use(apiRoutes(application));
  const parts = partsOf(application);
  healthRoutes(app, application, parts);
  metricsRoute(app, application, parts);
  openApiRoutes(app);
  app.use('/api', unknownRoute);

  servePublicPage(app);
  serveManual(app);
  serveAdmin(app);
  // Also where no screens are built: our own answer, with our own headers.
  app.use(unknownRoute);
  app.use(problemHandler(log));
  return app;
}

/** The operations of the API, behind them 405 for another method of their paths. What a router would answer to OPTIONS by itself is no route of ours. */
function apiRoutes({ uploads: files }: Application): RequestHandler {
  const router = express.Router();
  router.use((request, _response, next) => (request.method === 'OPTIONS' ? next('router') : next()));
  RegisterRoutes(router, { multer: uploads(files) });
  const others = new OtherMethods();
  for (const [method, path] of routes) others.add(path.slice(API.length), ...withHead(method.toUpperCase()));
  router.use(API, others.handler);
  return router;
}

function openApiRoutes(app: Express): void {
  const openApiFile = join(__dirname, '..', '..', 'openapi', 'openapi.json');
  app.get('/api/openapi.json', (_request, response) => {
    response.sendFile(openApiFile);
  });
  if (existsSync(openApiFile)) app.use('/api/docs', swaggerUi());
}

/** Loaded with the first look at it. */
function swaggerUi(): RequestHandler {
  let pages: RequestHandler | undefined;
  return (request, response, next) => {
    if (pages === undefined) {
      const { serve, setup } = require('swagger-ui-express') as typeof import('swagger-ui-express');
      pages = express.Router().use(serve, setup(undefined, { swaggerUrl: '/api/openapi.json' }));
    }
    pages(request, response, next);
  };
}

const unknownRoute = (_request: Request, _response: Response, next: NextFunction): void =>
  next(new ErrorDeNegocio('noEncontrado', 'ruta-desconocida', mensajes.NAV.paginaNoEncontrada));

/** Request id, one structured line per request: the route's template, never its values. */
const requestContext = (application: Application) => (request: Request, response: Response, next: NextFunction) => {
  const requestId = originOf(request)?.requestId ?? randomUUID();
  response.setHeader('X-Request-Id', requestId);
  const started = performance.now();
  // 'close' comes once for every request, also for one whose client went away.
  response.on('close', () => {
    const failed = response.statusCode >= 500;
    if (!failed && !application.log.isLevelEnabled('info')) return;
    const line = {
      requestId,
      method: request.method,
      route: routeOf(request),
      status: response.statusCode,
      ms: Math.round(performance.now() - started),
      ...(response.writableFinished ? {} : { aborted: true }),
    };
    if (failed) application.log.error(line, 'request');
    else application.log.info(line, 'request');
  });
  const acts = request.method !== 'GET' && request.method !== 'HEAD';
  runWithRequest({ requestId, acts }, next);
};

const noStore = (_request: Request, response: Response, next: NextFunction): void => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

/** What is asked without a session has a limit of its own: nobody tries codes. */
const CHECKS_PER_MINUTE = 30;
const publicLimiter = (perMinute: number): RequestHandler => generalLimiter(Math.min(CHECKS_PER_MINUTE, perMinute));

/** The page on which anybody checks a document; the square code of a document names it in the path. */
function servePublicPage(app: Express): void {
  const folder = join(__dirname, '..', 'public', 'verificar');
  const headers = { 'Cache-Control': 'no-cache' };
  app.use(
    '/verificar',
    express.static(folder, { index: false, redirect: false, setHeaders: (response) => response.set(headers) }),
  );
  for (const path of ['/verificar', '/verificar/:clave'])
    app.get(path, (_request, response) => {
      response.set(headers).sendFile(join(folder, 'index.html'));
    });
}

/** Pictures of the manual, which the help of the screens shows. */
const serveManual = (app: Express): void =>
  void app.use(
    '/manual',
    express.static(join(__dirname, '..', '..', 'docs', 'manual', 'imagenes'), {
      index: false,
      redirect: false,
      maxAge: '1d',
    }),
  );

/** The screens, built and precompressed. Hashed assets never change; the page itself is always asked for again. */
function serveAdmin(app: Express): void {
  const dist = join(__dirname, '..', '..', 'admin', 'dist');
  if (!existsSync(join(dist, 'index.html'))) return;
  app.use(
    expressStaticGzip(dist, {
      index: false,
      enableBrotli: true,
      orderPreference: ['br', 'gz'],
      serveStatic: {
        setHeaders: (response, path) => {
          response.setHeader(
            'Cache-Control',
            path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
          );
        },
      },
    }),
  );
  app.use((request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    // a file of an older build: the page in its place would be read as a script, or shown as a picture
    if (/^\/(?:assets|manual)\//.test(request.path)) return next();
    response.set('Cache-Control', 'no-cache').sendFile(join(dist, 'index.html'));
  });
}
