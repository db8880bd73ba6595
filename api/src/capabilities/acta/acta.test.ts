import { createHash } from 'node:crypto';
import { mensajes } from '@adjudica/domain';
import { AuditSealer } from '../../audit/sealer';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Archivo } from '../../entities/archivo.entity';
import { Asamblea } from '../../entities/asamblea.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { Evento } from '../../entities/evento.entity';
import type { Grupo } from '../../entities/grupo.entity';
import { Mensaje } from '../../entities/mensaje.entity';
import { Notificacion } from '../../entities/notificacion.entity';
import { Participante } from '../../entities/participante.entity';
import { Persona } from '../../entities/persona.entity';
import { crearAsamblea, crearGrupo, crearPersona, crearPlan, marcar } from '../../testing/builders';
import { PaperlessRenderer } from '../../testing/renderers';
import { type Client, startTestApp, type TestApp } from '../../testing/test-app';
import { KeyedQueue } from './keyed-queue';

let t: TestApp;
let renderer: PaperlessRenderer;
let asistente: Client;
let grupo: Grupo;
let asamblea: Asamblea;

beforeEach(async () => {
  renderer = new PaperlessRenderer();
  t = await startTestApp({ overrides: { renderer: renderer.asRenderer() } });
  asistente = await t.as('asistente');
  grupo = await crearGrupo(db(), { grupo: 'M001' });
  for (const codigo of ['1', '2', '3', '4']) await crearPlan(db(), grupo, { codigo });
  const sinCorreo = await crearPersona(db(), { correo: null });
  await crearPlan(db(), grupo, { codigo: '5', titular: sinCorreo });
  await crearPlan(db(), grupo, { codigo: '6', cuotasVencidas: 1 });
  asamblea = await crearAsamblea(db(), grupo);
});
afterEach(() => t.close());

const db = () => t.application.dataSource.manager;
const marcarTres = async (): Promise<void> => {
  await marcar(db(), asamblea, '2', 'Oferta', { prioridad: 2, cuotas: 10 });
  await marcar(db(), asamblea, '1', 'Oferta', { prioridad: 1, cuotas: 24 });
  await marcar(db(), asamblea, '5', 'Sorteo');
};
const generar = (body: object = { versionParticipantes: 1 }, client = asistente) =>
  client.post(`/asamblea/${asamblea.id}/generar-acta`, body);

/** Everything that a generation leaves, counted: all zero, or exactly what was issued. */
async function huellas() {
  const count = (entity: Parameters<ReturnType<typeof db>['count']>[0]) => db().count(entity);
  const archivos: string[] = [];
  for await (const { key } of t.application.storage.list()) archivos.push(key);
  return {
    archivos: archivos.length,
    filasDeArchivo: await count(Archivo),
    actas: await count(DocumentoEmitido),
    adjudicaciones: await count(Adjudicacion),
    carpetas: await count(Carpeta),
    eventos: await count(Evento),
    mensajes: await count(Mensaje),
    cerradas: await db().countBy(Asamblea, { estado: 'C' }),
  };
}
const NADA = {
  archivos: 0,
  filasDeArchivo: 0,
  actas: 0,
  adjudicaciones: 0,
  carpetas: 0,
  eventos: 0,
  mensajes: 0,
  cerradas: 0,
};
const TRES = {
  archivos: 1,
  filasDeArchivo: 1,
  actas: 1,
  adjudicaciones: 3,
  carpetas: 3,
  eventos: 3,
  mensajes: 2,
  cerradas: 1,
};

/** docs/data/eventos.md, "Minutes of an assembly". */
test.each([
  ['that award three plans', marcarTres, 3],
  ['that award nothing', async () => {}, 0],
] as const)(
  'minutes %s are told as a change of their assembly, and as an event of each plan',
  async (_, antes, planes) => {
    await antes();
    const { status } = await generar();
    expect(status).toBe(200);
    const { dataSource, unitOfWork, auditKey, log } = t.application;
    await new AuditSealer(dataSource, unitOfWork, auditKey, t.clock, log).step();
    const { body } = await asistente.get('/cambios').query({ desde: 0 });
    expect(body.cambios).toContainEqual(
      expect.objectContaining({ recurso: 'asamblea', recursoId: String(asamblea.id), accion: 'generar-acta' }),
    );
    const eventos = await db().find(Evento);
    expect(eventos.map(({ tipo }) => tipo)).toEqual(Array(planes).fill('ADJUDICACION'));
  },
);

