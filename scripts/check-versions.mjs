// Versions below which a dependency has a known hole (promesas.md, "Security"). `npm audit` needs a registry that answers it; this does not.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, say } from './lib/setup.mjs';
import { missingOptionals } from './lock.mjs';

const lowest = {
  multer: '2.5.0',
  handlebars: '4.7.10',
  jsonwebtoken: '9.0.0',
  typeorm: '1.1.0',
  express: '5.1.0',
  'better-sqlite3': '13.2.0',
  nodemailer: '7.0.7',
  tar: '6.2.1',
  ws: '8.17.1',
  'path-to-regexp': '0.1.12',
};

const parts = (version) => version.split('-')[0].split('.').map(Number);
const below = (version, minimum) => {
  const [a, b] = [parts(version), parts(minimum)];
  for (let i = 0; i < 3; i++) if (a[i] !== b[i]) return a[i] < b[i];
  return false;
};

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const missing = missingOptionals(lock);
if (missing.length > 0)
  fail(`npm ci fallaría: faltan ${missing.map(([name]) => name).join(', ')} (ejecute npm run lock)`);
const { packages } = lock;
const low = Object.entries(packages)
  .map(([path, { version }]) => ({ name: path.replace(/^.*node_modules\//, ''), version }))
  .filter(({ name, version }) => lowest[name] !== undefined && version !== undefined && below(version, lowest[name]));
if (low.length > 0)
  fail(low.map(({ name, version }) => `${name} ${version} está por debajo de ${lowest[name]}`).join('\n'));
say(`${Object.keys(lowest).length} versiones mínimas respetadas`);
