import type { Transporter } from 'nodemailer';
import { mailServer } from '../config/addresses';
import type { Sender } from './html';
import { type Answer, type Delivery, type Mail, MailError, type Mailer } from './mailer';
import { messageIdOf, messageOf } from './message';
import { nodemailer } from './nodemailer';

/** Connection and greeting; inactivity; one mail in total, which is shorter than the outbox's lease, so that no other process sends it meanwhile. */
export interface TimeLimits {
  readonly connect: number;
  readonly idle: number;
  readonly mail: number;
}
const LIMITS: TimeLimits = { connect: 10_000, idle: 30_000, mail: 60_000 };

/** Fields of nodemailer's errors. */
interface SmtpFailure {
  code?: string;
  /** The command that was refused. */
  command?: string;
  response?: string;
  responseCode?: number;
}

/** Mail over SMTP_URL (`smtp[s]://user:password@host:port`), a few connections kept open. */
export class SmtpMailer implements Mailer {
  private readonly transport: Transporter;
  private readonly secrets: readonly string[];

  constructor(
    url: string,
    private readonly from: string,
    private readonly company: Sender,
    private readonly limits: TimeLimits = LIMITS,
  ) {
    const { host, port, secure, tls, user, pass } = mailServer(url);
    this.secrets = pass === '' ? [] : [pass, base64(pass), base64(`\0${user}\0${pass}`)];
    this.transport = nodemailer().createTransport({
      host,
      port,
      secure,
      // never send a password unencrypted: with credentials the connection is encrypted or refused
      requireTLS: !secure && user !== '' && tls,
      ignoreTLS: !tls,
      auth: user === '' ? undefined : { user, pass },
      pool: true,
      maxConnections: 2,
      connectionTimeout: limits.connect,
      greetingTimeout: limits.connect,
      socketTimeout: limits.idle,
    });
  }

  async send(mail: Mail): Promise<Delivery> {
    const message = messageOf(mail, this.from, this.company);
    try {
      await withinLimit(this.transport.sendMail(message), this.limits.mail);
    } catch (cause) {
      throw this.errorOf(cause as Error & SmtpFailure);
    }
    return { messageId: messageIdOf(mail.id, this.from) };
  }

  async check(): Promise<void> {
    await this.transport.verify().catch((cause: Error & SmtpFailure) => {
      throw new MailError('sin-servicio', false, 'the mail server does not answer', {
        serverDown: true,
        answer: this.answerOf(cause),
        cause,
      });
    });
  }

  close(): Promise<void> {
    this.transport.close();
    return Promise.resolve();
  }

  /**
   * Only answers about the recipient or the content concern the mail: 5xx is permanent, 4xx (greylisting, full mailbox) is not. A refused login,
   * sender or encryption and a closing server (421, which the library reports as a lost connection) concern every mail and the operator.
   */
  private errorOf(cause: Error & SmtpFailure): MailError {
    const { command, responseCode = 0 } = cause;
    const ofTheMail = (command === 'RCPT TO' || command === 'DATA') && responseCode >= 400;
    const more = { answer: this.answerOf(cause), cause };
    return ofTheMail && responseCode >= 500
      ? new MailError('rechazado', true, 'the mail server refused the mail', more)
      : new MailError('sin-servicio', false, 'the mail server did not take the mail', {
          ...more,
          serverDown: !ofTheMail,
        });
  }

  /** Masks the password, which a server may echo. */
  private answerOf({ code, response, responseCode, message }: Error & SmtpFailure): Answer {
    const said = response ?? message;
    return {
      code: String(responseCode ?? code ?? 'error'),
      words: this.secrets.reduce((words, secret) => words.replaceAll(secret, '***'), said),
    };
  }
}

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** A mail past its timeout may still be delivered: its message-id is the same the next time. */
async function withinLimit<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(Object.assign(new Error(`The mail server took longer than ${ms} ms`), { code: 'ETIMEDOUT' }));
    }, ms);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
