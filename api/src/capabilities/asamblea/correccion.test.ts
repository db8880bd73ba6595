import { Asamblea } from '../../entities/asamblea.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import type { Grupo } from '../../entities/grupo.entity';
import { Notificacion } from '../../entities/notificacion.entity';
import { Participante } from '../../entities/participante.entity';
import { Plan } from '../../entities/plan.entity';
import { crearAsamblea, crearGrupo, crearPersona, crearPlan, notarioDePrueba } from '../../testing/builders';
import { sigue } from '../../testing/senales';
import { type Client, testAppOfEach } from '../../testing/test-app';

const t = testAppOfEach();
let asistente: Client;
let director: Client;
let grupo: Grupo;
let asamblea: Asamblea;

beforeEach(async () => {
  [asistente, director] = [await t.as('asistente'), await t.as('director')];
  grupo = await crearGrupo(db(), { grupo: 'M001' });
  for (const codigo of ['1', '2']) await crearPlan(db(), grupo, { codigo });
  await crearPlan(db(), grupo, { codigo: '3', cuotasVencidas: 2 });
  await crearAsamblea(db(), grupo, { numeroAsamblea: 1, fecha: '2026-03-10', estado: 'C' });
  asamblea = await crearAsamblea(db(), grupo, { numeroAsamblea: 2, fecha: '2026-04-15', testigo1: 'Ana Ruiz' });
});

const db = () => t.application.dataSource.manager;
const guardada = () => db().findOneByOrFail(Asamblea, { id: asamblea.id });
const filas = () => db().find(Participante, { where: { asambleaId: asamblea.id }, order: { codigo: 'ASC' } });
const hacer = async (accion: 'corregir' | 'eliminar', cambios: object = {}, client = asistente, id = asamblea.id) => {
  const { versionParticipantes } = (await db().findOneBy(Asamblea, { id })) ?? asamblea;
  return client.post(`/asamblea/${id}/${accion}`, { versionParticipantes, motivo: 'Auditorio ocupado', ...cambios });
};
const corregir = (cambios: object = {}, client = asistente) => hacer('corregir', cambios, client);
const eliminar = (cambios: object = {}, client = asistente) => hacer('eliminar', cambios, client);
const marcar = async (codigo: string) => {
  const { id, version } = (await filas()).find((fila) => fila.codigo === codigo) as Participante;
  return asistente.put(`/participante/${id}`, { adjudicadoPor: 'Sorteo', version }).expect(200);
};
const igual = async (hecho: () => Promise<unknown>) => {
  const antes = [await guardada(), await filas()];
  await hecho();
  expect([await guardada(), await filas()]).toEqual(antes);
};

