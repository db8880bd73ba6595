import { BlockList, isIP } from 'node:net';

/** Ranges outside the public network: this machine, private networks, documentation, and tunnels that end there. */
const NOT_PUBLIC = {
  ipv4: [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/4',
    '240.0.0.0/4',
  ],
  ipv6: [
    '::/96',
    '::ffff:0:0:0/96',
    '64:ff9b::/96',
    '64:ff9b:1::/48',
    '100::/64',
    '2001::/23',
    '2001:db8::/32',
    '2002::/16',
    '3fff::/20',
    'fc00::/7',
    'fe80::/10',
    'fec0::/10',
    'ff00::/8',
  ],
} as const;

const blocked = new BlockList();
for (const [type, networks] of Object.entries(NOT_PUBLIC))
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    blocked.addSubnet(address, Number(bits), type as 'ipv4' | 'ipv6');
  }

/** For a literal address. IPv4 mapped into IPv6 (`::ffff:10.0.0.1`) is judged as IPv4. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !blocked.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** Names of the local machine, whatever DNS says. */
export const isThisMachine = ({ hostname }: URL): boolean =>
  /^(?:(?:.+\.)?localhost|localhost\.localdomain|ip6-localhost|ip6-loopback)\.?$/i.test(hostname);

/** The literal address in a URL; `null` = a name, judged when it is resolved. */
export function literalAddress(url: URL): string | null {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? null : host;
}
