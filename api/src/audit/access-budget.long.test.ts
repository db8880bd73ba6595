import { SISTEMA } from '../auth/actor';
import { Acceso } from '../entities/acceso.entity';
import { AccesoInusual } from '../entities/acceso-inusual.entity';
import { Persona } from '../entities/persona.entity';
import { crearPersona } from '../testing/builders';
import { StatementCounter } from '../testing/statement-counter';
import { type Client, overDatabaseOf, startTestApp, type TestApp } from '../testing/test-app';
import { AccessBudget } from './access-budget';

const HOUR = 3_600_000;
const env = {
  BUSQUEDAS_POR_HORA: '12',
  BUSQUEDAS_SIN_FICHA_POR_HORA: '6',
  CLIENTES_POR_HORA: '10',
  EXPORTACIONES_POR_HORA: '2',
};
const PERSONS = 70;

let t: TestApp;
let pauses: jest.SpyInstance;
let cedulas: string[];
beforeEach(async () => {
  pauses = jest.spyOn(AccessBudget.prototype, 'pauseOf').mockReturnValue(0);
  t = await startTestApp({ env });
  await t.application.unitOfWork.run(SISTEMA, async ({ manager }) => {
    for (let i = 0; i < PERSONS; i++) await crearPersona(manager);
  });
  cedulas = (await t.application.dataSource.manager.find(Persona, { take: PERSONS })).map((p) => p.identificacion);
});
afterEach(async () => {
  pauses.mockRestore();
  await t.close();
});

const abrir = async (client: Client, i: number) => (await client.get(`/cliente/${cedulas[i]}`)).status;
const abrirTodos = async (client: Client, from: number, to: number) => {
  const estados: number[] = [];
  for (let i = from; i < to; i++) estados.push(await abrir(client, i));
  return estados;
};
const veces = (estado: number, cantidad: number) => Array<number>(cantidad).fill(estado);

test('who has opened his ten clients gets no eleventh, keeps those that are open, and may go on after an hour', async () => {
  const riesgo = await t.as('riesgo');
  expect(await abrirTodos(riesgo, 0, 10)).toEqual(veces(200, 10));
  t.clock.advance(HOUR / 2);
  const { status, body, headers } = await riesgo.get(`/cliente/${cedulas[10]}`);
  expect([status, body.code, body.title, headers['retry-after']]).toEqual([
    429,
    'demasiados-intentos',
    'Abrió demasiados clientes distintos en la última hora. Espere 30 minutos.',
    String(HOUR / 2 / 1000),
  ]);
  expect(body.identificacion).toBeUndefined();
  expect(await abrirTodos(riesgo, 0, 10)).toEqual(veces(200, 10));
  expect(await abrir(await t.as('legal'), 10)).toBe(200);
  t.clock.advance(HOUR / 2);
  expect(await abrir(await t.as('riesgo'), 10)).toBe(200);
});

test('a day has sixty clients, however they are spread over its hours', async () => {
  for (let hour = 0; hour < 6; hour++) {
    expect(await abrirTodos(await t.as('riesgo'), hour * 10, hour * 10 + 10)).toEqual(veces(200, 10));
    t.clock.advance(HOUR);
  }
  const { status, body } = await (await t.as('riesgo')).get(`/cliente/${cedulas[60]}`);
  expect([status, body.title]).toEqual([
    429,
    'Abrió demasiados clientes distintos en las últimas 24 horas. Si su trabajo lo necesita, hable con el administrador.',
  ]);
  t.clock.advance(18 * HOUR);
  expect(await abrir(await t.as('riesgo'), 60)).toBe(200);
});

test('what was refused leaves no access row', async () => {
  await abrirTodos(await t.as('riesgo'), 0, 20);
  await t.application.accessLog.step();
  expect(await t.application.dataSource.manager.countBy(Acceso, { recurso: 'cliente' })).toBe(10);
});

test('two processes: what is read in one counts in the other, and a restart forgets nothing', async () => {
  const otra = await startTestApp({ ...overDatabaseOf(t), env });
  const clientes = [await t.as('riesgo'), await otra.as('riesgo')];
  const estados: number[] = [];
  for (let i = 0; i < 40; i++) {
    estados.push(await abrir(clientes[i % 2] as Client, i));
    for (const { application } of [t, otra]) {
      await application.accessLog.step();
      await application.accessBudget.step();
    }
  }
  // each process learns of the other's last one after its own
  const abiertos = estados.filter((estado) => estado === 200).length;
  expect([10, 11]).toContain(abiertos);
  expect(estados.slice(12)).toEqual(veces(429, 28));
  await otra.close();
  const nueva = await startTestApp({ ...overDatabaseOf(t), env });
  const riesgo = await nueva.as('riesgo');
  // the first one is let through while the rows of the others are read
  await abrir(riesgo, 50);
  await nueva.application.accessBudget.step();
  expect(await abrirTodos(riesgo, 51, 55)).toEqual(veces(429, 4));
  await nueva.close();
});

