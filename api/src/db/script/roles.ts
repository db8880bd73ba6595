import type { DescribedTable } from '../dictionary/dictionary';

/** Database roles: who migrates, who serves requests, who makes reports, and the jobs that copy and prove. */
export const ROLES = ['migracion', 'aplicacion', 'reportes', 'trabajos'] as const;
export type Role = (typeof ROLES)[number];

const AREAS = ['catalogo', 'seguridad', 'sistema', 'cliente', 'asamblea'] as const;
const EVERYTHING = 'SELECT, INSERT, UPDATE, DELETE';

/** What the application may do to the tables that are only added to; to every other one it may do everything. */
interface Limited {
  readonly rights: string;
  /** … and change these columns. */
  readonly columns?: readonly string[];
}
export const limited: Readonly<Record<string, Limited>> = {
  // the two columns are the seal; whoever rewrites them breaks the chain
  'seguridad.auditoria': { rights: 'SELECT, INSERT', columns: ['posicion', 'cadena'] },
  'seguridad.auditoria_sello': { rights: 'SELECT, INSERT, UPDATE' },
  'seguridad.acceso': { rights: 'SELECT, INSERT' },
  'sistema.archivo': { rights: 'SELECT, INSERT' },
  'sistema.documento_emitido': { rights: 'SELECT, INSERT' },
};

/** What the jobs read: the audit and its seal, the files and what was issued, the installation's own row, what a version brings of catalogues. */
const PROVEN = [
  'seguridad.auditoria',
  'seguridad.auditoria_sello',
  'sistema.archivo',
  'sistema.documento_emitido',
  'sistema.instalacion',
  'catalogo.producto',
  'catalogo.departamento',
  'catalogo.tarea_tipo',
  'catalogo.tipo_documento',
  'catalogo.formato',
] as const;
/** … and what the audit is compared with (`audit/contents`): these columns alone; but for the amounts of an approval they are in the issued documents too. */
const COMPARED: Readonly<Record<string, string>> = {
  'asamblea.adjudicacion': 'id, planId, personaId, asambleaId, viaIngreso, valorCuota, estado, retiradoEn',
  'asamblea.asamblea': 'id, estado',
  'asamblea.participante': 'asambleaId, planId, personaId, valorCuota',
  'cliente.carpeta_envio': 'carpetaId, resultado, tipoGarantia, comentario, resueltaEn',
  'cliente.carta_salida': 'id, planId, estado, fechaEntrega, motivoRechazo',
  'cliente.contrato': 'id, planId, estado, motivo',
  'cliente.contrato_bloque': 'id, contratoId, bloque, numero',
  'cliente.contrato_texto': 'bloqueId, numero, texto',
  'cliente.documento': 'id, archivoId, versionArchivo, estado',
  'cliente.medio_aprobacion':
    'id, estado, enviadoEn, valor, total, diferencia, pagoAnticipado, prima, valorDispositivo',
  'cliente.orden_de_compra':
    'id, estado, motivo, pagoConcesionario, valorVehiculo, valorPlan, valorComision, diferenciaPrecio, ' +
    'cedula, marca, modelo, anio, motor, chasis, placa, nombreConcesionario, rucConcesionario',
  'cliente.pagare': 'id, estado, monto, plazo, fechaInicial, emision, motivo',
  'cliente."plan"': 'id, idCodigo',
  'cliente.prenda': 'id, pagareId',
  'cliente.solicitud_de_pago': 'id, ordenId, estado, valor, motivo',
  'seguridad.usuario': 'id, usuario, role, activo',
  'sistema.contador': 'serie, valor',
};
const VERSION_TABLE = 'dbo.migracion';

type Columns = Pick<DescribedTable, 'area' | 'name' | 'columns'>;

/** The columns of the audit that nobody changes. */
export function deniedColumns(tables: readonly Columns[], path: string): string[] {
  const { columns = [] } = limited[path] ?? {};
  const table = tables.find(({ area, name }) => `${area}.${name}` === path);
  return (table?.columns ?? []).map(({ name }) => name).filter((name) => name !== 'id' && !columns.includes(name));
}

/** Said once more as what is denied, so that a right which somebody gives the login elsewhere takes nothing back. */
export const denials = (tables: readonly Columns[]): string[] =>
  Object.entries(limited).flatMap(([path, { rights, columns }]) => {
    if (columns !== undefined)
      return [
        `DENY DELETE ON ${path} TO aplicacion;`,
        `DENY UPDATE ON ${path} (${deniedColumns(tables, path).join(', ')}) TO aplicacion;`,
      ];
    const denied = ['UPDATE', 'DELETE'].filter((right) => !rights.includes(right));
    return [`DENY ${denied.join(', ')} ON ${path} TO aplicacion;`];
  });

