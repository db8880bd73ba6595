import { SISTEMA } from '../auth/actor';
import { Acceso } from '../entities/acceso.entity';
import { Auditoria } from '../entities/auditoria.entity';
import { logLines } from '../testing/log-lines';
import { testAppOfEach } from '../testing/test-app';
import { AccessLog } from './access-log';
import { AuditSealer } from './sealer';
import { verifyAudit } from './verify';

const t = testAppOfEach();
let sealer: AuditSealer;
beforeEach(async () => {
  sealer = new AuditSealer(
    t.application.dataSource,
    t.application.unitOfWork,
    t.application.auditKey,
    t.clock,
    t.application.log,
  );
  for (let n = 1; n <= 5; n++)
    await t.application.unitOfWork.run(SISTEMA, (tx) =>
      tx.audit({ accion: 'probar', recurso: 'prueba', recursoId: n, despues: { n } }),
    );
  await sealer.step();
});

const verdict = () => verifyAudit(t.application.dataSource, t.application.auditKey, t.clock.now());
const repository = () => t.application.dataSource.getRepository(Auditoria);

test('a sealed chain verifies, and rows not sealed yet are counted apart', async () => {
  expect(await verdict()).toMatchObject({ ok: true, posicion: 5, unsealed: 0 });
  await t.application.unitOfWork.run(SISTEMA, (tx) => tx.audit({ accion: 'probar', recurso: 'prueba', recursoId: 6 }));
  expect(await verdict()).toMatchObject({ ok: true, posicion: 5, unsealed: 1 });
});

test('a changed row is found', async () => {
  const [, , third] = await repository().find({ order: { id: 'ASC' } });
  await repository().update({ id: third?.id as number }, { despues: '{"n":99}' });
  expect(await verdict()).toMatchObject({ ok: false, rowId: third?.id });
});

test('a removed row is found', async () => {
  const [, second] = await repository().find({ order: { id: 'ASC' } });
  await repository().delete({ id: second?.id as number });
  expect(await verdict()).toMatchObject({
    ok: false,
    reason: 'falta la posición 2',
  });
});

test('two rows that exchanged what they say, each with its own seal, are found by the chain', async () => {
  const [, second, third] = await repository().find({ order: { id: 'ASC' } });
  const saidBy = ({ id: _, posicion: __, cadena: ___, ...said }: Auditoria) => said;
  await repository().update({ id: second?.id as number }, saidBy(third as Auditoria));
  await repository().update({ id: third?.id as number }, saidBy(second as Auditoria));
  expect(await verdict()).toMatchObject({ ok: false, rowId: second?.id, reason: 'la cadena está rota' });
});

test('an act that is refused leaves no audit row', async () => {
  await expect(
    t.application.unitOfWork.run(SISTEMA, async (tx) => {
      await tx.audit({ accion: 'probar', recurso: 'prueba', recursoId: 7 });
      throw new Error('refused');
    }),
  ).rejects.toThrow('refused');
  expect(await repository().countBy({ recursoId: '7' })).toBe(0);
});

test('the administrator reads it, nobody else does, and the reading leaves an access row', async () => {
  expect((await (await t.as('gerente')).get('/auditoria')).status).toBe(403);
  const response = await (await t.as('admin')).get('/auditoria?filter={"recurso":"prueba"}');
  expect(response.status).toBe(200);
  expect(response.headers['content-range']).toBe('auditoria 0-4/5');
  expect(response.body[0]).toMatchObject({ accion: 'probar', recursoId: '5', despues: '{"n":5}', sellado: true });
  await t.application.accessLog.step();
  expect(await t.application.dataSource.manager.countBy(Acceso, { recurso: 'auditoria' })).toBe(1);
});

test('accesses that an act records while it lasts are written after it, not refused', async () => {
  const { log, lines } = logLines();
  const accesses = new AccessLog(t.application.dataSource, t.clock, log, t.application.accessBudget);
  await t.application.unitOfWork.run(SISTEMA, async (tx) => {
    // As many as are written at once.
    for (let n = 0; n < 100; n++) accesses.record(SISTEMA, { operacion: 'leer', recurso: 'prueba', recursoId: n });
    await tx.audit({ accion: 'probar', recurso: 'prueba', recursoId: 9 });
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await accesses.stop();
  expect(lines).toEqual([]);
  expect(await t.application.dataSource.manager.countBy(Acceso, { recurso: 'prueba' })).toBe(100);
});
