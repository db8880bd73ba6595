import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { AuditSealer } from '../../audit/sealer';
import { SISTEMA } from '../../auth/actor';
import { Notificacion } from '../../entities/notificacion.entity';
import { EnvioEvento, Suscripcion } from '../../entities/suscripcion.entity';
import { crearGrupo, crearPlan } from '../../testing/builders';
import { listadosDe } from '../../testing/listados';
import { abrirReceptor, acepta, type Receptor, rechaza } from '../../testing/receptor';
import { type Client, startTestApp, type TestApp } from '../../testing/test-app';
import { Sender } from '../../webhooks';
import { EnvioEventoStore } from './envio-evento.store';
import { RepartoDeEventos } from './suscripcion.reparto';
import { Secretos } from './suscripcion.secretos';
import { SuscripcionStore } from './suscripcion.store';

const HORA = 3_600_000;
const DIA = 24 * HORA;

let t: TestApp;
let admin: Client;
let receptor: Receptor;
let secreto: string;
let id: number;
const planes: { id: number; idCodigo: string }[] = [];
beforeEach(async () => {
  t = await startTestApp();
  admin = await t.as('admin');
  receptor = await abrirReceptor();
  const cuenta = (
    await admin.post('/cuenta-servicio', {
      usuario: 'contabilidad',
      nombre: 'ERP',
      role: 'Jefatura Adjudicaciones',
      alcances: ['orden:leer', 'pago:leer', 'cambio:leer'],
      direcciones: [],
    })
  ).body;
  const { body } = await admin.post('/suscripcion', {
    cuentaId: cuenta.id,
    nombre: 'Sistema contable',
    url: receptor.url,
    eventos: ['ORDEN-APROBADA', 'ORDEN-ANULADA', 'PAGO-APROBADO'],
  });
  [id, secreto] = [body.id, body.claveSecreta];
  const { manager } = t.application.dataSource;
  const grupo = await crearGrupo(manager, { grupo: 'M001' });
  planes.length = 0;
  for (const codigo of ['1', '2', '3']) planes.push(await crearPlan(manager, grupo, { codigo }));
});
afterEach(async () => {
  receptor.close();
  await t.close();
});

/** What an act on an order notes, in a transaction that may be rolled back. */
function ocurre(tipo: string, plan = 0, orden = 17, falla = false): Promise<unknown> {
  const { id: planId } = planes[plan] as (typeof planes)[number];
  const evento = { tipo, planId, personaId: null, observacion: null, claves: { 'orden-de-compra': String(orden) } };
  return t.application.unitOfWork
    .run(SISTEMA, async (tx) => {
      await t.application.acts.eventos.record(tx, [evento]);
      await tx.audit({ accion: 'aprobar', recurso: 'orden-de-compra', recursoId: orden });
      if (falla) throw new Error('rolled back');
    })
    .catch((error: Error) => {
      if (!falla) throw error;
      return error.message;
    });
}
const reparte = () => t.application.reparto.step();
const filas = () => t.application.dataSource.manager.find(EnvioEvento, { order: { id: 'ASC' } });
const estados = async () => (await filas()).map(({ estado }) => estado);
/** As an administrator of now: a session ends while the clock runs. */
const suscripcion = async () => (await (await t.as('admin')).get(`/suscripcion/${id}`)).body;
const avisos = async () =>
  (await t.application.dataSource.manager.findBy(Notificacion, { recurso: 'suscripcion' })).map(({ texto }) => texto);
const recibidos = () => receptor.recibidos.map(({ mensaje }) => `${mensaje.evento} ${mensaje.plan}`);
const hasta = async (ms: number, paso = 5 * 60_000) => {
  for (let pasado = 0; pasado < ms; pasado += paso) {
    t.clock.advance(paso);
    await reparte();
  }
};
const activar = async () => {
  const { nombre, url, eventos, version } = await suscripcion();
  const body = { nombre, url, eventos, version, activa: true };
  return (await t.as('admin')).put(`/suscripcion/${id}`, body);
};

