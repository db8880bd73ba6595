import { Acceso } from '../../entities/acceso.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { Evento } from '../../entities/evento.entity';
import { Solicitud } from '../../entities/solicitud.entity';
import { adjudicarPlan, crearGrupo, crearPersona, crearPlan, crearSolicitud } from '../../testing/builders';
import { type Client, testApp } from '../../testing/test-app';

const t = testApp();
const ejecutivo = t.user('ejecutivo');
const jefatura = t.user('jefatura');
const riesgo = t.user('riesgo');

async function solicitado(idDepartamento: string | null = null): Promise<string> {
  const { manager } = t.application.dataSource;
  const plan = await crearPlan(manager, await crearGrupo(manager));
  await adjudicarPlan(manager, plan, { idDepartamento });
  await crearSolicitud(manager, plan);
  return `${plan.idCodigo}-titular`;
}

const datos = {
  R: {
    nombre: 'Íñigo Muñoz',
    identificacion: '1712345678',
    parentesco: 'cuñado',
    ciudad: 'Quito',
    direccion: 'Av. Amazonas',
    telefono: '022345678',
  },
  C: { nombreComercio: 'Almacenes La Ganga', ciudad: 'Cuenca', direccion: 'Calle Larga', telefono: '072345678' },
  B: { bancoCodigo: 'B001', fechaApertura: '2020-01-31', tipoCuenta: 'AHORROS', numeroCuenta: '2200123456' },
};
type Tipo = keyof typeof datos;
const crear = (quien: Client, clave: string, tipo: Tipo, cambio: object = {}) =>
  quien.post('/referencia', { clave, tipo, ...datos[tipo], ...cambio });
const confirmar = (quien: Client, id: number, version = 1) =>
  quien.post(`/referencia/${id}/confirmar`).set('If-Match', `"${version}"`);
const eliminar = (quien: Client, id: number | undefined, version = 1) =>
  quien.delete(`/referencia/${id}`).set('If-Match', `"${version}"`);
const lista = (quien: Client, filter: object) =>
  quien.get('/referencia').query({ filter: JSON.stringify(filter), range: '[0,9]' });

test('a list without its application, an unknown application and an unknown reference', async () => {
  for (const filter of [{}, { tipo: 'R' }]) expect((await lista(ejecutivo, filter)).status).toBe(400);
  expect((await lista(ejecutivo, { clave: '01-NADA-1-titular' })).status).toBe(404);
  expect((await crear(ejecutivo, '01-NADA-1-titular', 'R')).status).toBe(404);
  expect((await confirmar(riesgo, 999_999)).status).toBe(404);
});

test('no reference before the application; the list is empty', async () => {
  const { manager } = t.application.dataSource;
  const plan = await crearPlan(manager, await crearGrupo(manager));
  await adjudicarPlan(manager, plan);
  const clave = `${plan.idCodigo}-titular`;
  const refused = await crear(ejecutivo, clave, 'R');
  expect([refused.status, refused.body.code]).toEqual([422, 'sin-solicitud']);
  const empty = await lista(ejecutivo, { clave });
  expect([empty.status, empty.body, empty.headers['content-range']]).toEqual([200, [], 'referencia */0']);
});

test('EST-519 while the folder is in 004 the executives write none', async () => {
  const clave = await solicitado('004');
  for (const quien of [ejecutivo, jefatura]) {
    const refused = await crear(quien, clave, 'R');
    expect([refused.status, refused.body.code]).toEqual([409, 'carpeta-en-riesgo']);
  }
});

