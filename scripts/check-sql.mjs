// Every batch of the committed T-SQL parses as such. The parser is datafusion's sqlparser with its SQL Server dialect (Apache-2.0): of those on npm it
// alone reads all of our DDL and control of flow, and refuses broken statements. What the migrations say is compared by check-generated.mjs.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { init, parse } from '@guanmingchiu/sqlparser-ts';
import { fail, root, say } from './lib/setup.mjs';

const folder = join(root, 'scripts', 'sql');

/** Statements that must open their batch; inside EXEC ('…') they are in one of their own. */
const ALONE = /\bCREATE\s+(SCHEMA|VIEW|PROCEDURE|FUNCTION|TRIGGER|DEFAULT|RULE)\b/i;
/** SQL Server's form of it is unknown to the parser, which knows the standard's: the same column, type and table are parsed in that one. */
const ALTER_COLUMN = /\bALTER COLUMN ("\w+") (\w+(?:\(\d+(?:,\d+)?\))?)(?: COLLATE \w+_\w+)?(?: (?:NOT )?NULL\b)?/g;
/** Nor does it know an index by which the rows lie, or one that takes the place of another: it is parsed as any. */
const CLUSTERED =
  /\bCREATE CLUSTERED INDEX ("\w+" ON (?:"\w+"\.)?"\w+" \([^()]*\))(?: WITH \((?:DROP_EXISTING = ON|DATA_COMPRESSION = PAGE)\))?/g;
const asParsed = (batch) =>
  batch.replace(ALTER_COLUMN, 'ALTER COLUMN $1 SET DATA TYPE $2').replace(CLUSTERED, 'CREATE INDEX $1');

/** Rights in SQL Server's form, which the parser does not know: each statement has one of these shapes, whole. */
const RIGHT = '(?:SELECT|INSERT|UPDATE|DELETE|CONTROL|CREATE (?:SCHEMA|TABLE|VIEW)|VIEW (?:DEFINITION|DATABASE STATE))';
const OBJECT = '(?:SCHEMA::\\w+|\\w+\\.(?:\\w+|"\\w+")(?: \\(\\w+(?:, \\w+)*\\))?)';
const RIGHTS = [
  new RegExp(`^(?:GRANT|DENY) ${RIGHT}(?:, ${RIGHT})*(?: ON ${OBJECT})? TO \\w+;?$`),
  /^ALTER AUTHORIZATION ON SCHEMA::\w+ TO \w+;?$/,
];
const isRights = (sql) =>
  sql
    .trim()
    .split('\n')
    .every((line) => RIGHTS.some((shape) => shape.test(line)));

const withoutComments = (sql) => sql.replace(/^--.*$/gm, '').trim();
const withoutText = (sql) => sql.replace(/'(?:[^']|'')*'/g, "''");

/** The batch and the texts that it hands to EXEC, each as the server will compile it. */
function* compiled(batch) {
  yield batch;
  for (const [, text] of batch.matchAll(/\bEXEC\s*\(\s*N?'((?:[^']|'')*)'\s*\)/gi))
    yield* compiled(text.replaceAll("''", "'"));
}

function faultsOf(sql) {
  const faults = [];
  const batches = sql
    .split(/^\s*GO\s*$/im)
    .map(withoutComments)
    .filter((batch) => batch !== '');
  for (const batch of batches.flatMap((text) => [...compiled(text)])) {
    if (isRights(batch)) continue;
    const where = batch.split('\n').slice(0, 2).join(' ').slice(0, 120);
    const bare = withoutText(batch);
    const alone = ALONE.exec(bare);
    if (alone !== null && alone.index > 0) faults.push(`${alone[0]} no está solo en su lote (falta GO): ${where}`);
    try {
      parse(asParsed(batch), 'mssql');
    } catch (error) {
      faults.push(`${error.message}: ${where}`);
    }
  }
  return { faults, batches: batches.length };
}

await init();

// The parser proves itself first: what it must refuse, it refuses, and only that.
const REFUSED = [
  'CREATE TABLE "a" ("b" int,, "c" int)',
  'CREATE UNIQUE INDX "i" ON "t" ("a")',
  'CREATE TABLE "t" ("a" nvarchar(60) NOT NUL)',
  'SELECT 1\nGO\nSELECT 2 CREATE VIEW "v" AS SELECT 1 AS "a"',
  'EXEC (N\'CREATE TABEL "t" ("a" int)\')',
  'ALTER TABLE "t" ALTER COLUMN "a" varchar(2) NOT NUL',
  'ALTER TABLE "t" ALTER COLUMN varchar(2) NOT NULL',
  'CREATE CLUSTERED INDEX "i" ON "t" ("a",)',
  'ALTER TABLE "t" ALTER COLUMN "a" varchar(2) COLLATE NOT NULL',
  "EXEC (N'GRANT SELECT ON SCHEMA:reporte TO reportes;')",
  "EXEC (N'DENY UPDATE ON a.b (c, ) TO aplicacion;')",
  "EXEC (N'GRANT SELECT, INSRT ON a.b TO aplicacion;')",
];
const ACCEPTED = [
  'CREATE TABLE "t" ("a" nvarchar(60) NOT NULL)',
  'ALTER TABLE "t" ALTER COLUMN "a" varchar(2) NOT NULL',
  'ALTER TABLE "t" ALTER COLUMN "a" varchar(2) COLLATE Latin1_General_100_BIN2 NOT NULL',
  'CREATE CLUSTERED INDEX "i" ON "t" ("a") WITH (DROP_EXISTING = ON)',
  'ALTER TABLE "t" ADD CONSTRAINT "k" PRIMARY KEY NONCLUSTERED ("a")',
  'IF XACT_STATE() = 1\nEXEC (N\'CREATE VIEW "v" AS SELECT 1 AS "a"\');',
  "EXEC (N'GRANT SELECT, INSERT ON SCHEMA::a TO aplicacion;')",
  "EXEC (N'DENY UPDATE ON a.b (c, d) TO aplicacion;')",
];
for (const sql of REFUSED)
  if (faultsOf(sql).faults.length === 0) fail(`El analizador aceptó lo que no es T-SQL: ${sql}`);
for (const sql of ACCEPTED) if (faultsOf(sql).faults.length > 0) fail(`El analizador rechazó T-SQL: ${sql}`);

const found = [];
let batches = 0;
for (const file of readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.sql'))) {
  const result = faultsOf(readFileSync(join(folder, file), 'utf8'));
  batches += result.batches;
  found.push(...result.faults.map((fault) => `scripts/sql/${file}: ${fault}`));
}
if (batches === 0) fail('No hay lotes en scripts/sql: ejecute npm run db -- script.');
if (found.length > 0) fail(found.join('\n'));
say(`${batches} lotes de T-SQL analizados`);
