import type { Mailer } from './mailer';
import { OutboxFolder } from './outbox-folder';
import { SmtpMailer, type TimeLimits } from './smtp';

export { type Answer, type Delivery, type Mail, MailError, type Mailer } from './mailer';

/** SMTP when SMTP_URL is set, else the outbox folder. */
export function openMailer(options: {
  smtpUrl: string | undefined;
  outboxDir: string;
  from: string;
  limits?: TimeLimits;
}): Mailer {
  return options.smtpUrl === undefined
    ? new OutboxFolder(options.outboxDir, options.from)
    : new SmtpMailer(options.smtpUrl, options.from, options.limits);
}