/** As a receiver judges it: the listing of docs/integrar.md, in a process of its own. */
function firmado(
  { headers, body }: Receptor['recibidos'][number],
  con: string,
  now = t.clock.now().getTime(),
): boolean {
  const [listado] = listadosDe('Being told of events').filter(({ lenguaje }) => lenguaje === 'ts');
  const carpeta = mkdtempSync(join(tmpdir(), 'adjudica-firma-'));
  try {
    const argumentos = [con, headers, body, now].map((uno) => JSON.stringify(uno)).join(', ');
    writeFileSync(
      join(carpeta, 'firma.mts'),
      `${listado?.texto}\nprocess.stdout.write(String(isGenuine(${argumentos})));\n`,
    );
    return execFileSync(process.execPath, [join(carpeta, 'firma.mts')], { encoding: 'utf8' }) === 'true';
  } finally {
    rmSync(carpeta, { recursive: true });
  }
}

test('of an act that was rolled back, of an event that was not chosen and to who is inactive nothing goes out', async () => {
  expect(await ocurre('ORDEN-APROBADA', 0, 17, true)).toBe('rolled back');
  await ocurre('ORDEN-GENERADA');
  const { nombre, url, eventos, version } = await suscripcion();
  await admin.put(`/suscripcion/${id}`, { nombre, url, eventos, version, activa: false });
  await ocurre('ORDEN-APROBADA');
  await reparte();
  expect([await filas(), receptor.recibidos]).toEqual([[], []]);
});

test('who lost the permission, or was switched off, is told of nothing more, nor of what waited', async () => {
  await ocurre('ORDEN-APROBADA');
  const { cuentaId } = await suscripcion();
  const cuenta = (await admin.get(`/cuenta-servicio/${cuentaId}`)).body;
  await admin.put(`/cuenta-servicio/${cuentaId}`, { ...cuenta, alcances: ['pago:leer'] });
  await ocurre('ORDEN-APROBADA', 1);
  await ocurre('PAGO-APROBADO', 2);
  await reparte();
  expect(recibidos()).toEqual(['PAGO-APROBADO 01-M001-3']);
  expect(await filas()).toMatchObject([
    { estado: 'descartado', codigo: 'SIN-PERMISO', intentos: 0 },
    { estado: 'entregado', tipo: 'PAGO-APROBADO' },
  ]);
  expect((await suscripcion()).sinPermiso).toEqual(['ORDEN-APROBADA', 'ORDEN-ANULADA']);
});

test('an event goes out once, signed, thin, with the key of its record and a cursor that tells it and what follows', async () => {
  const { dataSource, unitOfWork, auditKey, log } = t.application;
  await new AuditSealer(dataSource, unitOfWork, auditKey, t.clock, log).step();
  await ocurre('ORDEN-APROBADA', 1, 41);
  await reparte();
  await reparte();
  const [recibido, ...mas] = receptor.recibidos;
  if (recibido === undefined) throw new Error('nothing came');
  expect(mas).toEqual([]);
  expect(recibido.mensaje).toEqual({
    id: recibido.headers['webhook-id'],
    evento: 'ORDEN-APROBADA',
    version: 1,
    fecha: t.clock.now().toISOString(),
    plan: '01-M001-2',
    recurso: 'orden-de-compra',
    clave: '41',
    cursor: expect.any(Number),
  });
  const otro = `whsec_${Buffer.alloc(32).toString('base64')}`;
  const tarde = t.clock.now().getTime() + 301_000;
  const alterado = { ...recibido, body: recibido.body.replace('41', '42') };
  expect([firmado(recibido, otro), firmado(recibido, secreto, tarde), firmado(alterado, secreto)]).toEqual([
    false,
    false,
    false,
  ]);
  expect(firmado(recibido, secreto)).toBe(true);
  expect(await filas()).toMatchObject([{ estado: 'entregado', codigo: '204', intentos: 1 }]);
  await new AuditSealer(dataSource, unitOfWork, auditKey, t.clock, log).step();
  const { cambios } = (await (await t.as('jefatura')).get('/cambios').query({ desde: recibido.mensaje.cursor })).body;
  expect(
    cambios.map(({ recurso, recursoId }: { recurso: string; recursoId: string }) => `${recurso} ${recursoId}`),
  ).toContain('orden-de-compra 41');
});

