import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort, start, succeed, until } from './procesos.mjs';

const HOST = 'correo.prueba.example';
const USER = 'adjudica';
const PASSWORD = 'clavedeprueba';
/** What the tests send to these is refused: for good, and for a while. */
const RECIPIENTS = '/^nadie@/ 550 5.1.1 no such user\n/^ocupado@/ 451 4.3.0 come back later\n';

const settingsOf = (folder, { cert, key, nobody }) => ({
  compatibility_level: '3.6',
  queue_directory: join(folder, 'cola'),
  data_directory: join(folder, 'datos'),
  maillog_file: join(folder, 'postfix.log'),
  maillog_file_prefixes: folder,
  myhostname: HOST,
  mydestination: '',
  local_recipient_maps: '',
  alias_maps: '',
  alias_database: '',
  mynetworks: '',
  inet_interfaces: '127.0.0.1',
  inet_protocols: 'ipv4',
  // every address is ours, and all of them have one mailbox
  virtual_mailbox_domains: 'static:all',
  virtual_mailbox_base: folder,
  virtual_mailbox_maps: 'static:buzon/',
  virtual_minimum_uid: 1,
  virtual_uid_maps: `static:${nobody.uid}`,
  virtual_gid_maps: `static:${nobody.gid}`,
  // nobody gets in but by STARTTLS and a password
  smtpd_tls_security_level: 'may',
  smtpd_tls_auth_only: 'yes',
  smtpd_tls_cert_file: cert,
  smtpd_tls_key_file: key,
  smtpd_sasl_auth_enable: 'yes',
  smtpd_sasl_type: 'cyrus',
  smtpd_recipient_restrictions: `check_recipient_access regexp:${join(folder, 'ajustes', 'destinatarios')}, permit_sasl_authenticated, reject`,
  smtpd_relay_restrictions: 'permit_sasl_authenticated, reject',
});

/** Debian's own services, none of them in a chroot, on a port of this run instead of that of SMTP. */
const servicesAt = (port) =>
  readFileSync('/usr/share/postfix/master.cf.dist', 'utf8')
    .replace(/^smtp( +)inet/m, `127.0.0.1:${port}$1inet`)
    .replace(/^(\S+ +(?:inet|unix|unix-dgram|fifo) +\S+ +\S+ +)[y-]( )/gm, '$1n$2');

/**
 * A Postfix of its own below `folder`, which takes mail by STARTTLS and a password, and puts all of it into one maildir; the machine's own is left alone.
 * @returns `url`: SMTP_URL; `mailbox`: the maildir.
 */
export async function startPostfix(folder, { cert, key }) {
  const numberOf = (kind, name) => Number(succeed('/usr/bin/id', [kind, name]));
  const nobody = { uid: numberOf('-u', 'nobody'), gid: numberOf('-g', 'nobody') };
  const owner = numberOf('-u', 'postfix');
  const [settings, mailbox, passwords] = ['ajustes', 'buzon', 'claves.sasl'].map((name) => join(folder, name));
  for (const made of [join(settings, 'sasl'), mailbox, join(folder, 'cola'), join(folder, 'datos')])
    mkdirSync(made, { recursive: true });
  // its services run as users of their own
  chmodSync(folder, 0o755);
  chownSync(join(folder, 'datos'), owner, -1);
  chownSync(mailbox, nobody.uid, nobody.gid);
  const port = await freePort();
  const lines = Object.entries(settingsOf(folder, { cert, key, nobody })).map(
    ([name, value]) => `${name} = ${value}\n`,
  );
  writeFileSync(join(settings, 'main.cf'), lines.join(''));
  writeFileSync(join(settings, 'master.cf'), servicesAt(port));
  writeFileSync(join(settings, 'destinatarios'), RECIPIENTS);
  // Debian's Postfix reads what Cyrus is told in this folder of its settings
  writeFileSync(
    join(settings, 'sasl', 'smtpd.conf'),
    `pwcheck_method: auxprop\nauxprop_plugin: sasldb\nsasldb_path: ${passwords}\nmech_list: PLAIN LOGIN\n`,
  );
  succeed('/usr/sbin/saslpasswd2', ['-p', '-c', '-f', passwords, '-u', HOST, USER], PASSWORD);
  chownSync(passwords, owner, -1);

  // makes the folders of the queue
  succeed('/usr/sbin/postfix', ['-c', settings, 'check']);
  const daemons = succeed('/usr/sbin/postconf', ['-h', 'daemon_directory']).trim();
  // what `postfix start` runs, without leaving this run's hand
  start(join(daemons, 'master'), ['-c', settings, '-d'], join(folder, 'salida.log'));
  await until(() => once(connect(port, '127.0.0.1'), 'data'));
  return { url: `smtp://${encodeURIComponent(`${USER}@${HOST}`)}:${PASSWORD}@127.0.0.1:${port}`, mailbox };
}
