import { createHash } from 'node:crypto';

import { fileOf, laidOut } from '../schema/source';
import { raise, literal as text } from '../server/quoted';

/** A migration as a script. */
export interface ScriptedMigration {
  readonly name: string;
  readonly statements: readonly string[];
}

/** TypeORM's table of applied migrations. */
const VERSION_TABLE = '"dbo"."migracion"';
const CREATE_VERSION_TABLE = `CREATE TABLE ${VERSION_TABLE} (
  "id" int NOT NULL IDENTITY(1,1),
  "timestamp" bigint NOT NULL,
  "name" varchar(255) NOT NULL,
  CONSTRAINT "PK_migracion" PRIMARY KEY ("id")
)`;

/** Statements that SQL Server resolves at run time; every other one goes through EXEC, see `guarded`. */
const DIRECT =
  /^(CREATE\s+(TABLE|(UNIQUE\s+)?((NON)?CLUSTERED\s+)?INDEX)|ALTER\s+TABLE|DROP\s+(TABLE|INDEX)|IF|EXEC)\b/i;

/**
 * Skips the statement if the migration is applied or one of its statements failed. What SQL Server compiles before it runs (data, views, triggers,
 * CREATE SCHEMA) is passed as text to EXEC, since it would not compile on a newer schema.
 */
const guarded = (pending: string, statement: string): string =>
  `IF XACT_STATE() = 1 AND ${pending}\n${DIRECT.test(statement.trim()) ? laidOut(statement) : `EXEC (${text(statement.trim())})`};`;

/** '1790000001000-catalogo.sql': sorts in the order to apply. */
export const scriptName = (name: string): string => `${fileOf(name)}.sql`;

/** Hash of a script's statements, without the frame around them. */
export const scriptHash = ({ statements }: Pick<ScriptedMigration, 'statements'>): string =>
  createHash('sha256').update(statements.join('\n')).digest('hex');

const HASH_LINE = '-- Huella: ';

/** The hash in a committed script; null = none. */
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

/** The preamble of every script: refuses a system database or somebody else's. */
function preamble(isFirst: boolean): string[] {
  const missing = `OBJECT_ID(N'dbo.migracion', N'U') IS NULL`;
  const foreign = 'EXISTS (SELECT 1 FROM sys.tables WHERE is_ms_shipped = 0)';
  return [
    // sqlcmd starts with QUOTED_IDENTIFIER OFF, and the option takes effect in the next batch
    'SET NOCOUNT ON;\nSET XACT_ABORT ON;\nSET ANSI_NULLS ON;\nSET QUOTED_IDENTIFIER ON;',
    `IF ${SYSTEM}\n${raise('Esta base es del servidor: elija la de la aplicación (sqlcmd -d base). No se cambió nada.')}`,
    ...(isFirst
      ? [
          `IF ${missing} AND NOT ${SYSTEM} AND ${foreign}\n${raise('Esta base tiene tablas y no es de la aplicación. No se cambió nada.')}`,
          `IF ${missing} AND NOT ${SYSTEM} AND NOT ${foreign}\n${CREATE_VERSION_TABLE};`,
        ]
      : []),
    ...VERSION_COLUMNS.map(
      ([name, type]) =>
        `IF NOT ${missing} AND COL_LENGTH(N'dbo.migracion', N'${name}') IS NULL\nALTER TABLE ${VERSION_TABLE} ADD "${name}" ${type} NULL;`,
    ),
    `IF OBJECT_ID(N'tempdb..#inicio') IS NOT NULL\nDROP TABLE #inicio;`,
  ];
}

/**
 * One migration as a script that a DBA can review and run repeatedly. It refuses system databases, other programs' databases and those that lack
 * the previous migration, and reports a migration of that name with other statements.
 */
export function migrationScript(
  migration: ScriptedMigration,
  migrations: readonly { readonly name: string }[],
): string {
  const found = (name: string): string => `EXISTS (SELECT 1 FROM ${VERSION_TABLE} WHERE "name" = ${text(name)})`;
  const pending = `NOT ${found(migration.name)}`;
  const before = migrations[migrations.findIndex(({ name }) => name === migration.name) - 1];
  const hash = text(scriptHash(migration));
  const batches = [
    ...preamble(before === undefined),
    ...(before === undefined
      ? []
      : [
          `IF ${pending} AND NOT ${found(before.name)}\n${raise(`Falta ${before.name}: aplique antes ${scriptName(before.name)}. No se cambió nada.`)}`,
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
  INSERT INTO ${VERSION_TABLE} ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT ${migration.name.slice(-13)}, ${text(migration.name)}, ${hash}, SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;`,
    'IF XACT_STATE() <> 0\nROLLBACK TRANSACTION;',
    `IF ${pending}\n${raise(`${migration.name} no se aplicó: vea el primer error de esta ejecución.`)}`,
    `IF EXISTS (SELECT 1 FROM ${VERSION_TABLE} WHERE "name" = ${text(migration.name)} AND "huella" <> ${hash})\n${raise(`${migration.name} se aplicó con otras sentencias que las de este archivo.`)}`,
  ];
  return `-- ${migration.name}
${HASH_LINE}${scriptHash(migration)}
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i ${scriptName(migration.name)}
${batches.join('\nGO\n')}
GO
`;
}
