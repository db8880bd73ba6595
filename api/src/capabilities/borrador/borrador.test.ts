import { Auditoria } from '../../entities/auditoria.entity';
import { Borrador } from '../../entities/borrador.entity';
import { Idempotencia } from '../../entities/idempotencia.entity';
import { Purge } from '../../http/purge';
import { ejemplos } from '../../testing/mundo';
import { planAdjudicado } from '../../testing/solicitudes';
import { testApp } from '../../testing/test-app';
import { MAXIMO_SECCIONES } from './borrador.store';

const t = testApp();
const ejecutivo = t.user('ejecutivo');
let clave: string;
let idCodigo: string;
beforeEach(async () => {
  ({ clave, idCodigo } = await planAdjudicado(t));
});

const manager = () => t.application.dataSource.manager;
const url = (seccion = 'personales', de = clave, formulario = 'solicitud'): string =>
  `/borrador/${formulario}/${de}/${seccion}`;
const cuerpo = (celular: string, version = 0) => ({ valores: { celular }, versionBase: 3, version });

test('a form, a record or a section that is none is not found', async () => {
  for (const malo of [url('personales', clave, 'inventado'), url('personales', '01-NADA-1-titular'), url('a b')])
    for (const response of [
      await ejecutivo.get(malo),
      await ejecutivo.put(malo, cuerpo('09')),
      await ejecutivo.delete(malo),
    ])
      expect([malo, response.status]).toEqual([malo, 404]);
});

test('the forms of legal keep their drafts under their plan', async () => {
  const asistente = await t.as('asistente.legal');
  const plan = clave.replace(/-titular$/, '');
  for (const formulario of ['pagare', 'prenda', 'contrato']) {
    const suya = url('personas', plan, formulario);
    expect([formulario, (await asistente.put(suya, cuerpo('09'))).status]).toEqual([formulario, 200]);
    expect((await asistente.get(suya)).body.valores).toEqual({ celular: '09' });
    expect((await asistente.put(url('personas', '01-NADA-1', formulario), cuerpo('09'))).status).toBe(404);
  }
});

test('a format keeps drafts under its code, a new one under none; under a code that no format has nothing is kept', async () => {
  const legal = await t.as('legal');
  for (const [de, status] of [
    ['6-01', 200],
    ['nuevo', 200],
    ['6-99', 404],
  ] as const)
    expect([de, (await legal.put(url('nuevo', de, 'formato'), cuerpo('09'))).status]).toEqual([de, status]);
});

test('the key of the copy on a machine is each user’s own, the same in every session, and no key that the server seals with', async () => {
  expect((await t.anonymous.get('/borrador/llave')).status).toBe(401);
  const { headers, body } = await ejecutivo.get('/borrador/llave');
  expect(Buffer.from(body.llave, 'base64')).toHaveLength(32);
  expect(headers['cache-control']).toBe('no-store');
  expect((await (await t.as('ejecutivo')).get('/borrador/llave')).body).toEqual(body);
  const otras = await Promise.all(
    ['ejecutivo2', 'jefatura', 'riesgo'].map(
      async (usuario) => (await (await t.as(usuario)).get('/borrador/llave')).body,
    ),
  );
  expect(new Set([body, ...otras].map(({ llave }) => llave)).size).toBe(4);
  const texto = JSON.stringify(await manager().find(Idempotencia)) + JSON.stringify(await manager().find(Auditoria));
  expect(texto).not.toContain(body.llave);
});

test('a draft comes back as it was typed, on another device too, and not to anybody else', async () => {
  expect((await ejecutivo.get(url())).body).toMatchObject({
    valores: {},
    versionBase: 0,
    version: 0,
    guardadoEn: null,
  });
  const guardado = await ejecutivo.put(url(), cuerpo('09 no es todavía un celular'));
  expect([guardado.status, guardado.body]).toEqual([
    200,
    {
      id: `solicitud/${clave}/personales`,
      formulario: 'solicitud',
      clave,
      seccion: 'personales',
      versionBase: 3,
      version: 1,
      guardadoEn: t.clock.now().toISOString(),
    },
  ]);
  const otroAparato = await t.as('ejecutivo');
  expect((await otroAparato.get(url())).body).toEqual({
    ...guardado.body,
    valores: { celular: '09 no es todavía un celular' },
  });
  const otro = await t.as('ejecutivo2');
  expect((await otro.get(url())).body).toMatchObject({ valores: {}, version: 0 });
  expect((await otro.get(`/borrador?filter=${encodeURIComponent(JSON.stringify({ clave }))}`)).body).toEqual([]);
});

test('the list holds the sections of one form; other records stay out', async () => {
  await ejecutivo.put(url('bien'), cuerpo('1'));
  await ejecutivo.put(url('personales'), cuerpo('2'));
  await ejecutivo.put(url('finanzas', clave, 'finanzas'), cuerpo('3'));
  await ejecutivo.put(url('depositario', idCodigo, 'depositario'), cuerpo('4'));
  const filtro = encodeURIComponent(JSON.stringify({ formulario: 'solicitud', clave }));
  const { body, headers } = await ejecutivo.get(`/borrador?filter=${filtro}`);
  expect(body.map((b: { seccion: string; valores: object }) => [b.seccion, b.valores])).toEqual([
    ['bien', { celular: '1' }],
    ['personales', { celular: '2' }],
  ]);
  expect(headers['content-range']).toBe('borrador 0-1/2');
});