describe('refusals', () => {
  test('without a reason or with values that do not exist it says so at the field', async () => {
    await igual(async () => {
      expect((await corregir({ motivo: ' ', hora: '24:00', lugar: 'En la calle' })).body).toMatchObject({
        status: 422,
        errors: { motivo: expect.any(String), hora: 'Hora no permitida', lugar: expect.any(String) },
      });
      expect((await eliminar({ motivo: '' })).body).toMatchObject({
        status: 422,
        errors: { motivo: expect.any(String) },
      });
      expect((await corregir({ notario: 'Nadie' })).body).toMatchObject({ status: 422, code: 'notario-desconocido' });
      expect((await corregir({ estado: 'C' })).status).toBe(400);
    });
  });

  test('ASA-077 ASA-088 a date of another assembly, or out of its place among them', async () => {
    await crearAsamblea(db(), grupo, { numeroAsamblea: 3, fecha: '2026-06-10' });
    await igual(async () => {
      expect((await corregir({ fecha: '2026-06-10' })).body).toMatchObject({ status: 409, code: 'asamblea-duplicada' });
      expect((await corregir({ fecha: '2026-03-31' })).body).toMatchObject({
        status: 422,
        errors: { fecha: 'La fecha más temprana permitida es 01/04/2026' },
      });
      expect((await corregir({ fecha: '2026-06-01' })).body).toMatchObject({
        status: 422,
        errors: { fecha: 'La fecha más tardía permitida es 31/05/2026' },
      });
    });
  });

  test('a date that has passed is asked about, in a correction and in a new date', async () => {
    t.clock.current = new Date('2026-06-20T15:00:00.000Z');
    [asistente] = [await t.as('asistente')];
    await igual(async () => {
      expect((await corregir({ fecha: '2026-05-02' })).body).toMatchObject({
        status: 422,
        code: 'fecha-pasada',
        errors: { confirmaFechaPasada: expect.any(String) },
      });
    });
    // the date that it has already is not asked about again
    expect((await corregir({ hora: '10:00' })).status).toBe(200);
    expect((await corregir({ fecha: '2026-05-02', confirmaFechaPasada: true })).status).toBe(200);
    const nueva = {
      producto: '01',
      grupo: 'M001',
      fecha: '2026-06-02',
      hora: '18:30',
      lugar: 'Virtual - Facebook Live',
      notario: notarioDePrueba,
    };
    expect((await asistente.post('/asamblea', nueva)).body).toMatchObject({ status: 422, code: 'fecha-pasada' });
    expect((await asistente.post('/asamblea', { ...nueva, confirmaFechaPasada: true })).status).toBe(201);
  });

  test('a closed one, one with another estado, one that is not the last, one with marks', async () => {
    await db().update(Asamblea, { id: asamblea.id }, { estado: 'C' });
    expect((await corregir({ hora: '10:00' })).body).toMatchObject({ status: 409, code: 'asamblea-cerrada' });
    expect((await eliminar()).body).toMatchObject({ status: 409, code: 'asamblea-cerrada' });
    await db().update(Asamblea, { id: asamblea.id }, { estado: 'X' });
    expect((await corregir({ hora: '10:00' })).body).toMatchObject({ status: 409, code: 'estado-no-permitido' });
    expect((await asistente.get(`/asamblea/${asamblea.id}`)).body).toMatchObject({
      estadoImportado: 'X',
      acciones: [],
    });
    await db().update(Asamblea, { id: asamblea.id }, { estado: '' });
    await marcar('1');
    expect((await eliminar()).body).toMatchObject({
      status: 422,
      code: 'asamblea-con-marcas',
      title: 'La asamblea tiene un participante marcado o adjudicado',
    });
    expect((await asistente.get(`/asamblea/${asamblea.id}`)).body.acciones).not.toContain('eliminar');
    await crearAsamblea(db(), grupo, { numeroAsamblea: 3, fecha: '2026-06-10' });
    expect((await eliminar()).body).toMatchObject({ status: 422, code: 'no-es-la-ultima' });
    expect(await db().countBy(Asamblea, { grupoId: grupo.id })).toBe(3);
  });

  test('who saw other marks, or another heading, is late', async () => {
    const { versionParticipantes } = await guardada();
    await marcar('1');
    for (const accion of ['corregir', 'eliminar'] as const)
      expect(
        (await hacer(accion, { versionParticipantes, ...(accion === 'corregir' && { hora: '10:00' }) })).status,
      ).toBe(412);
    expect(await guardada()).toMatchObject({ hora: asamblea.hora });
  });

  test('of two users who correct at once one does; a second click of the same is the same', async () => {
    const { versionParticipantes } = await guardada();
    const dos = await Promise.all([
      corregir({ hora: '10:00', versionParticipantes }),
      corregir({ hora: '11:00', versionParticipantes }, director),
    ]);
    expect(dos.map(({ status }) => status).sort()).toEqual([200, 412]);
    const clave = 'correccion-0001-abcd';
    const cuerpo = { hora: '12:00', versionParticipantes: (await guardada()).versionParticipantes };
    const primero = (await corregir(cuerpo)).status;
    expect(primero).toBe(200);
    const otro = {
      lugar: 'Auditorio Oficina A. Borja',
      motivo: 'Cambio',
      versionParticipantes: (await guardada()).versionParticipantes,
    };
    const enviar = () => asistente.post(`/asamblea/${asamblea.id}/corregir`, otro).set('Idempotency-Key', clave);
    const [uno, repetido] = [await enviar(), await enviar()];
    expect([uno.status, repetido.body]).toEqual([200, uno.body]);
    expect(await db().countBy(Auditoria, { recurso: 'asamblea', accion: 'corregir' })).toBe(3);
  });
});

