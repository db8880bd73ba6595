// Reads T-SQL as a server would. The parser is datafusion's sqlparser with its SQL Server dialect (Apache-2.0): of those on npm it alone reads all of
// our DDL and control of flow, and refuses broken statements.
import { init, parse } from '@guanmingchiu/sqlparser-ts';

await init();

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

/** What no server would compile, and how many batches there are. */
export function faultsOf(sql) {
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
