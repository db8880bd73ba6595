// npm run gen: everything that is generated and committed — routes, the OpenAPI document, T-SQL scripts, the order of the
// capabilities. `npm run check` does the same
// and compares.
import { join } from 'node:path';
import { ensureBuild, ensureNode, ensurePackages, root, run } from './lib/setup.mjs';

ensurePackages();
ensureNode();
ensureBuild(['domain']);
run('node', [join('scripts', 'boundaries.mjs'), '--write']);
run('tsoa', ['spec-and-routes'], { spawn: { cwd: join(root, 'api') } });
run('node', [join('scripts', 'openapi.mjs')]);
ensureBuild(['domain', 'api']);
run('node', [join('api', 'dist', 'commands', 'db.js'), 'script']);
