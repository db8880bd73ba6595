import { SISTEMA } from '../../auth/actor';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import type { Asamblea } from '../../entities/asamblea.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { Evento } from '../../entities/evento.entity';
import type { Grupo } from '../../entities/grupo.entity';
import { grupoAdjudicado } from '../../testing/adjudicados';
import { crearAsamblea, crearGrupo, crearPlan } from '../../testing/builders';
import { testAppOfEach } from '../../testing/test-app';
import { AdjudicacionStore } from './adjudicacion.store';

const t = testAppOfEach();
const jefatura = t.user('jefatura');
const asistente = t.user('asistente');
let grupo: Grupo;
let asamblea: Asamblea;
let id: number;

beforeEach(async () => {
  ({ grupo, asamblea, id } = await grupoAdjudicado(t));
});

const db = () => t.application.dataSource.manager;
const retirar = (body: object = { motivo: 'El cliente desiste.' }, client = jefatura) =>
  client.post(`/adjudicacion/${id}/retirar`, body);
const reasignar = (body: object = { idCodigo: '01-M001-3' }, client = jefatura) =>
  client.post(`/adjudicacion/${id}/reasignar`, body);
const todas = () => db().find(Adjudicacion, { order: { id: 'ASC' } });

describe('refusals', () => {
  test('GEN-504 a withdrawal needs its reason', async () => {
    expect(await retirar({ motivo: '  ' })).toMatchObject({
      status: 422,
      body: { errors: { motivo: 'Motivo no puede estar vacío' } },
    });
    expect((await retirar({ motivo: 'x', estado: 'ADJ' })).status).toBe(400);
    expect((await jefatura.post('/adjudicacion/999/retirar', { motivo: 'x' })).status).toBe(404);
    expect((await todas()).map((a) => a.version)).toEqual([1, 1]);
  });

  test.each(['retirar', 'reasignar', 'asignar'])(
    '%s: an If-Match that says no version is refused, and so is an older one',
    async (acto) => {
      const body = {
        retirar: { motivo: 'El cliente desiste.' },
        reasignar: { idCodigo: '01-M001-3' },
        asignar: { usuario: 1 },
      }[acto] as object;
      if (acto === 'reasignar') await retirar();
      const antes = await todas();
      const answers = await Promise.all(
        ['otra', '"9"'].map((version) => jefatura.post(`/adjudicacion/${id}/${acto}`, body).set('If-Match', version)),
      );
      expect(answers.map(({ body: { status, code } }) => [status, code])).toEqual([
        [400, 'version-invalida'],
        [412, 'version-vieja'],
      ]);
      expect(await todas()).toEqual(antes);
    },
  );

  test('an award that stands can not be given to another', async () => {
    expect(await reasignar()).toMatchObject({ status: 409, body: { code: 'no-retirada' } });
  });

  test('ADJ-501 only a plan of the group that participates and holds no award may follow', async () => {
    const otro = await crearGrupo(db(), { grupo: 'M002' });
    await crearPlan(db(), otro, { codigo: '1' });
    await crearPlan(db(), grupo, { codigo: '9' });
    await retirar();
    const refused: [string, string][] = [
      ['01-M001-1', 'mismo-plan'],
      ['01-M002-1', 'otro-grupo'],
      ['01-M001-2', 'con-adjudicacion'],
      ['01-M001-5', 'no-participa'],
      ['01-M001-6', 'no-participa'],
      ['01-M001-9', 'no-participa'],
      ['01-M001-77', 'plan-desconocido'],
    ];
    for (const [idCodigo, code] of refused)
      expect((await reasignar({ idCodigo })).body).toMatchObject({ status: 422, code });
    expect(await todas()).toHaveLength(2);
    expect(await db().count(Carpeta)).toBe(2);
  });
});

