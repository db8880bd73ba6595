import { createHash } from 'node:crypto';
import { elegiblesDeLista, mensajes, planesDeLista, sortear } from '@adjudica/domain';
import { Auditoria } from '../../entities/auditoria.entity';
import { Constancia } from '../../entities/constancia.entity';
import { Evento } from '../../entities/evento.entity';
import { Participante } from '../../entities/participante.entity';
import { Sorteo } from '../../entities/sorteo.entity';
import { asBytes } from '../../testing/binary';
import { crearAsamblea, crearGrupo, crearPlanes, marcar } from '../../testing/builders';
import { textOfPages } from '../../testing/pdf-text';
import { testApp } from '../../testing/test-app';

const t = testApp({ prints: true });
const asistente = t.user('asistente');
const director = t.user('director');
let asamblea: Awaited<ReturnType<typeof crearAsamblea>>;
let grupos = 0;

const db = () => t.application.dataSource.manager;
const sha256 = (texto: string | Buffer): string => createHash('sha256').update(texto).digest('hex');

beforeEach(async () => {
  grupos += 1;
  const grupo = await crearGrupo(db(), { grupo: `S${String(grupos).padStart(3, '0')}` });
  await crearPlanes(db(), grupo, 12);
  asamblea = await crearAsamblea(db(), grupo, { fecha: '2026-03-10' });
});

const instalar = () => asistente.post(`/constancia/${asamblea.id}/instalar`, { versionParticipantes: 1 }).expect(200);
const paso = (accion: string, body: object, client = asistente) =>
  client.post(`/sorteo/${asamblea.id}/${accion}`, body);
const leer = async (client = asistente) => (await client.get(`/sorteo/${asamblea.id}`).expect(200)).body;
const BOMBO = { fuente: 'bombo', version: 0 };
const lista = async () => (await db().findOneByOrFail(Constancia, { asambleaId: asamblea.id })).lista;

/** Through all steps, by two people. */
async function sorteada(): Promise<string[]> {
  await instalar();
  await paso('publicar', BOMBO).expect(200);
  await paso('escribir', { numero: '0417', version: 1 }).expect(200);
  const { body } = await paso('confirmar', { numero: '0417', version: 2 }, director).expect(200);
  return body.orden.map(({ idCodigo }: { idCodigo: string }) => idCodigo);
}

