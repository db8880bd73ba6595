// node scripts/bench/disparadores.mjs <adjudica.db>: what the dashboard's triggers cost a write, as a ratio within one run. Works on a copy.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BetterSqlite3 = createRequire(new URL('../../api/package.json', import.meta.url))('better-sqlite3');
const [ROUNDS, ROWS] = [15, 2000];
const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('disparadores.mjs <adjudica.db>');

const folder = mkdtempSync(join(tmpdir(), 'adjudica-disparadores-'));
const file = join(folder, 'copia.db');
copyFileSync(source, file);
const database = new BetterSqlite3(file);
const triggers = database.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").all();
const drop = () => {
  for (const { name } of triggers) database.exec(`DROP TRIGGER "${name}"`);
};

/** One table that has them: its first row once more for so many plans, or one column of its rows written anew; nothing is kept. */
const writes = {
  'evento, alta': (() => {
    const names = database.prepare("SELECT name FROM pragma_table_info('evento') WHERE name <> 'id'").pluck().all();
    const values = names.map((name) => (name === 'planId' ? 'p.id' : `e."${name}"`)).join(', ');
    const columns = names.map((name) => `"${name}"`).join(', ');
    return `INSERT INTO evento (${columns}) SELECT ${values} FROM evento e, (SELECT id FROM plan LIMIT ${ROWS}) p WHERE e.id = (SELECT MIN(id) FROM evento)`;
  })(),
  'carpeta, departamento': `UPDATE carpeta SET idDepartamento = CASE idDepartamento WHEN '002' THEN '003' ELSE '002' END WHERE id IN (SELECT id FROM carpeta LIMIT ${ROWS})`,
};

function time(sql) {
  database.exec('BEGIN');
  const started = performance.now();
  const { changes } = database.prepare(sql).run();
  const micros = ((performance.now() - started) * 1000) / changes;
  database.exec('ROLLBACK');
  return micros;
}
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

for (const [name, sql] of Object.entries(writes)) {
  const [withThem, without] = [[], []];
  time(sql);
  for (let round = 0; round < ROUNDS; round++) {
    withThem.push(time(sql));
    database.exec('BEGIN');
    drop();
    database.exec('COMMIT');
    without.push(time(sql));
    database.exec('BEGIN');
    for (const trigger of triggers) database.exec(trigger.sql);
    database.exec('COMMIT');
  }
  const [one, other] = [median(withThem), median(without)];
  console.log(
    `${name}: ${one.toFixed(1)} µs una fila, ${other.toFixed(1)} sin disparadores: ${(one / other).toFixed(2)}`,
  );
}
database.close();
rmSync(folder, { recursive: true });
