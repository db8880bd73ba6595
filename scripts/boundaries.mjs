/**
 * Boundaries of the API that no import rule can say (.dependency-cruiser.cjs says the others):
 *
 *   npm run boundaries              exit 1 with one line per breach
 *   npm run boundaries -- --write   writes the order of the capabilities into docs/arquitectura.md (part of npm run gen)
 *
 * The graph of the capabilities has no circle, types included, and docs/arquitectura.md shows its order. Who writes which table is a rule of
 * ESLint (boundaries/writers.mjs), which proves itself here.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix } from 'node:path';
import { RuleTester } from 'eslint';
import { levelsOf } from './boundaries/order.mjs';
import { ownTables } from './boundaries/writers.mjs';
import { fail, root, say } from './lib/setup.mjs';

const DOCUMENT = join(root, 'docs/arquitectura.md');
const BLOCK = /(<!-- npm run boundaries -- --write -->\n```\n)[^`]*(\n```)/;
/** Whatever an import looks like: of a file, of a type, while it runs. */
const PATH = /'(\.\.?\/[^']+)'/g;
const capabilityOf = (path) => /^api\/src\/capabilities\/([^/]+)/.exec(path)?.[1];

proveWriters();
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

function proveWriters() {
  const { parser } = createRequire(import.meta.url)('typescript-eslint');
  const of = (name, text) => ({
    filename: join(root, 'api', 'src', 'capabilities', `${name}.ts`),
    code: `import { Plan } from '../../entities/plan.entity';\n${text}`,
  });
  const refused = (name, text, message) => ({ ...of(name, text), errors: [{ message }] });
  const WRITES = [
    'manager.insert(Plan, row)',
    'manager.update(Plan, {}, {})',
    'query.insert().into(Plan)',
    'query.delete().from(Plan)',
    'insertMany(manager, Plan, rows)',
    "manager.delete('Plan', 1)",
    'manager.getRepository(Plan)',
    'const writer = { table: Plan }',
    'tableOf(manager, Plan)',
    'const write = (table: T) => manager.delete(table, {}); write(Plan)',
  ];
  RuleTester.describe = RuleTester.it = (_, run) => run();
  new RuleTester({ languageOptions: { parser } }).run('own-tables', ownTables, {
    valid: [
      of('acta/acta.store', "manager.find(Plan); query.from(Plan, 'p').innerJoin(Plan, 'o');"),
      of('acta/acta.store', 'type T = typeof Plan; let x: Plan; const y = f<Plan>();'),
      of('acta/acta.store', 'const of = (table: T) => query.from(table); of(Plan);'),
      of('plan/plan.ficha', 'export const ficha = { table: Plan };'),
      ...WRITES.map((text) => of('plan/plan.store', text)),
    ],
    invalid: [
      ...WRITES.map((text) =>
        refused('acta/acta.store', text, 'Plan es de plan: lo escribe plan, por un método de su index.'),
      ),
      refused('plan/plan.service', 'manager.insert(Plan, row)', 'Plan se escribe en un *.store.ts de su carpeta.'),
      refused(
        'plan/plan.service',
        'manager.query(`UPDATE plan_ahorro SET x = 1`)',
        'SQL que escribe fuera de un *.store.ts.',
      ),
      refused(
        'plan/plan.store',
        "import { Nova } from '../../entities/nova.entity'; query.into(Nova);",
        'Nova no está en api/src/entities/index.ts, que dice de quién es.',
      ),
      refused(
        'plan/plan.store',
        "import { entities } from '../../entities';",
        'La lista de tablas es de db/data-source.ts.',
      ),
    ],
  });
}
