import type { DataSource, EntityMetadata } from 'typeorm';
import { auditedOf } from '../../columns/facts';
import { type Derecho, derechos } from '../../entities';
import { REPORTS } from '../reports/create';
import { raise } from '../server/quoted';
import { ROLES } from '../server/roles';

/** The model with the entities' tables. */
export type Model = Pick<DataSource, 'entityMetadatas'>;

const RIGHTS: Readonly<Record<Derecho, string>> = {
  crece: 'SELECT, INSERT',
  noSeBorra: 'SELECT, INSERT, UPDATE',
  libre: 'SELECT, INSERT, UPDATE, DELETE',
};
const DENIED: Readonly<Record<Derecho, string | null>> = {
  crece: 'UPDATE, DELETE',
  noSeBorra: 'DELETE',
  libre: null,
};
/** Columns of append-only tables that the application writes later: the seal, whose change breaks the chain. */
const WRITTEN_LATER: Readonly<Record<string, readonly string[]>> = { auditoria: ['posicion', 'cadena'] };

/** The write rights of retention; it reads like the servers. */
export const RETENTION: Readonly<Record<string, string>> = {
  acceso: 'DELETE',
  archivo: 'DELETE',
  auditoria: 'INSERT',
  carpeta: 'UPDATE',
  consulta_buro: 'UPDATE',
  documento: 'UPDATE',
  documento_decision: 'DELETE',
  documento_version: 'DELETE',
  retencion: 'INSERT, UPDATE',
};

/** Tables that the jobs read: the audit and its seal, files and issued documents, the installation's row, the catalogues of the program. */
const PROVEN = [
  'auditoria',
  'auditoria_sello',
  'archivo',
  'documento_emitido',
  'instalacion',
  'producto',
  'departamento',
  'tarea_tipo',
  'tipo_documento',
  'formato',
] as const;
/**
 * … and the columns that the audit is compared with (`audit/contents`), beside those that an entity calls `audited` and their keys; except for the
 * amounts of an approval they are printed in the issued documents too.
 */
const COMPARED: Readonly<Record<string, string>> = {
  adjudicacion: 'planId, personaId, asambleaId, viaIngreso, valorCuota, retiradoEn',
  participante: 'asambleaId, planId, personaId, valorCuota',
  carpeta_envio: 'carpetaId, resultado, tipoGarantia, comentario, resueltaEn',
  adenda: 'texto, cambios',
  carta_salida: 'planId',
  contrato: 'planId',
  contrato_bloque: 'id, contratoId, bloque, numero',
  contrato_texto: 'bloqueId, numero, texto',
  documento: 'archivoId',
  medio_aprobacion: 'estado, enviadoEn, valor, pagoAnticipado',
  plan_ahorro: 'id, idCodigo',
  prenda: 'id, pagareId',
  solicitud_de_pago: 'ordenId',
  contador: 'serie, valor',
};

/** Table → its columns that the jobs read. */
function compared(model: Model): [EntityMetadata, string[]][] {
  const tables = inOrder(model).flatMap((table): [EntityMetadata, string[]][] => {
    const audited = auditedOf(table.target);
    const more = COMPARED[table.tableName]?.split(', ') ?? [];
    const keys = audited.length > 0 ? table.primaryColumns.map(({ databaseName }) => databaseName) : [];
    return audited.length + more.length === 0 ? [] : [[table, [...keys, ...more, ...audited]]];
  });
  for (const [name, columns] of Object.entries(COMPARED)) tableOf(model, name, columns.split(', '));
  return tables;
}
const VERSION_TABLE = 'dbo.migracion';

/** `schema."table"` */
const pathOf = ({ schema, tableName }: EntityMetadata): string => `${schema}."${tableName}"`;

const inOrder = ({ entityMetadatas }: Model): EntityMetadata[] =>
  [...entityMetadatas].sort((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1));

/** @throws where no entity makes the table, or it has no such column. */
function tableOf({ entityMetadatas }: Model, name: string, columns: readonly string[] = []): EntityMetadata {
  const table = entityMetadatas.find(({ tableName }) => tableName === name);
  if (table === undefined) throw new Error(`roles: there is no table ${name}`);
  const unknown = columns.filter((column) => table.columns.every(({ databaseName }) => databaseName !== column));
  if (unknown.length > 0) throw new Error(`roles: ${name} has no ${unknown.join(', ')}`);
  return table;
}

/** @throws where entities/index.ts does not say it. */
function rightOf({ target, tableName }: EntityMetadata): Derecho {
  const derecho = derechos.get(target);
  if (derecho === undefined) throw new Error(`roles: entities/index.ts does not say what is done to ${tableName}`);
  return derecho;
}

const schemasOf = ({ entityMetadatas }: Model): string[] =>
  [...new Set(entityMetadatas.map(({ schema }) => schema as string))].sort();

/** The immutable columns of the audit. */
export const deniedColumns = (model: Model, name: string): string[] =>
  tableOf(model, name, WRITTEN_LATER[name])
    .columns.filter(({ isGenerated }) => !isGenerated)
    .map(({ databaseName }) => databaseName)
    .filter((column) => !WRITTEN_LATER[name]?.includes(column));

