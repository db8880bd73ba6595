import { Auditoria } from '../entities/auditoria.entity';
import { MedioAprobacion } from '../entities/medio-aprobacion.entity';
import { actuar, clienteConPlanes, medioEnviado } from '../testing/medios';
import { inscribir } from '../testing/segundo-factor';
import { overDatabaseOf, startTestApp, testApp } from '../testing/test-app';

const MINUTE = 60_000;

/** Where the company asks for a code before risk accepts an approval, and before anybody approves anything. */
const t = testApp({
  env: { SEGUNDO_FACTOR_ACTOS: 'medio-aprobacion:aceptar, aprobar', SEGUNDO_FACTOR_MINUTOS: '5' },
});

const enviado = async () => medioEnviado(t, await clienteConPlanes(t, { ejecutivo: 'ejecutivo' }));
const aceptar = async (quien: Parameters<typeof actuar>[0], medio: Awaited<ReturnType<typeof enviado>>) =>
  actuar(quien, 'aceptar', medio, { confirmaValor: true });

test('who has no authenticator is told where to get one, and nothing is done', async () => {
  const medio = await enviado();
  const { status, body } = await aceptar(await t.as('riesgo'), medio);
  expect([status, body.code]).toEqual([403, 'segundo-factor-sin-inscribir']);
  expect(body.title).toContain('«Segundo factor»');
  const { manager } = t.application.dataSource;
  expect((await manager.findOneByOrFail(MedioAprobacion, { id: medio.id })).estado).toBeNull();
  expect(await manager.countBy(Auditoria, { recurso: 'medio-aprobacion', accion: 'aceptar' })).toBe(0);
});

test('who has one shows a code, and the same request with the same key is done; some minutes later it is asked for anew', async () => {
  const { cliente, codigo } = await inscribir(t, 'riesgo');
  t.clock.advance(5 * MINUTE);
  const [primero, segundo] = [await enviado(), await enviado()];
  const asked = () => aceptar(cliente, primero).then(({ status, body }) => [status, body.code]);
  expect(await asked()).toEqual([403, 'segundo-factor-requerido']);
  const withKey = () =>
    cliente
      .post(`/medio-aprobacion/${primero.id}/aceptar`, { confirmaValor: true, version: primero.version })
      .set('Idempotency-Key', 'la-misma-clave');
  expect((await withKey()).body.code).toBe('segundo-factor-requerido');
  await cliente.post('/auth/segundo-factor/comprobar', { codigo: '000000' }).expect(422);
  expect((await withKey()).status).toBe(403);
  await cliente.post('/auth/segundo-factor/comprobar', { codigo: codigo() }).expect(204);
  expect((await withKey()).status).toBe(200);
  t.clock.advance(5 * MINUTE);
  expect((await aceptar(cliente, segundo)).body.code).toBe('segundo-factor-requerido');
  // an act that is not named asks for nothing
  expect((await actuar(cliente, 'rechazar', segundo, { observaciones: 'Valor fuera de lista' })).status).toBe(200);
});

test('a code that opened the session counts for its first minutes; the code itself counts no second time', async () => {
  const { codigo } = await inscribir(t, 'jefatura');
  const body = { name: 'jefatura', pass: 'adjudica', codigo: codigo() };
  const { access_token } = (await t.anonymous.post('/auth', body).expect(200)).body;
  const again = await t.anonymous
    .post('/auth/segundo-factor/comprobar', { codigo: body.codigo })
    .set('Authorization', `Bearer ${access_token}`);
  expect([again.status, again.body.code]).toEqual([422, 'codigo-usado']);
});

test('a permission that is missing and a body that is wrong are said first', async () => {
  const medio = await enviado();
  expect((await aceptar(await t.as('ejecutivo'), medio)).body.code).toBe('sin-permiso');
});

test.each([
  ['carpeta:aprobarr', /SEGUNDO_FACTOR_ACTOS: no hay carpeta:aprobarr; hay .*carpeta:aprobar, /],
  ['aprobar,usuario:crear', /no hay usuario:crear; /],
])('the start refuses %s, and names the acts that there are', async (actos, dicho) => {
  await expect(startTestApp({ ...overDatabaseOf(t), env: { SEGUNDO_FACTOR_ACTOS: actos } })).rejects.toThrow(dicho);
});