test('what is not taken is tried again under the same id, after pauses that grow; then the next of its plan follows', async () => {
  receptor.contesta = rechaza(500, 'base\n llena');
  await ocurre('ORDEN-APROBADA', 0);
  await ocurre('ORDEN-ANULADA', 0);
  await reparte();
  expect(await filas()).toMatchObject([
    { estado: 'pendiente', intentos: 1, codigo: '500', respuesta: 'base llena' },
    { estado: 'pendiente', intentos: 0 },
  ]);
  const horas: number[] = [];
  receptor.contesta = (_, response) => {
    horas.push(t.clock.now().getTime());
    rechaza(500)(_, response);
  };
  await hasta(6 * HORA, 15_000);
  const pausas = horas.slice(1).map((hora, i) => hora - (horas[i] as number));
  expect(pausas[0]).toBeLessThanOrEqual(120_000);
  expect(Math.max(...pausas)).toBeLessThanOrEqual(HORA + 15_000);
  expect(pausas.at(-1)).toBeGreaterThan(10 * (pausas[0] ?? 0));
  expect(new Set(receptor.recibidos.map(({ mensaje }) => mensaje.id)).size).toBe(1);
  receptor.contesta = acepta;
  receptor.recibidos.length = 0;
  await hasta(HORA);
  expect(recibidos()).toEqual(['ORDEN-APROBADA 01-M001-1', 'ORDEN-ANULADA 01-M001-1']);
  expect(await suscripcion()).toMatchObject({ estado: 'activa', fallaDesde: null, pendientes: 0 });
});

test('a message that one plan alone makes fail keeps no other plan waiting', async () => {
  receptor.contesta = (recibido, response) =>
    (recibido.mensaje.plan === '01-M001-1' ? rechaza(422, 'no') : acepta)(recibido, response);
  await ocurre('ORDEN-APROBADA', 0);
  await ocurre('ORDEN-APROBADA', 1);
  await ocurre('ORDEN-APROBADA', 2);
  await hasta(10 * 60_000);
  expect(await estados()).toEqual(['pendiente', 'entregado', 'entregado']);
});

