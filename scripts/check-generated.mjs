// Regenerates what is generated and committed, into memory, and compares: stale = red. The tree is left as it was.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, fail, root, say } from './lib/setup.mjs';

const generated = [
  'api/src/http/generated/routes.ts',
  'api/src/servicio/generated',
  'openapi/openapi.json',
  'scripts/sql',
  'admin/src/generated',
  'docs/arquitectura.md',
  'docs/data/ajustes.md',
  'docs/data/datos.md',
  'docs/data/eventos.md',
  'docs/data/permisos.md',
  'docs/data/servicio.md',
];

const filesOf = (path) => {
  if (!existsSync(join(root, path))) return [];
  return statSync(join(root, path)).isDirectory()
    ? readdirSync(join(root, path)).flatMap((name) => filesOf(`${path}/${name}`))
    : [path];
};
const snapshot = () =>
  new Map(generated.flatMap(filesOf).map((file) => [file, readFileSync(join(root, file), 'utf8')]));

const before = snapshot();
const result = spawnSync('node', ['scripts/gen.mjs'], { cwd: root, env: environment(), encoding: 'utf8' });
const after = snapshot();
for (const [file, text] of before) writeFileSync(join(root, file), text);
if (result.status !== 0) fail(`${result.stdout}${result.stderr}`);

const stale = [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));
if (stale.length > 0) fail(`Desactualizados (ejecute npm run gen y confirme el resultado):\n  ${stale.join('\n  ')}`);
say(`${before.size} archivos generados al día`);
