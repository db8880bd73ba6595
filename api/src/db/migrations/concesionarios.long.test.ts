import { Dispositivo } from '../../entities/concesionario.entity';
import { MedioAprobacion } from '../../entities/medio-aprobacion.entity';
import { clienteConPlanes, crearMedio } from '../../testing/medios';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { isSqlServer } from '../engine';
import { Concesionarios1700000013000 } from './1700000013000-concesionarios';

let t: TestApp;
beforeEach(async () => {
  t = await startTestApp();
});
afterEach(() => t.close());

// a server drops no table that a newer one names, so that there the old migration can't be undone alone
(isSqlServer ? test.skip : test)(
  'the devices of an installation keep their keys, which an approval names, and have no dealer yet',
  async () => {
    const { dataSource } = t.application;
    const { manager } = dataSource;
    const { id } = await manager.findOneByOrFail(Dispositivo, { estado: 'A' });
    const cliente = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
    const medio = await crearMedio(t, cliente, { dispositivo: { id, valor: 380 } });
    const antes = await manager.find(Dispositivo, { order: { id: 'ASC' } });

    const runner = dataSource.createQueryRunner();
    try {
      const migration = new Concesionarios1700000013000();
      for (const step of ['down', 'up'] as const) {
        await runner.beforeMigration();
        await migration[step](runner);
        await runner.afterMigration();
      }
      expect(await runner.query('PRAGMA foreign_key_check')).toEqual([]);
    } finally {
      await runner.release();
    }
    const despues = await manager.find(Dispositivo, { order: { id: 'ASC' } });
    expect(despues).toEqual(
      antes.map((fila) => ({ ...fila, concesionarioId: null, guardadaEn: null, guardadaPor: null, version: 1 })),
    );
    expect(await manager.findOneByOrFail(MedioAprobacion, { id: medio.id })).toMatchObject({ dispositivoId: id });
    // one name of one dealer, and one name of none
    await expect(
      manager.insert(Dispositivo, { ...(antes[0] as Dispositivo), id: undefined as never, concesionarioId: null }),
    ).rejects.toThrow(/nombre/i);
    await expect(manager.delete(Dispositivo, { id })).rejects.toThrow();
  },
);
