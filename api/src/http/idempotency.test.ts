import { randomUUID } from 'node:crypto';
import { SISTEMA } from '../auth/actor';
import { Auditoria } from '../entities/auditoria.entity';
import { Idempotencia } from '../entities/idempotencia.entity';
import { Usuario } from '../entities/usuario.entity';
import { runWithRequest } from '../request/context';
import { claves, crearMundo, ejemplos, whoMay } from '../testing/mundo';
import { bodyOf, type Operation, urlOf, writes } from '../testing/openapi';
import { type Client, testApp } from '../testing/test-app';
import { Purge } from './purge';

const t = testApp({ contract: true });
beforeAll(async () => {
  await crearMundo(t);
});

const KEY = 'Idempotency-Key';
const count = (entity: typeof Usuario | typeof Auditoria) => t.application.dataSource.manager.count(entity as never);
const nuevo = (usuario: string) => ({ usuario, nombre: 'Nueva', apellido: 'Persona', role: 'Riesgo' });

describe('the same key again, on every route that writes', () => {
  /** Its first effect ends the session that the second request would need. */
  const ENDS_THE_SESSION = 'POST /auth/salir';
  /** Shown once, and so not kept. */
  const SECRETS = ['contrasenaTemporal', 'claveSecreta', 'secretoDeAutenticador'];

  /** Carried out in the small world, whatever happens to the others. */
  const DONE = [
    'POST /auth/contrasena',
    'POST /notificacion/{id}/leer',
    'PUT /usuario/{id}',
    'POST /asamblea',
    ENDS_THE_SESSION,
  ];
  /** In `npm test` some of them: one middleware serves every route. */
  const routes = process.env.TEST_ALL ? writes : writes.filter(({ id }, i) => i % 8 === 0 || DONE.includes(id));

  test.each(routes.map((operation): [string, Operation] => [operation.id, operation]))(
    '%s has its effect once',
    async (id, operation) => {
      const client = await t.as(whoMay(operation.permissions));
      const key = randomUUID();
      const body = ejemplos[id] ?? bodyOf(operation);
      const send = (more: object = {}, by: Client = client) =>
        by[operation.method](urlOf(operation, claves(operation)), { ...body, ...more }).set(KEY, key);
      const auditedBefore = await count(Auditoria);
      const first = await send();
      const audited = await count(Auditoria);
      const second = await send();
      if (id === ENDS_THE_SESSION) {
        expect([first.status, second.status]).toEqual([204, 401]);
        return;
      }
      expect(await count(Auditoria)).toBe(audited);
      if (first.status >= 400) {
        // Refused: nothing was kept, the same request may be tried again.
        expect([second.status, second.body.code]).toEqual([first.status, first.body.code]);
        expect(second.headers).not.toHaveProperty('idempotency-replayed');
        return;
      }
      if ((await t.application.dataSource.manager.countBy(Idempotencia, { clave: key })) === 0) {
        // Nothing was committed under the key (a preview, say): repeating it is harmless, it has no effect.
        expect([second.status, audited]).toEqual([first.status, auditedBefore]);
        return;
      }
      if (SECRETS.some((name) => Object.hasOwn(first.body, name))) expect(second.body.code).toBe('clave-sin-respuesta');
      else {
        expect([second.status, second.text]).toEqual([first.status, first.text]);
        expect(second.headers['idempotency-replayed']).toBe('true');
      }
      const other = await send({ otro: 1 });
      expect([other.status, other.body.code]).toEqual([422, 'clave-reutilizada']);
    },
  );

  test('the routes of the small world are really carried out, so that the test above proves something', async () => {
    const done = await t.application.dataSource.manager.find(Idempotencia);
    const routes = done.filter((row) => row.respuestaEstado !== null).map((row) => row.ruta.replace('/api/v1', ''));
    for (const route of ['POST /auth/contrasena', 'POST /notificacion/1/leer', 'PUT /usuario/15', 'POST /asamblea'])
      expect(routes).toContain(route);
  });
});

