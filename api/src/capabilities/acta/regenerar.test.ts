import { Adjudicacion } from '../../entities/adjudicacion.entity';
import type { Asamblea } from '../../entities/asamblea.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { Evento } from '../../entities/evento.entity';
import { Mensaje } from '../../entities/mensaje.entity';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import { PlanTitular } from '../../entities/plan-titular.entity';
import { crearAsamblea, crearGrupo, crearPlan, marcar, notarioDePrueba } from '../../testing/builders';
import { crearMedio } from '../../testing/medios';
import { PaperlessRenderer } from '../../testing/renderers';
import { type Client, startTestApp, type TestApp } from '../../testing/test-app';

let t: TestApp;
let renderer: PaperlessRenderer;
let asistente: Client;
let asamblea: Asamblea;

beforeEach(async () => {
  renderer = new PaperlessRenderer();
  t = await startTestApp({ overrides: { renderer: renderer.asRenderer() } });
  asistente = await t.as('asistente');
  const grupo = await crearGrupo(db(), { grupo: 'M001' });
  for (const codigo of ['1', '2', '3', '4']) await crearPlan(db(), grupo, { codigo });
  asamblea = await crearAsamblea(db(), grupo);
  await marcar(db(), asamblea, '1', 'Oferta', { prioridad: 1, cuotas: 12 });
  await marcar(db(), asamblea, '2', 'Oferta', { prioridad: 2, cuotas: 10 });
});
afterEach(() => t.close());

const db = () => t.application.dataSource.manager;
const generar = () => asistente.post(`/asamblea/${asamblea.id}/generar-acta`, { versionParticipantes: 1 });
const regenerar = async (body: object) => {
  const { versionParticipantes } = (await asistente.get(`/asamblea/${asamblea.id}`)).body;
  return asistente.post(`/asamblea/${asamblea.id}/regenerar-acta`, {
    versionParticipantes,
    motivo: 'Corrección.',
    ...body,
  });
};
const vigentes = async () =>
  (await db().find(Adjudicacion, { order: { planId: 'ASC' } }))
    .filter((a) => a.estado === 'ADJ')
    .map((a) => [a.adjudicadoPor, a.prioridad, a.cuotasOfertadas]);

test('without minutes there is nothing to regenerate', async () => {
  expect(await regenerar({})).toMatchObject({ status: 409, body: { code: 'acta-sin-generar' } });
});

test('a reason, a known notary and a known row are required; a stale version is 412', async () => {
  await generar();
  expect(await regenerar({ motivo: ' ' })).toMatchObject({
    status: 422,
    body: { errors: { motivo: 'Motivo no puede estar vacío' } },
  });
  expect(await regenerar({ cabecera: { notario: 'Nadie' } })).toMatchObject({
    status: 422,
    body: { code: 'notario-desconocido' },
  });
  expect(await regenerar({ cabecera: { hora: '24:00' } })).toMatchObject({ status: 422 });
  expect(await regenerar({ cabecera: { fecha: '2026-01-01' } })).toMatchObject({ status: 400 });
  expect(await regenerar({ marcas: [{ idCodigo: '01-M001-99', adjudicadoPor: '' }] })).toMatchObject({
    status: 422,
    body: { errors: { 'marcas.0.idCodigo': expect.any(String) } },
  });
  expect(await regenerar({ marcas: [{ idCodigo: '01-M001-1', cantidadOferta: 0 }] })).toMatchObject({
    status: 422,
    body: { code: 'oferta-sin-cuotas' },
  });
  expect((await regenerar({ versionParticipantes: 1 })).status).toBe(412);
  expect(await db().count(DocumentoEmitido)).toBe(1);
});

test('heading data make a new version; the earlier file stays; nobody is notified again', async () => {
  await generar();
  const first = await asistente.get(`/acta/${asamblea.id}/archivo?version=1`).buffer();
  const answer = await regenerar({
    cabecera: { hora: '19:00', notario: notarioDePrueba, testigo1: '', testigo2: 'Ana Ruiz' },
  });
  expect(answer).toMatchObject({ status: 200, body: { numeroVersion: 2, adjudicados: 2, notificados: 0 } });
  expect((await asistente.get(`/asamblea/${asamblea.id}`)).body).toMatchObject({
    hora: '19:00',
    testigo1: null,
    testigo2: 'Ana Ruiz',
    estado: 'Cerrada',
  });
  expect(renderer.printed.at(-1)).toMatchObject({
    hechos: { version: 2, motivo: 'Corrección.', hora: '19:00', testigos: ['Ana Ruiz'] },
  });
  const versiones = (await asistente.get(`/acta/${asamblea.id}/versiones`)).body;
  expect(versiones.map((v: { numeroVersion: number; motivo: string | null }) => [v.numeroVersion, v.motivo])).toEqual([
    [2, 'Corrección.'],
    [1, null],
  ]);
  expect((await asistente.get(`/acta/${asamblea.id}/archivo?version=1`).buffer()).body).toEqual(first.body);
  expect((await asistente.get(`/acta/${asamblea.id}/archivo`).buffer()).body).not.toEqual(first.body);
  expect(await db().count(Mensaje)).toBe(2);
  expect(await vigentes()).toEqual([
    ['Oferta', 1, 12],
    ['Oferta', 2, 10],
  ]);
});

