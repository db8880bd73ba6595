import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openMailer } from '../mail';

export interface Received {
  readonly raw: string;
  readonly recipients: readonly string[];
}

/** A mail server for tests that refuses the recipient 'nadie' (550) and defers 'ocupado' (451). */
export interface MailServer {
  readonly url: string;
  /** Mails since the last call, unordered. */
  received(atLeast: number): Promise<Received[]>;
}

/**
 * Outside CI: a real server that refuses as above and delivers all mail into one maildir: PRUEBA_SMTP=smtp://user:password@host:port,
 * PRUEBA_BUZON=<maildir>. `npm run externos` starts one and sets both.
 */
export const realMail = (): MailServer | null => {
  const { PRUEBA_SMTP: url, PRUEBA_BUZON: mailbox } = process.env;
  if (url === undefined) return null;
  if (mailbox === undefined) throw new Error('PRUEBA_SMTP needs PRUEBA_BUZON, the maildir where its mail ends');
  return { url, received: (atLeast) => received(url, mailbox, atLeast) };
};

const WAIT_MS = 45_000;
/** The company in tests of mails. */
export const REMITENTE = {
  nombre: 'Planes & Cía. S.A.',
  direccion: 'Av. Amazonas N36',
  ciudad: 'Quito',
  correo: 'clientes@planes.example',
};

const seen = new Set<string>();
let lookouts = 0;

/** A mail is delivered shortly after it was accepted. The last one is ours, so earlier ones would be there. */
async function received(url: string, mailbox: string, atLeast: number): Promise<Received[]> {
  const id = `centinela-${process.pid}-${++lookouts}`;
  const found: Received[] = [];
  let sent = false;
  for (const end = Date.now() + WAIT_MS; Date.now() < end; await setTimeout(50)) {
    for (const path of await newIn(mailbox)) {
      const raw = await readFile(path, 'utf8');
      const recipients = [...raw.matchAll(/^Delivered-To: (.+?)\r?$/gm)].map(([, to = '']) => to);
      if (recipients[0]?.startsWith('centinela')) {
        if (recipients[0].startsWith(`${id}@`)) return found;
      } else found.push({ raw, recipients });
    }
    if (!sent && found.length >= atLeast) {
      const mailer = openMailer({ smtpUrl: url, outboxDir: '', from: 'a@adjudica.example', company: REMITENTE });
      await mailer.send({ id, to: `${id}@ejemplo.example`, subject: 'Centinela', text: '' });
      await mailer.close();
      sent = true;
    }
  }
  throw new Error(`${found.length} mails came, ${atLeast} were awaited`);
}

async function newIn(mailbox: string): Promise<string[]> {
  const names = await readdir(join(mailbox, 'new')).catch(() => []);
  const fresh = names.filter((name) => !seen.has(name));
  for (const name of fresh) seen.add(name);
  return fresh.map((name) => join(mailbox, 'new', name));
}
