import { ACTUALIZADO_DESDE } from '@adjudica/domain';
import { SISTEMA } from '../auth/actor';
import { Adjudicacion } from '../entities/adjudicacion.entity';
import { Carpeta } from '../entities/carpeta.entity';
import { CartaSalida } from '../entities/carta-salida.entity';
import { Plan } from '../entities/plan.entity';
import { Tarea } from '../entities/tarea.entity';
import { crearMundo, whoMay } from '../testing/mundo';
import { type Operation, operations } from '../testing/openapi';
import { testApp } from '../testing/test-app';

/** `actualizadoDesde`, on every list of the document that has it: what changed since an instant, that instant included. */
const t = testApp({ contract: true });
beforeAll(async () => {
  await crearMundo(t);
  const { manager } = t.application.dataSource;
  const { id: adjudicacionId, planId, personaId } = await manager.findOneByOrFail(Adjudicacion, {});
  const carta = { adjudicacionId, planId, personaId, productoCodigo: '01', estado: 'pendiente' } as const;
  await manager.insert(CartaSalida, { ...carta, creadaEn: t.clock.now(), version: 1 });
  // whatever that world did is before everything below
  t.clock.advance(3_600_000);
});

const lists = operations.filter(
  ({ isList, parameters }) =>
    isList && parameters.find(({ name }) => name === 'filter')?.['x-filtros']?.properties?.[ACTUALIZADO_DESDE],
);
const reader = async ({ path, permissions }: Operation) => t.as(path === '/tarea' ? 'jefatura' : whoMay(permissions));
const changed = async (list: Operation, since: unknown, filter: object = {}) => {
  const query = { filter: JSON.stringify({ ...filter, [ACTUALIZADO_DESDE]: since }) };
  const { status, body } = await (await reader(list)).get(list.path).query(query);
  return status === 200 ? (body as { id: number | string }[]).map(({ id }) => id) : [status, Object.keys(body.errors)];
};
const named = (path: string) => lists.find((list) => list.path === path) as Operation;
const plan = (idCodigo: string) => t.application.dataSource.manager.findOneByOrFail(Plan, { idCodigo });
const after = (instant: Date, ms: number) => new Date(instant.getTime() + ms).toISOString();

/** What the audit calls the records of a list, or what they change with and are known by in the same way, where that is not its path. */
const RESOURCE: Readonly<Record<string, string>> = {
  '/acta': 'asamblea',
  '/carpeta': 'riesgo',
  '/documentos-cliente': 'documento',
};
/** What a list must be told before it answers with a row. */
const NEEDED: Readonly<Record<string, object>> = { '/documento': { id: [1] }, '/carpeta': { id: ['01-M002-1'] } };

test('the lists of records that change have it', () => {
  const paths = lists.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['/orden-de-compra', '/pagare', '/contrato', '/tarea', '/adjudicacion', '/documento']),
  );
  expect(paths.length).toBeGreaterThan(13);
});

describe.each(lists.map((list) => [list.path, list] as const))('%s', (path, list) => {
  test.each([
    '2026-03-10',
    'ayer',
    '2026-02-31T00:00:00Z',
    '2026-03-10T10:00:00-05:00',
    1_772_323_200_000,
    null,
    ['x'],
  ])('%j is no instant in UTC: 400 that names the filter', async (value) => {
    expect(await changed(list, value)).toEqual([400, [ACTUALIZADO_DESDE]]);
  });

  test('what changed is there up to its very instant, what did not is not; nothing since later', async () => {
    t.clock.advance(60_000);
    const now = t.clock.now();
    const { body } = await (await reader(list)).get(list.path).query({ filter: JSON.stringify(NEEDED[path] ?? {}) });
    const [row] = body as { id: number | string }[];
    if (row === undefined) throw new Error(`${path}: no row in testing/mundo.ts`);
    expect(await changed(list, now.toISOString())).toEqual([]);
    await t.application.unitOfWork.run(SISTEMA, async (tx) => {
      if (path === '/tarea') await tx.manager.update(Tarea, { id: Number(row.id) }, { actualizada: tx.now });
      await tx.audit({ accion: 'cambiar', recurso: RESOURCE[path] ?? path.slice(1), recursoId: row.id });
    });
    expect(await changed(list, now.toISOString())).toEqual([row.id]);
    expect(await changed(list, after(now, -1))).toEqual([row.id]);
    expect(await changed(list, after(now, 1))).toEqual([]);
  });
});

