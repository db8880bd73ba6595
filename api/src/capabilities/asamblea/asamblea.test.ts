import { mensajes } from '@adjudica/domain';
import { Archivo } from '../../entities/archivo.entity';
import { Asamblea } from '../../entities/asamblea.entity';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import type { Grupo } from '../../entities/grupo.entity';
import { Participante } from '../../entities/participante.entity';
import {
  crearAsamblea,
  crearGrupo,
  crearPersona,
  crearPlan,
  crearPlanes,
  notarioDePrueba,
} from '../../testing/builders';
import { StatementCounter } from '../../testing/statement-counter';
import { testAppOfEach } from '../../testing/test-app';

let grupo: Grupo;
const counter = new StatementCounter();

const t = testAppOfEach({ database: { logger: counter } });
const asistente = t.user('asistente');
beforeEach(async () => {
  grupo = await crearGrupo(db(), { grupo: 'M001', mesesPlan: 3 });
});

const db = () => t.application.dataSource.manager;
const nueva = (cambios: object = {}) => ({
  producto: '01',
  grupo: 'M001',
  fecha: '2026-04-15',
  hora: '18:30',
  lugar: 'Virtual - Facebook Live',
  notario: notarioDePrueba,
  ...cambios,
});
const crear = (cambios: object = {}, client = asistente) => client.post('/asamblea', nueva(cambios));
const filtrar = async (recurso: string, filter: object, client = asistente) =>
  client.get(`/${recurso}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
const conActa = async (asamblea: Asamblea): Promise<void> => {
  const { identifiers } = await db().insert(Archivo, {
    clave: `prueba/${asamblea.id}`,
    nombre: 'acta.pdf',
    tipo: 'application/pdf',
    longitud: 1,
    sha256: '0'.repeat(64),
    creadoEn: t.clock.now(),
  });
  await db().insert(DocumentoEmitido, {
    tipo: 'acta',
    asambleaId: asamblea.id,
    numeroVersion: 1,
    archivoId: identifiers[0]?.['id'] as number,
    sha256: '0'.repeat(64),
    huella: '0'.repeat(64),
    emitidoEn: t.clock.now(),
  });
  await db().update(Asamblea, { id: asamblea.id }, { estado: 'C' });
};

describe('Nueva fecha: refusals', () => {
  test('ASA-076 ASA-078 ASA-080 ASA-082 what is required says so in its own words', async () => {
    const answer = await crear({ fecha: '', hora: '', lugar: '', notario: '' });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'campos-incorrectos',
        errors: {
          fecha: 'Fecha de la asamblea es requierida.',
          hora: 'Hora de la asamblea es requierida.',
          lugar: 'Lugar de la asamblea es requierido.',
          notario: 'Nombre de notario es requerido.',
        },
      },
    });
  });

  test('ASA-079 ASA-081 ASA-083 an hour, a place, a notary that do not exist', async () => {
    for (const hora of ['24:00', '07:60', '7:00', 'tarde'])
      expect((await crear({ hora })).body).toMatchObject({ status: 422, errors: { hora: 'Hora no permitida' } });
    expect((await crear({ lugar: 'En la calle' })).body).toMatchObject({
      status: 422,
      errors: { lugar: expect.any(String) },
    });
    expect((await crear({ notario: 'Nadie' })).body).toMatchObject({ status: 422, code: 'notario-desconocido' });
    expect((await crear({ grupo: 'ZZZ' })).body).toMatchObject({ status: 404, title: 'Grupo no existe' });
    expect((await crear({ estado: 'C' })).status).toBe(400);
    expect(await db().count(Asamblea)).toBe(0);
  });

  test('ASA-077 the earliest date is the first day of the next month, of the last assembly or of today', async () => {
    expect((await crear({ fecha: '2026-03-31' })).body).toMatchObject({
      status: 422,
      code: 'fecha-temprana',
      errors: { fecha: 'La fecha más temprana permitida es 01/04/2026' },
    });
    expect((await crear({ fecha: '2026-04-01' })).status).toBe(201);
    expect((await crear({ fecha: '2026-04-30' })).body).toMatchObject({ code: 'fecha-temprana' });
    expect((await crear({ fecha: '2026-05-01' })).status).toBe(201);
  });

  test('ASA-077 today is the day in Ecuador, not in Greenwich', async () => {
    t.clock.current = new Date('2026-05-01T04:59:00.000Z');
    expect((await crear({ fecha: '2026-05-01' }, await t.as('asistente'))).status).toBe(201);
  });

  test('ASA-087 ASA-088 a second click is the duplicate, in the specified words', async () => {
    expect((await crear({ numeroAsamblea: 1 })).status).toBe(201);
    expect(await crear({ numeroAsamblea: 1 })).toMatchObject({
      status: 409,
      body: { code: 'asamblea-duplicada', title: 'Ya existe asamblea para la fecha seleccionada' },
    });
    expect(await db().count(Asamblea)).toBe(1);
  });

  test('ASA-085 a number that is not the next is refused; above mesesPlan there is none', async () => {
    await crear();
    expect((await crear({ fecha: '2026-05-15', numeroAsamblea: 1 })).body).toMatchObject({
      status: 409,
      code: 'numero-cambiado',
    });
    await crear({ fecha: '2026-05-15', numeroAsamblea: 2 });
    await crear({ fecha: '2026-06-15' });
    expect((await crear({ fecha: '2026-07-15' })).body).toMatchObject({ status: 422, code: 'grupo-completo' });
    expect((await db().find(Asamblea)).map((a) => a.numeroAsamblea)).toEqual([1, 2, 3]);
  });
});

test('ASA-085 ASA-086 the new date is last + 1, open, with a participant for each plan that has a holder', async () => {
  await crearPlanes(db(), grupo, 20);
  await crearPlan(db(), grupo, { codigo: '21', titular: null });
  await crearPlan(db(), grupo, {
    codigo: '22',
    titular: await crearPersona(db(), { apellidoPaterno: 'LI', apellidoMaterno: 'B', nombres: 'RE' }),
  });
  const answer = await crear({ testigo1: 'Ana Ruiz', testigo3: ' ' });
  expect(answer).toMatchObject({
    status: 201,
    body: {
      numeroAsamblea: 1,
      producto: '01',
      grupo: 'M001',
      productoNombre: 'Motor Plan',
      estado: 'Abierta',
      acta: 'Sin Acta',
      testigo1: 'Ana Ruiz',
      testigo3: null,
      fechaFutura: true,
      quorum: { participantes: 18, planes: 20, porcentaje: 90 },
      acciones: ['marcar', 'vistaPrevia', 'generarActa', 'corregir', 'eliminar'],
    },
  });
  const filas = await db().find(Participante, { order: { id: 'ASC' } });
  expect(filas).toHaveLength(20);
  expect(filas[0]).toMatchObject({
    estadoInicial: 'participa',
    adjudicadoPor: '',
    asambleaAdjudica: 0,
    version: 1,
    valorCuota: 38_050,
  });
});

describe('reading', () => {
  test('ASA-019 ASA-020 ASA-021 ASA-022 the filters of the list', async () => {
    const cerrada = await crearAsamblea(db(), grupo, { numeroAsamblea: 1, fecha: '2026-02-10' });
    await conActa(cerrada);
    await crearAsamblea(db(), grupo, { numeroAsamblea: 2, fecha: '2026-03-10', estado: 'X' });
    await crearAsamblea(db(), await crearGrupo(db(), { productoCodigo: '02', grupo: 'C001' }), { fecha: '2026-03-20' });
    const numeros = async (filter: object) =>
      (await filtrar('asamblea', filter)).body.map((a: { numeroAsamblea: number; estado: string; acta: string }) => [
        a.numeroAsamblea,
        a.estado,
        a.acta,
      ]);
    const [uno, dos] = [
      [1, 'Cerrada', 'Acta de Asamblea No.1'],
      [2, 'Abierta', 'Sin Acta'],
    ];
    expect(await numeros({ producto: '01', grupo: 'M001', asignado: '' })).toEqual([uno, dos]);
    expect(await numeros({ producto: '01', grupo: 'M001', asignado: 'True' })).toEqual([uno]);
    expect(await numeros({ producto: '01', grupo: 'M001', asignado: 'False' })).toEqual([dos]);
    expect(await numeros({ producto: '01', fecha: '10/02/2026' })).toEqual([uno]);
    expect(await numeros({ producto: '01', fecha: '2026-03-10' })).toEqual([dos]);
    expect(await numeros({ producto: '01', proximas: true })).toEqual([dos]);
    expect(await numeros({ grupoId: grupo.id, estado: 'Cerrada' })).toEqual([uno]);
    expect(await numeros({ producto: '01', fechaDesde: '2026-02-11', fechaHasta: '2026-12-31' })).toEqual([dos]);
  });

  test('ASA-025 ASA-026 the selector lists 1 … last + 1 and says which may be chosen', async () => {
    await conActa(await crearAsamblea(db(), grupo, { numeroAsamblea: 1, fecha: '2026-02-10' }));
    await crearAsamblea(db(), grupo, { numeroAsamblea: 2, fecha: '2026-03-10' });
    const { body } = await asistente.get(`/asamblea/opciones?grupo=${grupo.id}`);
    expect(body).toMatchObject({
      numeroProxima: 2,
      advertencia: mensajes.ASA.crearFechaProxima,
      nuevaFecha: { numeroAsamblea: 3, fechaMinima: '2026-04-01', permitida: true },
    });
    expect(
      body.opciones.map((o: { etiqueta: string; seleccionable: boolean }) => [o.etiqueta, o.seleccionable]),
    ).toEqual([
      ['1 · 10/02/2026', true],
      ['2 · 10/03/2026', true],
      ['3 · Sin fecha', false],
    ]);
    expect((await asistente.get('/asamblea/opciones?grupo=999')).status).toBe(404);
    expect((await asistente.get('/asamblea/opciones?grupo=uno')).status).toBe(400);
  });

  test('ASA-002 ASA-003 ASA-004 counts of today and shares of the month', async () => {
    const marzo = ['2026-03-01', '2026-03-10', '2026-03-31'];
    for (const [i, fecha] of marzo.entries()) await crearAsamblea(db(), grupo, { numeroAsamblea: i + 1, fecha });
    await conActa(await db().findOneByOrFail(Asamblea, { fecha: '2026-03-01' }));
    await crearAsamblea(db(), grupo, { numeroAsamblea: 4, fecha: '2026-04-01' });
    await crearAsamblea(db(), await crearGrupo(db(), { productoCodigo: '02' }), { fecha: '2026-02-28' });
    expect((await asistente.get('/asamblea/indicadores')).body).toEqual({
      hoy: '2026-03-10',
      asambleasDeHoy: 1,
      proximas: 3,
      mes: {
        delDia: { cantidad: 1, total: 3, porcentaje: 33, color: 'rojo' },
        completadas: { cantidad: 1, total: 3, porcentaje: 33, color: 'rojo' },
        sinActa: { cantidad: 2, total: 3, porcentaje: 67, color: 'amarillo' },
      },
    });
    expect((await asistente.get('/asamblea/indicadores?producto=02')).body.mes.delDia.total).toBe(0);
    expect((await asistente.get('/asamblea/indicadores?producto=09')).status).toBe(400);
  });

  test('ASA-016 ASA-017 groups of a product, by prefix', async () => {
    await crearGrupo(db(), { grupo: 'M010' });
    await crearGrupo(db(), { grupo: 'X001' });
    await crearGrupo(db(), { productoCodigo: '02', grupo: 'M002' });
    const { body } = await filtrar('grupo', { producto: '01', q: 'm0' });
    expect(body.map((g: { grupo: string; mesesPlan: number }) => [g.grupo, g.mesesPlan])).toEqual([
      ['M001', 3],
      ['M010', 60],
    ]);
    expect((await filtrar('grupo', { producto: '01', q: "%' --" })).body).toEqual([]);
  });

  test('a list costs two statements whatever its size, a detail one and one for each of its lists', async () => {
    await crearPlanes(db(), grupo, 60);
    const asamblea = await crearAsamblea(db(), grupo);
    for (let n = 2; n <= 30; n++) await crearAsamblea(db(), grupo, { numeroAsamblea: n, fecha: '2026-03-10' });
    const cost = async (path: string): Promise<number> => {
      const statements = await counter.during(async () => expect((await asistente.get(path)).status).toBe(200));
      return statements.length;
    };
    await cost('/asamblea');
    for (const filter of [
      '{}',
      '{"producto":"01","fechaDesde":"2026-03-01","fechaHasta":"2026-03-31"}',
      '{"asignado":"True"}',
    ]) {
      expect(await cost(`/asamblea?range=[0,4]&filter=${filter}`)).toBe(2);
      expect(await cost(`/asamblea?range=[0,99]&filter=${filter}`)).toBe(2);
    }
    expect(await cost('/acta')).toBe(2);
    expect(await cost('/grupo')).toBe(2);
    expect(await cost(`/participante?range=[0,49]&filter={"asamblea":${asamblea.id},"q":"a"}`)).toBe(2);
    expect(await cost(`/asamblea/${asamblea.id}`)).toBe(3);
    expect(await cost('/asamblea/indicadores')).toBe(1);
  });
});
