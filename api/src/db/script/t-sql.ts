import { createHash } from 'node:crypto';
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

/** What a script does, told by its statements alone: the same for the same migration, whatever the frame around it says. */
export const scriptHash = ({ statements }: Pick<RecordedMigration, 'statements'>): string =>
  createHash('sha256').update(statements.join('\n')).digest('hex');

const HASH_LINE = '-- Huella: ';

/** The hash that a committed script bears; null for a text that bears none. */
export const hashIn = (script: string): string | null => /^-- Huella: ([0-9a-f]{64})$/m.exec(script)?.[1] ?? null;

/** Who applied it, when, how long it took, and which statements these were: beside TypeORM's own columns. */
export const VERSION_COLUMNS = [
  ['huella', 'varchar(64)'],
  ['aplicadaPor', 'nvarchar(128)'],
  ['aplicadaEn', 'datetime2(3)'],
  ['duracionMs', 'int'],
] as const;

/** Databases of the server itself. */
const SYSTEM = `DB_NAME() IN (N'master', N'model', N'msdb', N'tempdb')`;
const raise = (message: string): string => `RAISERROR (${text(message)}, 16, 1);`;

/** What every script says before its own statements: a database of the server's, or of somebody else, is refused. */
function preamble(
  version: string,
  { versionTable, versionTableName }: Pick<Recording, 'versionTable' | 'versionTableName'>,
  isFirst: boolean,
): string[] {
  const missing = `OBJECT_ID(N'dbo.${versionTableName}', N'U') IS NULL`;
  const foreign = 'EXISTS (SELECT 1 FROM sys.tables WHERE is_ms_shipped = 0)';
  return [
    // sqlcmd starts with QUOTED_IDENTIFIER OFF, and the option counts from the next batch on.
    'SET NOCOUNT ON;\nSET XACT_ABORT ON;\nSET ANSI_NULLS ON;\nSET QUOTED_IDENTIFIER ON;',
    `IF ${SYSTEM}\n${raise('Esta base es del servidor: elija la de la aplicación (sqlcmd -d base). No se cambió nada.')}`,
    ...(isFirst
      ? [
          `IF ${missing} AND NOT ${SYSTEM} AND ${foreign}\n${raise('Esta base tiene tablas y no es de la aplicación. No se cambió nada.')}`,
          `IF ${missing} AND NOT ${SYSTEM} AND NOT ${foreign}\n${laidOut(versionTable.replace(`"${versionTableName}"`, version))};`,
        ]
      : []),
    ...VERSION_COLUMNS.map(
      ([name, type]) =>
        `IF NOT ${missing} AND COL_LENGTH(N'dbo.${versionTableName}', N'${name}') IS NULL\nALTER TABLE ${version} ADD "${name}" ${type} NULL;`,
    ),
    `IF OBJECT_ID(N'tempdb..#inicio') IS NOT NULL\nDROP TABLE #inicio;`,
  ];
}

/**
 * One migration as a script that a DBA can review, run and run again. It refuses a database of the server itself, one that is somebody else's,
 * and one in which the migration before it is missing; and says when what was applied under its name had other statements.
 */
export function migrationScript(
  migration: RecordedMigration,
  recording: Pick<Recording, 'versionTable' | 'versionTableName' | 'migrations'>,
): string {
  const version = `"dbo"."${recording.versionTableName}"`;
  const found = (name: string): string => `EXISTS (SELECT 1 FROM ${version} WHERE "name" = ${text(name)})`;
  const pending = `NOT ${found(migration.name)}`;
  const before = recording.migrations[recording.migrations.findIndex(({ name }) => name === migration.name) - 1];
  const hash = text(scriptHash(migration));
  const batches = [
    ...preamble(version, recording, before === undefined),
    ...(before === undefined
      ? []
      : [
          `IF ${pending} AND NOT ${found(before.name)}\n${raise(`Falta ${before.name}: aplique antes ${scriptName(before)}. No se cambió nada.`)}`,
        ]),
    `IF ${pending}${before === undefined ? '' : ` AND ${found(before.name)}`}
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;`,
    ...migration.statements.map((statement) => guarded(pending, statement)),
    `IF XACT_STATE() = 1 AND ${pending}
BEGIN
  INSERT INTO ${version} ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT ${migration.timestamp}, ${text(migration.name)}, ${hash}, SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;`,
    'IF XACT_STATE() <> 0\nROLLBACK TRANSACTION;',
    `IF ${pending}\n${raise(`${migration.name} no se aplicó: vea el primer error de esta ejecución.`)}`,
    `IF EXISTS (SELECT 1 FROM ${version} WHERE "name" = ${text(migration.name)} AND "huella" <> ${hash})\n${raise(`${migration.name} se aplicó con otras sentencias que las de este archivo.`)}`,
  ];
  return `-- ${migration.name}
${HASH_LINE}${scriptHash(migration)}
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i ${scriptName(migration)}
${batches.join('\nGO\n')}
GO
`;
}

/** Accent- and case-insensitive, with ñ as a letter of its own: what people expect when they search in Spanish. */
export const COLLATION = 'Modern_Spanish_CI_AI';

/** SQL Server 2019: what our T-SQL is written for. */
const COMPATIBILITY = 150;

const bracketed = (name: string): string => `[${name.replaceAll(']', ']]')}]`;

/**
 * The statements of `db -- create`, to be sent one by one from master, of a database that nobody uses yet. Readers must not wait for writers
 * (READ_COMMITTED_SNAPSHOT), as on the embedded engine. A TDS server that isn't Microsoft's takes neither the collation nor the options.
 */