describe('refusals', () => {
  test('only who makes assemblies draws; comercial and executives do not even read', async () => {
    for (const usuario of ['jefatura', 'gerente', 'servicio', 'comercial', 'ejecutivo'])
      expect([usuario, (await paso('publicar', BOMBO, await t.as(usuario))).status]).toEqual([usuario, 403]);
    for (const usuario of ['comercial', 'ejecutivo'])
      expect((await (await t.as(usuario)).get(`/sorteo/${asamblea.id}`)).status).toBe(403);
  });

  test('without a frozen list nothing is published; without a version 428, with an old one 412; an unknown assembly 404', async () => {
    const { status, body } = await paso('publicar', BOMBO);
    expect([status, body.code]).toEqual([422, 'asamblea-sin-instalar']);
    await instalar();
    expect((await paso('publicar', { fuente: 'bombo' })).status).toBe(428);
    expect((await paso('publicar', { ...BOMBO, version: 4 })).status).toBe(412);
    expect((await asistente.post('/sorteo/99999/publicar', BOMBO)).status).toBe(404);
    expect((await leer()).estado).toBe('sinFuente');
  });

  test('a result of yesterday is no source, a lottery without a day neither; another source asks for its reason', async () => {
    await instalar();
    const ayer = await paso('publicar', { fuente: 'loteria', fecha: '2025-12-31', version: 0 });
    expect([ayer.status, ayer.body.code]).toEqual([422, 'resultado-conocido']);
    expect(Object.keys((await paso('publicar', { fuente: 'loteria', version: 0 })).body.errors)).toEqual(['fecha']);
    await paso('publicar', { fuente: 'loteria', fecha: '2099-03-10', version: 0 }).expect(200);
    const { status, body } = await paso('escribir', { numero: '04821', version: 1 });
    expect([status, body.code]).toEqual([422, 'resultado-por-venir']);
    const otra = await paso('publicar', { fuente: 'bombo', version: 1 });
    expect([otra.status, Object.keys(otra.body.errors)]).toEqual([422, ['motivo']]);
    await paso('publicar', { fuente: 'bombo', motivo: 'No habrá lotería ese día', version: 1 }).expect(200);
    expect(await leer()).toMatchObject({ fuente: 'bombo', fecha: '2026-03-10', motivo: 'No habrá lotería ese día' });
  });

  test('who typed the number does not confirm it, and sees it hidden from the other; another number is refused, and nothing is drawn', async () => {
    await instalar();
    await paso('publicar', BOMBO).expect(200);
    expect((await paso('confirmar', { numero: '0417', version: 1 }, director)).body.code).toBe('sin-numero');
    const { body: escrito } = await paso('escribir', { numero: ' 04 17 ', version: 1 }).expect(200);
    expect([escrito.estado, escrito.numero, escrito.acciones]).toEqual(['escrito', null, ['escribir']]);
    const mismo = await paso('confirmar', { numero: '0417', version: 2 });
    expect([mismo.status, mismo.body.title]).toEqual([403, mensajes.propios.confirmaOtraPersona]);
    const distinto = await paso('confirmar', { numero: '417', version: 2 }, director);
    expect([distinto.status, distinto.body.code, distinto.body.title]).toEqual([
      422,
      'numero-distinto',
      expect.stringMatching(/^No es el número que escribió .+\. Revisen la fuente ambas personas/),
    ]);
    expect(JSON.stringify([distinto.body, await leer(director)])).not.toContain('0417');
    expect((await paso('publicar', { ...BOMBO, motivo: 'x', version: 2 })).body.code).toBe('numero-escrito');
    expect(await db().findOneByOrFail(Sorteo, { asambleaId: asamblea.id })).toMatchObject({
      orden: null,
      semilla: null,
    });
  });

  test('of two confirmations at once one draws; who comes later learns who did, and the order stays', async () => {
    await instalar();
    await paso('publicar', BOMBO).expect(200);
    await paso('escribir', { numero: '0417', version: 1 }).expect(200);
    const answers = await Promise.all([1, 2, 3].map(() => paso('confirmar', { numero: '0417', version: 2 }, director)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'ya-sorteado' });
    const { orden } = await leer();
    for (const accion of ['escribir', 'confirmar'])
      expect((await paso(accion, { numero: '9', version: 3 }, director)).body.code).toBe('ya-sorteado');
    expect((await leer()).orden).toEqual(orden);
  });

  test('a frozen list that was changed in the database is not drawn from', async () => {
    await instalar();
    await paso('publicar', BOMBO).expect(200);
    await paso('escribir', { numero: '0417', version: 1 }).expect(200);
    await db().update(
      Constancia,
      { asambleaId: asamblea.id },
      { lista: (await lista()).replace('"participa"', '"no participa"') },
    );
    expect((await paso('confirmar', { numero: '0417', version: 2 }, director)).body.code).toBe('lista-alterada');
  });

  test('once the minutes are issued there is no draw any more', async () => {
    await asistente
      .post(`/asamblea/${asamblea.id}/generar-acta`, { versionParticipantes: 1, confirmaFechaFutura: true })
      .expect(200);
    expect((await paso('publicar', BOMBO)).body.code).toBe('sorteo-con-acta');
    expect((await leer()).acciones).toEqual([]);
  });
});

test('list, source and number give the order, and anybody has it again from the list that is handed out; each step is audited, the number only once it is drawn', async () => {
  const [libre] = await db().findBy(Participante, { asambleaId: asamblea.id, estado: 'participa' });
  // awarded by another assembly: in the list, not in the draw
  await db().update(Participante, { id: libre?.id }, { adjudicadoPor: 'Sorteo', asambleaAdjudica: 3 });
  const orden = await sorteada();
  const file = await asistente.get(`/constancia/${asamblea.id}/lista`).expect(200);
  const bytes = file.text;
  expect(bytes).toBe(await lista());
  const visto = await leer();
  expect(sha256(bytes)).toBe(visto.listaSha256);
  const planes = planesDeLista(bytes);
  expect(elegiblesDeLista(planes).map(({ idCodigo }) => idCodigo)).not.toContain(libre?.idCodigo);
  const datos = { huella: visto.listaSha256, fuente: 'bombo', fecha: '2026-03-10', numero: '0417' };
  const otra = sortear(planes, datos, sha256);
  expect([visto.semilla, orden]).toEqual([otra.semilla, otra.orden.map(({ idCodigo }) => idCodigo)]);
  expect(visto).toMatchObject({ estado: 'sorteado', numero: '0417', elegibles: orden.length, acciones: [] });
  expect(visto.orden[0]).toMatchObject({ lugar: 1, nombreCliente: otra.orden[0]?.nombreCliente });
  const filas = await db().find(Auditoria, {
    where: { recurso: 'sorteo', recursoId: String(asamblea.id) },
    order: { id: 'ASC' },
  });
  expect(filas.map(({ accion, despues }) => [accion, despues?.includes('0417')])).toEqual([
    ['publicar', false],
    ['escribir', false],
    ['confirmar', true],
  ]);
});

