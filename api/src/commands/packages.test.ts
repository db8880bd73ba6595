import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const SETUP = pathToFileURL(join(__dirname, '..', '..', '..', 'scripts', 'lib', 'setup.mjs')).href;
const print = `import(${JSON.stringify(SETUP)}).then(({ installed }) => console.log(installed(process.argv[1])))`;
const sound = { version: '1.2.0', integrity: 'sha512-a' };
const wanted = {
  '': { name: 'folder' },
  'node_modules/used': sound,
  'node_modules/of-another-system': { ...sound, optional: true },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'adjudica-paquetes-'));
  mkdirSync(join(folder, 'node_modules'));
  write('package-lock.json', wanted);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, packages: object) => writeFileSync(join(folder, file), JSON.stringify({ packages }));
const answer = () => spawnSync(process.execPath, ['-e', print, folder], { encoding: 'utf8' }).stdout.trim();

test.each([
  ['nothing was installed', null, 'false'],
  ['a package is missing', {}, 'false'],
  ['a package has another version', { 'node_modules/used': { ...sound, version: '1.1.0' } }, 'false'],
  ['a package has other bytes', { 'node_modules/used': { ...sound, integrity: 'sha512-b' } }, 'false'],
  ["only another system's package is missing", { 'node_modules/used': sound }, 'true'],
])('packages are installed again unless they are those of the lock file: %s', (_, noted, expected) => {
  if (noted !== null) write(join('node_modules', '.package-lock.json'), noted);
  expect(answer()).toBe(expected);
});