test('an award changes, one goes, one comes: rows are closed and added, and only the new one is notified', async () => {
  await generar();
  const answer = await regenerar({
    marcas: [
      { idCodigo: '01-M001-1', cantidadOferta: 20 },
      { idCodigo: '01-M001-2', adjudicadoPor: '' },
      { idCodigo: '01-M001-3', adjudicadoPor: 'Sorteo' },
    ],
  });
  expect(answer).toMatchObject({ status: 200, body: { numeroVersion: 2, adjudicados: 2, notificados: 1 } });
  expect(await vigentes()).toEqual([
    ['Oferta', 1, 20],
    ['Sorteo', 0, 0],
  ]);
  const todas = await db().find(Adjudicacion, { order: { id: 'ASC' } });
  expect(todas.map((a) => [a.estado, a.cuotasOfertadas, a.reemplazaA])).toEqual([
    ['RADJ', 12, null],
    ['RADJ', 10, null],
    ['ADJ', 0, null],
    ['ADJ', 20, todas[0]?.id],
  ]);
  expect(await db().count(Carpeta)).toBe(4);
  expect(await db().count(Mensaje)).toBe(3);
  expect((await regenerar({ marcas: [{ idCodigo: '01-M001-1', cantidadOferta: 21 }] })).body).toMatchObject({
    numeroVersion: 3,
    notificados: 0,
  });
  expect(await vigentes()).toEqual([
    ['Oferta', 1, 21],
    ['Sorteo', 0, 0],
  ]);
});

test('a folder that moves while the new version is printed keeps its award, and nothing is issued', async () => {
  await generar();
  renderer.before = async () => {
    await db().update(Carpeta, { version: 1 }, { idDepartamento: '004', version: 2 });
  };
  expect(await regenerar({ marcas: [{ idCodigo: '01-M001-1', cantidadOferta: 20 }] })).toMatchObject({
    status: 422,
    body: { code: 'carpeta-movida', errors: { '01-M001-1': expect.any(String) } },
  });
  expect(await vigentes()).toEqual([
    ['Oferta', 1, 12],
    ['Oferta', 2, 10],
  ]);
  expect(await db().count(DocumentoEmitido)).toBe(1);
});

test('an award whose folder moved can not change, others still can', async () => {
  await generar();
  const [primera] = await db().find(Adjudicacion, { order: { id: 'ASC' } });
  await db().insert(Evento, { tipo: '176', planId: (primera as Adjudicacion).planId, fecha: t.clock.now() });
  for (const marca of [{ cantidadOferta: 20 }, { adjudicadoPor: '' }])
    expect(await regenerar({ marcas: [{ idCodigo: '01-M001-1', ...marca }] })).toMatchObject({
      status: 422,
      body: { code: 'carpeta-movida', errors: { '01-M001-1': expect.any(String) } },
    });
  expect(await db().count(DocumentoEmitido)).toBe(1);
  expect((await regenerar({ marcas: [{ idCodigo: '01-M001-2', cantidadOferta: 20 }] })).status).toBe(200);
});

test('an award with an approval, though it was sent nowhere, can not change either', async () => {
  await generar();
  const segunda = await db().findOneByOrFail(Plan, { idCodigo: '01-M001-2' });
  const { personaId } = await db().findOneByOrFail(PlanTitular, { planId: segunda.id });
  const { identificacion: cedula } = await db().findOneByOrFail(Persona, { id: personaId });
  await crearMedio(t, { cedula, planes: [{ idCodigo: '01-M001-2' }] });
  expect(await regenerar({ marcas: [{ idCodigo: '01-M001-2', adjudicadoPor: '' }] })).toMatchObject({
    status: 422,
    body: { code: 'carpeta-movida', errors: { '01-M001-2': expect.any(String) } },
  });
});

test('a withdrawal and its reassignment are no matter of the minutes', async () => {
  await generar();
  const jefatura = await t.as('jefatura');
  const [primera] = await db().find(Adjudicacion, { order: { id: 'ASC' } });
  await jefatura.post(`/adjudicacion/${primera?.id}/retirar`, { motivo: 'Desiste.' });
  expect((await jefatura.post(`/adjudicacion/${primera?.id}/reasignar`, { idCodigo: '01-M001-3' })).status).toBe(200);
  expect((await regenerar({ cabecera: { hora: '20:00' } })).status).toBe(200);
  expect(await vigentes()).toEqual([
    ['Oferta', 2, 10],
    ['Oferta', 1, 12],
  ]);
});
