import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import { htmlOf, type Sender } from './html';
import { type Mail, MailError } from './mailer';

const ADDRESS =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;
// characters that end a header line or are invisible in it
const NOT_IN_HEADER = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** '<hash of the id@domain of the sender>' */
export function messageIdOf(id: string, from: string): string {
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'adjudica.invalid';
  return `<${createHash('sha256').update(id).digest('hex').slice(0, 40)}@${domain}>`;
}

/**
 * The message for nodemailer. The recipient is exactly one plain address and the subject one line, so no text can inject a header or a recipient.
 * Throws MailError (permanent).
 */
export function messageOf(mail: Mail, from: string, company: Sender): SendMailOptions {
  if (mail.to.length > 254 || !ADDRESS.test(mail.to))
    throw new MailError('direccion-invalida', true, 'the recipient is not one plain address');
  if (NOT_IN_HEADER.test(mail.subject) || mail.subject.length > 500)
    throw new MailError('cabecera-invalida', true, 'the subject is not one line of at most 500 characters');
  return {
    messageId: messageIdOf(mail.id, from),
    from,
    // an object, not text: nodemailer would split text at commas into several recipients
    to: { name: '', address: mail.to },
    subject: mail.subject,
    replyTo: { name: company.nombre, address: company.correo },
    text: mail.text,
    html: htmlOf(mail, company),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'es-EC' },
    // no file or URL access from message options
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
