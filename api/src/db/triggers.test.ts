import { Carpeta } from '../entities/carpeta.entity';
import { TableroCambio } from '../entities/tablero.entity';
import { adjudicarPlan, crearGrupo, crearPlan } from '../seed/builders';
import { testOnEmbedded } from '../testing/engines';
import { startTestApp, type TestApp } from '../testing/test-app';
import { column } from './columns';
import { addColumns, addForeignKeys, addUnique, dropColumns, dropForeignKeys, dropUnique } from './table';

let t: TestApp;
const db = () => t.application.dataSource.manager;
let dia = 0;
const carpeta = { area: 'cliente', table: 'carpeta' } as const;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

// a server alters a table in its place
testOnEmbedded.each([
  [
    'a column',
    (r) => addColumns(r, carpeta, [column.integer('prueba', true)]),
    (r) => dropColumns(r, carpeta, ['prueba']),
  ],
  ['a unique key', (r) => addUnique(r, carpeta, ['id', 'planId']), (r) => dropUnique(r, carpeta, ['id', 'planId'])],
  [
    'a foreign key',
    (r) => dropForeignKeys(r, carpeta, { planId: { area: 'cliente', table: 'plan' } }),
    (r) => addForeignKeys(r, carpeta, { planId: { area: 'cliente', table: 'plan' } }),
  ],
] as [string, Change, Change][])(
  'writes to a table are noted, and its view for reports shows its rows, after %s was added or removed',
  async (_, there, back) => {
    const plan = await crearPlan(db(), await crearGrupo(db()));
    const { adjudicacionId } = await adjudicarPlan(db(), plan);
    const runner = t.application.dataSource.createQueryRunner();
    try {
      for (const change of [there, back]) {
        await runner.beforeMigration();
        await runner.startTransaction();
        await change(runner);
        await runner.commitTransaction();
        await runner.afterMigration();
        await db().createQueryBuilder().delete().from(TableroCambio).execute();
        await db().update(Carpeta, { adjudicacionId }, { abiertaEn: new Date(Date.UTC(2026, 0, ++dia)) });
        expect(await db().countBy(TableroCambio, { clase: 'plan', clave: plan.id })).toBe(1);
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

// Fails without: the note that goes before the new one is made (the dashboard would take the plan for read).
test('a plan that is written again has a note with another number', async () => {
  const { adjudicacionId } = await adjudicarPlan(db(), await crearPlan(db(), await crearGrupo(db())));
  const notas = async () => {
    await db().update(Carpeta, { adjudicacionId }, { abiertaEn: new Date(Date.UTC(2026, 1, ++dia)) });
    return (await db().find(TableroCambio)).map(({ id }) => id);
  };
  const antes = await notas();
  expect((await notas()).filter((id) => !antes.includes(id))).toHaveLength(1);
});

type Change = (runner: Parameters<typeof addColumns>[0]) => Promise<void>;
