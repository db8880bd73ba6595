import type { Sender } from './html';
import type { Mailer } from './mailer';
import { OutboxFolder } from './outbox-folder';
import { SmtpMailer, type TimeLimits } from './smtp';

export { type Answer, type Delivery, type Mail, MailError, type Mailer } from './mailer';

/** SMTP when SMTP_URL is set, else the outbox folder. */
export function openMailer(options: {
  smtpUrl: string | undefined;
  outboxDir: string;
  from: string;
  company: Sender;
  limits?: TimeLimits;
}): Mailer {
  return options.smtpUrl === undefined
    ? new OutboxFolder(options.outboxDir, options.from, options.company)
    : new SmtpMailer(options.smtpUrl, options.from, options.company, options.limits);
}
