import { bracketed, literal, raise } from './quoted';

/** Accent- and case-insensitive, with ñ as a letter of its own: what people expect when they search in Spanish. */
export const COLLATION = 'Modern_Spanish_CI_AI';

/** SQL Server 2019: what our T-SQL is written for. */
const COMPATIBILITY = 150;

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
DECLARE @base sysname = ${literal(name)};
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
