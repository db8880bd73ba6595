import { SISTEMA } from '../../auth/actor';
import { Pagare } from '../../entities/pagare.entity';
import { pagareDePrueba } from '../../testing/pagares';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { discrepancies } from '.';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

test('an act that comes between the reading of the audit and that of its record is no discrepancy', async () => {
  await pagareDePrueba(t);
  const { dataSource, unitOfWork } = t.application;
  const [{ id }] = (await dataSource.manager.find(Pagare)) as [Pagare];
  const { createQueryBuilder } = dataSource.manager;
  let acted = false;
  const act = async () => {
    acted = true;
    await unitOfWork.run(SISTEMA, async (tx) => {
      await tx.manager.update(Pagare, { id }, { plazo: 7 });
      await tx.audit({ accion: 'actualizar', recurso: 'pagare', recursoId: id, despues: { plazo: 7 } });
    });
  };
  jest.spyOn(dataSource.manager, 'createQueryBuilder').mockImplementation((...args: unknown[]) => {
    const query = (createQueryBuilder as (...all: unknown[]) => never).apply(dataSource.manager, args) as {
      from: (...all: unknown[]) => unknown;
      getRawMany: () => Promise<unknown>;
    };
    const { from } = query;
    query.from = function (this: typeof query, ...all: unknown[]) {
      if (all[0] === 'Pagare' && !acted) {
        const { getRawMany } = this;
        this.getRawMany = async () => {
          await act();
          return getRawMany.call(this);
        };
      }
      return from.apply(this, all);
    };
    return query as never;
  });
  const found: string[] = [];
  for await (const { registro, detalle } of discrepancies(dataSource)) found.push(`${registro}: ${detalle}`);
  expect([acted, found]).toEqual([true, []]);
});
