import { mensajes } from '@adjudica/domain';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import type { Asamblea } from '../../entities/asamblea.entity';
import type { Grupo } from '../../entities/grupo.entity';
import { Participante } from '../../entities/participante.entity';
import { crearAsamblea, crearGrupo, crearPersona, crearPlan } from '../../testing/builders';
import { testApp } from '../../testing/test-app';

const t = testApp();
const asistente = t.user('asistente');
let grupo: Grupo;
let asamblea: Asamblea;

beforeEach(async () => {
  const manager = t.application.dataSource.manager;
  grupo = await crearGrupo(manager);
  for (const codigo of ['1', '2', '10']) await crearPlan(manager, grupo, { codigo });
  await crearPlan(manager, grupo, { codigo: '3', cuotasVencidas: 2 });
  await crearPlan(manager, grupo, { codigo: '4', estadoPlan: 'C' });
  await crearPlan(manager, grupo, { codigo: '5', titular: null });
  const libre = await crearPersona(manager, { apellidoPaterno: ' L I', apellidoMaterno: 'BR', nombres: 'e ' });
  await crearPlan(manager, grupo, { codigo: '6', titular: libre });
  asamblea = await crearAsamblea(manager, grupo);
});

const fila = (codigo: string): Promise<Participante> =>
  t.application.dataSource.manager.findOneByOrFail(Participante, { asambleaId: asamblea.id, codigo });
const marcar = async (codigo: string, body: object, version?: number) => {
  const { id, version: actual } = await fila(codigo);
  return asistente.put(`/participante/${id}`, { version: version ?? actual, ...body });
};
const participar = async (codigo: string, participa: boolean) => {
  const { id, version } = await fila(codigo);
  return asistente.post(`/participante/${id}/participar`, { participa, version });
};
const versionParticipantes = async (): Promise<number> =>
  (await asistente.get(`/asamblea/${asamblea.id}`)).body.versionParticipantes;

