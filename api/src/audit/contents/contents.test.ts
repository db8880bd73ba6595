import { SISTEMA } from '../../auth/actor';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { OrdenDeCompra } from '../../entities/orden-de-compra.entity';
import { Pagare } from '../../entities/pagare.entity';
import { ordenAprobada } from '../../testing/ordenes';
import { pagareDePrueba } from '../../testing/pagares';
import { testApp } from '../../testing/test-app';
import { discrepancies } from '.';

const t = testApp();

async function discrepanciesNow(): Promise<string[]> {
  const found: string[] = [];
  for await (const { registro, detalle } of discrepancies(t.application.dataSource))
    found.push(`${registro}: ${detalle}`);
  return found;
}

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
  const found = await discrepanciesNow();
  jest.restoreAllMocks();
  expect([acted, found]).toEqual([true, []]);
});

test('what somebody changed past the acts is found: the record, its issued document and its row', async () => {
  const { manager } = t.application.dataSource;
  const { id } = await ordenAprobada(t);
  await (await t.as('jefatura')).post(`/orden-de-compra/${id}/generar`).expect(200);
  expect(await discrepanciesNow()).toEqual([]);
  await manager.increment(OrdenDeCompra, { id }, 'pagoConcesionario', 100_000);
  await manager.update(DocumentoEmitido, { ordenId: id }, { hechos: '{}' });
  expect(await discrepanciesNow()).toEqual([
    expect.stringMatching(`^Orden de compra ${id}: pagoConcesionario es`),
    expect.stringMatching('sus hechos no corresponden'),
  ]);
  await manager.delete(DocumentoEmitido, { ordenId: id });
  expect(await discrepanciesNow()).toContainEqual(expect.stringContaining('falta el documento que se emitió'));
});
