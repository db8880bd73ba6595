import { Auditoria } from '../../entities/auditoria.entity';
import { Idempotencia } from '../../entities/idempotencia.entity';
import { EnvioEvento, Suscripcion } from '../../entities/suscripcion.entity';
import { EMPRESA_DE_PRUEBA } from '../../testing/empresa';
import { abrirReceptor, type Receptor } from '../../testing/receptor';
import { type Client, startTestApp, type TestApp } from '../../testing/test-app';

let t: TestApp;
let admin: Client;
let receptor: Receptor;
let cuentaId: number;
beforeEach(async () => {
  t = await startTestApp();
  admin = await t.as('admin');
  receptor = await abrirReceptor();
  cuentaId = await crearCuenta('contabilidad', ['orden:leer', 'pago:leer']);
});
afterEach(async () => {
  receptor.close();
  await t.close();
});

const crearCuenta = async (usuario: string, alcances: string[]): Promise<number> =>
  (
    await admin.post('/cuenta-servicio', {
      usuario,
      nombre: usuario,
      role: 'Jefatura Adjudicaciones',
      alcances,
      direcciones: [],
    })
  ).body.id;
const nueva = (cambios: object = {}) => ({
  cuentaId,
  nombre: 'Sistema contable',
  url: receptor.url,
  eventos: ['ORDEN-APROBADA'],
  ...cambios,
});
const errores = async (cambios: object) => {
  const { status, body } = await admin.post('/suscripcion', nueva(cambios));
  return [status, Object.keys(body.errors ?? {})];
};

test('an address that is none, has a user or a fragment, no event, an unknown one, or an account that is a person: 422 at its field', async () => {
  for (const url of [
    '',
    'contabilidad',
    'ftp://a.example/',
    'https://ana:clave@a.example/',
    'https://a.example/#x',
    'https://ñ.example/',
  ])
    expect([url, ...(await errores({ url }))]).toEqual([url, 422, ['url']]);
  expect(await errores({ eventos: [] })).toEqual([422, ['eventos']]);
  expect(await errores({ eventos: ['ORDEN-COMIDA'] })).toEqual([422, ['eventos.0']]);
  expect(await errores({ cuentaId: 1 })).toEqual([422, ['cuentaId']]);
});

test('events of records that the account may not read are refused and named, at birth and at a change', async () => {
  const { status, body } = await admin.post('/suscripcion', nueva({ eventos: ['ORDEN-APROBADA', 'PAGARE-APROBADO'] }));
  expect([status, body.errors]).toEqual([422, { eventos: 'La cuenta no tiene el permiso de leer: PAGARE-APROBADO' }]);
  const { claveSecreta: _, ...suscripcion } = (await admin.post('/suscripcion', nueva())).body;
  const { nombre, url, activa, version } = suscripcion;
  const cambio = { nombre, url, activa, version, eventos: ['PAGARE-APROBADO'] };
  expect((await admin.put(`/suscripcion/${suscripcion.id}`, cambio)).status).toBe(422);
});

test('in production nothing but https and nothing of the own network, unless the setting allows that', async () => {
  const otra = async (env: Record<string, string>) => {
    const other = await startTestApp({ env });
    const { id } = (
      await (
        await other.as('admin')
      ).post('/cuenta-servicio', {
        usuario: 'contabilidad',
        nombre: 'ERP',
        role: 'Jefatura Adjudicaciones',
        alcances: ['orden:leer'],
        direcciones: [],
      })
    ).body;
    const client = await other.as('admin');
    const intento = async (url: string) => {
      const { status, body } = await client.post('/suscripcion', nueva({ cuentaId: id, url }));
      return `${status} ${body.errors?.url ?? ''}`;
    };
    const respuestas = [
      await intento('http://a.example/'),
      await intento('https://127.0.0.1/'),
      await intento('https://a.example/'),
    ];
    await other.close();
    return respuestas;
  };
  const claves = {
    NODE_ENV: 'production',
    ...EMPRESA_DE_PRUEBA,
    DATA_KEY: Buffer.alloc(32, 'clave de prueba ').toString('base64'),
  };
  expect(await otra(claves)).toEqual([
    '422 La dirección debe empezar con https://',
    '422 La dirección es de una red interna: la configuración no la admite',
    '201 ',
  ]);
  expect(await otra({ ...claves, WEBHOOK_RED_INTERNA: 'true' })).toEqual([
    '422 La dirección debe empezar con https://',
    '201 ',
    '201 ',
  ]);
  expect(await otra({ WEBHOOK_RED_INTERNA: 'false' })).toEqual([
    '201 ',
    expect.stringContaining('red interna'),
    '201 ',
  ]);
});

test('the secret is shown once, stands nowhere as it is, and a repetition under the same key makes no second', async () => {
  const pedir = () => admin.post('/suscripcion', nueva()).set('Idempotency-Key', 'una-suscripcion');
  const { body } = await pedir();
  expect(body.claveSecreta).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(await pedir()).toMatchObject({ status: 409, body: { code: 'clave-sin-respuesta' } });
  const { manager } = t.application.dataSource;
  const guardado = JSON.stringify([
    await manager.find(Suscripcion),
    await manager.find(Auditoria),
    await manager.find(Idempotencia),
    (await admin.get(`/suscripcion/${body.id}`)).body,
    (await admin.get('/suscripcion')).body,
  ]);
  expect(guardado).toContain('v1.');
  expect(guardado).not.toContain(body.claveSecreta.slice(6));
  expect(await manager.count(Suscripcion)).toBe(1);
});

test('a message that waits is not sent again: 409; no such one 404; left with a reason only', async () => {
  const { id } = (await admin.post('/suscripcion', nueva())).body;
  expect((await admin.post(`/suscripcion/${id}/probar`)).status).toBe(204);
  const [{ id: envio, version }] = (await admin.get('/envio-evento')).body;
  const acto = async (accion: string, body: object, clave: number = envio) =>
    (await admin.post(`/envio-evento/${clave}/${accion}`, body)).status;
  expect(await acto('reenviar', { version })).toBe(409);
  expect(await acto('descartar', { version, motivo: ' ' })).toBe(422);
  expect(await acto('reenviar', { version }, 999)).toBe(404);
  expect((await admin.post('/suscripcion/999/probar')).status).toBe(404);
  expect((await admin.post('/suscripcion/999/reenviar', { desde: '2026-03-10', estados: 'todos' })).status).toBe(404);
  expect(await acto('descartar', { version, motivo: 'Ya no hace falta' })).toBe(200);
  await t.application.reparto.step();
  expect(receptor.recibidos).toEqual([]);
  const [fila] = await t.application.dataSource.manager.find(EnvioEvento);
  expect(fila).toMatchObject({ estado: 'descartado', intentos: 0 });
});
