// What every command needs before it runs: packages, a recent Node, a browser, a build. Plain Node and no dependency, because on a fresh
// clone nothing is installed yet (any Node from 18 on reads this file; everything else runs on the Node that the packages bring).
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const windows = process.platform === 'win32';

export const say = (text) => process.stdout.write(`${text}\n`);
export const fail = (text) => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};

/** Environment in which `node`, `tsc`, `vite`… are the project's own. */
export const environment = (more = {}) => ({
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  ...more,
});

/** Runs a program of the project and stops with its exit code when it fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: environment(options.env),
    shell: windows,
    ...options.spawn,
  });
  if (result.error) fail(`No se pudo ejecutar ${command}: ${result.error.message}`);
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** Like `run`, but tells instead of stopping. */
export const succeeds = (command, args, options = {}) =>
  spawnSync(command, args, {
    cwd: root,
    stdio: options.stdio ?? 'ignore',
    env: environment(options.env),
    shell: windows,
  }).status === 0;

/** Like `run`, without waiting in place: its status and what it said, unless `stdio` lets it say that itself. */
export function finished(command, args, { env, stdio = 'pipe' } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: environment(env),
    stdio: ['ignore', stdio, stdio],
    shell: windows,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ status: 1, output: String(error) }));
    child.on('close', (status) => resolve({ status: status ?? 1, output }));
  });
}

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Whether what npm noted in node_modules is what the lock file asks for. Read from their contents: a date or a stamp would also pass for a
 * folder that was copied from another version. Packages that only other systems need may be missing.
 */
export function installed(folder = root) {
  const noted = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(noted)) return false;
  const present = packagesIn(noted);
  return Object.entries(packagesIn(join(folder, 'package-lock.json'))).every(
    ([path, { version, integrity, optional }]) => {
      if (path === '' || (optional && present[path] === undefined)) return true;
      return present[path]?.version === version && present[path].integrity === integrity;
    },
  );
}

/** `npm ci` when packages are missing or are not those of the lock file. */
export function ensurePackages() {
  if (installed()) return;
  say('Instalando los paquetes (una sola vez; uno o dos minutos)…');
  const npm = (...args) =>
    spawnSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: 'inherit',
      shell: windows,
    }).status === 0;
  // A mirror without some system's binaries makes `npm ci` refuse a sound lock file; an install by the same lock file goes on.
  if (!npm('ci') && !npm('install', '--no-save'))
    fail('Los paquetes no se instalaron: revise la conexión con el registro de paquetes y vuelva a intentar.');
}

const BROWSERS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

export function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined && given !== '') return existsSync(given) ? given : null;
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of BROWSERS) {
      const file = join(folder, windows ? `${name}.exe` : name);
      if (existsSync(file)) return file;
    }
  }
  return null;
}

/** A browser for the PDFs: the machine's, else the distribution's package, else clear words. The system runs without it, but prints nothing. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found !== null) return found;
  const isRoot = typeof process.getuid === 'function' && process.getuid() === 0;
  if (isRoot && succeeds('apt-get', ['--version'])) {
    say('Instalando Chromium (para los PDF) con el gestor de paquetes del sistema…');
    const apt = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
    const install = (name) => succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], apt);
    // the shell without windows takes two thirds of the processor's time of the whole browser
    if (succeeds('apt-get', ['update', '-qq'], apt) && !install('chromium-headless-shell')) install('chromium');
    const installed = findBrowser();
    if (installed !== null) return installed;
  }
  say('AVISO: no se encontró Chromium. El sistema funciona, pero no imprime documentos PDF.');
  say('  Instálelo con el gestor de paquetes de su sistema (por ejemplo: sudo apt-get install chromium)');
  say('  o indique su ruta en la variable CHROMIUM_PATH, y vuelva a iniciar.');
  return null;
}

function newest(folder, skip) {
  let latest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skip.has(entry.name)) continue;
    const path = join(folder, entry.name);
    latest = Math.max(latest, entry.isDirectory() ? newest(path, skip) : statSync(path).mtimeMs);
  }
  return latest;
}

const SKIP = new Set(['node_modules', 'dist', 'generated', 'e2e']);
const inputs = {
  domain: ['domain/src', 'domain/tsconfig.json'],
  api: ['domain/src', 'api/src', 'api/tsconfig.json', 'api/tsoa.json'],
  admin: ['domain/src', 'admin/src', 'admin/build', 'admin/index.html', 'admin/vite.config.ts'],
};

function stale(part) {
  const stamp = join(root, part, 'dist', '.construido');
  if (!existsSync(stamp)) return true;
  const built = statSync(stamp).mtimeMs;
  return ['package-lock.json', ...inputs[part]].some((input) => {
    const path = join(root, input);
    return (statSync(path).isDirectory() ? newest(path, SKIP) : statSync(path).mtimeMs) > built;
  });
}

/** The native compiler, a third of the time of the one that tsoa and eslint use as a library. */
export const COMPILER = join('node_modules', 'typescript-native', 'bin', 'tsc');

/** What `node` runs to run jest: some packages of the tests are modules of ECMAScript alone. */
export const JEST = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  join('node_modules', 'jest', 'bin', 'jest.js'),
];

const builders = {
  domain: () => run('node', [COMPILER, '-p', 'domain']),
  api: () => run('node', [COMPILER, '-p', 'api']),
  admin: () => run('vite', ['build', '--logLevel', 'warn'], { spawn: { cwd: join(root, 'admin') } }),
};

/** Builds what is older than its sources. */
export function ensureBuild(parts = ['domain', 'api', 'admin']) {
  for (const part of parts) {
    if (!stale(part)) continue;
    say(`Construyendo ${part}…`);
    // What an earlier version left would stand beside the new: config.js before config/index.js
    rmSync(join(root, part, 'dist'), { recursive: true, force: true });
    builders[part]();
    mkdirSync(join(root, part, 'dist'), { recursive: true });
    writeFileSync(join(root, part, 'dist', '.construido'), '');
  }
}

/** The Node that runs the API: the one of the packages; refused when it is too old. */
export function ensureNode() {
  const version = execFileSync('node', ['-p', 'process.versions.node'], { env: environment(), shell: windows })
    .toString()
    .trim();
  const [major, minor] = version.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 11)) return;
  fail(
    `Se necesita Node 24.11 o posterior y se encontró ${version}. Borre node_modules y vuelva a ejecutar, o instale Node 24.`,
  );
}