describe('refusals', () => {
  test('an offer without instalments is refused with its row named', async () => {
    await marcar(db(), asamblea, '1', 'Oferta', { prioridad: 1 });
    const answer = await generar();
    expect(answer).toMatchObject({ status: 422, body: { code: 'oferta-sin-cuotas' } });
    expect(Object.keys(answer.body.errors)).toEqual(['01-M001-1']);
    expect(answer.body.title).toMatch(/^La oferta de 1 .+ no tiene cuotas ofertadas$/);
    expect(await huellas()).toEqual(NADA);
  });

  test('two offers with one sequence are refused with both rows named', async () => {
    await marcar(db(), asamblea, '1', 'Oferta', { prioridad: 1, cuotas: 5 });
    await marcar(db(), asamblea, '2', 'Oferta', { prioridad: 1, cuotas: 6 });
    const answer = await generar();
    expect(answer).toMatchObject({ status: 422, body: { code: 'ofertas-misma-secuencia' } });
    expect(Object.keys(answer.body.errors).sort()).toEqual(['01-M001-1', '01-M001-2']);
    expect(await huellas()).toEqual(NADA);
  });

  test('an award of one who does not participate is refused', async () => {
    await marcar(db(), asamblea, '1', 'Sorteo');
    await db().update(Participante, { asambleaId: asamblea.id, codigo: '1' }, { estado: 'no participa' });
    expect(await generar()).toMatchObject({ status: 422, body: { code: 'no-participa' } });
    expect(await huellas()).toEqual(NADA);
  });

  test('participants that changed since they were read are 412, and nothing is stored', async () => {
    await marcarTres();
    const [row] = (await asistente.get(`/participante?filter={"asamblea":${asamblea.id}}`)).body;
    await asistente.put(`/participante/${row.id}`, { cantidadOferta: 30, version: row.version });
    expect(await generar()).toMatchObject({ status: 412, body: { detalle: { versionActual: 2 } } });
    expect(await huellas()).toEqual(NADA);
    expect((await generar({ versionParticipantes: 2 })).status).toBe(200);
  });

  test('before the date of the assembly the answer must be confirmed', async () => {
    await marcarTres();
    t.clock.current = new Date('2026-03-10T04:59:00.000Z');
    expect(await generar()).toMatchObject({ status: 422, body: { code: 'fecha-futura' } });
    expect(await huellas()).toEqual(NADA);
    expect((await generar({ versionParticipantes: 1, confirmaFechaFutura: true })).status).toBe(200);
  });

  test('ASA-024 an estado that is neither blank nor C is not processed', async () => {
    await db().update(Asamblea, { id: asamblea.id }, { estado: 'S' });
    expect(await generar()).toMatchObject({ status: 409, body: { code: 'estado-no-permitido' } });
    expect(await huellas()).toEqual(NADA);
  });

  test('ASA-026 ASA-027 a number above mesesPlan is refused with the warning', async () => {
    const corto = await crearGrupo(db(), { mesesPlan: 1 });
    await crearPlan(db(), corto, { codigo: '1' });
    const segunda = await crearAsamblea(db(), corto, { numeroAsamblea: 2 });
    expect(await asistente.post(`/asamblea/${segunda.id}/generar-acta`, { versionParticipantes: 1 })).toMatchObject({
      status: 422,
      body: { code: 'asamblea-no-seleccionable', title: mensajes.ASA.crearFechaProxima },
    });
  });

  test('a body with a field too many, a wrong type or none at all is refused', async () => {
    expect((await generar({ versionParticipantes: 1, participantes: [] })).status).toBe(400);
    expect((await generar({ versionParticipantes: '1' })).status).toBe(400);
    expect((await generar({})).status).toBe(400);
    expect((await generar({ versionParticipantes: 0 })).status).toBe(422);
    expect((await asistente.post('/asamblea/999999/generar-acta', { versionParticipantes: 1 })).status).toBe(404);
    expect(await huellas()).toEqual(NADA);
  });

  test('a printer that fails leaves nothing behind, and the next attempt works', async () => {
    await marcarTres();
    renderer.before = async () => {
      throw new Error('the browser died while printing');
    };
    expect((await generar()).status).toBeGreaterThanOrEqual(500);
    expect(await huellas()).toEqual(NADA);
    renderer.before = async () => undefined;
    expect((await generar()).status).toBe(200);
    expect(await huellas()).toEqual(TRES);
  });

  test('a store that fails leaves nothing behind', async () => {
    await marcarTres();
    const { storage } = t.application;
    const put = storage.put.bind(storage);
    storage.put = async () => {
      throw new Error('the disk is full');
    };
    expect((await generar()).status).toBe(500);
    expect(await huellas()).toEqual(NADA);
    storage.put = put;
    expect((await generar()).status).toBe(200);
  });

  test('a mark saved while the document is printed wins: 412, and the file is gone', async () => {
    await marcarTres();
    const [row] = (await asistente.get(`/participante?filter={"asamblea":${asamblea.id}}`)).body;
    renderer.before = async () => {
      const answer = await asistente.put(`/participante/${row.id}`, { cantidadOferta: 30, version: row.version });
      expect(answer.status).toBe(200);
    };
    expect(await generar()).toMatchObject({
      status: 412,
      body: { code: 'version-vieja', detalle: { versionActual: 2 } },
    });
    expect(await huellas()).toEqual(NADA);
  });
});