test('an hour, a place, witnesses: only they change, participants stay, audit and colleagues know why', async () => {
  const antes = await filas();
  const { status, body } = await corregir({
    hora: '19:15',
    testigo1: '',
    testigo2: 'Luis Vera',
    notario: asamblea.notario,
  });
  expect([status, body]).toMatchObject([
    200,
    { hora: '19:15', testigo1: null, testigo2: 'Luis Vera', fecha: '2026-04-15' },
  ]);
  expect(await filas()).toEqual(antes);
  const { antes: previo, despues } = await db().findOneByOrFail(Auditoria, { recurso: 'asamblea', accion: 'corregir' });
  expect([previo, despues].map((json) => (typeof json === 'string' ? JSON.parse(json) : json))).toEqual([
    { hora: asamblea.hora, testigo1: 'Ana Ruiz', testigo2: null },
    { hora: '19:15', testigo1: null, testigo2: 'Luis Vera', motivo: 'Auditorio ocupado' },
  ]);
  const avisos = (await director.get('/notificacion')).body;
  expect(avisos[0]).toMatchObject({ titulo: 'Asamblea 2 del grupo M001 corregida' });
  expect(avisos[0].texto).toContain('Auditorio ocupado');
  expect(decodeURIComponent(avisos[0].enlace)).toBe(
    '/generar-acta?filter={"producto":"01","grupo":"M001","asamblea":2}',
  );
  expect(await sigue(director, avisos[0].enlace)).toEqual({ status: 200, claves: ['01/M001/2'] });
  expect((await asistente.get('/notificacion')).body).toEqual([]);
});

test('what is so already writes nothing', async () => {
  await igual(async () => expect((await corregir({ hora: asamblea.hora, testigo1: 'Ana Ruiz' })).status).toBe(200));
  expect(await db().countBy(Notificacion, {})).toBe(0);
});

test('another date reads holders and overdue instalments anew; who is marked stays as he stands', async () => {
  await marcar('1');
  const [uno] = await filas();
  await db().update(Plan, { grupoId: grupo.id, codigo: '2' }, { cuotasVencidas: 3 });
  await db().update(Plan, { grupoId: grupo.id, codigo: '3' }, { cuotasVencidas: 0 });
  await crearPlan(db(), grupo, { codigo: '4', titular: await crearPersona(db(), { apellidoPaterno: 'VERA' }) });
  expect((await corregir({ fecha: '2026-05-20' })).body).toMatchObject({
    fecha: '2026-05-20',
    quorum: { participantes: 3, planes: 4 },
  });
  const despues = await filas();
  expect(despues.map(({ codigo, estado, adjudicadoPor }) => [codigo, estado, adjudicadoPor])).toEqual([
    ['1', 'participa', 'Sorteo'],
    ['2', 'no participa', ''],
    ['3', 'participa', ''],
    ['4', 'participa', ''],
  ]);
  expect(despues[0]).toEqual(uno);
});

test('ASA-085 the last open one is removed with its participants, and its number is the next again', async () => {
  expect((await asistente.get(`/asamblea/${asamblea.id}`)).body.acciones).toContain('eliminar');
  expect((await eliminar({ motivo: 'Se convocó por error' })).body).toEqual({
    id: asamblea.id,
    producto: '01',
    grupo: 'M001',
    numeroAsamblea: 2,
  });
  expect(await db().countBy(Participante, { asambleaId: asamblea.id })).toBe(0);
  expect((await asistente.get(`/asamblea/${asamblea.id}`)).status).toBe(404);
  expect((await asistente.get(`/asamblea/opciones?grupo=${grupo.id}`)).body.nuevaFecha).toMatchObject({
    numeroAsamblea: 2,
  });
  const { antes, despues } = await db().findOneByOrFail(Auditoria, { recurso: 'asamblea', accion: 'eliminar' });
  expect(JSON.stringify([antes, despues])).toContain('2026-04-15');
  expect(JSON.stringify(despues)).toContain('Se convocó por error');
  const [aviso] = (await director.get('/notificacion')).body;
  expect(decodeURIComponent(aviso.enlace)).toBe('/calendario-asambleas?filter={"producto":"01","grupo":"M001"}');
  expect(await sigue(director, aviso.enlace)).toEqual({ status: 200, claves: ['01/M001'] });
});
