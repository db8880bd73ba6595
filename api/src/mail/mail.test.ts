import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { type MailServer, REMITENTE, type Received, realMail } from '../testing/correo-real';
import { type Mail, type Mailer, openMailer } from '.';
import { htmlOf } from './html';

const FROM = 'Adjudica <no-responder@adjudica.example>';
const mail = (changes: Partial<Mail> = {}): Mail => ({
  id: 'acta-17-plan-01-1023-045',
  to: 'socia@ejemplo.example',
  subject: 'Adjudicación de su plan: ñandú',
  text: 'Estimada socia:\n\nSu plan fue adjudicado por Oferta.\n',
  ...changes,
});

test('the HTML bears the name of the company; what somebody typed is no markup, an address below a line is its link', () => {
  const text = 'Estimada <b>socia</b>:\n\nTareas\n- Llamar & anotar\n  https://planes.example/a/1\n- Otra\n';
  const html = htmlOf({ subject: 'Hoy', text }, REMITENTE);
  expect(html).toContain('Estimada &lt;b&gt;socia&lt;/b&gt;:</p>');
  expect(html).toMatch(
    /Tareas<\/p>\s*<ul[^>]*><li><a href="https:\/\/planes\.example\/a\/1"[^>]*>Llamar &amp; anotar<\/a><\/li><li>Otra<\/li><\/ul>/,
  );
  expect(html).toContain('Planes &amp; Cía. S.A., Av. Amazonas N36, Quito. clientes@planes.example');
});

