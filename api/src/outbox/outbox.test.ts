import { SISTEMA } from '../auth/actor';
import { Mensaje } from '../entities/mensaje.entity';
import { long } from '../testing/long';
import { testAppOfEach } from '../testing/test-app';
import { type Delivery, Outbox } from './outbox';
import { undeliveredMails } from './undelivered';

const t = testAppOfEach();

const mail = (clave: string) => ({ clave, destinatario: 'socia@ejemplo.example', asunto: 'Aviso', cuerpo: 'Texto' });

function outboxWith(delivery: Delivery): Outbox {
  return new Outbox(t.application.dataSource, t.application.unitOfWork, delivery, t.clock, t.application.log);
}
const rows = () => t.application.dataSource.manager.find(Mensaje, { order: { id: 'ASC' } });

test('a mail of a rolled-back act is never sent', async () => {
  const sent: string[] = [];
  const outbox = outboxWith({ send: async ({ id }) => sent.push(id) });
  await expect(
    t.application.unitOfWork.run(SISTEMA, async (tx) => {
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
  await t.application.unitOfWork.run(SISTEMA, (tx) => outbox.encolar(tx, [mail('a'), mail('b')]));
  await Promise.all([outbox.step(), outbox.step(), outboxWith({ send: async ({ id }) => sent.push(id) }).step()]);
  expect(sent.sort()).toEqual(['a', 'b']);
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const encolar = (outbox: Outbox, ...claves: string[]) =>
  t.application.unitOfWork.run(SISTEMA, (tx) => outbox.encolar(tx, claves.map(mail)));
const refusal = (changes: object): Error => Object.assign(new Error('texto'), changes);

long(
  'a failed delivery is tried again after half a minute, then after longer and longer, at last every hour, for about four days',
  async () => {
    const attempts: number[] = [];
    const outbox = outboxWith({
      send: async () => {
        attempts.push(t.clock.now().getTime());
        throw new Error('el servidor de correo no responde');
      },
    });
    await encolar(outbox, 'a');
    await outbox.step();
    const [first = 0] = attempts;
    for (let waited = 0; waited < 5 * 24 * HOUR; waited += MINUTE) {
      t.clock.advance(MINUTE);
      if ((await rows())[0]?.estado === 'fallido') break;
      await outbox.step();
    }
    const pauses = attempts.slice(1).map((at, i) => at - (attempts[i] as number));
    expect(pauses[0]).toBeLessThanOrEqual(30_000 + MINUTE);
    for (const pause of pauses) expect(pause).toBeLessThanOrEqual(HOUR + MINUTE);
    expect(Math.min(...pauses.slice(8))).toBeGreaterThanOrEqual(0.9 * HOUR);
    const days = ((attempts.at(-1) as number) - first) / (24 * HOUR);
    expect(days).toBeGreaterThan(3.5);
    expect(days).toBeLessThan(4.5);
    expect(await rows()).toMatchObject([{ estado: 'fallido', ultimoError: 'el servidor de correo no responde' }]);
  },
);

test('a refused mail is given up at once, with the code and the words of the server, and the administrators are told', async () => {
  const { outbox } = t.application;
  const delivery = {
    send: jest.fn(async () =>
      Promise.reject(refusal({ permanent: true, answer: { code: '550', words: 'No such\r\nuser \u0007here' } })),
    ),
  };
  Object.assign(outbox, { delivery });
  await encolar(outbox, 'a');
  await outbox.step();
  t.clock.advance(24 * HOUR);
  await outbox.step();
  expect(delivery.send).toHaveBeenCalledTimes(1);
  expect(await rows()).toMatchObject([
    { estado: 'fallido', intentos: 1, codigoError: '550', ultimoError: 'No such user here', enviadoEn: null },
  ]);
  expect((await (await t.as('admin')).get('/notificacion')).body).toMatchObject([
    {
      titulo: 'Correo no entregado',
      texto:
        '«Aviso» para socia@ejemplo.example no se entregó y no se volverá a intentar. Respuesta: No such user here',
    },
  ]);
  expect((await (await t.as('asistente')).get('/notificacion')).body).toEqual([]);
});

test('words without end are cut to what the row holds, and never in the middle of a character', async () => {
  const words = '😀'.repeat(400);
  const outbox = outboxWith({
    send: async () => Promise.reject(refusal({ permanent: true, answer: { code: '550', words } })),
  });
  await encolar(outbox, 'a');
  await outbox.step();
  expect((await rows())[0]?.ultimoError).toBe(`${'😀'.repeat(249)}…`);
});

test('while the server is down one mail asks for all, no attempt is counted, and after six days all are sent', async () => {
  let down = true;
  const asked: string[] = [];
  const outbox = outboxWith({
    send: async ({ id }) => {
      asked.push(id);
      if (down) throw refusal({ serverDown: true, code: 'ECONNREFUSED' });
    },
  });
  await encolar(outbox, 'a', 'b', 'c');
  await outbox.step();
  await outbox.step();
  expect(asked).toEqual(['a']);
  for (let hours = 0; hours < 6 * 24; hours++) {
    t.clock.advance(HOUR);
    await outbox.step();
  }
  expect(asked).toHaveLength(1 + 6 * 24);
  expect(await rows()).toMatchObject([
    { estado: 'pendiente', intentos: 0, codigoError: 'ECONNREFUSED' },
    { estado: 'pendiente', intentos: 0 },
    { estado: 'pendiente', intentos: 0 },
  ]);
  down = false;
  asked.length = 0;
  t.clock.advance(HOUR);
  await outbox.step();
  expect(asked.sort()).toEqual(['a', 'b', 'c']);
  expect(await rows()).toMatchObject(Array(3).fill({ estado: 'enviado', codigoError: null, ultimoError: null }));
});

test('the server is asked again after a quarter of a minute, then more seldom, but at least every five minutes', async () => {
  const asked: number[] = [];
  const outbox = outboxWith({
    send: async () => {
      asked.push(t.clock.now().getTime());
      throw refusal({ serverDown: true });
    },
  });
  await encolar(outbox, 'a');
  for (let waited = 0; waited < HOUR; waited += 5_000) {
    await outbox.step();
    t.clock.advance(5_000);
  }
  const pauses = asked.slice(1).map((at, i) => at - (asked[i] as number));
  expect(pauses[0]).toBeLessThanOrEqual(20_000);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(305_000);
  expect(asked.length).toBeLessThan(25);
});

test('a mail that makes the server hang does not keep the others back, and is counted', async () => {
  const sent: string[] = [];
  const outbox = outboxWith({
    send: async ({ id }) => {
      if (id === 'mala') throw refusal({ serverDown: true, code: 'ETIMEDOUT' });
      sent.push(id);
    },
  });
  await encolar(outbox, 'mala', 'b', 'c');
  for (let n = 0; n < 4; n++) {
    await outbox.step();
    t.clock.advance(301_000);
  }
  expect(sent).toEqual(['b', 'c']);
  const [mala] = await rows();
  expect(mala).toMatchObject({ estado: 'pendiente', codigoError: 'ETIMEDOUT' });
  expect(mala?.intentos).toBeGreaterThan(0);
});

test('a sent mail whose row could not be marked is no failed one: it is sent again after the lease, under the same id', async () => {
  const sent: string[] = [];
  const outbox = outboxWith({ send: async ({ id }) => sent.push(id) });
  const taken = jest.spyOn(outbox as unknown as { taken(): Promise<void> }, 'taken');
  taken.mockRejectedValueOnce(new Error('the database is gone'));
  await encolar(outbox, 'a');
  await outbox.step();
  expect(await rows()).toMatchObject([{ estado: 'pendiente', ultimoError: null }]);
  t.clock.advance(121_000);
  await outbox.step();
  expect(sent).toEqual(['a', 'a']);
  expect(await rows()).toMatchObject([{ estado: 'enviado' }]);
});

test('what waits and what was given up is counted by state, with the age of the oldest', async () => {
  const { dataSource } = t.application;
  expect(await undeliveredMails(dataSource, t.clock.now())).toEqual([
    { state: 'pendiente', count: 0, oldestSeconds: 0 },
    { state: 'fallido', count: 0, oldestSeconds: 0 },
  ]);
  const outbox = outboxWith({
    send: async ({ id }) => {
      if (id !== 'c') throw refusal({ permanent: id === 'a' });
    },
  });
  await encolar(outbox, 'a', 'b', 'c');
  await outbox.step();
  t.clock.advance(90_000);
  expect(await undeliveredMails(dataSource, t.clock.now())).toEqual([
    { state: 'pendiente', count: 1, oldestSeconds: 90 },
    { state: 'fallido', count: 1, oldestSeconds: 90 },
  ]);
});

test('a mail whose sender died is sent by the next round after the lease', async () => {
  const dying = outboxWith({ send: () => new Promise(() => undefined) });
  await t.application.unitOfWork.run(SISTEMA, (tx) => dying.encolar(tx, [mail('a')]));
  await new Promise((resolve) => setTimeout(resolve, 50));
  const sent: string[] = [];
  const next = outboxWith({ send: async ({ id }) => sent.push(id) });
  await next.step();
  expect(sent).toEqual([]);
  t.clock.advance(121_000);
  await next.step();
  expect(sent).toEqual(['a']);
});
