import { formularioDeReglaAdjudicacion } from '@adjudica/domain';
import { Participante } from '../../entities/participante.entity';
import { Plan } from '../../entities/plan.entity';
import { ReglaAdjudicacion } from '../../entities/regla-adjudicacion.entity';
import { crearAsamblea, crearGrupo, crearPlanes } from '../../testing/builders';
import { testApp } from '../../testing/test-app';

const t = testApp();
const admin = t.user('admin');
const asistente = t.user('asistente');
const regla = {
  producto: '01',
  desde: '2026-01-01',
  vencidasAdmitidas: 1,
  cesion: 'participa',
  primero: 'valor',
  segundo: null,
  tercero: null,
  sustento: 'Cláusula quinta',
};

const db = () => t.application.dataSource.manager;
beforeEach(() => db().deleteAll(ReglaAdjudicacion));

let grupos = 0;
/** A group whose fifth plan owes one instalment, and one assembly of it. */
async function asambleaDe(fecha: string) {
  grupos += 1;
  const grupo = await crearGrupo(db(), { grupo: `R${String(grupos).padStart(3, '0')}` });
  await crearPlanes(db(), grupo, 5);
  await db().update(Plan, { grupoId: grupo.id, codigo: '5' }, { cuotasVencidas: 1 });
  return crearAsamblea(db(), grupo, { fecha });
}
const filasDe = (asambleaId: number) => db().find(Participante, { where: { asambleaId }, order: { id: 'ASC' } });

test.each([
  [{ vencidasAdmitidas: 13 }, 'vencidasAdmitidas'],
  [{ primero: 'azar' }, 'primero'],
  [{ segundo: 'valor' }, 'segundo'],
  [{ tercero: 'cuotas' }, 'tercero'],
  [{ sustento: ' ' }, 'sustento'],
])('a rule with %p is refused at its field', async (mal, campo) => {
  const { status, body } = await admin.post('/regla-adjudicacion', { ...regla, ...mal });
  expect([status, Object.keys(body.errors)]).toEqual([422, [campo]]);
});

test('a second rule of one product and day is refused, a changed one under an old version too', async () => {
  const { body } = await admin.post('/regla-adjudicacion', regla).expect(201);
  expect((await admin.post('/regla-adjudicacion', { ...regla, sustento: 'Otro' })).body).toMatchObject({
    status: 409,
    title: 'Ya existe una regla de ese producto desde esa fecha',
  });
  await admin.put(`/regla-adjudicacion/${body.id}`, { ...regla, primero: 'cuotas', version: 1 }).expect(200);
  expect((await admin.put(`/regla-adjudicacion/${body.id}`, { ...regla, version: 1 })).status).toBe(412);
  expect(Object.keys(formularioDeReglaAdjudicacion.tabla).every((campo) => campo in body)).toBe(true);
});

test('ASA-036 without a rule one overdue instalment is enough to be out, and offers go by the typed sequence', async () => {
  const asamblea = await asambleaDe('2026-05-10');
  expect((await filasDe(asamblea.id)).map(({ estado }) => estado)).toEqual([
    ...Array(4).fill('participa'),
    'no participa',
  ]);
  const { body } = await asistente.get(`/asamblea/${asamblea.id}`);
  expect(body.regla).toEqual({
    desde: null,
    vencidasAdmitidas: 0,
    cesion: 'aparte',
    criterios: ['secuencia'],
    sustento: null,
  });
});

test('an assembly of its date on is held under the rule, one before it is not', async () => {
  await admin.post('/regla-adjudicacion', regla).expect(201);
  await admin.post('/regla-adjudicacion', { ...regla, desde: '2026-06-01', vencidasAdmitidas: 0 }).expect(201);
  await admin.post('/regla-adjudicacion', { ...regla, producto: '02' }).expect(201);
  const estados = [];
  for (const fecha of ['2025-12-31', '2026-01-01', '2026-05-31', '2026-06-01']) {
    const { id } = await asambleaDe(fecha);
    estados.push([(await filasDe(id)).at(-1)?.estado, (await asistente.get(`/asamblea/${id}`)).body.regla.desde]);
  }
  expect(estados).toEqual([
    ['no participa', null],
    ['participa', '2026-01-01'],
    ['participa', '2026-01-01'],
    ['no participa', '2026-06-01'],
  ]);
});

test('GEN-537 offers are read in the order of the rule, each with what put it there', async () => {
  const { id } = await asambleaDe('2026-05-10');
  const filas = await filasDe(id);
  for (const [i, cuotas] of [3, 9, 9].entries()) {
    const { id: fila } = filas[i] as Participante;
    const { body } = await asistente.put(`/participante/${fila}`, { adjudicadoPor: 'Oferta', version: 1 }).expect(200);
    await asistente.put(`/participante/${fila}`, { cantidadOferta: cuotas, version: body.version }).expect(200);
  }
  const leer = async () =>
    (await asistente.get(`/participante/ofertas?asamblea=${id}`)).body.map(
      ({ codigo, lugar }: { codigo: string; lugar: number }) => [lugar, codigo],
    );
  expect(await leer()).toEqual([
    [1, '1'],
    [2, '2'],
    [3, '3'],
  ]);
  await admin.post('/regla-adjudicacion', regla).expect(201);
  expect(await leer()).toEqual([
    [1, '2'],
    [2, '3'],
    [3, '1'],
  ]);
  const { body } = await asistente.get(`/participante/ofertas?asamblea=${id}`);
  expect(body[1].razon).toBe('Empate en valor de la oferta. Código 3; antes, el código 2 con 2');
});