describe('refusals', () => {
  test('a mark without version is 428, a stale one 412 with the current version, and neither leaves a trace', async () => {
    const { id } = await fila('1');
    expect((await asistente.put(`/participante/${id}`, { adjudicadoPor: 'Sorteo' })).status).toBe(428);
    expect((await marcar('1', { adjudicadoPor: 'Oferta' })).status).toBe(200);
    const stale = await marcar('1', { adjudicadoPor: 'Sorteo' }, 1);
    expect(stale).toMatchObject({ status: 412, body: { code: 'version-vieja', detalle: { versionActual: 2 } } });
    expect(await fila('1')).toMatchObject({ adjudicadoPor: 'Oferta', version: 2 });
    expect(await versionParticipantes()).toBe(2);
    const header = await asistente.put(`/participante/${id}`, { adjudicadoPor: 'Sorteo' }).set('If-Match', '"2"');
    expect(header).toMatchObject({
      status: 200,
      body: { adjudicadoPor: 'Sorteo', version: 3, versionParticipantes: 3 },
    });
  });

  test('ASA-039 ASA-041 neither one who does not participate nor an award of another kind is accepted', async () => {
    expect(await marcar('3', { adjudicadoPor: 'Oferta' })).toMatchObject({
      status: 422,
      body: { code: 'no-participa' },
    });
    expect(await marcar('4', { adjudicadoPor: 'Sorteo' })).toMatchObject({
      status: 422,
      body: { code: 'no-participa' },
    });
    expect((await marcar('1', { adjudicadoPor: 'Entrega' })).status).toBe(422);
    expect((await marcar('1', { adjudicadoPor: 'Regalo' })).status).toBe(422);
  });

  test('ASA-044 ASA-045 sequence and instalments belong to offers and are whole and not negative', async () => {
    expect(await marcar('1', { cantidadOferta: 5 })).toMatchObject({ status: 422, body: { code: 'solo-oferta' } });
    await marcar('1', { adjudicadoPor: 'Oferta' });
    for (const body of [
      { cantidadOferta: -1 },
      { prioridadOferta: -1 },
      { cantidadOferta: 1.5 },
      { cantidadOferta: 1000 },
    ])
      expect((await marcar('1', body)).status).toBe(422);
    expect((await marcar('1', { cantidadOferta: '5' })).status).toBe(400);
    expect(await marcar('1', { cantidadOferta: 12, prioridadOferta: 7 })).toMatchObject({
      status: 200,
      body: { cantidadOferta: 12, prioridadOferta: 7 },
    });
  });

  test('a tampered body is refused or ignored, never stored', async () => {
    expect((await marcar('1', { personaId: 9 })).status).toBe(400);
    const answer = await marcar('1', {
      estado: 'no participa',
      asambleaAdjudica: 9,
      nombreCliente: 'Otro',
      valorCuota: 1,
    });
    expect(answer.status).toBe(200);
    expect(await fila('1')).toMatchObject({ estado: 'participa', asambleaAdjudica: 0, valorCuota: 38_050, version: 1 });
  });

  test('ASA-040 one awarded in another assembly can not be awarded here', async () => {
    const manager = t.application.dataSource.manager;
    const otra = await crearAsamblea(manager, grupo, { numeroAsamblea: 2, fecha: '2026-04-10' });
    const { planId, personaId, id } = await fila('1');
    await manager.insert(Adjudicacion, {
      planId,
      personaId,
      asambleaId: otra.id,
      productoCodigo: otra.productoCodigo,
      viaIngreso: 'ASAMBLEA',
      adjudicadoPor: 'Sorteo',
      prioridad: 0,
      cuotasOfertadas: 0,
      valorCuota: 38_050,
      fecha: '2026-04-10',
      estado: 'ADJ',
      version: 1,
    });
    expect((await asistente.get(`/participante/${id}`)).body).toMatchObject({
      adjudicadoPor: 'Sorteo',
      asambleaAdjudica: 2,
      acciones: [],
    });
    expect(await marcar('1', { adjudicadoPor: 'Oferta' })).toMatchObject({
      status: 422,
      body: { code: 'adjudicado-en-otra', title: mensajes.propios.adjudicadoEnOtra },
    });
    expect((await fila('1')).adjudicadoPor).toBe('');
  });

  test('ASA-038 one with an award can not be switched', async () => {
    await participar('3', true);
    await marcar('3', { adjudicadoPor: 'Oferta' });
    expect(await participar('3', false)).toMatchObject({ status: 422, body: { code: 'tiene-adjudicacion' } });
  });

  test('ASA-027 marks are refused above the next assembly, and in an estado that is not processed', async () => {
    const manager = t.application.dataSource.manager;
    const rara = await crearAsamblea(manager, grupo, { numeroAsamblea: 2, fecha: '2026-04-10', estado: 'X' });
    const row = await manager.findOneByOrFail(Participante, { asambleaId: rara.id, codigo: '1' });
    const answer = await asistente.put(`/participante/${row.id}`, { adjudicadoPor: 'Sorteo', version: 1 });
    expect(answer).toMatchObject({ status: 409, body: { code: 'estado-no-permitido' } });
  });
});

describe('list', () => {
  const list = async (filter: object, range = '[0,24]') =>
    asistente.get(`/participante?filter=${encodeURIComponent(JSON.stringify(filter))}&range=${range}`);

  test('a list without an assembly is refused', async () => {
    expect((await asistente.get('/participante')).status).toBe(400);
  });

  test('ASA-031 ASA-032 ASA-035 rows in order of place, without free slots', async () => {
    const answer = await list({ asamblea: asamblea.id });
    expect(answer.headers['content-range']).toBe('participante 0-4/5');
    expect(answer.body.map((p: { codigo: string }) => p.codigo)).toEqual(['1', '2', '3', '4', '10']);
    expect(answer.body[0]).toMatchObject({
      idCodigo: `01-${grupo.grupo}-1`,
      codigo: '1',
      valorCuota: 380.5,
      cuotaVencidas: 0,
      estado: 'participa',
      adjudicadoPor: '',
      asambleaAdjudica: 0,
      checked: true,
      acciones: ['adjudicar'],
    });
  });

  test('ASA-033 the state of the snapshot: overdue, under cession, or participating', async () => {
    const answer = await list({ asamblea: asamblea.id });
    expect(
      Object.fromEntries(answer.body.map((p: { codigo: string; estado: string }) => [p.codigo, p.estado])),
    ).toEqual({
      1: 'participa',
      2: 'participa',
      3: 'no participa',
      4: 'participa cesion',
      10: 'participa',
    });
  });

  test('a free slot that stands in the table all the same is never shown', async () => {
    await t.application.dataSource.manager.update(
      Participante,
      { asambleaId: asamblea.id, codigo: '2' },
      { nombreCliente: 'l i b RE' },
    );
    const answer = await list({ asamblea: asamblea.id });
    expect(answer.headers['content-range']).toBe('participante 0-3/4');
    expect(answer.body.map((p: { codigo: string }) => p.codigo)).not.toContain('2');
  });

  test('the search knows words of the name without accents, cédula, place and plan', async () => {
    const [uno] = (await list({ asamblea: asamblea.id })).body;
    const plain = uno.nombreCliente.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().split(' ');
    const found = async (q: string) => (await list({ asamblea: asamblea.id, q })).body.map((p: { id: number }) => p.id);
    expect(await found(`${plain[1]} ${plain[0].slice(0, 3)}`)).toContain(uno.id);
    expect(await found(uno.cedula)).toEqual([uno.id]);
    expect(await found(`01-${grupo.grupo}-10`)).toEqual([(await fila('10')).id]);
    expect(await found("%_' OR 1=1")).toEqual([]);
  });

  test('what a reader without the right to mark sees has no actions', async () => {
    const answer = await (await t.as('comercial')).get(`/participante?filter={"asamblea":${asamblea.id}}`);
    expect(answer.status).toBe(200);
    expect(answer.body.every((p: { acciones: string[] }) => p.acciones.length === 0)).toBe(true);
  });
});

