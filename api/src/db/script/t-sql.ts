import type { RecordedMigration, Recording } from './recorder';

/** Statements that SQL Server resolves when they run; every other one goes through EXEC, see `guarded`. */
const DIRECT =
  /^(CREATE\s+(TABLE|(UNIQUE\s+)?((NON)?CLUSTERED\s+)?INDEX)|ALTER\s+TABLE|DROP\s+(TABLE|INDEX)|IF|EXEC)\b/i;

const text = (value: string): string => `N'${value.replaceAll("'", "''")}'`;

/** The pieces of `a, b(1, 2), 'c, d'` between its outermost commas. */
export function splitTopLevel(list: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let quote = '';
  let from = 0;
  for (let at = 0; at < list.length; at++) {
    const character = list[at];
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === "'" || character === '"') quote = character;
    else if (character === '(') depth++;
    else if (character === ')') depth--;
    else if (character === ',' && depth === 0) {
      pieces.push(list.slice(from, at).trim());
      from = at + 1;
    }
  }
  pieces.push(list.slice(from).trim());
  return pieces;
}

/** One column or constraint a line: what a reviewer compares. */
function laidOut(statement: string): string {
  const table = /^(CREATE TABLE [^(]+?)\s*\(([\s\S]*)\)$/.exec(statement.trim());
  if (table === null) return statement.trim();
  return `${table[1]} (\n${splitTopLevel(table[2] ?? '')
    .map((piece) => `  ${piece}`)
    .join(',\n')}\n)`;
}

/**
 * A statement that does nothing when the migration has been applied or one of its statements has failed. What SQL Server compiles
 * before it runs (data, views, triggers, CREATE SCHEMA alone in its batch) is handed over as text: it must not be compiled on a
 * database that has moved on.
 */
const guarded = (pending: string, statement: string): string =>
  `IF XACT_STATE() = 1 AND ${pending}\n${DIRECT.test(statement.trim()) ? laidOut(statement) : `EXEC (${text(statement.trim())})`};`;

/** '1700000001000-inicial.sql': sorts in the order to apply. */
export function scriptName({ name, timestamp }: RecordedMigration): string {
  const words = name.slice(0, -String(timestamp).length).replace(/([a-z0-9])([A-Z])/g, '$1-$2');
  return `${timestamp}-${words.toLowerCase()}.sql`;
}

/** One migration as a script that a DBA can review, run and run again. */
export function migrationScript(
  migration: RecordedMigration,
  { versionTable, versionTableName }: Pick<Recording, 'versionTable' | 'versionTableName'>,
): string {
  const version = `"dbo"."${versionTableName}"`;
  const applied = `EXISTS (SELECT 1 FROM ${version} WHERE "name" = ${text(migration.name)})`;
  const pending = `NOT ${applied}`;
  const batches = [
    // sqlcmd starts with QUOTED_IDENTIFIER OFF, and the option counts from the next batch on.
    'SET NOCOUNT ON;\nSET XACT_ABORT ON;\nSET ANSI_NULLS ON;\nSET QUOTED_IDENTIFIER ON;',
    `IF OBJECT_ID(N'dbo.${versionTableName}', N'U') IS NULL\n${laidOut(versionTable.replace(`"${versionTableName}"`, version))};`,
    `IF ${pending}\nBEGIN\n  BEGIN TRANSACTION;\nEND;`,
    ...migration.statements.map((statement) => guarded(pending, statement)),
    `IF XACT_STATE() = 1 AND ${pending}\nBEGIN\n  INSERT INTO ${version} ("timestamp", "name") VALUES (${migration.timestamp}, ${text(migration.name)});\n  COMMIT TRANSACTION;\nEND;`,
    'IF XACT_STATE() <> 0\nROLLBACK TRANSACTION;',
    `IF ${pending}\nRAISERROR (${text(`${migration.name} no se aplicó: vea el primer error de esta ejecución.`)}, 16, 1);`,
  ];
  return `-- ${migration.name}
-- Generado por npm run db:script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i ${scriptName(migration)}
${batches.join('\nGO\n')}
GO
`;
}

/** Accent- and case-insensitive, with ñ as a letter of its own: what people expect when they search in Spanish. */
export const COLLATION = 'Modern_Spanish_CI_AI';

const bracketed = (name: string): string => `[${name.replaceAll(']', ']]')}]`;

/**
 * The statements of `db:create`, to be sent one by one from master. Readers must not wait for writers (READ_COMMITTED_SNAPSHOT), as on
 * the embedded engine. A TDS server that isn't Microsoft's takes neither the collation nor the options.
 */
export const createDatabaseStatements = (name: string) => ({
  create: `CREATE DATABASE ${bracketed(name)} COLLATE ${COLLATION}`,
  createPlain: `CREATE DATABASE ${bracketed(name)}`,
  options: [
    `ALTER DATABASE ${bracketed(name)} SET READ_COMMITTED_SNAPSHOT ON WITH ROLLBACK IMMEDIATE`,
    `ALTER DATABASE ${bracketed(name)} SET RECOVERY FULL`,
  ],
});

/** The same as a script that can be repeated. */
export function createDatabaseScript(name: string): string {
  const { create, createPlain, options } = createDatabaseStatements(name);
  const microsoft = `@@VERSION LIKE N'Microsoft%'`;
  return `-- Crea la base, desde master. Generado por npm run db:script: no se edita; al ejecutarlo cambie el nombre si es otro.
-- ${COLLATION}: busca sin distinguir acentos ni mayúsculas. READ_COMMITTED_SNAPSHOT: quien lee no espera a quien escribe.
IF DB_ID(${text(name)}) IS NULL AND ${microsoft}
EXEC (${text(create)});
GO
IF DB_ID(${text(name)}) IS NULL
EXEC (${text(createPlain)});
GO
${options.map((option) => `IF ${microsoft}\nEXEC (${text(option)});\nGO\n`).join('')}`;
}