describe('the minutes', () => {
  const generar = async (body: object = {}) => {
    const { versionParticipantes } = (await asistente.get(`/asamblea/${asamblea.id}`)).body;
    return asistente.post(`/asamblea/${asamblea.id}/generar-acta`, {
      ...{ versionParticipantes, confirmaFechaFutura: true },
      ...body,
    });
  };
  const texto = async () =>
    (await textOfPages((await asBytes(asistente.get(`/acta/${asamblea.id}/archivo`))).body)).join(' ');
  const codigoDe = (idCodigo: string | undefined): string => idCodigo?.split('-')[2] ?? '';

  test('of an assembly without a draw the minutes say nothing of one, and freeze the list that was not; its hash is printed', async () => {
    await generar().then(({ status }) => expect(status).toBe(200));
    const { listaSha256 } = await db().findOneByOrFail(Constancia, { asambleaId: asamblea.id });
    expect(sha256(await lista())).toBe(listaSha256);
    const acta = await texto();
    expect(acta.replace(/\s/g, '')).toContain(`congeladaconestaacta.SHA-256:${listaSha256}`);
    expect(acta).not.toContain('Fuente del sorteo');
    const otra = await asistente.post(`/constancia/${asamblea.id}/instalar`, { versionParticipantes: 2 });
    expect([otra.status, otra.body.code]).toEqual([409, 'asamblea-ya-instalada']);
  });

  test('with the winner marked they print list, source, number, seed, algorithm and order, and the order is had again from them', async () => {
    const orden = await sorteada();
    await marcar(db(), asamblea, codigoDe(orden[0]), 'Sorteo');
    expect((await generar()).status).toBe(200);
    const acta = (await texto()).replace(/\s/g, '');
    const { listaSha256, semilla, textoDeSemilla, algoritmo } = await leer();
    for (const dato of [listaSha256, semilla, textoDeSemilla, algoritmo, 'Bombodelanotaría', '10/03/2026'])
      expect(acta).toContain(dato.replace(/\s/g, ''));
    expect(acta).toContain(orden.map((plan, i) => `${i + 1}.${plan}`).join(''));
    expect(acta).not.toContain('Diferenciaconlosorteado');
  });

  test('marked otherwise they are refused without a reason; with one it is printed, audited, and noted on both plans', async () => {
    const orden = await sorteada();
    await marcar(db(), asamblea, codigoDe(orden[1]), 'Sorteo');
    const sin = await generar();
    expect([sin.status, sin.body.code, Object.keys(sin.body.errors)]).toEqual([
      422,
      'sorteo-distinto',
      ['motivoSorteo'],
    ]);
    expect(sin.body.title).toContain(`tocaba a ${orden[0]}. Marcado sin que le tocara: ${orden[1]}.`);
    expect((await generar({ motivoSorteo: 'El ganador renunció ante la notaría' })).status).toBe(200);
    expect((await texto()).replace(/\s+/g, ' ')).toContain('Motivo: El ganador renunció ante la notaría');
    expect((await leer()).diferencia).toBe('El ganador renunció ante la notaría');
    const eventos = await db().findBy(Evento, { tipo: 'SORTEO-DISTINTO' });
    expect(eventos).toHaveLength(2);
    for (const { observacion } of eventos) expect(observacion).toContain('El ganador renunció ante la notaría');
    const [fila] = await db().findBy(Auditoria, { accion: 'generar-acta', recursoId: String(asamblea.id) });
    expect(JSON.parse(fila?.despues ?? '{}').sorteo).toMatchObject({
      fueraDeOrden: [orden[1]],
      sinMarcar: [orden[0]],
      motivo: 'El ganador renunció ante la notaría',
    });
  });

  test('who was awarded by an offer is passed over, and the next in order is no difference', async () => {
    const orden = await sorteada();
    await marcar(db(), asamblea, codigoDe(orden[0]), 'Oferta', { prioridad: 1, cuotas: 12 });
    await marcar(db(), asamblea, codigoDe(orden[1]), 'Sorteo');
    expect((await generar()).status).toBe(200);
    expect((await texto()).replace(/\s+/g, ' ')).toContain(`adjudicado de otra forma: ${orden[0]}`);
  });
});