test('a type that is none, a fact of another type and a bank that does not exist are named', async () => {
  const clave = await solicitado();
  const of = async (body: object): Promise<[number, object]> => {
    const response = await ejecutivo.post('/referencia', { clave, ...body });
    return [response.status, response.body.errors];
  };
  expect(await of({ tipo: 'X', ...datos.R })).toEqual([422, { tipo: 'Opción no permitida' }]);
  expect(await of({ tipo: 'C', ...datos.C, nombre: 'Íñigo Muñoz' })).toEqual([422, { nombre: 'Campo desconocido' }]);
  expect(await of({ tipo: 'B', ...datos.B, bancoCodigo: 'B999' })).toEqual([
    422,
    { bancoCodigo: 'Opción no permitida' },
  ]);
  expect((await lista(ejecutivo, { clave })).body).toEqual([]);
});

test('EST-540 EST-541 EST-542 REF-006 the three types are added, read by type, noted and audited', async () => {
  const clave = await solicitado();
  const { manager } = t.application.dataSource;
  for (const tipo of ['R', 'C', 'B'] as const) {
    const created = await crear(ejecutivo, clave, tipo);
    expect([created.status, created.body]).toEqual([
      201,
      expect.objectContaining({ ...datos[tipo], clave, tipo, linea: 1, estado: 'P', version: 1 }),
    ]);
    expect(created.body.acciones).toEqual(['editar', 'eliminar']);
    expect((await lista(riesgo, { clave, tipo })).body).toEqual([
      { ...created.body, acciones: ['editar', 'eliminar', 'confirmar'] },
    ]);
    expect((await ejecutivo.get(`/referencia/${created.body.id}`)).body).toEqual(created.body);
    expect(await manager.countBy(Auditoria, { recurso: 'referencia', recursoId: String(created.body.id) })).toBe(1);
  }
  expect((await lista(ejecutivo, { clave })).body.map((r: { banco: string | null }) => r.banco)).toContain(
    'Banco Pichincha',
  );
  const [evento] = await manager.find(Evento, { where: { tipo: 'REFERENCIA' }, order: { id: 'DESC' }, take: 1 });
  expect(evento).toMatchObject({ observacion: null, idDepartamento: '002' });
  await t.application.accessLog.step();
  expect(await manager.countBy(Acceso, { recurso: 'referencia', recursoId: clave })).toBe(7);
});

test('EST-553 a fourth personal reference is refused, a removed one leaves its line; the others have no such limit', async () => {
  const clave = await solicitado();
  const ids: number[] = [];
  for (const linea of [1, 2, 3]) {
    const created = await crear(ejecutivo, clave, 'R');
    expect(created.body.linea).toBe(linea);
    ids.push(created.body.id);
  }
  const fourth = await crear(ejecutivo, clave, 'R');
  expect([fourth.status, fourth.body.code, fourth.body.title]).toEqual([
    422,
    'maximo-referencias',
    'Puede registrar hasta 3 referencias personales',
  ]);
  expect((await eliminar(ejecutivo, ids[1])).status).toBe(200);
  expect((await crear(ejecutivo, clave, 'R')).body.linea).toBe(2);
  for (const linea of [1, 2, 3, 4]) expect((await crear(ejecutivo, clave, 'C')).body.linea).toBe(linea);
});

test('EST-553 of four that are added at once three stay', async () => {
  const clave = await solicitado();
  const all = await Promise.all([1, 2, 3, 4].map(() => crear(ejecutivo, clave, 'R')));
  expect(all.map(({ status }) => status).sort()).toEqual([201, 201, 201, 422]);
  const rows = (await lista(ejecutivo, { clave, tipo: 'R' })).body;
  expect(rows.map(({ linea }: { linea: number }) => linea)).toEqual([1, 2, 3]);
});

