import { SISTEMA } from '../auth/actor';
import { startTestApp, type TestApp } from '../testing/test-app';
import { Mensaje } from './mensaje.entity';
import { type Delivery, Outbox } from './outbox';

let t: TestApp;
beforeEach(async () => {
  t = await startTestApp();
});
afterEach(() => t.close());

const mail = (clave: string) => ({ clave, destinatario: 'socia@ejemplo.example', asunto: 'Aviso', cuerpo: 'Texto' });

function outboxWith(delivery: Delivery): Outbox {
  return new Outbox(t.house.dataSource, delivery, t.clock, t.house.log);
}
const rows = () => t.house.dataSource.manager.find(Mensaje, { order: { id: 'ASC' } });

test('a mail of a rolled-back act is never sent', async () => {
  const sent: string[] = [];
  const outbox = outboxWith({ send: async ({ id }) => sent.push(id) });
  await expect(
    t.house.unitOfWork.run(SISTEMA, async (tx) => {
      await outbox.encolar(tx, [mail('a')]);
      throw new Error('refused');
    }),
  ).rejects.toThrow('refused');
  await outbox.step();
  expect(sent).toEqual([]);
  expect(await rows()).toEqual([]);
});

test('a mail is sent once however often the outbox runs', async () => {
  const sent: string[] = [];
  const outbox = outboxWith({ send: async ({ id }) => sent.push(id) });
  await t.house.unitOfWork.run(SISTEMA, (tx) => outbox.encolar(tx, [mail('a'), mail('b')]));
  await Promise.all([outbox.step(), outbox.step(), outboxWith({ send: async ({ id }) => sent.push(id) }).step()]);
  expect(sent.sort()).toEqual(['a', 'b']);
});

test('a failed delivery is tried again after a growing pause, and given up after eight attempts', async () => {
  let attempts = 0;
  const outbox = outboxWith({
    send: async () => {
      attempts++;
      throw new Error('el servidor de correo no responde');
    },
  });
  await t.house.unitOfWork.run(SISTEMA, (tx) => outbox.encolar(tx, [mail('a')]));
  await outbox.step();
  await outbox.step();
  expect(attempts).toBe(1);
  for (let n = 2; n <= 12; n++) {
    t.clock.advance(3 * 3_600_000);
    await outbox.step();
  }
  expect(attempts).toBe(8);
  expect(await rows()).toMatchObject([{ estado: 'fallido', ultimoError: 'el servidor de correo no responde' }]);
});

test('a mail whose sender died is sent by the next round after the lease', async () => {
  const dying = outboxWith({ send: () => new Promise(() => undefined) });
  await t.house.unitOfWork.run(SISTEMA, (tx) => dying.encolar(tx, [mail('a')]));
  await new Promise((resolve) => setTimeout(resolve, 50));
  const sent: string[] = [];
  const next = outboxWith({ send: async ({ id }) => sent.push(id) });
  await next.step();
  expect(sent).toEqual([]);
  t.clock.advance(121_000);
  await next.step();
  expect(sent).toEqual(['a']);
});