describe('marks', () => {
  test('ASA-036 ASA-037 the switch leads to PARTICIPA and back to where the row came from', async () => {
    for (const [codigo, antes] of [
      ['3', 'no participa'],
      ['4', 'participa cesion'],
    ] as const) {
      expect(await participar(codigo, true)).toMatchObject({
        status: 200,
        body: { estado: 'participa', checked: true, acciones: ['adjudicar', 'dejarDeParticipar'] },
      });
      expect(await participar(codigo, false)).toMatchObject({ status: 200, body: { estado: antes, checked: false } });
    }
    expect(await participar('1', true)).toMatchObject({ status: 422, body: { code: 'ya-participa' } });
    expect(await versionParticipantes()).toBe(5);
  });

  test.each([
    ['', mensajes.propios.campoObligatorio],
    ['?asamblea=trece', mensajes.propios.tipoEsperado('integer')],
  ])('GEN-537 the offers of %p are refused: %s', async (consulta, asamblea) => {
    expect(await asistente.get(`/participante/ofertas${consulta}`)).toMatchObject({
      status: 400,
      body: { errors: { asamblea } },
    });
  });

  test('ASA-043 ASA-046 each offer gets the number of offers with it; the assembly is this one', async () => {
    expect((await marcar('1', { adjudicadoPor: 'Oferta' })).body).toMatchObject({
      prioridadOferta: 1,
      asambleaAdjudica: 1,
    });
    expect((await marcar('2', { adjudicadoPor: 'Oferta' })).body).toMatchObject({ prioridadOferta: 2 });
    expect((await marcar('10', { adjudicadoPor: 'Sorteo' })).body).toMatchObject({
      prioridadOferta: 0,
      asambleaAdjudica: 1,
    });
    const ofertas = await asistente.get(`/participante/ofertas?asamblea=${asamblea.id}`);
    expect(ofertas.body.map((p: { codigo: string }) => p.codigo)).toEqual(['1', '2']);
  });

  test('ASA-042 ASA-047 a cleared award takes sequence, instalments and assembly with it', async () => {
    await marcar('1', { adjudicadoPor: 'Oferta', cantidadOferta: 12 });
    expect((await marcar('1', { adjudicadoPor: '' })).body).toMatchObject({
      adjudicadoPor: '',
      asambleaAdjudica: 0,
      prioridadOferta: 0,
      cantidadOferta: 0,
    });
  });

  test('a whole record sent back unchanged raises no version', async () => {
    await marcar('1', { adjudicadoPor: 'Oferta', cantidadOferta: 12 });
    const { body } = await asistente.get(`/participante/${(await fila('1')).id}`);
    const again = await asistente.put(`/participante/${body.id}`, body);
    expect(again).toMatchObject({ status: 200, body: { version: 2, versionParticipantes: 2 } });
    expect(await fila('1')).toMatchObject({ version: 2 });
    expect(await versionParticipantes()).toBe(2);
  });

  test('ASA-043 offers chosen at the same instant get different sequences', async () => {
    const answers = await Promise.all(['1', '2', '10'].map((codigo) => marcar(codigo, { adjudicadoPor: 'Oferta' })));
    expect(answers.map((a) => a.body.prioridadOferta).sort()).toEqual([1, 2, 3]);
    expect(await versionParticipantes()).toBe(4);
  });
});