test('another tab of the same user is not overwritten: 412 with what it wrote', async () => {
  await ejecutivo.put(url(), cuerpo('una'));
  await ejecutivo.put(url(), cuerpo('dos', 1));
  for (const version of [0, 1, 3]) {
    const { status, body } = await ejecutivo.put(url(), cuerpo('tres', version));
    expect([status, body.detalle]).toEqual([
      412,
      {
        versionActual: 2,
        campos: ['valores'],
        quien: 'Luis Chicaiza',
        cuando: t.clock.now().toISOString(),
        actual: { valores: { celular: 'dos' } },
      },
    ]);
  }
  expect((await ejecutivo.get(url())).body.valores).toEqual({ celular: 'dos' });
});

test('of two tabs that write the first draft at once one wins', async () => {
  const respuestas = await Promise.all(['a', 'b'].map((valor) => ejecutivo.put(url(), cuerpo(valor))));
  expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect(await manager().countBy(Borrador, { clave })).toBe(1);
});

test('what was typed stands nowhere in the database in clear, stored answers included, and leaves no audit row', async () => {
  const antes = await manager().count(Auditoria);
  await ejecutivo.put(url(), cuerpo('secretísimo')).set('Idempotency-Key', 'clave-de-prueba-1');
  const [{ contenido }] = (await manager().findBy(Borrador, { clave })) as [Borrador];
  expect(contenido).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]+$/);
  const todo = JSON.stringify([await manager().find(Borrador), await manager().find(Idempotencia)]);
  expect(todo).not.toContain('secret');
  expect(await manager().count(Auditoria)).toBe(antes);
});

test('a row that was changed does not open and keeps nobody from writing', async () => {
  await ejecutivo.put(url(), cuerpo('mío'));
  const [fila] = (await manager().findBy(Borrador, { clave })) as [Borrador];
  await manager().update(Borrador, { id: fila.id }, { contenido: `${fila.contenido.slice(0, -3)}AAA` });
  expect((await ejecutivo.get(url())).body).toMatchObject({ valores: {}, version: 1 });
  expect((await ejecutivo.put(url(), cuerpo('otra vez', 1))).status).toBe(200);
});

test('64 kB are taken, a byte more is refused; so is one section too many', async () => {
  const conBytes = (bytes: number) => ({
    valores: { t: 'x'.repeat(bytes - '{"t":""}'.length) },
    versionBase: 0,
    version: 0,
  });
  expect((await ejecutivo.put(url(), conBytes(65_537))).body.code).toBe('borrador-demasiado-grande');
  expect((await ejecutivo.put(url(), conBytes(65_536))).status).toBe(200);
  for (let i = 1; i < MAXIMO_SECCIONES; i++) await ejecutivo.put(url(`s${i}`), cuerpo('x'));
  // Of two that are one too many at the same moment neither may count without the other, on a server either.
  const lock = jest.spyOn(t.application.unitOfWork, 'lock');
  const { status, body } = await ejecutivo.put(url('una-mas'), cuerpo('x'));
  expect(lock.mock.calls.map(([, name]) => name)).toEqual([expect.stringMatching(/^borradores:\d+$/)]);
  lock.mockRestore();
  expect([status, body.code]).toEqual([422, 'demasiados-borradores']);
});

test('discarding removes one section and is no error where there is none', async () => {
  await ejecutivo.put(url('bien'), cuerpo('1'));
  await ejecutivo.put(url('personales'), cuerpo('2'));
  for (let i = 0; i < 2; i++) expect((await ejecutivo.delete(url('bien'))).status).toBe(204);
  expect((await manager().findBy(Borrador, { clave })).map(({ seccion }) => seccion)).toEqual(['personales']);
});

test('what another user typed in the same form stays his, whoever discards or saves', async () => {
  const otro = await t.as('ejecutivo2');
  const enDepositario = url('depositario', idCodigo, 'depositario');
  for (const client of [ejecutivo, otro])
    for (const donde of [url(), enDepositario]) expect((await client.put(donde, cuerpo('1'))).status).toBe(200);
  await ejecutivo.delete(url());
  const depositario = { ...ejemplos['PUT /depositario/{idCodigo}'], version: 0 };
  expect((await ejecutivo.put(`/depositario/${idCodigo}`, depositario)).status).toBe(200);
  for (const donde of [url(), enDepositario]) {
    expect((await ejecutivo.get(donde)).body.version).toBe(0);
    expect((await otro.get(donde)).body).toMatchObject({ valores: { celular: '1' }, version: 1 });
  }
});

test('30 days after it was last written a draft is gone, not before', async () => {
  const purge = t.application.background.find((work) => work instanceof Purge) as Purge;
  await ejecutivo.put(url(), cuerpo('1'));
  t.clock.advance(30 * 86_400_000);
  await purge.step();
  expect(await manager().countBy(Borrador, { clave })).toBe(1);
  t.clock.advance(1);
  await purge.step();
  expect(await manager().countBy(Borrador, { clave })).toBe(0);
});