const audited = (recurso: string, recursoId: string | number) =>
  t.application.unitOfWork.run(SISTEMA, (tx) => tx.audit({ accion: 'generar', recurso, recursoId }));

test('the list of documents of a plan changes each of them, and none whose key its code begins with', async () => {
  t.clock.advance(60_000);
  const now = t.clock.now().toISOString();
  await audited('documento', '01-M001-1');
  expect(await changed(named('/documento'), now)).toEqual([]);
  await audited('documento', '01-M002-1');
  expect(await changed(named('/documento'), now)).toEqual([1]);
});

test('a folder changes with its documents, itself, its award and the minutes; that of another plan does not', async () => {
  const { manager } = t.application.dataSource;
  const carpeta = await manager.findOneByOrFail(Carpeta, { planId: (await plan('01-M002-1')).id });
  const { asambleaId } = await manager.findOneByOrFail(Adjudicacion, { id: carpeta.adjudicacionId });
  for (const [recurso, recursoId] of [
    ['documento', 1],
    ['carpeta', carpeta.id],
    ['adjudicacion', carpeta.adjudicacionId],
    ['asamblea', asambleaId],
  ] as const) {
    t.clock.advance(60_000);
    const now = t.clock.now().toISOString();
    await audited(recurso, recursoId);
    for (const path of ['/carpeta', '/documentos-cliente']) {
      const found = await changed(named(path), now);
      expect([recurso, path, found]).toEqual([recurso, path, expect.arrayContaining(['01-M002-1'])]);
      if (recurso !== 'asamblea') expect(found).toHaveLength(1);
    }
  }
  expect(await changed(named('/carpeta'), after(t.clock.now(), 0), { idDepartamento: '004' })).toEqual([]);
});

test('an order that is approved is among those that changed, and no other; another filter beside it still holds', async () => {
  t.clock.advance(60_000);
  const now = t.clock.now().toISOString();
  const { body: orden } = await (await t.as('jefatura')).get('/orden-de-compra/1');
  await (await t.as('jefatura'))
    .post('/orden-de-compra/1/anular', { motivo: 'Desiste', version: orden.version })
    .expect(200);
  expect(await changed(named('/orden-de-compra'), now)).toEqual([1]);
  expect(await changed(named('/orden-de-compra'), now, { estado: 'pendiente' })).toEqual([]);
  expect(await changed(named('/orden-de-compra'), now, { id: [2] })).toEqual([]);
});

test('minutes that are issued change every award of their assembly; a key that is no number changes none', async () => {
  t.clock.advance(60_000);
  const now = t.clock.now().toISOString();
  const [award] = await t.application.dataSource.manager.find(Adjudicacion, { order: { id: 'ASC' }, take: 1 });
  const audit = (recursoId: string | number) =>
    t.application.unitOfWork.run(SISTEMA, (tx) => tx.audit({ accion: 'generar-acta', recurso: 'asamblea', recursoId }));
  await audit('lista');
  expect(await changed(named('/adjudicacion'), now)).toEqual([]);
  const asambleaId = award?.asambleaId as number;
  await audit(asambleaId);
  const suyas = await t.application.dataSource.manager.findBy(Adjudicacion, { asambleaId });
  expect([...(await changed(named('/adjudicacion'), now))].sort()).toEqual(suyas.map(({ id }) => id).sort());
});