test('EST-520 EST-521 risk confirms once; who confirmed is kept; an edit makes it pending again', async () => {
  const clave = await solicitado();
  const { id } = (await crear(ejecutivo, clave, 'C')).body;
  const confirmed = await confirmar(riesgo, id);
  expect([confirmed.status, confirmed.body]).toEqual([
    200,
    expect.objectContaining({
      estado: 'C',
      version: 2,
      confirmadaEn: '2026-03-10T15:00:00.000Z',
      acciones: ['editar'],
    }),
  ]);
  expect(confirmed.body.confirmadaPor).not.toBeNull();
  const again = await confirmar(riesgo, id, 2);
  expect([again.status, again.body.code]).toEqual([409, 'referencia-confirmada']);
  const removed = await eliminar(ejecutivo, id, 2);
  const { confirmadaPor: quien, confirmadaEn: cuando } = confirmed.body;
  for (const { status, body } of [again, removed])
    expect([status, body.title, body.detalle]).toEqual([
      409,
      `La referencia ya está confirmada: la confirmó ${quien} el 10/03/2026 10:00`,
      { quien, cuando },
    ]);
  const edited = await ejecutivo.put(`/referencia/${id}`, { ...confirmed.body, ciudad: 'Loja' });
  expect(edited.body).toMatchObject({
    estado: 'P',
    ciudad: 'Loja',
    confirmadaPor: null,
    confirmadaEn: null,
    version: 3,
  });
  expect(await t.application.dataSource.manager.countBy(Evento, { tipo: 'REFERENCIA-CONFIRMADA' })).toBe(1);
});

test('nobody confirms, changes or removes what he has not seen', async () => {
  const clave = await solicitado();
  const { id } = (await crear(ejecutivo, clave, 'C')).body;
  const second = await ejecutivo.put(`/referencia/${id}`, { ...datos.C, ciudad: 'Loja', version: 1 });
  expect((await confirmar(riesgo, id)).status).toBe(412);
  expect((await eliminar(jefatura, id)).status).toBe(412);
  const stale = await jefatura.put(`/referencia/${id}`, { ...datos.C, version: 1 });
  expect([stale.status, stale.body.detalle]).toEqual([
    412,
    {
      versionActual: 2,
      campos: ['ciudad'],
      quien: second.body.usuario,
      cuando: second.body.registradaEn,
      actual: { ciudad: 'Loja' },
    },
  ]);
  expect((await confirmar(riesgo, id, 2)).status).toBe(200);
});

test('a reference of a guarantor who was changed stays as it was', async () => {
  const { manager } = t.application.dataSource;
  const plan = await crearPlan(manager, await crearGrupo(manager));
  await adjudicarPlan(manager, plan);
  const solicitudId = await crearSolicitud(manager, plan, { rol: 'garante', de: await crearPersona(manager) });
  const { id, version } = (await crear(ejecutivo, `${plan.idCodigo}-garante`, 'R')).body;
  await manager.update(Solicitud, { id: solicitudId }, { reemplazadaEn: t.clock.now() });
  await crearSolicitud(manager, plan, { rol: 'garante', de: await crearPersona(manager) });
  for (const response of [
    await ejecutivo.put(`/referencia/${id}`, { ...datos.R, version }),
    await eliminar(ejecutivo, id, version),
    await confirmar(riesgo, id, version),
  ])
    expect([response.status, response.body.code, response.body.detalle]).toEqual([
      409,
      'estado-cambiado',
      { quien: null, cuando: null },
    ]);
  expect((await lista(ejecutivo, { clave: `${plan.idCodigo}-garante` })).body).toEqual([]);
});

test.each(['R', 'C', 'B'] as const)(
  'EST-583 EST-584 EST-585 EST-586 type %s is read, saved whole as it was read, and changed',
  async (tipo) => {
    const clave = await solicitado();
    await crear(ejecutivo, clave, tipo);
    const [leida] = (await lista(ejecutivo, { clave, tipo })).body;
    const campo = tipo === 'B' ? 'numeroCuenta' : 'telefono';
    const saved = await ejecutivo.put(`/referencia/${leida.id}`, { ...leida, [campo]: '0991234567' });
    expect([saved.status, saved.body]).toEqual([200, { ...leida, [campo]: '0991234567', version: 2 }]);
    expect((await lista(riesgo, { clave })).body).toMatchObject([{ [campo]: '0991234567' }]);
  },
);
