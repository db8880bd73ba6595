import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { adjudicarPlan, crearGrupo, crearPlan } from '../../seed/builders';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { isSqlServer } from '../engine';
import { Adjudicados1700000007000 } from './1700000007000-adjudicados';
import { DocumentosEmitidos1700000012000 } from './1700000012000-documentos-emitidos';
import { Reportes1700000058000 } from './1700000058000-reportes';

let t: TestApp;
beforeEach(async () => {
  t = await startTestApp();
});
afterEach(() => t.close());

/** The columns are filled from what an installation holds already; awards, folders and keys stay as they are. */
test('an installation with awards gets product, way in and executive, and loses nothing', async () => {
  const { dataSource } = t.application;
  const { manager } = dataSource;
  const [motor, casa] = [await crearGrupo(manager), await crearGrupo(manager, { productoCodigo: '02' })];
  const planes = [await crearPlan(manager, motor), await crearPlan(manager, casa), await crearPlan(manager, motor)];
  const [primera, , tercera] = [
    await adjudicarPlan(manager, planes[0] as never, { ejecutivo: 'ejecutivo' }),
    await adjudicarPlan(manager, planes[1] as never),
    await adjudicarPlan(manager, planes[2] as never),
  ];
  // the first was withdrawn and went to the third
  await manager.update(Adjudicacion, { id: primera.adjudicacionId }, { estado: 'RADJ' });
  await manager.update(Adjudicacion, { id: tercera.adjudicacionId }, { reemplazaA: primera.adjudicacionId });
  const antes = await manager.find(Adjudicacion, { order: { id: 'ASC' } });

  const runner = dataSource.createQueryRunner();
  try {
    const migration = new Adjudicados1700000007000();
    // it reads the tables of its time
    const later = new DocumentosEmitidos1700000012000();
    const views = new Reportes1700000058000();
    for (const [step, of] of [
      ['down', views],
      ['down', later],
      ['down', migration],
      ['up', migration],
      ['up', later],
      ['up', views],
    ] as const) {
      await runner.beforeMigration();
      await of[step](runner);
      await runner.afterMigration();
    }
    expect(isSqlServer ? [] : await runner.query('PRAGMA foreign_key_check')).toEqual([]);
  } finally {
    await runner.release();
  }
  const vias = ['IMPORTACION', 'IMPORTACION', 'REASIGNACION'];
  expect(await manager.find(Adjudicacion, { order: { id: 'ASC' } })).toEqual(
    antes.map((fila, i) => ({ ...fila, viaIngreso: vias[i] })),
  );
  await expect(manager.insert(Adjudicacion, { ...(antes[1] as Adjudicacion), id: undefined as never })).rejects.toThrow(
    /planId/i,
  );
});
