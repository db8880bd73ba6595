import { poolOf } from '../../db/engine/sqlite-pool';
import { Acceso } from '../../entities/acceso.entity';
import { FichaBien, MedioAprobacion } from '../../entities/medio-aprobacion.entity';
import { Pagare } from '../../entities/pagare.entity';
import { Persona } from '../../entities/persona.entity';
import { Prenda } from '../../entities/prenda.entity';
import { testOnEmbedded } from '../../testing/engines';
import { long } from '../../testing/long';
import { crearMundo } from '../../testing/mundo';
import { crearConcesionario } from '../../testing/ordenes';
import { testApp } from '../../testing/test-app';
import { BusquedaStore } from './busqueda.store';

const t = testApp({ env: { BUSQUEDAS_POR_HORA: '60' } });
beforeAll(async () => {
  await crearMundo(t);
});

const manager = () => t.application.dataSource.manager;
const buscar = async (usuario: string, q: string) => (await t.as(usuario)).get(`/busqueda?q=${encodeURIComponent(q)}`);
const hallados = async (usuario: string, q: string): Promise<[clase: string, titulo: string, enlace: string][]> =>
  ((await buscar(usuario, q)).body as Record<string, string>[]).map(
    ({ clase, titulo, enlace }) => [clase, titulo, enlace] as [string, string, string],
  );
const enlaces = async (usuario: string, q: string) => (await hallados(usuario, q)).map(([, , enlace]) => enlace);

test('no session, no text and 101 characters are refused; a text that can be nothing finds nothing', async () => {
  expect((await t.anonymous.get('/busqueda?q=zambrano')).status).toBe(401);
  expect((await buscar('jefatura', 'x'.repeat(101))).status).toBe(400);
  expect((await (await t.as('jefatura')).get('/busqueda')).status).toBe(400);
  for (const q of ['', 'zamb', '(((((', "x'; DROP TABLE plan;--"]) {
    const { status, body } = await buscar('jefatura', q);
    expect([q, status, body]).toEqual([q, 200, []]);
  }
});

test('who may not read clients finds no plate and no number; the system administrator no client either', async () => {
  const { vehiculoPlaca } = await manager().findOneByOrFail(Prenda, { pagareId: 1 });
  for (const usuario of ['rsa', 'comercial', 'asistente', 'admin'])
    for (const q of [String(vehiculoPlaca), '1', 'orden 1'])
      expect([usuario, q, await enlaces(usuario, q)]).toEqual([usuario, q, []]);
  for (const q of ['1710034065', '01-M002-1']) expect([q, await enlaces('admin', q)]).toEqual([q, []]);
});

test('whom clients call is led to the consultation, by the end of a cédula, a telephone and a plan, and is told where it is', async () => {
  const { id } = await manager().findOneByOrFail(Persona, { identificacion: '1710034065' });
  await manager().update(Persona, { id }, { celular: '0987650001' });
  for (const q of ['1710034065', '34065', '01-M002-1', 'cliente 098 765 0001'])
    expect([q, await enlaces('servicio', q)]).toEqual([q, expect.arrayContaining([`/consulta-cliente/${id}`])]);
  const { body, text } = await buscar('servicio', '34065');
  expect(body[0].detalle).toMatch(/^Cliente · Cédula •••••••065 · 01-M002-1 espera a /);
  expect(text).not.toContain('1710034065');
  expect(text).not.toContain('0987650001');
  expect([body[0].cedula, body[0].planes]).toEqual([
    null,
    [{ idCodigo: '01-M002-1', espera: expect.stringMatching(/^espera a /) }],
  ]);
  const [deLegal] = (await buscar('legal', '1710034065')).body;
  expect([deLegal.cedula, deLegal.detalle]).toEqual([
    '1710034065',
    expect.stringMatching(/^Cliente · Cédula 1710034065 · 0987650001 · 01-M002-1 espera a /),
  ]);
  expect((await buscar('legal', '01-M002-1')).body[0].detalle).toMatch(/ · espera a /);
});

test('a client by name and by cédula, and a plan by its code with and without product', async () => {
  const [, nombre] = (await hallados('ejecutivo', 'cliente 1710034065'))[0] as [string, string, string];
  const cliente = ['cliente', nombre, '/estado-cliente/1710034065'];
  expect(await hallados('ejecutivo', nombre)).toContainEqual(cliente);
  expect(await hallados('riesgo', '17100340')).toContainEqual(cliente);
  const plan = ['plan', 'Plan 01-M002-1', '/estado-cliente/1710034065?plan=01-M002-1'];
  expect(await hallados('riesgo', '\u202a17100340\u202c')).toContainEqual(cliente);
  for (const q of ['01-M002-1', 'm002-1', 'plan M002-1', '01\u2013M002\u20131', '\u200b01\u2011M002\u20111'])
    expect(await hallados('legal', q)).toContainEqual(plan);
});

test('a dealer by words of its names, with and without accents, where this role has the dealers', async () => {
  const { id } = await crearConcesionario(t, { nombreComercial: 'Automóviles del Íntag' });
  const filtro = encodeURIComponent(JSON.stringify({ id: [id] }));
  const suyo = ['concesionario', 'Automóviles del Íntag', `/concesionario?filter=${filtro}`];
  for (const q of ['intag automoviles', 'concesionario íntag'])
    expect(await hallados('jefatura', q)).toContainEqual(suyo);
  expect(await hallados('ejecutivo', 'concesionario íntag')).toEqual([]);
});

