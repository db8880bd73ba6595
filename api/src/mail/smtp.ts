import { createTransport, type Transporter } from 'nodemailer';
import { type Delivery, type Mail, MailError, type Mailer } from './mailer';
import { messageIdOf, messageOf } from './message';

/** Mail over SMTP_URL (`smtp[s]://user:password@host:port`), a few connections kept open. */
export class SmtpMailer implements Mailer {
  private readonly transport: Transporter;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    const { protocol, hostname, port, username, password, searchParams } = new URL(url);
    const secure = protocol === 'smtps:';
    this.transport = createTransport({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? (secure ? 465 : 587) : Number(port),
      secure,
      // a password never travels in the clear: with credentials the connection is encrypted or refused
      requireTLS: !secure && username !== '' && searchParams.get('tls') !== 'false',
      ignoreTLS: searchParams.get('tls') === 'false',
      auth: username === '' ? undefined : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    });
  }

  async send(mail: Mail): Promise<Delivery> {
    const message = messageOf(mail, this.from);
    try {
      await this.transport.sendMail(message);
    } catch (cause) {
      const { responseCode, code } = cause as { responseCode?: number; code?: string };
      // only a 5xx to recipient or content is final; a refused log-in or encryption is the operator's to mend, so it is tried again
      const permanent = (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500;
      throw permanent
        ? new MailError('rechazado', true, 'the mail server refused the mail', { cause })
        : new MailError('sin-servicio', false, 'the mail server did not take the mail', { cause });
    }
    return { messageId: messageIdOf(mail.id, this.from) };
  }

  async check(): Promise<void> {
    await this.transport.verify().catch((cause: unknown) => {
      throw new MailError('sin-servicio', false, 'the mail server does not answer', { cause });
    });
  }

  close(): Promise<void> {
    this.transport.close();
    return Promise.resolve();
  }
}
