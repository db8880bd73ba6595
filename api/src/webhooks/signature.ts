import { createHmac, randomBytes } from 'node:crypto';

/** Prefix of Standard Webhooks, so that its libraries accept the secret. */
const PREFIX = 'whsec_';
const BYTES = 32;

export const newSecret = (): string => PREFIX + randomBytes(BYTES).toString('base64');

/** Over '<id>.<seconds>.<body>', with the decoded secret. */
const signatureOf = (secret: string, id: string, seconds: number, body: string): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(`${id}.${seconds}.${body}`)
    .digest('base64')}`;

/** One signature for each valid secret: the receiver accepts any of them. */
export const headersOf = (secrets: readonly string[], id: string, seconds: number, body: string) => ({
  'webhook-id': id,
  'webhook-timestamp': String(seconds),
  'webhook-signature': secrets.map((secret) => signatureOf(secret, id, seconds, body)).join(' '),
});