test('orders, payments and notes by their number, each where this role has it, and nowhere where it has it not', async () => {
  expect(await enlaces('jefatura', '1')).toEqual(['/orden-de-compra/1', '/solicitud-de-pago/1', '/pagare/1']);
  expect(await enlaces('jefatura', 'orden 1')).toEqual(['/orden-de-compra/1']);
  // state and amount come first; of a plan only who reads clients is told the amount
  for (const q of ['orden 1', 'pago 1', 'pagare 1'])
    expect([q, (await buscar('jefatura', q)).body[0].detalle]).toEqual([
      q,
      expect.stringMatching(/^[A-Za-z ]+ · \$ [\d.]+,\d\d · /),
    ]);
  expect((await buscar('jefatura', '01-M002-1')).body[0].detalle).toMatch(/\$ /);
  expect((await buscar('servicio', 'plan 01-M002-1')).body[0].detalle).not.toMatch(/\$/);
  const nota = await manager().findOneByOrFail(Pagare, { id: 1 });
  const [delPlan] = await enlaces('riesgo', '1');
  expect(delPlan).toMatch(new RegExp(`^/estado-cliente/${nota.cedulaCliente}\\?plan=01-M002-\\d+$`));
  expect(await hallados('riesgo', '1')).toEqual([['pagare', 'Pagaré 1', delPlan]]);
  expect(await enlaces('jefatura', '99')).toEqual([]);
});

test('a vehicle by its plate, however it is written, and by its chassis: as the approval has it, or the pledge', async () => {
  const medio = await manager().findOneByOrFail(MedioAprobacion, { idOrden: 1 });
  await manager().update(FichaBien, { id: medio.fichaId }, { placa: 'PBZ-1234', chasis: '9BGKA48T0' });
  for (const q of ['pbz1234', 'PBZ-12', 'pbz 123', '9bgka48'])
    expect([q, await enlaces('ejecutivo', q)]).toEqual([q, ['/orden-de-compra/1']]);
  expect(await enlaces('riesgo', 'PBZ1234')).toEqual([`/medio-aprobacion/${medio.id}`]);
  expect((await enlaces('legal', 'PBZ1234'))[0]).toMatch(/^\/estado-cliente\/.+\?plan=01-M002-/);
  await manager().update(Prenda, { pagareId: 1 }, { vehiculoPlaca: 'GYE5678', vehiculoChasis: '8LDXC99' });
  for (const q of ['GYE-5678', '8ldxc'])
    expect([q, await enlaces('legal', q)]).toEqual([q, [expect.stringMatching(/\?plan=01-M002-/)]]);
});

test('assemblies of a group and one of them; who has no screen of assemblies finds none', async () => {
  const filtro = encodeURIComponent(JSON.stringify({ producto: '01', grupo: 'M001', asamblea: 1 }));
  const asamblea = ['asamblea', 'Asamblea 1 del grupo M001', `/generar-acta?filter=${filtro}`];
  for (const q of ['M001', 'm001 1', 'asamblea M001-1'])
    expect([q, await hallados('comercial', q)]).toEqual([q, [asamblea]]);
  expect(await enlaces('comercial', 'M001 9')).toEqual([]);
  expect(await enlaces('jefatura', 'asamblea M001 1')).toEqual([]);
});

test('a search leaves an access row of its user, without what was typed', async () => {
  await t.application.accessLog.step();
  const antes = await manager().countBy(Acceso, { recurso: 'busqueda' });
  await buscar('legal', '01-M002-1');
  await t.application.accessLog.step();
  const filas = await manager().findBy(Acceso, { recurso: 'busqueda' });
  expect(filas).toHaveLength(antes + 1);
  expect(JSON.stringify(filas.at(-1))).not.toContain('M002');
});

long(
  'searches of clients and of everything are counted together; who has made too many waits, and nobody else',
  async () => {
    const servicio = await t.as('servicio');
    const [general, clientes] = ['/busqueda?q=M001', '/cliente/busqueda?q=zambrano'];
    for (let i = 0; i < 60; i++) expect((await servicio.get(i % 2 === 0 ? general : clientes)).status).toBe(200);
    for (const ruta of [general, clientes]) {
      const { status, body, headers } = await servicio.get(ruta);
      const espera = Number(headers['retry-after']);
      expect([status, body.title, espera > 0]).toEqual([
        429,
        `Hizo demasiadas búsquedas en la última hora. Espere ${Math.ceil(espera / 60)} minutos.`,
        true,
      ]);
    }
    expect((await buscar('comercial', 'M001')).status).toBe(200);
    // what asks for nothing costs nothing
    expect((await servicio.get('/busqueda?q=zam')).status).toBe(200);
  },
);

testOnEmbedded('no search scans a table', async () => {
  const { dataSource } = t.application;
  const pool = poolOf(dataSource);
  if (pool === undefined) throw new Error('no pool: not the embedded engine');
  const spy = jest.spyOn(pool, 'readSoon');
  const store = new BusquedaStore(dataSource);
  await store.findPlanes(['01-M002']);
  await store.findVehiculos(['PBZ12']);
  for (const find of ['findOrdenes', 'findPagos', 'findPagares'] as const) await store[find](1);
  await store.findAsambleas('M001', null);
  await store.findAsambleas('M001', 1);
  const sentencias = spy.mock.calls.map(([sql, parameters]) => [sql, parameters] as const);
  spy.mockRestore();
  expect(sentencias).toHaveLength(10);
  for (const [sql, parameters] of sentencias) {
    const pasos: { detail: string }[] = await dataSource.query(`EXPLAIN QUERY PLAN ${sql}`, [...parameters]);
    for (const { detail } of pasos) expect([sql, detail]).toEqual([sql, expect.not.stringMatching(/^SCAN/)]);
  }
});