describe('generation', () => {
  test('ASA-048 ASA-050 ASA-053 ASA-058 one act: minutes, awards, closed assembly, folders, notices', async () => {
    await marcarTres();
    const answer = await generar();
    expect(answer).toMatchObject({
      status: 200,
      body: {
        numeroAsamblea: 1,
        numeroVersion: 1,
        titulo: 'Acta de Asamblea No.1',
        mensaje: '¡Generado exitosamente!',
        aviso: 'Clientes adjudicados serán notificados.',
        adjudicados: 3,
        notificados: 2,
        sinCorreo: [{ idCodigo: '01-M001-5' }],
      },
    });
    expect(await huellas()).toEqual(TRES);

    const adjudicaciones = await db().find(Adjudicacion, { order: { id: 'ASC' } });
    expect(adjudicaciones.map((a) => [a.adjudicadoPor, a.prioridad, a.cuotasOfertadas, a.fecha, a.estado])).toEqual([
      ['Oferta', 1, 24, '2026-03-10', 'ADJ'],
      ['Oferta', 2, 10, '2026-03-10', 'ADJ'],
      ['Sorteo', 0, 0, '2026-03-10', 'ADJ'],
    ]);
    const detalle = await asistente.get(`/asamblea/${asamblea.id}`);
    expect(detalle.body).toMatchObject({
      estado: 'Cerrada',
      acta: 'Acta de Asamblea No.1',
      tieneActa: true,
      actaGeneradaPor: 'Ana Cevallos',
      acciones: ['regenerarActa'],
    });
    const [audit] = await db().find(Auditoria, { where: { accion: 'generar-acta' } });
    expect(audit).toMatchObject({ recurso: 'asamblea', recursoId: String(asamblea.id), usuario: 'asistente' });
    const mails = await db().find(Mensaje, { order: { id: 'ASC' } });
    expect(mails[0]).toMatchObject({ asunto: 'MotorPlan: su plan 01-M001-1 fue adjudicado' });
    expect(mails[0]?.cuerpo).toMatch(/^Reciba un cordial saludo, \S/);
    for (const dicho of [
      /su plan 01-M001-1 de MotorPlan, por \$ [\d.]+,\d\d, fue adjudicado por oferta/,
      'en la asamblea No. 1 del grupo M001, celebrada el 10 de marzo de 2026',
      'El plazo de entrega de su contrato termina el 2 de abril de 2026',
      '\n- Cédula de identidad\n',
      'Planes de Ahorro Programado S.A.\nAv. Amazonas N36-152 y Naciones Unidas, Quito',
    ])
      expect(mails[0]?.cuerpo).toMatch(dicho);
    expect(await db().count(Notificacion)).toBeGreaterThan(0);
  });

  test('ASA-067 the file that is downloaded is byte for byte the one whose hash was stored', async () => {
    await marcarTres();
    const { body } = await generar();
    const file = await (await t.as('comercial')).get(`/acta/${asamblea.id}/archivo`).buffer();
    expect(file.status).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('acta-01-M001-1-v1.pdf'),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const [row] = await db().find(Archivo);
    expect(createHash('sha256').update(file.body).digest('hex')).toBe(row?.sha256);
    expect(row).toMatchObject({ sha256: body.sha256, clave: body.clave, longitud: file.body.length });
    expect((await asistente.get(`/acta/${asamblea.id}/archivo?version=2`)).status).toBe(404);
    expect((await asistente.get(`/acta/999999/archivo`)).status).toBe(404);
  });

  test('minutes without any award are minutes too', async () => {
    expect((await generar()).body).toMatchObject({ adjudicados: 0, notificados: 0, sinCorreo: [] });
    expect(await huellas()).toEqual({ ...TRES, adjudicaciones: 0, carpetas: 0, eventos: 0, mensajes: 0 });
  });

  // Fails without KeyedQueue (keyed-queue.ts): then all of them print.
  test('of 50 at once with the same version one wins and 49 learn who did; one file, one set of notices', async () => {
    await marcarTres();
    const director = await t.as('director');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => generar({ versionParticipantes: 1 }, i % 2 ? asistente : director)),
    );
    expect(answers.filter((a) => a.status === 200)).toHaveLength(1);
    const losers = answers.filter((a) => a.status === 409);
    expect(losers).toHaveLength(49);
    const { actaGeneradaPor, actaGeneradaEn } = (await asistente.get(`/asamblea/${asamblea.id}`)).body;
    for (const { body } of losers) {
      expect(body).toMatchObject({
        code: 'acta-ya-generada',
        title: `La asamblea ya tiene un acta, generada por ${actaGeneradaPor} el 10/03/2026 10:00`,
        detalle: { quien: actaGeneradaPor, cuando: actaGeneradaEn, numeroAsamblea: 1 },
      });
    }
    expect(await huellas()).toEqual(TRES);
    expect(renderer.printed).toHaveLength(1);
  });

  // Fails where an act does not ask once more inside its transaction (act/acts.ts): then they are told of a version, not of the winner. As in 50 processes, nobody waits for a turn, and every racer has printed before any commits.
  test('of 50 that have all printed already one wins, and the files of the others are removed', async () => {
    await marcarTres();
    const turnos = jest.spyOn(KeyedQueue.prototype, 'run').mockImplementation((_key, work) => work());
    const everybody = Promise.withResolvers<void>();
    renderer.before = () => {
      if (renderer.printed.length === 50) everybody.resolve();
      return everybody.promise;
    };
    try {
      const answers = await Promise.all(Array.from({ length: 50 }, () => generar()));
      expect(answers.filter((a) => a.status === 200)).toHaveLength(1);
      expect(answers.filter((a) => a.body.code === 'acta-ya-generada')).toHaveLength(49);
      expect(renderer.printed).toHaveLength(50);
      expect(await huellas()).toEqual(TRES);
    } finally {
      turnos.mockRestore();
    }
  });

  test('a plan awarded in another assembly while the document was printed stops the act', async () => {
    await marcarTres();
    const otra = await crearAsamblea(db(), grupo, { numeroAsamblea: 2, fecha: '2026-04-01' });
    await marcar(db(), otra, '5', 'Sorteo');
    renderer.before = async () => {
      renderer.before = async () => undefined;
      const answer = await asistente.post(`/asamblea/${otra.id}/generar-acta`, {
        versionParticipantes: 1,
        confirmaFechaFutura: true,
      });
      expect(answer.status).toBe(200);
    };
    expect((await generar()).status).toBe(412);
    expect(await db().countBy(Adjudicacion, { asambleaId: asamblea.id })).toBe(0);
    const fila = (await asistente.get(`/participante?filter={"asamblea":${asamblea.id},"q":"01-M001-5"}`)).body[0];
    expect(fila).toMatchObject({ adjudicadoPor: 'Sorteo', asambleaAdjudica: 2, acciones: [] });
    const { versionParticipantes } = (await asistente.get(`/asamblea/${asamblea.id}`)).body;
    expect((await generar({ versionParticipantes })).body).toMatchObject({ adjudicados: 2 });
  });

  test('a closed assembly that came without minutes may get them', async () => {
    await db().update(Asamblea, { id: asamblea.id }, { estado: 'C' });
    await marcarTres();
    expect((await generar()).status).toBe(200);
    expect(await huellas()).toEqual(TRES);
  });

  test('the minutes are of what the assembly saw: a later withdrawal changes no issued row', async () => {
    const anterior = asamblea;
    await marcarTres();
    await generar();
    asamblea = await crearAsamblea(db(), grupo, { numeroAsamblea: 2, fecha: '2026-03-10' });
    expect((await generar()).status).toBe(200);
    await db().update(Adjudicacion, { asambleaId: anterior.id, adjudicadoPor: 'Sorteo' }, { estado: 'RADJ' });
    const rows = (await asistente.get(`/participante?filter={"asamblea":${asamblea.id}}`)).body;
    expect(rows.find((p: { codigo: string }) => p.codigo === '5')).toMatchObject({
      adjudicadoPor: 'Sorteo',
      asambleaAdjudica: 1,
    });
  });
});