const taken: Received[] = [];
let server: SMTPServer;
let port = 0;
let closedPort = 0;
const codes: Readonly<Record<string, number>> = { nadie: 550, ocupado: 451 };

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      const code = codes[address.split('@')[0] ?? ''];
      done(code === undefined ? null : Object.assign(new Error('refused'), { responseCode: code }));
    },
    onData: (stream, session, done) => {
      void text(stream).then((raw) => {
        taken.push({ raw, recipients: session.envelope.rcptTo.map((r) => r.address) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.server.address() as AddressInfo).port;
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  closedPort = (other.address() as AddressInfo).port;
  await new Promise<void>((resolve) => other.close(() => resolve()));
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const own = (): MailServer => ({
  url: `smtp://127.0.0.1:${port}`,
  received: () => Promise.resolve(taken.splice(0)),
});
const real = realMail();
const servers: [string, () => MailServer][] = [['SMTP', own], ...(real === null ? [] : [realRow(real)])];
function realRow(one: MailServer): [string, () => MailServer] {
  return ['a real SMTP', () => one];
}

describe.each(servers)('%s', (_name, at) => {
  let mails: MailServer;
  let smtp: Mailer;
  beforeAll(() => {
    mails = at();
    smtp = openMailer({ smtpUrl: mails.url, outboxDir: '', from: FROM, company: REMITENTE });
  });
  afterAll(() => smtp.close());
  beforeEach(async () => void (await mails.received(0)));

  test('a refused recipient is final, a busy one is not, and neither gets anything', async () => {
    await expect(smtp.send(mail({ to: 'nadie@ejemplo.example' }))).rejects.toMatchObject({
      ...{ code: 'rechazado', permanent: true, serverDown: false },
      answer: { code: '550' },
    });
    await expect(smtp.send(mail({ to: 'ocupado@ejemplo.example' }))).rejects.toMatchObject({
      ...{ code: 'sin-servicio', permanent: false, serverDown: false },
      answer: { code: '451' },
    });
    expect(await mails.received(0)).toEqual([]);
  });

  test('a mail arrives once, in Spanish, at its one recipient', async () => {
    await smtp.check();
    await smtp.send(mail());
    const [one, ...more] = await mails.received(1);
    expect(more).toEqual([]);
    expect(one?.recipients).toEqual(['socia@ejemplo.example']);
    expect(one?.raw).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(one?.raw).toMatch(/^From: Adjudica <no-responder@adjudica\.example>/m);
    expect(one?.raw).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(one?.raw).toMatch(/^Reply-To: [^<]+<clientes@planes\.example>/m);
    const quoted = (one?.raw ?? '').split(/\r?\n\r?\n/).slice(1);
    expect(quoted.join('\n')).toContain('Su plan fue adjudicado por Oferta.');
  });

  test('a mail is text and HTML', async () => {
    await smtp.send(mail());
    const [one] = await mails.received(1);
    expect(one?.raw.match(/^Content-Type: (multipart\/alternative|text\/plain|text\/html)/gm)).toEqual([
      'Content-Type: multipart/alternative',
      'Content-Type: text/plain',
      'Content-Type: text/html',
    ]);
  });

  // Fails without: messageId in messageOf (the library draws a random one).
  test('a retry bears the same message-id, another cause another one', async () => {
    const first = await smtp.send(mail());
    const again = await smtp.send(mail());
    const other = await smtp.send(mail({ id: 'acta-17-plan-01-1023-046' }));
    expect(again.messageId).toBe(first.messageId);
    expect(other.messageId).not.toBe(first.messageId);
    const ids = (await mails.received(3)).map(({ raw }) => /^Message-ID: (.+)$/m.exec(raw)?.[1]?.trim());
    expect(ids.sort()).toEqual([first.messageId, first.messageId, other.messageId].sort());
  });

  test('a text that looks like SMTP or like headers stays text', async () => {
    await smtp.send(mail({ text: 'uno\r\n.\r\nQUIT\r\nBcc: c@d.example\r\n' }));
    const got = await mails.received(1);
    expect(got.map(({ recipients }) => recipients)).toEqual([['socia@ejemplo.example']]);
    const [head = '', ...body] = (got[0]?.raw ?? '').split(/\r?\n\r?\n/);
    expect(head).not.toContain('c@d.example');
    expect(body.join('\n')).toMatch(/^uno\r?\n\.\r?\nQUIT\r?\nBcc: c@d\.example/m);
  });
});

type Closed = [string, () => string, string];
const closed: Closed[] = [
  ['nobody listens there', () => `smtp://127.0.0.1:${closedPort}`, 'ESOCKET'],
  // Fails without: requireTLS in SmtpMailer (the password would be sent in the clear).
  ['it has no TLS for our password', () => `smtp://yo:clave@127.0.0.1:${port}`, '500'],
  ...(real === null ? [] : [closedRow(real)]),
];
function closedRow({ url }: MailServer): Closed {
  return ['it is a real one and the password another', () => url.replace(/:[^:@]+@/, ':otra@'), '535'];
}

test.each(closed)('%s: it is the server that is down, and no mail is refused or taken', async (_name, url, code) => {
  const mailer = openMailer({ smtpUrl: url(), outboxDir: '', from: FROM, company: REMITENTE });
  const down = { code: 'sin-servicio', permanent: false, serverDown: true, answer: { code } };
  await real?.received(0);
  await expect(mailer.send(mail())).rejects.toMatchObject(down);
  await expect(mailer.check()).rejects.toMatchObject(down);
  expect([taken, await (real?.received(0) ?? [])]).toEqual([[], []]);
  await mailer.close();
});

describe('header injection', () => {
  let smtp: Mailer;
  beforeAll(() => {
    smtp = openMailer({ smtpUrl: own().url, outboxDir: '', from: FROM, company: REMITENTE });
  });
  afterAll(() => smtp.close());

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
    expect(taken).toHaveLength(0);
  });

  // Fails without: the NOT_IN_HEADER check of messageOf.
  test.each(['a\r\nBcc: c@d.example', 'a\nb', 'a\u0000b', 'a\u2028b'])('the subject %j is refused', async (subject) => {
    await expect(smtp.send(mail({ subject }))).rejects.toMatchObject({ code: 'cabecera-invalida' });
    expect(taken).toHaveLength(0);
  });
});

describe('outbox folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'adjudica-correo-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  // Fails without: the name from the message-id in OutboxFolder.send.
  test('each mail is one .eml file, a retry adds none, no part stays', async () => {
    const outbox = openMailer({
      smtpUrl: undefined,
      outboxDir: join(folder, 'salida'),
      from: FROM,
      company: REMITENTE,
    });
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