test('ADJ-500 a withdrawal closes the row with reason, user and instant, and changes nothing that was issued', async () => {
  const [antes] = await todas();
  const answer = await retirar();
  expect(answer).toMatchObject({
    status: 200,
    body: {
      estado: 'RADJ',
      adjudicacion: 'Retiro Adjudicacion',
      motivoRetiro: 'El cliente desiste.',
      acciones: ['reasignar'],
    },
  });
  const [despues] = await todas();
  const { estado, motivoRetiro, retiradoPor, retiradoEn, version, ...emitido } = despues as Adjudicacion;
  expect(antes).toMatchObject(emitido);
  expect({ estado, motivoRetiro, retiradoEn, version }).toEqual({
    estado: 'RADJ',
    motivoRetiro: 'El cliente desiste.',
    retiradoEn: t.clock.now(),
    version: 2,
  });
  expect(retiradoPor).not.toBeNull();
  expect(await db().countBy(Evento, { tipo: 'RETIRO-ADJUDICACION' })).toBe(1);
});

// Fails without `version, estado: VIGENTE` in AdjudicacionStore.close: between two processes only this update decides.
test('an award that was read before it was withdrawn can not be withdrawn once more', async () => {
  const store = new AdjudicacionStore(t.application.dataSource);
  const read = await store.byId(id);
  const close = (motivo: string) =>
    t.application.unitOfWork.run(SISTEMA, (tx) =>
      store.close(tx.manager, read as never, { motivo, usuarioId: null, en: tx.now }),
    );
  expect([await close('primero'), await close('segundo')]).toEqual([1, 0]);
  expect((await todas())[0]).toMatchObject({ estado: 'RADJ', motivoRetiro: 'primero', version: 2 });
});

test('ADJ-501 a reassignment is a new row of the same assembly and type, with its folder; the withdrawn one stays', async () => {
  await retirar();
  const answer = await reasignar({ idCodigo: '01-M001-3', comentario: 'Primer suplente.' });
  expect(answer).toMatchObject({
    status: 200,
    body: {
      idCodigo: '01-M001-3',
      adjudicadoPor: 'Oferta',
      prioridad: 1,
      cuotasOfertadas: 12,
      numeroAsamblea: 1,
      reemplazaA: id,
      estado: 'ADJ',
    },
  });
  expect((await todas()).map((a) => a.estado)).toEqual(['RADJ', 'ADJ', 'ADJ']);
  expect(await db().count(Carpeta)).toBe(3);
  expect((await jefatura.get(`/adjudicacion/${id}`)).body).toMatchObject({
    reemplazadaPor: answer.body.id,
    acciones: [],
  });
});

test('a withdrawn plan may be awarded again in the next assembly', async () => {
  const segunda = await crearAsamblea(db(), grupo, { numeroAsamblea: 2, fecha: '2026-03-10' });
  const fila = async () =>
    (await asistente.get(`/participante?filter={"asamblea":${segunda.id},"q":"01-M001-1"}`)).body[0];
  expect(await fila()).toMatchObject({ adjudicadoPor: 'Oferta', asambleaAdjudica: 1, acciones: [] });
  await retirar();
  expect(await fila()).toMatchObject({ adjudicadoPor: '', asambleaAdjudica: 0, acciones: ['adjudicar'] });
  expect((await asistente.get(`/asamblea/${segunda.id}`)).body.versionParticipantes).toBe(2);
});

test('ADJ-502 ADJ-509 the list: filters, search, badge, and actions of who may act', async () => {
  const list = async (filter: object, client = jefatura) =>
    client.get(`/adjudicacion?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  const ejecutivo = await t.as('ejecutivo');
  const all = await list({ producto: '01', grupo: 'M001', fechaDesde: '2026-03-01', fechaHasta: '2026-03-31' });
  expect(all.headers['content-range']).toBe('adjudicacion 0-1/2');
  expect(all.body.map((a: { insignia: string }) => a.insignia).sort()).toEqual(['Adj. Oferta', 'Adj. Sorteo']);
  expect(all.body[0]).toMatchObject({ monto: 20000, valorCuota: 380.5, acciones: ['retirar', 'asignar'] });
  const [word] = all.body[0].nombreCliente.split(' ');
  expect((await list({ q: word }, ejecutivo)).body[0].acciones).toEqual([]);
  expect((await list({ q: all.body[0].cedula })).body).toHaveLength(1);
  expect((await list({ estado: 'RADJ' })).body).toEqual([]);
  expect((await list({ asamblea: asamblea.id, adjudicadoPor: 'Sorteo' })).body).toHaveLength(1);
});