const create = ROLES.map(
  (role) => `IF NOT EXISTS (SELECT 1 FROM sys.database_principals WHERE name = N'${role}') CREATE ROLE ${role};`,
);

const common = [
  `GRANT SELECT ON ${VERSION_TABLE} TO aplicacion;`,
  'GRANT SELECT ON SCHEMA::reporte TO reportes;',
  ...[...PROVEN, VERSION_TABLE].map((path) => `GRANT SELECT ON ${path} TO trabajos;`),
  ...Object.entries(COMPARED).map(([path, columns]) => `GRANT SELECT ON ${path} (${columns}) TO trabajos;`),
];

/** What the role that migrates may do: of no table by name, so that it has it before there is any. */
const ofMigration: readonly string[] = [
  ...['db_ddladmin', 'db_datareader', 'db_datawriter'].map((fixed) => `ALTER ROLE ${fixed} ADD MEMBER migracion;`),
  'GRANT CREATE SCHEMA, VIEW DEFINITION TO migracion;',
];

/** Rights of whole areas, which tables to come have too, less what is denied; schemas belong to one owner, so that a view reads its tables. */
const onMicrosoft = (tables: readonly Columns[]): string[] => [
  ...[...AREAS, 'reporte'].map((area) => `ALTER AUTHORIZATION ON SCHEMA::${area} TO dbo;`),
  ...ofMigration,
  ...AREAS.map((area) => `GRANT ${EVERYTHING} ON SCHEMA::${area} TO aplicacion;`),
  ...denials(tables),
  'ALTER ROLE db_backupoperator ADD MEMBER trabajos;',
  'GRANT VIEW DEFINITION TO trabajos;',
];

/** A TDS server that isn't Microsoft's knows neither DENY nor fixed roles: the same rights of the application, table by table. */
const elsewhere = (tables: readonly Columns[]): string[] =>
  tables.flatMap(({ area, name }) => {
    const path = `${area}.${name}`;
    const { rights, columns } = limited[path] ?? { rights: EVERYTHING };
    // `plan` is a word of the language
    const quoted = `${area}."${name}"`;
    return [
      `GRANT ${rights} ON ${quoted} TO aplicacion;`,
      ...(columns === undefined ? [] : [`GRANT UPDATE ON ${quoted} (${columns.join(', ')}) TO aplicacion;`]),
    ];
  });

/** One by one, for a server that is Microsoft's or not. */
export const roleStatements = (tables: readonly Columns[], isMicrosoft: boolean): string[] => [
  ...create,
  ...(isMicrosoft ? onMicrosoft(tables) : elsewhere(tables)),
  ...common,
];

/** Before the first migration. A TDS server that isn't Microsoft's knows no fixed roles: there an owner migrates. */
export const migrationStatements = (isMicrosoft: boolean): string[] => [...create, ...(isMicrosoft ? ofMigration : [])];

const handedOver = (statements: readonly string[]): string =>
  statements.map((sql) => `  EXEC (N'${sql.replaceAll("'", "''")}');`).join('\n');

export const rolesScript = (
  tables: readonly Columns[],
): string => `-- Roles de la base y sus permisos: ${ROLES.join(', ')}.
-- Generado por npm run db -- script (api/src/db/script/roles.ts): no se edita.
-- Lo ejecuta un dueño de la base después de las migraciones, y se puede repetir. Después, cada usuario entra en su rol:
--   CREATE LOGIN adjudica_app WITH PASSWORD = N'…'; CREATE USER adjudica_app FOR LOGIN adjudica_app;
--   ALTER ROLE aplicacion ADD MEMBER adjudica_app;
--   sqlcmd -S servidor -d base -b -I -i roles.sql
SET NOCOUNT ON;
GO
IF DB_NAME() IN (N'master', N'model', N'msdb', N'tempdb')
RAISERROR (N'Esta base es del servidor: elija la de la aplicación (sqlcmd -d base). No se cambió nada.', 16, 1);
GO
IF DB_NAME() NOT IN (N'master', N'model', N'msdb', N'tempdb')
BEGIN
${handedOver(create)}
END;
GO
IF DB_NAME() NOT IN (N'master', N'model', N'msdb', N'tempdb') AND @@VERSION LIKE N'Microsoft%'
BEGIN
${handedOver(onMicrosoft(tables))}
END;
GO
IF DB_NAME() NOT IN (N'master', N'model', N'msdb', N'tempdb') AND @@VERSION NOT LIKE N'Microsoft%'
BEGIN
${handedOver(elsewhere(tables))}
END;
GO
IF DB_NAME() NOT IN (N'master', N'model', N'msdb', N'tempdb')
BEGIN
${handedOver(common)}
END;
GO
`;
