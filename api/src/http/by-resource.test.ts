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
  ['get', '/api/v1/recurso-a/7/acto'],
  ['delete', '/api/v1/recurso-a'],
  ['options', '/api/v1/recurso-a'],
  ['get', '/recurso-a'],
  ['get', '/api/v1'],
] as const)('%s %s belongs to no route and goes on to what stands behind', async (method, path) => {
  const answer = await request(app)[method](path);
  expect([answer.status, answer.text]).toEqual([404, 'de nadie']);
});

test('a route is found with its parameters and its own template, in either case and with a slash at its end', async () => {
  expect((await request(app).post('/api/v1/recurso-b/7/acto')).text).toBe('/api/v1/recurso-b/:id/acto 7');
  expect((await request(app).get('/API/v1/Recurso-B/')).text).toBe('recurso-b');
  expect((await request(app).head('/api/v1/recurso-b')).status).toBe(200);
});

test('the last resource is found with as many comparisons as the first', async () => {
  const comparisons = async (name: string): Promise<number> => {
    const exec = jest.spyOn(RegExp.prototype, 'exec');
    try {
      expect((await request(app).get(`/api/v1/${name}`)).text).toBe(name);
      return exec.mock.calls.filter(([text]) => text === `/api/v1/${name}`).length;
    } finally {
      exec.mockRestore();
    }
  };
  const [first, last] = [await comparisons(NAMES[0] as string), await comparisons(NAMES.at(-1) as string)];
  expect(first).toBeGreaterThan(0);
  expect(last).toBe(first);
});
