// npm run gen: everything that is generated and committed — routes, the OpenAPI document, roles and permissions, events, specified calls, T-SQL scripts, the order of the
// capabilities. `npm run check` does the same and compares.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild, ensureNode, ensurePackages, root, run } from './lib/setup.mjs';

ensurePackages();
ensureNode();
ensureBuild(['domain']);
run('node', [join('scripts', 'boundaries.mjs'), '--write']);
run('node', [join('scripts', 'campos.mjs')]);
run('tsoa', ['spec-and-routes', '--configuration', sortedControllers()], { spawn: { cwd: join(root, 'api') } });
// the lists of the API say themselves what they take
ensureBuild(['domain', 'api']);
run('node', [join('scripts', 'openapi.mjs')]);
run('node', [join('scripts', 'documentos.mjs')]);
run('node', [join('api', 'dist', 'commands', 'db.js'), 'script']);

/** tsoa.json with its controllers by name: tsoa takes them as the file system lists them, which differs from machine to machine. */
function sortedControllers() {
  const api = join(root, 'api');
  const config = JSON.parse(readFileSync(join(api, 'tsoa.json'), 'utf8'));
  const files = config.controllerPathGlobs.flatMap((pattern) => globSync(pattern, { cwd: api }));
  config.controllerPathGlobs = files.map((file) => file.replaceAll('\\', '/')).sort();
  mkdirSync(join(api, 'dist'), { recursive: true });
  writeFileSync(join(api, 'dist', 'tsoa.sorted.json'), JSON.stringify(config));
  return join('dist', 'tsoa.sorted.json');
}
