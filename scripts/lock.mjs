// npm run lock, after every change of packages: a registry mirror may lack the binaries of other systems; npm then leaves them out of the
// lock file, and `npm ci` refuses that file everywhere. This names them again (they are fetched only on their own system).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, say } from './lib/setup.mjs';

const file = join(root, 'package-lock.json');

/** Optional packages that the lock file promises and does not hold: `[name, version, parent entry]`. */
export function missingOptionals(lock) {
  return Object.entries(lock.packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(
        ([name]) => !(`node_modules/${name}` in lock.packages) && !(`${path}/node_modules/${name}` in lock.packages),
      )
      .map(([name, version]) => [name, version, entry]),
  );
}

const SYSTEMS = /-(aix|android|darwin|freebsd|linux|openharmony|win32)-([a-z0-9]+)(?:-([a-z]+))?$/;

function entryOf(name, version, parent) {
  const [, os, cpu, abi] = SYSTEMS.exec(name) ?? [];
  return {
    version,
    ...(cpu === undefined ? {} : { cpu: [cpu] }),
    ...(parent.dev ? { dev: true } : {}),
    ...(os === 'linux' && cpu !== 'arm' ? { libc: [abi === 'musl' ? 'musl' : 'glibc'] } : {}),
    license: parent.license,
    optional: true,
    ...(os === undefined ? {} : { os: [os] }),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingOptionals(lock);
  for (const [name, version, parent] of missing) lock.packages[`node_modules/${name}`] = entryOf(name, version, parent);
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  say(
    missing.length === 0
      ? 'El archivo de versiones está completo.'
      : `Completados: ${missing.map(([name]) => name).join(', ')}`,
  );
}
