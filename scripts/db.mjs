// npm run db -- <orden>: the commands that work on the data, on what is built; builds first when the sources are newer.
import { join } from 'node:path';
import { ensureBuild, ensureNode, ensurePackages, run } from './lib/setup.mjs';

ensurePackages();
ensureNode();
ensureBuild(['domain', 'api']);
const [order, ...args] = process.argv.slice(2);
/** Commands that are a program of their own; every other order is one of db.js. */
const programs = ['seed', 'install', 'import', 'export', 'ejemplos', 'sorteo'];
/** … and of the sources, with tests or measurements. */
const scripts = ['smoke', 'verificar-servidor'];
if (scripts.includes(order)) run('node', [join('scripts', `${order}.mjs`), ...args]);
else {
  const program = programs.includes(order) ? [`${order}.js`] : ['db.js', order ?? ''];
  run('node', [join('api', 'dist', 'commands', program[0]), ...program.slice(1), ...args]);
}