test('no request costs a statement more: the rows of others are read once while nobody comes near his budget', async () => {
  const counter = new StatementCounter();
  const contada = await startTestApp({
    env: { CLIENTES_POR_HORA: '150' },
    databaseUrl: t.application.config.databaseUrl,
    database: { logger: counter },
  });
  const riesgo = await contada.as('riesgo');
  for (let i = 0; i < 20; i++) expect(await abrir(riesgo, i)).toBe(200);
  await contada.application.accessBudget.step();
  expect(counter.statements.filter((sql) => /from\W+(seguridad\W+)?acceso\b/i.test(sql))).toHaveLength(1);
  await contada.close();
});

test('who nears his budget waits longer and longer before each read; an act does not wait and is not refused', async () => {
  pauses.mockRestore();
  const { accessBudget } = t.application;
  const riesgo = await t.as('riesgo');
  const { body } = await riesgo.get('/auth/sesion');
  const pausa = () => accessBudget.pauseOf({ id: body.idSaad });
  await abrirTodos(riesgo, 0, 8);
  expect(pausa()).toBe(0);
  await abrir(riesgo, 8);
  expect(pausa()).toBe(250);
  t.clock.advance(60_000);
  expect(pausa()).toBe(0);
  await abrir(riesgo, 9);
  expect(await abrir(riesgo, 10)).toBe(429);
  expect((await riesgo.post('/notificacion/leer-todas')).status).toBe(204);
});

test('whoever may not read clients searches less, and a list is taken away twice an hour', async () => {
  const buscar = async (usuario: string, veces: number) => {
    const client = await t.as(usuario);
    const estados: number[] = [];
    for (let i = 0; i < veces; i++) estados.push((await client.get('/cliente/busqueda?q=persona')).status);
    return estados.filter((estado) => estado === 200).length;
  };
  expect([await buscar('rsa', 15), await buscar('riesgo', 15)]).toEqual([6, 12]);
  const jefatura = await t.as('jefatura');
  const libro = async () =>
    (
      await jefatura
        .get('/adjudicacion')
        .set('Accept', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    ).status;
  expect([await libro(), await libro(), await libro()]).toEqual([200, 200, 429]);
});

test('the client list: a thief with the right to search learns few names and not one number', async () => {
  const rsa = await t.as('rsa');
  const vistos = new Set<string>();
  const numeros: string[] = [];
  const apellidos = new Set(
    (await t.application.dataSource.manager.find(Persona)).map(({ apellidoPaterno }) => apellidoPaterno),
  );
  for (const q of [...apellidos, ...cedulas.map((cedula) => cedula.slice(0, 5))]) {
    if (q.length < 5) continue;
    const { status, body } = await rsa.get(`/cliente/busqueda?q=${encodeURIComponent(q)}`);
    if (status !== 200) continue;
    for (const { nombreCompleto, identificacion } of body as Record<string, string>[]) {
      vistos.add(String(nombreCompleto));
      numeros.push(String(identificacion));
    }
  }
  expect(vistos.size).toBeLessThanOrEqual(6 * 5);
  expect(numeros.filter((numero) => !/^•+.{3}$/.test(numero))).toEqual([]);
});

test('thirty refusals are one row and one notice to each administrator, on two processes too', async () => {
  const otra = await startTestApp({ ...overDatabaseOf(t), env });
  for (const app of [t, otra]) {
    await abrirTodos(await app.as('legal'), 0, 25);
    await app.application.accessLog.step();
    await app.application.accessBudget.step();
  }
  await otra.close();
  const filas = await t.application.dataSource.manager.find(AccesoInusual);
  expect(filas).toMatchObject([{ tipo: 'cliente', ventana: 'hora', limite: 10, cantidad: 10, fecha: '2026-03-10' }]);
  expect(filas[0]?.rechazadas).toBeGreaterThanOrEqual(29);
  const { body } = await (await t.as('admin')).get('/notificacion');
  expect(body).toMatchObject([
    {
      titulo: 'Acceso inusual',
      texto: 'legal superó su límite: clientes abiertos, 10 en una hora. Las consultas adicionales se rechazan.',
      enlace: `/acceso-inusual?filter=${encodeURIComponent(JSON.stringify({ id: [filas[0]?.id] }))}`,
    },
  ]);
});

test('a budget that cannot be noted now is noted later', async () => {
  const { accessBudget, unitOfWork } = t.application;
  const run = jest.spyOn(unitOfWork, 'run').mockRejectedValue(new Error('no database'));
  await abrirTodos(await t.as('legal'), 0, 12);
  await accessBudget.step();
  run.mockRestore();
  await accessBudget.step();
  expect(await t.application.dataSource.manager.find(AccesoInusual)).toMatchObject([{ rechazadas: 2 }]);
});

test('without limits nothing is counted', async () => {
  const libre = await startTestApp({ ...overDatabaseOf(t), env: { CLIENTES_POR_HORA: '0' } });
  expect((await (await libre.as('riesgo')).get(`/cliente/${cedulas[0]}`)).status).toBe(200);
  await libre.close();
});
