// npm run db:<orden>: the database commands on what is built; builds first when the sources are newer.
import { join } from 'node:path';
import { ensureBuild, ensureNode, ensurePackages, run } from './lib/setup.mjs';

ensurePackages();
ensureNode();
ensureBuild(['domain', 'api']);
const [order, ...args] = process.argv.slice(2);
const program = ['seed', 'install'].includes(order) ? [`${order}.js`] : ['db.js', order ?? ''];
run('node', [join('api', 'dist', 'commands', program[0]), ...program.slice(1), ...args]);