describe('one key, one effect', () => {
  test('a repeated creation gives the answer of the first, also without content', async () => {
    const client = await t.as('servicio');
    const send = () => client.post('/notificacion/leer-todas').set(KEY, 'clave-leer-todas');
    expect((await send()).status).toBe(204);
    const again = await send();
    expect([again.status, again.text, again.headers['idempotency-replayed']]).toEqual([204, '', 'true']);
  });

  test('the same key while the first is in flight is a conflict, and there is one effect', async () => {
    const admin = await t.as('admin');
    const before = await count(Usuario);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => admin.post('/usuario', nuevo('a.la.vez')).set(KEY, 'clave-a-la-vez')),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(201);
    expect(new Set(statuses.slice(1))).toEqual(new Set([409]));
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual(
      expect.arrayContaining(['clave-en-curso']),
    );
    expect(await count(Usuario)).toBe(before + 1);
  });

  // Fails without: the requests that come together sharing what the first found (a server takes a while to say it).
  test('a key that was answered is answered to all who ask again at one moment, however long the look takes', async () => {
    const client = await t.as('admin');
    const enviar = () => client.post('/notificacion/leer-todas').set(KEY, 'clave-leer-a-la-vez');
    expect((await enviar()).status).toBe(204);
    const { manager } = t.application.dataSource;
    const find = manager.findOneBy.bind(manager);
    const slow = jest.spyOn(manager, 'findOneBy').mockImplementation(async (...asked) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return find(...asked);
    });
    try {
      const otras = await Promise.all([1, 2, 3, 4].map(enviar));
      expect(otras.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    } finally {
      slow.mockRestore();
    }
  });

  test('the same key for another route or another record is refused, though the body is the same', async () => {
    const client = await t.as('comercial');
    const { body } = await client.get('/notificacion');
    const [{ id }] = body;
    const leer = () => client.post(`/notificacion/${id}/leer`).set(KEY, 'clave-de-una-ruta');
    expect((await leer()).status).toBeLessThan(300);
    for (const otra of [`/notificacion/${id}/no-leida`, `/notificacion/${id + 1}/leer`]) {
      const { status, body } = await client.post(otra).set(KEY, 'clave-de-una-ruta');
      expect([otra, status, body.code]).toEqual([otra, 422, 'clave-reutilizada']);
    }
    expect((await client.get('/notificacion')).body[0].leida).toBe(true);
    expect((await leer()).headers['idempotency-replayed']).toBe('true');
  });

  test('a crash between commit and answer: the key is answered with a conflict, never with a second effect', async () => {
    const admin = await t.as('admin');
    const { id } = await t.application.dataSource.manager.findOneByOrFail(Usuario, { usuario: 'admin' });
    // The commit of the crashed process: effect and key in one transaction (writeIdempotencyKey in UnitOfWork.run), and no answer.
    const crashed = await admin.post('/usuario', nuevo('tras.caida')).set(KEY, 'clave-tras-caida');
    expect(crashed.status).toBe(201);
    await t.application.dataSource.manager.update(
      Idempotencia,
      { usuarioId: id, clave: 'clave-tras-caida' },
      { respuestaEstado: null, respuesta: null },
    );
    const before = await count(Usuario);
    const again = await admin.post('/usuario', nuevo('tras.caida')).set(KEY, 'clave-tras-caida');
    expect([again.status, again.body.code]).toEqual([409, 'clave-sin-respuesta']);
    expect(await count(Usuario)).toBe(before);
  });

  test('kept answers are sealed; one of another key of the data, or of another row, is a conflict and no second effect', async () => {
    const { manager } = t.application.dataSource;
    const riesgo = await t.as('riesgo');
    const leer = (key: string) => riesgo.post('/notificacion/leer-todas', {}).set(KEY, key);
    await leer('clave-sellada-1');
    await leer('clave-sellada-2');
    const [una, otra] = await Promise.all(
      ['clave-sellada-1', 'clave-sellada-2'].map((clave) => manager.findOneByOrFail(Idempotencia, { clave })),
    );
    expect(una?.respuesta).toMatch(/^v1\./);
    await manager.update(Idempotencia, { id: una?.id }, { respuesta: otra?.respuesta ?? '' });
    const repetida = await leer('clave-sellada-1');
    expect([repetida.status, repetida.body.code]).toEqual([409, 'clave-sin-respuesta']);
    expect((await leer('clave-sellada-2')).headers['idempotency-replayed']).toBe('true');
  });

  test('an act that is rolled back takes its key with it', async () => {
    const claim = {
      usuarioId: 1,
      clave: 'clave-deshecha',
      ruta: 'POST /x',
      huellaCuerpo: 'x',
      written: false,
      answered: false,
    };
    const act = runWithRequest({ requestId: 'x', idempotency: claim }, () =>
      t.application.unitOfWork.run(SISTEMA, async () => {
        throw new Error('refused');
      }),
    );
    await expect(act).rejects.toThrow('refused');
    expect(claim.written).toBe(false);
    expect(await t.application.dataSource.manager.countBy(Idempotencia, { clave: 'clave-deshecha' })).toBe(0);
  });

  test('another process that has the key in flight wins: the loser gets a conflict and changes nothing', async () => {
    const { manager } = t.application.dataSource;
    const row = { usuarioId: 2, clave: 'clave-de-otro', ruta: 'POST /x', huellaCuerpo: 'x' };
    await manager.insert(Idempotencia, { ...row, respuestaEstado: null, respuesta: null, creadaEn: new Date() });
    const act = runWithRequest({ requestId: 'x', idempotency: { ...row, written: false, answered: false } }, () =>
      t.application.unitOfWork.run(SISTEMA, async () => 'done'),
    );
    await expect(act).rejects.toMatchObject({ status: 409, code: 'clave-en-curso' });
  });

  test('an answer is visible to its owner alone: the same key of another user is another key', async () => {
    const one = await t.as('jefatura');
    const other = await t.as('jefatura2');
    expect((await one.post('/notificacion/leer-todas').set(KEY, 'clave-compartida')).status).toBe(204);
    const answer = await other.post('/notificacion/leer-todas').set(KEY, 'clave-compartida');
    expect(answer.status).toBe(204);
    expect(answer.headers).not.toHaveProperty('idempotency-replayed');
  });

  test('a stored answer never skips the permission: after a change of role the key opens nothing', async () => {
    const client = await t.as('director');
    const send = () => client.post('/asamblea', ejemplos['POST /asamblea']).set(KEY, 'clave-del-director');
    const first = await send();
    expect([201, 409]).toContain(first.status);
    await t.application.dataSource.manager.update(Usuario, { usuario: 'director' }, { role: 'Riesgo' });
    expect((await send()).status).toBe(403);
  });

  test('a one-time password is stored nowhere, not even as an answer', async () => {
    const admin = await t.as('admin');
    const created = await admin.post('/usuario', nuevo('secreta.una')).set(KEY, 'clave-con-secreto');
    const secret = created.body.contrasenaTemporal as string;
    expect(secret).toMatch(/^[\w-]{12,}$/);
    for (const entity of [Idempotencia, Auditoria, Usuario]) {
      const rows = await t.application.dataSource.createQueryBuilder().select('*').from(entity, 'x').getRawMany();
      expect(JSON.stringify(rows)).not.toContain(secret);
    }
  });

  test('answers are forgotten after two days', async () => {
    const client = await t.as('gerente');
    await client.post('/notificacion/leer-todas').set(KEY, 'clave-vieja');
    const kept = () => t.application.dataSource.manager.countBy(Idempotencia, { clave: 'clave-vieja' });
    const purge = t.application.background.find((work) => work instanceof Purge) as Purge;
    await purge.step();
    expect(await kept()).toBe(1);
    t.clock.advance(48 * 3_600_000 + 1000);
    await purge.step();
    expect(await kept()).toBe(0);
  });
});
