import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { SISTEMA } from '../auth/actor';
import { Mensaje } from '../entities/mensaje.entity';
import { type Mailer, openMailer } from '../mail';
import type { TimeLimits } from '../mail/smtp';
import { type MailServer, REMITENTE, type Received, realMail } from '../testing/correo-real';
import { startTestApp, type TestApp } from '../testing/test-app';
import { Outbox } from './outbox';

/** The outbox against real servers: one that answers as the test says, one that is gone, some that never answer. */
let t: TestApp;
let server: SMTPServer;
let port = 0;
let received: Received[] = [];
let answers: { from?: number; recipient?: (address: string) => number | null; data?: number } = {};
const opened: (() => Promise<unknown>)[] = [];

/** One that answers as the test says, and where there is one a real server. */
const servers: [string, () => MailServer][] = [
  ['a server', () => ({ url: `smtp://127.0.0.1:${port}`, received: async () => received.splice(0) })],
];
const realServer = realMail();
if (realServer !== null) servers.push(['a real server', () => realServer]);

const refused = (code: number) => Object.assign(new Error(`answer ${code}`), { responseCode: code });

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: (_address, _session, done) => done(answers.from ? refused(answers.from) : null),
    onRcptTo: ({ address }, _session, done) => {
      const code = answers.recipient?.(address) ?? null;
      done(code === null ? null : refused(code));
    },
    onData: (stream, session, done) => {
      void text(stream).then((raw) => {
        if (answers.data) return done(refused(answers.data));
        received.push({ raw, recipients: session.envelope.rcptTo.map(({ address }) => address) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.server.address() as AddressInfo).port;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
beforeEach(async () => {
  t = await startTestApp();
  received = [];
  answers = {};
});
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
  await t.close();
});

/** For servers that keep silent; one that answers is waited for, however busy the machine is. */
const short = { connect: 300, idle: 300, mail: 600 };
const patient = { connect: 10_000, idle: 10_000, mail: 20_000 };
function outboxTo(url: string, within: TimeLimits = short): Outbox {
  const mailer: Mailer = openMailer({
    smtpUrl: url,
    outboxDir: '',
    from: 'a@adjudica.example',
    company: REMITENTE,
    limits: within,
  });
  opened.push(() => mailer.close());
  return new Outbox(t.application.dataSource, t.application.unitOfWork, mailer, t.clock, t.application.log);
}
const real = () => outboxTo(`smtp://127.0.0.1:${port}`, patient);
const encolar = (outbox: Outbox, ...to: string[]) =>
  t.application.unitOfWork.run(SISTEMA, (tx) =>
    outbox.encolar(
      tx,
      to.map((name) => ({ clave: name, destinatario: `${name}@ejemplo.example`, asunto: 'Aviso', cuerpo: 'Texto' })),
    ),
  );
const addresses = () => received.flatMap(({ recipients }) => recipients);
const rows = () => t.application.dataSource.manager.find(Mensaje, { order: { id: 'ASC' } });

test.each(servers)(
  '%s refuses one recipient with 550 and one with 451: the first is given up at once, the second tried again, the others arrive',
  async (_name, at) => {
    answers.recipient = (address) => ({ nadie: 550, ocupado: 451 })[address.split('@')[0] ?? ''] ?? null;
    const { url, received: arrived } = at();
    await arrived(0);
    const outbox = outboxTo(url, patient);
    await encolar(outbox, 'ana', 'nadie', 'ocupado', 'luis');
    await outbox.step();
    const recipients = (await arrived(2)).flatMap((one) => one.recipients);
    expect(recipients.sort()).toEqual(['ana@ejemplo.example', 'luis@ejemplo.example']);
    expect(await rows()).toMatchObject([
      { estado: 'enviado' },
      { estado: 'fallido', intentos: 1, codigoError: '550', ultimoError: expect.stringMatching(/^550 /) },
      { estado: 'pendiente', intentos: 1, codigoError: '451' },
      { estado: 'enviado' },
    ]);
  },
);

test('an address that is none is given up at once and never reaches the server', async () => {
  const outbox = real();
  await encolar(outbox, 'sin arroba');
  await outbox.step();
  expect(await rows()).toMatchObject([{ estado: 'fallido', codigoError: 'direccion-invalida' }]);
});

test('a content refused with 554 is given up, one deferred with 451 is tried again', async () => {
  answers.data = 554;
  const outbox = real();
  await encolar(outbox, 'ana');
  await outbox.step();
  answers.data = 451;
  await encolar(outbox, 'luis');
  await outbox.step();
  expect(await rows()).toMatchObject([
    { estado: 'fallido', codigoError: '554' },
    { estado: 'pendiente', intentos: 1, codigoError: '451' },
  ]);
});

test('a greylisting server (451) gets the mail after the pause, and the others at once', async () => {
  answers.recipient = (address) => (address.startsWith('ana') ? 451 : null);
  const outbox = real();
  await encolar(outbox, 'ana', 'luis');
  await outbox.step();
  expect(addresses()).toEqual(['luis@ejemplo.example']);
  expect(await rows()).toMatchObject([
    { estado: 'pendiente', intentos: 1, codigoError: '451', ultimoIntento: t.clock.now() },
    { estado: 'enviado' },
  ]);
  answers = {};
  await outbox.step();
  expect(received).toHaveLength(1);
  t.clock.advance(31_000);
  await outbox.step();
  expect(addresses()).toEqual(['luis@ejemplo.example', 'ana@ejemplo.example']);
});

// a sender that the server does not accept is the operator's mistake: every mail would be lost for good
test.each([
  ['our sender is refused with 550', { from: 550 }, '550'],
  ['the server closes with 421', { recipient: () => 421 }, '421'],
])('when %s no mail is given up and no attempt counted', async (_, how, codigoError) => {
  answers = how;
  const outbox = real();
  await encolar(outbox, 'ana', 'luis');
  await outbox.step();
  expect(await rows()).toMatchObject([
    { estado: 'pendiente', intentos: 0, codigoError },
    { estado: 'pendiente', intentos: 0, codigoError: null },
  ]);
  answers = {};
  t.clock.advance(16_000);
  await outbox.step();
  expect(addresses().sort()).toEqual(['ana@ejemplo.example', 'luis@ejemplo.example']);
});

async function listening(onConnection: (socket: Socket) => void): Promise<{ server: Server; url: string }> {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    onConnection(socket);
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  opened.push(
    () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        silent.close(() => resolve());
      }),
  );
  return { server: silent, url: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}` };
}

test('a server that is down costs no attempt', async () => {
  const { server: gone, url } = await listening(() => undefined);
  await new Promise<void>((resolve) => gone.close(() => resolve()));
  const outbox = outboxTo(url);
  await encolar(outbox, 'ana');
  await outbox.step();
  expect(await rows()).toMatchObject([{ estado: 'pendiente', intentos: 0, codigoError: 'ESOCKET' }]);
});

test('a server that takes the connection and says nothing is given up after its time, and costs no attempt', async () => {
  const { url } = await listening(() => undefined);
  const outbox = outboxTo(url);
  await encolar(outbox, 'ana');
  await outbox.step();
  expect(await rows()).toMatchObject([{ estado: 'pendiente', intentos: 0, codigoError: 'ETIMEDOUT' }]);
});

// Fails without: the limit of the whole mail (a trickle of bytes is no silence).
test('a server that keeps the connection busy without ever answering is given up too', async () => {
  const { url } = await listening((socket) => {
    socket.write('220 lento\r\n');
    const drip = setInterval(() => socket.write('250-un momento\r\n'), 100);
    socket.on('close', () => clearInterval(drip));
  });
  const outbox = outboxTo(url);
  await encolar(outbox, 'ana');
  await outbox.step();
  expect(await rows()).toMatchObject([{ estado: 'pendiente', intentos: 0, codigoError: 'ETIMEDOUT' }]);
});

test('a server that repeats the password in its answer does not bring it into the database', async () => {
  const { url } = await listening((socket) => {
    socket.write('220 eco\r\n');
    socket.on('data', (data) => {
      const said = data.toString().trim();
      socket.write(said.startsWith('EHLO') ? '250-eco\r\n250 AUTH PLAIN\r\n' : `535 not accepted: ${said}\r\n`);
    });
  });
  const outbox = outboxTo(`${url.replace('smtp://', 'smtp://yo:secreta%21@')}?tls=false`);
  await encolar(outbox, 'ana');
  await outbox.step();
  const [mensaje] = await rows();
  expect(mensaje).toMatchObject({ estado: 'pendiente', intentos: 0, codigoError: '535' });
  expect(mensaje?.ultimoError).toMatch(/^535 not accepted: AUTH PLAIN \*\*\*$/);
});
