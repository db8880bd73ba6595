import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { type Mail, type Mailer, openMailer } from '.';

const FROM = 'Adjudica <no-responder@adjudica.example>';
const mail = (changes: Partial<Mail> = {}): Mail => ({
  id: 'acta-17-plan-01-1023-045',
  to: 'socia@ejemplo.example',
  subject: 'Adjudicación de su plan: ñandú',
  text: 'Estimada socia:\n\nSu plan fue adjudicado por Oferta.\n',
  ...changes,
});

interface Received {
  readonly raw: string;
  readonly recipients: readonly string[];
}
const received: Received[] = [];
let answer: { code: number } | null = null;
let server: SMTPServer;
let smtp: Mailer;
let closedPort = 0;

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) =>
      done(answer ? Object.assign(new Error('refused'), { responseCode: answer.code }) : null),
    onData: (stream, session, done) => {
      void text(stream).then((raw) => {
        received.push({ raw, recipients: session.envelope.rcptTo.map((r) => r.address) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  smtp = openMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, outboxDir: '', from: FROM });
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  closedPort = (other.address() as AddressInfo).port;
  await new Promise<void>((resolve) => other.close(() => resolve()));
});
afterAll(async () => {
  await smtp.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});
beforeEach(() => {
  received.length = 0;
  answer = null;
});

describe('SMTP', () => {
  test('a mail arrives once, in Spanish, at its one recipient', async () => {
    await smtp.check();
    await smtp.send(mail());
    expect(received).toHaveLength(1);
    expect(received[0]?.recipients).toEqual(['socia@ejemplo.example']);
    expect(received[0]?.raw).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(received[0]?.raw).toMatch(/^From: Adjudica <no-responder@adjudica\.example>/m);
    expect(received[0]?.raw).toMatch(/^Auto-Submitted: auto-generated/m);
  });

  // Fails without: messageId in messageOf (the library draws a random one).
  test('a retry bears the same message-id, another cause another one', async () => {
    const first = await smtp.send(mail());
    const again = await smtp.send(mail());
    const other = await smtp.send(mail({ id: 'acta-17-plan-01-1023-046' }));
    expect(again.messageId).toBe(first.messageId);
    expect(other.messageId).not.toBe(first.messageId);
    expect(received.map(({ raw }) => /^Message-ID: (.+)$/m.exec(raw)?.[1]?.trim())).toEqual([
      first.messageId,
      first.messageId,
      other.messageId,
    ]);
  });

  test('a refused recipient is final, a busy or absent server is not', async () => {
    answer = { code: 550 };
    await expect(smtp.send(mail())).rejects.toMatchObject({ code: 'rechazado', permanent: true });
    answer = { code: 451 };
    await expect(smtp.send(mail())).rejects.toMatchObject({ code: 'sin-servicio', permanent: false });
    const absent = openMailer({ smtpUrl: `smtp://127.0.0.1:${closedPort}`, outboxDir: '', from: FROM });
    await expect(absent.send(mail())).rejects.toMatchObject({ code: 'sin-servicio', permanent: false });
    await expect(absent.check()).rejects.toMatchObject({ code: 'sin-servicio' });
    await absent.close();
  });

  // Fails without: requireTLS in SmtpMailer (the password would be sent in the clear).
  test('with credentials a server without TLS gets neither password nor mail', async () => {
    const { port } = server.server.address() as AddressInfo;
    const secret = openMailer({ smtpUrl: `smtp://yo:clave@127.0.0.1:${port}`, outboxDir: '', from: FROM });
    await expect(secret.send(mail())).rejects.toMatchObject({ code: 'sin-servicio' });
    expect(received).toHaveLength(0);
    await secret.close();
  });
});

describe('header injection', () => {
  // Fails without: the ADDRESS check of messageOf.
  test.each([
    'a@b.example, c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    'Ana <a@b.example>',
    '<a@b.example>',
    'a b@c.example',
    'sin-arroba',
    `${'a'.repeat(250)}@b.example`,
  ])('the recipient %j is refused for good', async (to) => {
    await expect(smtp.send(mail({ to }))).rejects.toMatchObject({ code: 'direccion-invalida', permanent: true });
    expect(received).toHaveLength(0);
  });

  // Fails without: the NOT_IN_HEADER check of messageOf.
  test.each(['a\r\nBcc: c@d.example', 'a\nb', 'a\u0000b', 'a\u2028b'])('the subject %j is refused', async (subject) => {
    await expect(smtp.send(mail({ subject }))).rejects.toMatchObject({ code: 'cabecera-invalida' });
    expect(received).toHaveLength(0);
  });

  test('a text that looks like SMTP or like headers stays text', async () => {
    await smtp.send(mail({ text: 'uno\r\n.\r\nQUIT\r\nBcc: c@d.example\r\n' }));
    expect(received).toHaveLength(1);
    expect(received[0]?.recipients).toEqual(['socia@ejemplo.example']);
    const [head = ''] = (received[0]?.raw ?? '').split(/\r?\n\r?\n/);
    expect(head).not.toContain('c@d.example');
  });
});

describe('outbox folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'adjudica-correo-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  // Fails without: the name from the message-id in OutboxFolder.send.
  test('each mail is one .eml file, a retry adds none, no part stays', async () => {
    const outbox = openMailer({ smtpUrl: undefined, outboxDir: join(folder, 'salida'), from: FROM });
    await outbox.check();
    const { messageId } = await outbox.send(mail());
    await Promise.all([outbox.send(mail()), outbox.send(mail({ id: '../../otro/../id' }))]);
    const files = readdirSync(join(folder, 'salida'));
    expect(files).toHaveLength(2);
    expect(files.every((name) => /^[0-9a-f]{40}\.eml$/.test(name))).toBe(true);
    const eml = readFileSync(join(folder, 'salida', `${messageId.slice(1, 41)}.eml`), 'utf8');
    expect(eml).toContain('To: socia@ejemplo.example');
    expect(eml).toContain(`Message-ID: ${messageId}`);
    await outbox.close();
  });
});
