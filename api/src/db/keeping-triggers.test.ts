import { adjudicarPlan, crearGrupo, crearPlan } from '../seed/builders';
import { testOnEmbedded } from '../testing/engines';
import { startTestApp, type TestApp } from '../testing/test-app';
import { column } from './columns';
import { addColumns, addForeignKeys, addUnique, dropColumns, dropForeignKeys, dropUnique } from './table';

let t: TestApp;
const db = () => t.application.dataSource.manager;
const adjudicacion = { area: 'asamblea', table: 'adjudicacion' } as const;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

// a server alters a table in its place
testOnEmbedded.each([
  [
    'a column',
    (r) => addColumns(r, adjudicacion, [column.integer('prueba', true)]),
    (r) => dropColumns(r, adjudicacion, ['prueba']),
  ],
  [
    'a unique key',
    (r) => addUnique(r, adjudicacion, ['id', 'planId']),
    (r) => dropUnique(r, adjudicacion, ['id', 'planId']),
  ],
  [
    'a foreign key',
    (r) => dropForeignKeys(r, adjudicacion, { planId: { area: 'cliente', table: 'plan' } }),
    (r) => addForeignKeys(r, adjudicacion, { planId: { area: 'cliente', table: 'plan' } }),
  ],
] as [string, Change, Change][])(
  'a table has its triggers, and its view for reports shows its rows, after %s was added or removed',
  async (_, there, back) => {
    const plan = await crearPlan(db(), await crearGrupo(db()));
    await adjudicarPlan(db(), plan);
    const runner = t.application.dataSource.createQueryRunner();
    const triggers = () =>
      runner.query(`SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'adjudicacion'`);
    const before = await triggers();
    expect(before).not.toEqual([]);
    try {
      for (const change of [there, back]) {
        await runner.beforeMigration();
        await runner.startTransaction();
        await change(runner);
        await runner.commitTransaction();
        await runner.afterMigration();
        expect(await triggers()).toEqual(before);
        const [shown] = await db().query(
          `SELECT COUNT(*) AS n FROM reporte_carpeta WHERE idCodigo = '${plan.idCodigo}'`,
        );
        expect(shown).toEqual({ n: 1 });
      }
    } finally {
      await runner.release();
    }
  },
);

testOnEmbedded('an index of an expression is there as it was after its table was changed', async () => {
  const pagare = { area: 'cliente', table: 'pagare' } as const;
  const runner = t.application.dataSource.createQueryRunner();
  const index = () => runner.query(`SELECT sql FROM sqlite_master WHERE name = 'IX_pagare_nombresCliente'`);
  try {
    const before = await index();
    expect(before).toEqual([{ sql: expect.stringContaining('REPLACE(') }]);
    await runner.beforeMigration();
    await addColumns(runner, pagare, [column.integer('prueba', true)]);
    await dropColumns(runner, pagare, ['prueba']);
    await runner.afterMigration();
    expect(await index()).toEqual(before);
  } finally {
    await runner.release();
  }
});

type Change = (runner: Parameters<typeof addColumns>[0]) => Promise<void>;
