import { accessSync, constants } from 'node:fs';
import { findBrowser } from '../lib/setup.mjs';

/** What is run, and the package of Debian that brings it. */
const programs = {
  '/usr/bin/swift-ring-builder': 'swift',
  '/usr/bin/swift-proxy-server': 'swift-proxy',
  '/usr/bin/swift-account-server': 'swift-account',
  '/usr/bin/swift-container-server': 'swift-container',
  '/usr/bin/swift-object-server': 'swift-object',
  '/usr/bin/memcached': 'memcached',
  '/usr/sbin/postfix': 'postfix',
  '/usr/sbin/saslpasswd2': 'sasl2-bin',
};
/** Who is not root starts Postfix as root of a user namespace of his own. */
const withoutRoot = { '/usr/bin/newuidmap': 'uidmap' };

export const isRoot = () => process.getuid?.() === 0;

const isThere = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Packages that are missing on this machine, in the order of their names. */
export function missingPackages() {
  const wanted = Object.entries({ ...programs, ...(isRoot() ? {} : withoutRoot) });
  const missing = wanted.filter(([file]) => !isThere(file)).map(([, name]) => name);
  return [...missing, ...(findBrowser() === null ? ['chromium'] : [])].sort();
}