export const createDatabaseStatements = (name: string) => ({
  create: `CREATE DATABASE ${bracketed(name)} COLLATE ${COLLATION}`,
  createPlain: `CREATE DATABASE ${bracketed(name)}`,
  options: [...DATABASE_OPTIONS, ...CHOSEN_OPTIONS].map((option) => `ALTER DATABASE ${bracketed(name)} SET ${option}`),
});

const DATABASE_OPTIONS = ['READ_COMMITTED_SNAPSHOT ON', 'RECOVERY FULL', 'PAGE_VERIFY CHECKSUM'] as const;
/** What somebody may want otherwise: in the script they are its variables. */
const QUERY_STORE_MB = 1024;
const CHOSEN_OPTIONS = [
  `COMPATIBILITY_LEVEL = ${COMPATIBILITY}`,
  `QUERY_STORE = ON (OPERATION_MODE = READ_WRITE, MAX_STORAGE_SIZE_MB = ${QUERY_STORE_MB})`,
] as const;

/** `SET @sql = …; EXEC (@sql);` for a statement whose database is in a variable. */
const executed = (statement: string): string => `  SET @sql = ${statement};\n  EXEC (@sql);\n`;
const quoted = (variable: string): string => `N'''' + REPLACE(${variable}, N'''', N'''''') + N''''`;

/** A file's size and growth, by the name that the server gave it. */
const sized = (type: 0 | 1, size: string, growth: string): string =>
  `  SELECT @sql = N'ALTER DATABASE ' + QUOTENAME(@base) + N' MODIFY FILE (NAME = ' + QUOTENAME(f.name) + N', SIZE = ' + CAST(${size} AS nvarchar(10)) + N'MB, FILEGROWTH = ' + CAST(${growth} AS nvarchar(10)) + N'MB)'
  FROM sys.master_files AS f WHERE f.database_id = DB_ID(@base) AND f.type = ${type};
  EXEC (@sql);
`;

/**
 * The same as a script, with files and growth. It looks before it changes: a database that exists keeps its options and its connections, and is
 * refused when it has another collation or makes readers wait.
 */
export function createDatabaseScript(name: string): string {
  const microsoft = `@@VERSION LIKE N'Microsoft%'`;
  const exists = (condition: string): string =>
    `IF EXISTS (SELECT 1 FROM sys.databases WHERE name = @base AND ${condition})`;
  return `-- Crea la base, desde master. Generado por npm run db -- script: no se edita; al ejecutarlo cambie los valores de las primeras líneas.
-- ${COLLATION}: busca sin distinguir acentos ni mayúsculas. READ_COMMITTED_SNAPSHOT: quien lee no espera a quien escribe.
-- Se puede repetir: a una base que ya existe no le cambia nada; solo dice si no sirve.
DECLARE @base sysname = ${text(name)};
DECLARE @datosMB int = 1024, @datosCreceMB int = 256, @registroMB int = 512, @registroCreceMB int = 256;
-- Nivel de compatibilidad (150: SQL Server 2019; 160: 2022) y tamaño del almacén de consultas (Query Store; 0: sin él).
DECLARE @compatibilidad int = ${COMPATIBILITY}, @consultasMB int = ${QUERY_STORE_MB};
-- Archivos con su ruta; en blanco, donde el servidor guarda los suyos.
DECLARE @archivoDatos nvarchar(260) = N'', @archivoRegistro nvarchar(260) = N'';
DECLARE @sql nvarchar(4000);

IF DB_ID(@base) IS NOT NULL AND ${microsoft}
BEGIN
  ${exists(`collation_name <> N'${COLLATION}'`)}
    ${raise(`La base ya existe con otra intercalación que ${COLLATION}: use otra, o créela de nuevo. No se cambió nada.`)}
  ${exists('is_read_committed_snapshot_on = 0')}
    ${raise('La base ya existe sin READ_COMMITTED_SNAPSHOT: actívelo cuando nadie esté conectado. No se cambió nada.')}
END
ELSE IF DB_ID(@base) IS NULL AND ${microsoft}
BEGIN
  SET @sql = N'CREATE DATABASE ' + QUOTENAME(@base);
  IF @archivoDatos <> N'' AND @archivoRegistro <> N''
    SET @sql = @sql + N' ON PRIMARY (NAME = datos, FILENAME = ' + ${quoted('@archivoDatos')} + N') LOG ON (NAME = registro, FILENAME = ' + ${quoted('@archivoRegistro')} + N')';
  SET @sql = @sql + N' COLLATE ${COLLATION}';
  EXEC (@sql);
${sized(0, '@datosMB', '@datosCreceMB')}${sized(1, '@registroMB', '@registroCreceMB')}${DATABASE_OPTIONS.map((option) => executed(`N'ALTER DATABASE ' + QUOTENAME(@base) + N' SET ${option}'`)).join('')}${executed(`N'ALTER DATABASE ' + QUOTENAME(@base) + N' SET COMPATIBILITY_LEVEL = ' + CAST(@compatibilidad AS nvarchar(10))`)}  IF @consultasMB > 0
    SET @sql = N'ALTER DATABASE ' + QUOTENAME(@base) + N' SET QUERY_STORE = ON (OPERATION_MODE = READ_WRITE, MAX_STORAGE_SIZE_MB = ' + CAST(@consultasMB AS nvarchar(10)) + N')';
  ELSE
    SET @sql = N'ALTER DATABASE ' + QUOTENAME(@base) + N' SET QUERY_STORE = OFF';
  EXEC (@sql);
END
ELSE IF DB_ID(@base) IS NULL
BEGIN
${executed(`N'CREATE DATABASE ' + QUOTENAME(@base)`)}END;
GO
`;
}