test('a receiver that does not answer keeps no other waiting', async () => {
  const mudo = await abrirReceptor();
  mudo.contesta = () => undefined;
  const { cuentaId, eventos } = await suscripcion();
  await admin.post('/suscripcion', { cuentaId, nombre: 'Mudo', url: mudo.url, eventos });
  const rondas: Promise<void>[] = [];
  for (const plan of [0, 1]) {
    await ocurre('ORDEN-APROBADA', plan);
    rondas.push(reparte());
    while (receptor.recibidos.length <= plan || mudo.recibidos.length === 0)
      await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect([recibidos(), mudo.recibidos.length]).toEqual([['ORDEN-APROBADA 01-M001-1', 'ORDEN-APROBADA 01-M001-2'], 1]);
  mudo.close();
  await Promise.all(rondas);
});

test('while nothing reaches it, a receiver is asked with one message alone, at least every five minutes at last', async () => {
  for (let n = 0; n < 30; n++) await ocurre('ORDEN-APROBADA', n % 3, n);
  receptor.close();
  await hasta(HORA, 30_000);
  const todos = await filas();
  expect(todos.filter(({ estado }) => estado !== 'pendiente')).toEqual([]);
  expect(todos.reduce((suma, { intentos }) => suma + intentos, 0)).toBeLessThan(30);
  expect(todos.some(({ codigo }) => codigo === 'ECONNREFUSED')).toBe(true);
});

test('after an hour without one the administrators are told once, and again only when it had recovered', async () => {
  receptor.contesta = rechaza(503, 'en mantenimiento');
  await ocurre('ORDEN-APROBADA');
  await hasta(HORA - 5 * 60_000);
  expect(await avisos()).toEqual([]);
  await hasta(4 * HORA);
  expect(await avisos()).toEqual([
    '«Sistema contable» no recibe desde hace una hora; se sigue intentando. Respuesta: 503 en mantenimiento',
  ]);
  expect(await suscripcion()).toMatchObject({ estado: 'fallando', fallaDesde: expect.any(String), pendientes: 1 });
  receptor.contesta = acepta;
  await hasta(2 * HORA);
  expect(await suscripcion()).toMatchObject({ estado: 'activa', fallaDesde: null });
  expect(await t.application.dataSource.manager.find(Suscripcion)).toMatchObject([{ avisadaEn: null, fallas: 0 }]);
});

test('after about four days a message is given up, is seen, and goes out again when somebody says so', async () => {
  receptor.contesta = rechaza(500, 'sin base');
  await ocurre('ORDEN-APROBADA');
  await hasta(6 * DIA, 20 * 60_000);
  const [fila] = await filas();
  expect(fila).toMatchObject({ estado: 'fallido', intentos: 106, codigo: '500', respuesta: 'sin base' });
  const dias = (Number(fila?.ultimoIntento) - Number(fila?.creadoEn)) / DIA;
  expect([dias > 3.5, dias < 5.5]).toEqual([true, true]);
  admin = await t.as('admin');
  const [visto] = (await admin.get('/envio-evento').query({ filter: '{"estado":"fallido"}' })).body;
  expect(visto).toMatchObject({
    suscripcion: 'Sistema contable',
    evento: 'ORDEN-APROBADA',
    acciones: ['reenviar', 'descartar'],
  });
  const { partes } = (await request(t.app).get('/health/ready')).body;
  expect(partes.eventos).toMatchObject({ estado: 'degradado', detalle: expect.stringContaining('no recibe') });
  expect((await request(t.app).get('/metrics')).text).toContain('webhook_messages{estado="fallido"} 1');
  receptor.contesta = acepta;
  await activar();
  receptor.recibidos.length = 0;
  expect((await admin.post(`/envio-evento/${visto.id}/reenviar`, { version: visto.version })).status).toBe(200);
  await reparte();
  expect(receptor.recibidos.map(({ mensaje }) => mensaje.id)).toEqual([visto.clave]);
});

test('410 stops at once: nothing more is sent, what is born waits, and goes out once somebody activates it', async () => {
  receptor.contesta = rechaza(410, 'cerrado');
  await ocurre('ORDEN-APROBADA', 0);
  await reparte();
  await ocurre('ORDEN-ANULADA', 0);
  await hasta(DIA, HORA);
  expect(recibidos()).toEqual(['ORDEN-APROBADA 01-M001-1']);
  expect(await estados()).toEqual(['fallido', 'pendiente']);
  admin = await t.as('admin');
  expect(await suscripcion()).toMatchObject({ estado: 'rechazada', activa: true });
  expect(await avisos()).toEqual([expect.stringContaining('410')]);
  receptor.contesta = acepta;
  await activar();
  await reparte();
  expect(recibidos().slice(1)).toEqual(['ORDEN-ANULADA 01-M001-1']);
  expect(await suscripcion()).toMatchObject({ estado: 'activa', fallidos: 1 });
});

test('a receiver that asks for a pause has it', async () => {
  receptor.contesta = (_, response) => void response.writeHead(429, { 'retry-after': '1800' }).end();
  await ocurre('ORDEN-APROBADA');
  await reparte();
  await hasta(25 * 60_000);
  expect(receptor.recibidos).toHaveLength(1);
  await hasta(10 * 60_000);
  expect(receptor.recibidos).toHaveLength(2);
});

test('another secret: for the overlap each message bears both signatures, then the new one alone', async () => {
  const { version } = await suscripcion();
  const nuevo = (await admin.post(`/suscripcion/${id}/generar-secreto`, { horasDeTraslape: 2, version })).body
    .claveSecreta;
  await ocurre('ORDEN-APROBADA', 0);
  await reparte();
  const [primero] = receptor.recibidos as [never];
  expect([firmado(primero, nuevo), firmado(primero, secreto)]).toEqual([true, true]);
  t.clock.advance(2 * HORA);
  await ocurre('ORDEN-ANULADA', 0);
  await reparte();
  const [, segundo] = receptor.recibidos as [never, never];
  expect([firmado(segundo, nuevo), firmado(segundo, secreto)]).toEqual([true, false]);
});

test('all since a day go out again under their ids, the delivered ones too; a day without any says none', async () => {
  await ocurre('ORDEN-APROBADA', 0);
  t.clock.advance(DIA);
  await ocurre('ORDEN-APROBADA', 1);
  await ocurre('ORDEN-APROBADA', 2);
  await reparte();
  const deHoy = receptor.recibidos
    .slice(1)
    .map(({ mensaje }) => mensaje.id)
    .toSorted();
  receptor.recibidos.length = 0;
  admin = await t.as('admin');
  const reenviar = async (body: object) => (await admin.post(`/suscripcion/${id}/reenviar`, body)).body;
  expect(await reenviar({ desde: '2026-03-10', estados: 'fallidos' })).toEqual({ cantidad: 0 });
  expect(await reenviar({ desde: '2026-03-12', estados: 'todos' })).toEqual({ cantidad: 0 });
  expect(await reenviar({ desde: '2026-03-11', estados: 'todos' })).toEqual({ cantidad: 2 });
  await reparte();
  expect(receptor.recibidos.map(({ mensaje }) => mensaje.id).toSorted()).toEqual(deHoy);
});

/** A second process on the same database. */
function otroReparto(): RepartoDeEventos {
  const { cipher, clock, dataSource, log, unitOfWork } = t.application;
  const stores = { suscripciones: new SuscripcionStore(dataSource), envios: new EnvioEventoStore(dataSource) };
  const sender = new Sender({ internal: true, plainHttp: true });
  return new RepartoDeEventos(stores, new Secretos(cipher), sender, unitOfWork, clock, log);
}

test('two processes send each message once, plan by plan in its order', async () => {
  const otro = otroReparto();
  for (let n = 0; n < 24; n++) await ocurre(n % 2 === 0 ? 'ORDEN-APROBADA' : 'ORDEN-ANULADA', n % 3, n);
  await Promise.all([reparte(), otro.step()]);
  await Promise.all([reparte(), otro.step()]);
  expect(new Set(receptor.recibidos.map(({ mensaje }) => mensaje.id)).size).toBe(24);
  expect(receptor.recibidos).toHaveLength(24);
  for (const { idCodigo } of planes) {
    const suyos = receptor.recibidos
      .filter(({ mensaje }) => mensaje.plan === idCodigo)
      .map(({ mensaje }) => Number(mensaje.clave));
    expect(suyos).toEqual(suyos.toSorted((a, b) => a - b));
  }
});

test('a process that ends while the receiver thinks leaves the message to the next, under the same id, once its lease is over', async () => {
  receptor.contesta = () => undefined;
  await ocurre('ORDEN-APROBADA');
  const moribundo = otroReparto();
  const ronda = moribundo.step();
  while (receptor.recibidos.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await moribundo.stop();
  await ronda;
  receptor.contesta = acepta;
  await reparte();
  expect(receptor.recibidos).toHaveLength(1);
  t.clock.advance(61_000);
  await reparte();
  const [uno, dos] = receptor.recibidos;
  expect([uno?.mensaje.id, await estados()]).toEqual([dos?.mensaje.id, ['entregado']]);
});

test('delivered messages are forgotten after a month, given up ones after three, those that wait never', async () => {
  await ocurre('ORDEN-APROBADA', 0);
  await reparte();
  await ocurre('ORDEN-APROBADA', 1);
  await ocurre('ORDEN-APROBADA', 2);
  const { manager } = t.application.dataSource;
  const [, segundo] = await filas();
  await manager.update(EnvioEvento, { id: segundo?.id ?? 0 }, { estado: 'fallido' });
  const store = new EnvioEventoStore(t.application.dataSource);
  const olvida = (dias: number) => store.forget(new Date(t.clock.now().getTime() + dias * DIA));
  await olvida(29);
  expect(await estados()).toEqual(['entregado', 'fallido', 'pendiente']);
  await olvida(31);
  expect(await estados()).toEqual(['fallido', 'pendiente']);
  await olvida(91);
  expect(await estados()).toEqual(['pendiente']);
});
