import request from 'supertest';
import { registry } from '../metrics';
import { testApp } from '../testing/test-app';

const t = testApp();

test.each([
  ['get', '/api/v1/desconocido'],
  ['get', '/api/v1/producto/1/nada/2'],
  ['options', '/api/v1/producto'],
  ['options', '/api/v1/carpeta/01-A001-1/enviar'],
  ['get', '/api/producto'],
  ['get', '/api/v1'],
] as const)('%s %s is no route', async (method, path) => {
  const { status, body } = await request(t.app)[method](path);
  expect([status, body.code]).toEqual([404, 'ruta-desconocida']);
});

test.each([
  ['delete', '/api/v1/producto', 'GET, HEAD'],
  ['patch', '/API/v1/Producto/', 'GET, HEAD'],
  ['get', '/api/v1/carpeta/01-A001-1/enviar', 'POST'],
  ['head', '/api/v1/carpeta/01-A001-1/enviar', 'POST'],
  // a path without parameters is its own
  ['patch', '/api/v1/tarea/hoy', 'GET, HEAD'],
] as const)('%s %s has a path of ours and not its method: 405 with those that it has', async (method, path, allow) => {
  const { status, headers, body } = await request(t.app)[method](path);
  expect([status, headers['allow']]).toEqual([405, allow]);
  if (method !== 'head')
    expect(body).toMatchObject({
      code: 'metodo-no-permitido',
      title: `Esta ruta no admite ${method.toUpperCase()}: admite ${allow}`,
      detalle: { admitidos: allow.split(', ') },
    });
});

test('a route is found in either case and with a slash at its end, and GET answers HEAD', async () => {
  const admin = await t.as('admin');
  const { body } = await admin.get('/producto');
  expect(body.length).toBeGreaterThan(1);
  const as = (path: string) => request(t.app).get(path).set('Authorization', `Bearer ${admin.token}`);
  expect((await as('/API/v1/Producto/')).body).toEqual(body);
  const head = await request(t.app).head('/api/v1/producto').set('Authorization', `Bearer ${admin.token}`);
  expect([head.status, head.text]).toEqual([200, undefined]);
});

test('metrics name the template of a route, of an answer and of a refusal, never its values', async () => {
  const admin = await t.as('admin');
  await admin.get('/usuario?range=[0,0]');
  await admin.get('/usuario/987654');
  await t.anonymous.get('/usuario/987655');
  const text = await registry.metrics();
  for (const [route, status] of [
    ['/api/v1/usuario', 200],
    ['/api/v1/usuario/:id', 404],
    ['/api/v1/usuario/:id', 401],
  ])
    expect(text).toContain(`method="GET",route="${route}",status="${status}"`);
  // As a part of a path: a time that was measured may hold any digits.
  expect(text).not.toMatch(/\/98765[45]/);
});
