// What the persons of a database hold, made from each other by statements alone: one plan each, in groups of 200 with an assembly, and a vehicle for
// every tenth. Only those who hold nothing yet: node holdings.mjs <file>.
import Database from 'better-sqlite3';

const [file] = process.argv.slice(2);
const PLANS_A_GROUP = 200;
const PERSONS_A_VEHICLE = 10;

const db = new Database(file);
db.pragma('synchronous = OFF');
db.pragma('foreign_keys = OFF');
db.pragma('cache_size = -400000');

/** Rows like the first one of the table, but for these columns. */
function rowsLikeTheFirst(table, columns, from) {
  const names = db.prepare('SELECT name FROM pragma_table_info(?)').pluck().all(table);
  const values = names.map((name) => columns[name] ?? `first."${name}"`);
  const quoted = names.map((name) => `"${name}"`).join(', ');
  db.exec(
    `INSERT INTO "${table}" (${quoted}) SELECT ${values.join(', ')} FROM ${from}, (SELECT * FROM "${table}" ORDER BY id LIMIT 1) first`,
  );
}
const next = (table) => db.prepare(`SELECT COALESCE(MAX(id), 0) + 1 FROM "${table}"`).pluck().get();

db.exec(`CREATE TEMP TABLE holder AS
  SELECT p.id AS persona, ROW_NUMBER() OVER (ORDER BY p.id) - 1 AS n
  FROM persona p WHERE NOT EXISTS (SELECT 1 FROM plan_titular t WHERE t.personaId = p.id)`);
const [group, plan, assembly, sheet] = ['grupo', 'plan', 'asamblea', 'ficha_bien'].map(next);
const means = next('medio_aprobacion');
const ofGroup = `(n / ${PLANS_A_GROUP})`;
const code = `printf('S%05d', ${ofGroup})`;
const place = `printf('%03d', n % ${PLANS_A_GROUP} + 1)`;
const vehicle = `(n / ${PERSONS_A_VEHICLE})`;
const groups = `(SELECT n FROM holder WHERE n % ${PLANS_A_GROUP} = 0)`;
const drivers = `(SELECT n, persona FROM holder WHERE n % ${PERSONS_A_VEHICLE} = 0)`;

db.transaction(() => {
  rowsLikeTheFirst('grupo', { id: `${group} + ${ofGroup}`, grupo: code, productoCodigo: "'01'" }, groups);
  rowsLikeTheFirst('asamblea', { id: `${assembly} + ${ofGroup}`, grupoId: `${group} + ${ofGroup}` }, groups);
  const ofPlan = { id: `${plan} + n`, idCodigo: `'01-' || ${code} || '-' || ${place}`, codigo: place };
  rowsLikeTheFirst('plan', { ...ofPlan, grupoId: `${group} + ${ofGroup}` }, 'holder');
  const held = { id: 'NULL', planId: `${plan} + n`, personaId: 'persona', hasta: 'NULL' };
  rowsLikeTheFirst('plan_titular', held, 'holder');
  const plate = `'PQ' || char(65 + ${vehicle} / 10000 % 26) || printf('%04d', ${vehicle} % 10000)`;
  const series = { placa: plate, chasis: `printf('8LDS%013d', ${vehicle})` };
  const ofSheet = { ...series, personaId: 'persona' };
  rowsLikeTheFirst('ficha_bien', { ...ofSheet, id: `${sheet} + ${vehicle}` }, drivers);
  const ofMeans = { id: `${means} + ${vehicle}`, fichaId: `${sheet} + ${vehicle}`, reemplazaA: 'NULL' };
  rowsLikeTheFirst('medio_aprobacion', { ...ofMeans, personaId: 'persona', idOrden: 'NULL' }, drivers);
  const ofSheetPlan = { id: 'NULL', fichaId: `${sheet} + ${vehicle}`, planId: `${plan} + n`, orden: '1' };
  rowsLikeTheFirst('ficha_plan', { ...ofSheetPlan, personaId: 'persona' }, drivers);
})();
db.exec('ANALYZE');
db.close();