describe('preview', () => {
  test('the preview prints a draft and stores nothing', async () => {
    await marcar(db(), asamblea, '1', 'Oferta', { prioridad: 1 });
    const answer = await asistente.post(`/asamblea/${asamblea.id}/vista-previa`).buffer();
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
    expect(renderer.printed[0]).toMatchObject({ documento: 'acta', hechos: { borrador: true, numeroAsamblea: 1 } });
    expect(await huellas()).toEqual(NADA);
  });

  test('with minutes issued there is no preview any more', async () => {
    await generar();
    expect((await asistente.post(`/asamblea/${asamblea.id}/vista-previa`)).status).toBe(409);
  });
});

describe('list', () => {
  test('ASA-066 ASA-023 only closed assemblies, with their reference or without', async () => {
    await generar();
    const importada = await crearAsamblea(db(), grupo, { numeroAsamblea: 2, fecha: '2026-04-01', estado: 'C' });
    await crearAsamblea(db(), grupo, { numeroAsamblea: 3, fecha: '2026-05-01' });
    const answer = await (await t.as('comercial')).get(
      '/acta?sort=["numeroAsamblea","ASC"]&filter={"producto":"01","grupo":"M001"}',
    );
    expect(answer.headers['content-range']).toBe('acta 0-1/2');
    expect(answer.body.map((a: { id: number; acta: string }) => [a.id, a.acta])).toEqual([
      [asamblea.id, 'Acta de Asamblea No.1'],
      [importada.id, 'Sin Acta'],
    ]);
    expect((await asistente.get(`/acta/${importada.id}/archivo`)).status).toBe(404);
  });
});

test('ASA-055 a member whose address has 254 characters is written to, whole', async () => {
  const largo = `${'a'.repeat(64)}@${['b', 'c', 'd'].map((letter) => letter.repeat(60)).join('.')}.ejempl`;
  expect(largo).toHaveLength(254);
  const { personaId } = await db().findOneByOrFail(Participante, { asambleaId: asamblea.id, codigo: '1' });
  await db().update(Persona, { id: personaId as number }, { correo: largo });
  await marcarTres();
  expect((await generar()).status).toBe(200);
  expect((await db().find(Mensaje)).map(({ destinatario }) => destinatario)).toContain(largo);
});
