/**
 * Boundaries of the API that no import rule can say (.dependency-cruiser.cjs says the others):
 *
 *   npm run boundaries                  exit 1 with one line per breach
 *   npm run boundaries -- --write       writes the order of the capabilities into docs/arquitectura.md (part of npm run gen)
 *   npm run boundaries -- --self-test   checks this script itself
 *
 * The graph of the capabilities has no circle, types included, and docs/arquitectura.md shows its order. Only the folder that owns a table
 * writes it, a capability in its *.store.ts.
 */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { arrowsOf, levelsOf, printed } from './boundaries/order.mjs';
import { apiSources } from './boundaries/sources.mjs';
import { foreignWrites, ownersOf } from './boundaries/writers.mjs';
import { root, say } from './lib/setup.mjs';
import { autoprueba } from './trazas/tsv.mjs';

const DOCUMENT = join(root, 'docs/arquitectura.md');
const BLOCK = /(<!-- npm run boundaries -- --write -->\n```\n)[^`]*(\n```)/;
const ENTITIES = 'api/src/entities/index.ts';

const tree = (files) => new Map(Object.entries(files).map(([name, text]) => [`api/src/capabilities/${name}.ts`, text]));
const order = (files) => levelsOf(arrowsOf(tree(files)));
const owners = ownersOf(
  'tablas.ts',
  "export const tablas = { plan: [Plan, PlanTitular], 'orden-de-compra': [Orden] };",
);
const IMPORT = "import { Orden, Plan } from '../../entities/todas.entity';\n";
const writes = (name, text, exceptions = []) => foreignWrites(tree({ [name]: IMPORT + text }), owners, exceptions);

const checks = {
  'levels: the lowest ask nobody, the others only what stands below': () => {
    const { levels, circle } = order({
      'plan/plan.store': '',
      'acta/acta.service': "import { P } from '../plan';",
      'tarea/x': "import type { A } from '../acta';",
    });
    assert.equal(printed(levels), '1  plan\n2  acta\n3  tarea');
    assert.equal(circle, null);
  },
  'a circle is named, however the import is written': () => {
    for (const back of [
      "import type { A } from '../acta';",
      "export * from '../acta';",
      "type A = import('../acta').A;",
      "const a = () => import('../acta');",
    ])
      assert.equal(order({ 'acta/x': "import { P } from '../plan';", 'plan/x': back }).circle, 'acta → plan → acta');
  },
  'any store may read and join any table': () => {
    assert.deepEqual(writes('acta/acta.store', "manager.find(Plan); query.from(Plan, 'p').innerJoin(Orden, 'o');"), []);
    assert.deepEqual(writes('acta/acta.store', 'type T = typeof Plan; let x: Plan; const y = f<Plan>();'), []);
    const helper = 'const of = (table: T) => query.from(table); of(Plan);';
    assert.deepEqual(writes('acta/acta.store', helper), []);
  },
  'only its owner writes a table, however it is written': () => {
    for (const write of [
      'manager.insert(Plan, row)',
      'manager.update(Plan, {}, {})',
      'query.update(Plan)',
      'query.insert().into(Plan)',
      'query.delete().from(Plan)',
      'insertMany(manager, Plan, rows)',
      "manager.delete('Plan', 1)",
      'manager.getRepository(Plan)',
      'const write = (table: T) => manager.delete(table, {}); write(Plan)',
      'const writer = { table: Plan }',
      'tableOf(manager, Plan)',
    ]) {
      assert.match(writes('acta/acta.store', write)[0] ?? write, /acta\.store\.ts:2: Plan .* es de plan/);
      assert.deepEqual(writes('plan/plan.store', write), [], write);
    }
  },
  'in its own folder a table is written in a store': () => {
    assert.match(writes('plan/plan.service', 'manager.insert(Plan, row)')[0], /\*\.store\.ts de su carpeta/);
    assert.deepEqual(writes('plan/plan.ficha', 'export const ficha = { table: Plan };'), []);
    assert.match(writes('plan/plan.service', 'manager.query(`UPDATE plan SET x = 1`)')[0], /SQL que escribe/);
  },
  'a table that nobody owns is found': () => {
    const nova = "import { Nova } from '../../entities/nova.entity'; query.from(Nova, 'n');";
    assert.match(writes('plan/plan.store', nova)[0], /Nova .* no está en api.src.entities.index/);
  },
  'the list of all tables is for the data source': () =>
    assert.match(writes('plan/plan.store', "import { entities } from '../../entities';")[0], /lista de tablas/),
  'an exception serves, and one that serves nobody is an error': () => {
    const exception = { path: /acta/, entity: 'Plan', why: 'test' };
    assert.deepEqual(writes('acta/acta.store', 'manager.insert(Plan, row)', [exception]), []);
    assert.match(writes('acta/acta.store', 'manager.find(Plan)', [exception])[0], /sobra la excepción/);
  },
};

function breaches(files) {
  const { levels, circle } = levelsOf(arrowsOf(files));
  if (circle !== null) return [`círculo de capacidades: ${circle}`];
  const document = readFileSync(DOCUMENT, 'utf8');
  const wanted = document.replace(BLOCK, (_, before, after) => `${before}${printed(levels)}${after}`);
  const write = process.argv.includes('--write');
  const shown = BLOCK.test(document) && (write || wanted === document);
  if (write) {
    writeFileSync(DOCUMENT, wanted);
    return shown ? [] : ['docs/arquitectura.md no tiene dónde mostrar el orden de las capacidades'];
  }
  say(`${printed(levels)}\n`);
  return [
    ...(shown ? [] : ['docs/arquitectura.md no muestra este orden: npm run boundaries -- --write']),
    ...foreignWrites(files, ownersOf(ENTITIES, files.get(ENTITIES))),
  ];
}

if (process.argv.includes('--self-test')) autoprueba(checks);
else {
  const found = breaches(apiSources());
  for (const breach of found) console.error(`ERROR ${breach}`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
