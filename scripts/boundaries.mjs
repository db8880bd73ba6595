/**
 * Boundaries of the API that no import rule can say (.dependency-cruiser.cjs says the others):
 *
 *   npm run boundaries              exit 1 with one line per breach
 *   npm run boundaries -- --write   writes the order of the capabilities into docs/arquitectura.md (part of npm run gen)
 *
 * The graph of the capabilities has no circle, types included, and docs/arquitectura.md shows its order. Who writes which table is a rule of
 * ESLint (boundaries/writers.mjs).
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { levelsOf } from './boundaries/order.mjs';
import { fail, root, say } from './lib/setup.mjs';

const DOCUMENT = join(root, 'docs/arquitectura.md');
const BLOCK = /(<!-- npm run boundaries -- --write -->\n```\n)[^`]*(\n```)/;
/** Whatever an import looks like: of a file, of a type, while it runs. */
const PATH = /'(\.\.?\/[^']+)'/g;
const capabilityOf = (path) => /^api\/src\/capabilities\/([^/]+)/.exec(path)?.[1];

const { levels, circle } = levelsOf(arrows());
if (circle !== null) fail(`Círculo de capacidades: ${circle}`);
const order = levels.map((level, i) => `${i + 1}  ${level.join(' · ')}`).join('\n');
const document = readFileSync(DOCUMENT, 'utf8');
const wanted = document.replace(BLOCK, (_, before, after) => `${before}${order}${after}`);
if (!BLOCK.test(document)) fail('docs/arquitectura.md no tiene dónde mostrar el orden de las capacidades.');
if (process.argv.includes('--write')) writeFileSync(DOCUMENT, wanted);
else if (wanted !== document) fail('docs/arquitectura.md no muestra el orden de hoy: npm run boundaries -- --write');
else say(order);

/** Capability → those it asks. */
function arrows() {
  const found = new Map();
  for (const file of globSync('api/src/capabilities/**/*.ts', { cwd: root }).map((path) =>
    path.replaceAll('\\', '/'),
  )) {
    if (file.endsWith('.test.ts')) continue;
    const from = capabilityOf(file);
    const asked = found.get(from) ?? new Set();
    for (const [, path] of readFileSync(join(root, file), 'utf8').matchAll(PATH)) {
      const to = capabilityOf(posix.join(posix.dirname(file), path));
      if (to !== undefined && to !== from) asked.add(to);
    }
    found.set(from, asked);
  }
  return found;
}
