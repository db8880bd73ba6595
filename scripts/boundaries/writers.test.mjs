import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { RuleTester } from 'eslint';
import { root } from '../lib/setup.mjs';
import { ownTables } from './writers.mjs';

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
RuleTester.describe = describe;
RuleTester.it = it;
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
