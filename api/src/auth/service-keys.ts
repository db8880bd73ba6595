import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { BlockList, isIP } from 'node:net';

/** Prefix of a service account's key, by which secret scanners recognize it. */
const PREFIX = 'adj_';
const KEY = /^adj_([0-9a-f]{12})_([\w-]{43})$/;

interface NewServiceKey {
  /** Shown once, stored nowhere. */
  readonly secreta: string;
  /** Identifies the key; no secret. */
  readonly publico: string;
  readonly huella: string;
}

/** 256 random bits: enough entropy for one round of SHA-256, which each call can afford. */
export function newServiceKey(): NewServiceKey {
  const publico = randomBytes(6).toString('hex');
  const secreta = `${PREFIX}${publico}_${randomBytes(32).toString('base64url')}`;
  return { secreta, publico, huella: fingerprintOf(secreta) };
}

export const isServiceKey = (token: string): boolean => token.startsWith(PREFIX);

/** The public name in a key; `null` = malformed. */
export const nameOf = (secreta: string): string | null => KEY.exec(secreta)?.[1] ?? null;

export const isKeyOf = (secreta: string, huella: string): boolean =>
  timingSafeEqual(Buffer.from(fingerprintOf(secreta)), Buffer.from(huella));

const fingerprintOf = (secreta: string): string => hash('sha256', secreta, 'hex');

/** Whether an address is one of these, or in one of their networks. None = any address. */
export function isAllowedFrom(allowed: readonly string[], address: string): boolean {
  if (allowed.length === 0) return true;
  const family = isIP(address);
  if (family === 0) return false;
  const list = new BlockList();
  for (const one of allowed) {
    const [network = '', bits] = one.split('/');
    const type = isIP(network) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(network, type);
    else list.addSubnet(network, Number(bits), type);
  }
  return list.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