/** Explicit DENYs, so that a right granted to the login elsewhere does not override them. */
export const denials = (model: Model): string[] =>
  inOrder(model).flatMap((table) => {
    const denied = DENIED[rightOf(table)];
    if (denied === null) return [];
    if (WRITTEN_LATER[table.tableName] === undefined) return [`DENY ${denied} ON ${pathOf(table)} TO aplicacion;`];
    return [
      `DENY DELETE ON ${pathOf(table)} TO aplicacion;`,
      `DENY UPDATE ON ${pathOf(table)} (${deniedColumns(model, table.tableName).join(', ')}) TO aplicacion;`,
    ];
  });

const created = ROLES.map(
  (role) => `IF NOT EXISTS (SELECT 1 FROM sys.database_principals WHERE name = N'${role}') CREATE ROLE ${role};`,
);

/** All schemas have one owner, so that a view may read the tables below it. */
const schemas = (model: Model): string[] =>
  [...schemasOf(model), REPORTS].flatMap((schema) => [
    `IF SCHEMA_ID(N'${schema}') IS NULL EXEC (N'CREATE SCHEMA ${schema} AUTHORIZATION dbo');`,
    `ALTER AUTHORIZATION ON SCHEMA::${schema} TO dbo;`,
  ]);

/** Rights of the migrating role, by schema, so that they exist before the tables. */
const ofMigration = (model: Model): string[] => [
  'GRANT CREATE SCHEMA, CREATE TABLE, CREATE VIEW, VIEW DEFINITION TO migracion;',
  ...[...schemasOf(model), REPORTS, 'dbo'].map((schema) => `GRANT CONTROL ON SCHEMA::${schema} TO migracion;`),
];

const ofTables = (model: Model): string[] => [
  ...inOrder(model).flatMap((table) => {
    const later = WRITTEN_LATER[table.tableName];
    return [
      `GRANT ${RIGHTS[rightOf(table)]} ON ${pathOf(table)} TO aplicacion;`,
      ...(later === undefined ? [] : [`GRANT UPDATE ON ${pathOf(table)} (${later.join(', ')}) TO aplicacion;`]),
      `GRANT SELECT ON ${pathOf(table)} TO retencion;`,
    ];
  }),
  ...Object.entries(RETENTION).map(
    ([name, rights]) => `GRANT ${rights} ON ${pathOf(tableOf(model, name))} TO retencion;`,
  ),
  `GRANT SELECT ON SCHEMA::${REPORTS} TO reportes;`,
  ...PROVEN.map((name) => `GRANT SELECT ON ${pathOf(tableOf(model, name))} TO trabajos;`),
  ...compared(model).map(([table, columns]) => `GRANT SELECT ON ${pathOf(table)} (${columns.join(', ')}) TO trabajos;`),
  ...['aplicacion', 'retencion', 'trabajos'].map((role) => `GRANT SELECT ON ${VERSION_TABLE} TO ${role};`),
];

/** Database-wide rights of the roles that read no tables by them. */
const ofDatabase = [
  'ALTER ROLE db_backupoperator ADD MEMBER trabajos;',
  'GRANT VIEW DEFINITION TO trabajos;',
  'GRANT VIEW DATABASE STATE, VIEW DEFINITION TO vigilancia;',
];

/** Statements after the migrations. The owner comes first: changing a schema's owner drops the rights granted on it. */
export const roleStatements = (model: Model): string[] => [
  ...migrationStatements(model),
  ...ofTables(model),
  ...denials(model),
  ...ofDatabase,
];

/** Statements before the first migration: the schemas and the migrating role's rights on them. */
export const migrationStatements = (model: Model): string[] => [...created, ...schemas(model), ...ofMigration(model)];

export const rolesScript = (
  model: Model,
): string => `-- Roles de la base y sus permisos, tabla por tabla: ${ROLES.join(', ')}.
-- Generado por npm run db -- script (api/src/db/script/roles.ts, api/src/entities/index.ts): no se edita.
-- Lo ejecuta un dueño de la base después de las migraciones, y se puede repetir. Después, cada usuario entra en su rol:
--   CREATE LOGIN adjudica_app WITH PASSWORD = N'…'; CREATE USER adjudica_app FOR LOGIN adjudica_app;
--   ALTER ROLE aplicacion ADD MEMBER adjudica_app;
--   sqlcmd -S servidor -d base -b -I -i roles.sql
SET NOCOUNT ON;
GO
IF DB_NAME() IN (N'master', N'model', N'msdb', N'tempdb')
BEGIN
  ${raise('Esta base es del servidor: elija la de la aplicación (sqlcmd -d base). No se cambió nada.')}
  SET NOEXEC ON;
END;
GO
${created.join('\n')}
GO
${schemas(model).join('\nGO\n')}
GO
${[...ofMigration(model), ...ofTables(model), ...denials(model)].join('\n')}
GO
${ofDatabase.join('\nGO\n')}
GO
SET NOEXEC OFF;
GO
`;
