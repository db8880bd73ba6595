import { access, constants, link, mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sender } from './html';
import { type Delivery, type Mail, MailError, type Mailer } from './mailer';
import { messageIdOf, messageOf } from './message';
import { nodemailer } from './nodemailer';

const composer = () => nodemailer().createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** Without a mail server every mail becomes a .eml file, named by the mail's id, which any mail program opens. */
export class OutboxFolder implements Mailer {
  private transport: ReturnType<typeof composer> | undefined;

  constructor(
    private readonly folder: string,
    private readonly from: string,
    private readonly company: Sender,
  ) {}

  async send(mail: Mail): Promise<Delivery> {
    this.transport ??= composer();
    const { message } = await this.transport.sendMail(messageOf(mail, this.from, this.company));
    const messageId = messageIdOf(mail.id, this.from);
    await this.write(messageId.slice(1, messageId.indexOf('@')), message as Buffer).catch((cause) => {
      const { code = 'error', message: words } = cause as NodeJS.ErrnoException;
      const more = { serverDown: true, answer: { code, words }, cause };
      throw new MailError('sin-servicio', false, 'the outbox folder did not take the mail', more);
    });
    return { messageId };
  }

  private async write(name: string, message: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const part = join(this.folder, `.${name}.${process.pid}.part`);
    const file = await open(part, 'w', 0o600);
    try {
      await file.writeFile(message);
      await file.sync();
    } finally {
      await file.close();
    }
    try {
      await link(part, join(this.folder, `${name}.eml`));
    } catch (cause) {
      // the same id was delivered before: a retry, not a second mail
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
    } finally {
      await unlink(part);
    }
  }

  async check(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await access(this.folder, constants.W_OK);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
