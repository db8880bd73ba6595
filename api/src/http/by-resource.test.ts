import express from 'express';
import request from 'supertest';
import { byResource } from './by-resource';

const NAMES = Array.from(
  { length: 60 },
  (_, i) => `recurso-${String.fromCharCode(97 + (i % 26)).repeat(1 + Math.floor(i / 26))}`,
);

/** Sixty resources of two routes each, and behind them what answers everything else. */
function application(): express.Express {
  const app = express();
  app.use(
    byResource('/api/v1', (routes) => {
      for (const name of NAMES) {
        routes.get(`/api/v1/${name}`, (_request, response) => void response.send(name));
        routes.post(
          `/api/v1/${name}/:id/acto`,
          (r, response) => void response.send(`${r.route.path} ${r.params['id']}`),
        );
      }
    }),
  );
  app.use((_request, response) => void response.status(404).send('de nadie'));
  return app;
}
const app = application();

test.each(['/otra/recurso', '/api/v1/:id', '/api/v1', '/api/v2/recurso'])(
  'a route %s, whose path does not name its resource, is refused at the start',
  (path) => {
    expect(() => byResource('/api/v1', (routes) => void routes.get(path, () => {}))).toThrow('the name of a resource');
  },
);

test.each([
  ['get', '/api/v1/desconocido'],
  ['get', '/api/v1/recurso-a/7'],
  ['get', '/api/v1/recurso-a/7/acto/8'],
  ['options', '/api/v1/recurso-a'],
  ['options', '/api/v1/recurso-a/7/acto'],
  ['get', '/recurso-a'],
  ['get', '/api/v1'],
] as const)('%s %s belongs to no route and goes on to what stands behind', async (method, path) => {
  const answer = await request(app)[method](path);
  expect([answer.status, answer.text]).toEqual([404, 'de nadie']);
});

test.each([
  ['delete', '/api/v1/recurso-a', 'GET, HEAD'],
  ['patch', '/API/v1/Recurso-A/', 'GET, HEAD'],
  ['get', '/api/v1/recurso-a/7/acto', 'POST'],
  ['head', '/api/v1/recurso-a/7/acto', 'POST'],
  ['delete', '/api/v1/recurso-a/0/acto', 'POST'],
] as const)('%s %s has a path of ours and not its method: 405 with those that it has', async (method, path, allow) => {
  const answer = await request(app)[method](path);
  expect([answer.status, answer.headers['allow']]).toEqual([405, allow]);
  const admitidos = allow.split(', ');
  if (method !== 'head')
    expect(answer.body).toMatchObject({
      code: 'metodo-no-permitido',
      title: `Esta ruta no admite ${method.toUpperCase()}: admite ${allow}`,
      detalle: { admitidos },
    });
});

test('of several routes of one path all methods are named, whatever their parameters are called; of a literal path its own', async () => {
  const several = express();
  several.use(
    byResource('/api/v1', (routes) => {
      const answer: express.RequestHandler = (_request, response) => void response.send('');
      routes.get('/api/v1/plan/:id', answer);
      routes.put('/api/v1/plan/:codigo', answer);
      routes.get('/api/v1/plan/hoy', answer);
      routes.delete('/api/v1/plan/:id/nota', answer);
    }),
  );
  const allowOf = async (path: string) => (await request(several).patch(path)).headers['allow'];
  expect([await allowOf('/api/v1/plan/7'), await allowOf('/api/v1/plan/hoy')]).toEqual(['GET, HEAD, PUT', 'GET, HEAD']);
});

test('a route is found with its parameters and its own template, in either case and with a slash at its end', async () => {
  expect((await request(app).post('/api/v1/recurso-b/7/acto')).text).toBe('/api/v1/recurso-b/:id/acto 7');
  expect((await request(app).get('/API/v1/Recurso-B/')).text).toBe('recurso-b');
  expect((await request(app).head('/api/v1/recurso-b')).status).toBe(200);
});

test('the last resource is found with as many comparisons as the first, and a path without parameters with none', async () => {
  const comparisons = async (method: 'get' | 'post', path: string, status = 200): Promise<number> => {
    const exec = jest.spyOn(RegExp.prototype, 'exec');
    try {
      expect((await request(app)[method](path)).status).toBe(status);
      return exec.mock.calls.filter(([text]) => text === path).length;
    } finally {
      exec.mockRestore();
    }
  };
  const [first, last] = [NAMES[0], NAMES.at(-1)].map((name) => `/api/v1/${name}`) as [string, string];
  // whoever asks looks at the path too
  const none = await comparisons('get', '/recurso-a', 404);
  const ofFirst = await comparisons('post', `${first}/7/acto`);
  expect(ofFirst).toBeGreaterThan(none);
  expect(await comparisons('post', `${last}/7/acto`)).toBe(ofFirst);
  expect([await comparisons('get', first), await comparisons('get', last)]).toEqual([none, none]);
});

test('a path without parameters runs all handlers of its route, with its template and what its promise refuses with', async () => {
  const fails = express();
  fails.use(
    byResource('/api/v1', (routes) => {
      const first: express.RequestHandler = (_request, _response, next) => next();
      routes.get('/api/v1/lista', first, async (r) => {
        throw new Error(`${r.route.path} ${JSON.stringify(r.params)} ${r.query['q']}`);
      });
    }),
  );
  fails.use(
    ((error: Error, _request, response, _next) => void response.send(error.message)) as express.ErrorRequestHandler,
  );
  expect((await request(fails).get('/api/v1/lista?q=1')).text).toBe('/api/v1/lista {} 1');
});
