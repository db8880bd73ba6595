import { literal, raise } from './quoted';

/** Accent- and case-insensitive, with ñ as a letter of its own, and every letter with a weight: what people expect when they search in Spanish. */
export const COLLATION = 'Modern_Spanish_100_CI_AI_SC';

/** SQL Server 2019, the target of our T-SQL. */
export const LEAST_COMPATIBILITY = 150;

/** In megabytes: the first size of each file, its growth, and what the Query Store may take. */
export interface Sizes {
  readonly datosMB: number;
  readonly datosCreceMB: number;
  readonly registroMB: number;
  readonly registroCreceMB: number;
  readonly consultasMB: number;
}
const SIZES: Sizes = { datosMB: 1024, datosCreceMB: 256, registroMB: 512, registroCreceMB: 256, consultasMB: 1024 };

/**
 * Row versioning (readers do not wait for writers), full recovery, page checksums, accelerated recovery, no auto-close (on by default in Express).
 */
const OPTIONS = [
  'READ_COMMITTED_SNAPSHOT ON',
  'RECOVERY FULL',
  'PAGE_VERIFY CHECKSUM',
  'ACCELERATED_DATABASE_RECOVERY = ON',
  'AUTO_CLOSE OFF',
  'AUTO_SHRINK OFF',
] as const;

const onDatabase = (rest: string): string => `N'ALTER DATABASE ' + QUOTENAME(@base) + N' ${rest}`;
/** `SET @sql = …; EXEC (@sql);` for a statement whose database is in a variable. */
const executed = (statement: string): string => `  SET @sql = ${statement};\n  EXEC (@sql);\n`;
const quoted = (variable: string): string => `N'''' + REPLACE(${variable}, N'''', N'''''') + N''''`;
const megabytes = (variable: string): string => `CAST(${variable} AS nvarchar(10))`;

/** A file's size and growth, by its logical name; a file that is large enough grows by a megabyte, since MODIFY FILE must enlarge it. */
const sized = (type: 0 | 1, size: string, growth: string): string =>
  `  SELECT @sql = ${onDatabase(`MODIFY FILE (NAME = ' + QUOTENAME(f.name) + N', SIZE = ' + ${megabytes(`CASE WHEN f.size / 128 < ${size} THEN ${size} ELSE f.size / 128 + 1 END`)} + N'MB, FILEGROWTH = ' + ${megabytes(growth)} + N'MB)'`)}
  FROM sys.master_files AS f WHERE f.database_id = DB_ID(@base) AND f.type = ${type};
  EXEC (@sql);
`;

const exists = (condition: string): string =>
  `IF EXISTS (SELECT 1 FROM sys.databases WHERE name = @base AND ${condition})`;

/**
 * One batch, sent from master by `db -- create` or run by a DBA. An existing database keeps its options and connections, and is refused with
 * another collation or without row versioning. The compatibility level is the server's default.
 */
export function createDatabaseBatch(name: string, sizes: Sizes = SIZES): string {
  const { datosMB, datosCreceMB, registroMB, registroCreceMB, consultasMB } = sizes;
  return `DECLARE @base sysname = ${literal(name)};
DECLARE @datosMB int = ${datosMB}, @datosCreceMB int = ${datosCreceMB}, @registroMB int = ${registroMB}, @registroCreceMB int = ${registroCreceMB};
-- Tamaño del almacén de consultas (Query Store); 0: sin él.
DECLARE @consultasMB int = ${consultasMB};
-- Archivos con su ruta; en blanco, donde el servidor guarda los suyos.
DECLARE @archivoDatos nvarchar(260) = N'', @archivoRegistro nvarchar(260) = N'';
DECLARE @sql nvarchar(4000);

IF EXISTS (SELECT 1 FROM sys.databases WHERE name = N'model' AND compatibility_level < ${LEAST_COMPATIBILITY})
  ${raise('Hace falta SQL Server 2019 o posterior. No se cambió nada.')}
ELSE IF DB_ID(@base) IS NOT NULL
BEGIN
  ${exists(`collation_name <> N'${COLLATION}'`)}
    ${raise(`La base ya existe con otra intercalación que ${COLLATION}: use otra, o créela de nuevo. No se cambió nada.`)}
  ${exists('is_read_committed_snapshot_on = 0')}
    ${raise('La base ya existe sin READ_COMMITTED_SNAPSHOT: actívelo cuando nadie esté conectado. No se cambió nada.')}
END
ELSE
BEGIN
  SET @sql = N'CREATE DATABASE ' + QUOTENAME(@base);
  IF @archivoDatos <> N'' AND @archivoRegistro <> N''
    SET @sql = @sql + N' ON PRIMARY (NAME = datos, FILENAME = ' + ${quoted('@archivoDatos')} + N') LOG ON (NAME = registro, FILENAME = ' + ${quoted('@archivoRegistro')} + N')';
  SET @sql = @sql + N' COLLATE ${COLLATION}';
  EXEC (@sql);
${sized(0, '@datosMB', '@datosCreceMB')}${sized(1, '@registroMB', '@registroCreceMB')}${OPTIONS.map((option) => executed(onDatabase(`SET ${option}'`))).join('')}  IF @consultasMB > 0
    SET @sql = ${onDatabase(`SET QUERY_STORE = ON (OPERATION_MODE = READ_WRITE, QUERY_CAPTURE_MODE = AUTO, SIZE_BASED_CLEANUP_MODE = AUTO, CLEANUP_POLICY = (STALE_QUERY_THRESHOLD_DAYS = 30), MAX_STORAGE_SIZE_MB = ' + ${megabytes('@consultasMB')} + N')'`)};
  ELSE
    SET @sql = ${onDatabase("SET QUERY_STORE = OFF'")};
  EXEC (@sql);
  -- Dueña: sa, aunque tenga otro nombre; así la base no depende de la cuenta de una persona.
  IF IS_SRVROLEMEMBER(N'sysadmin') = 1
  BEGIN
  ${executed(`N'ALTER AUTHORIZATION ON DATABASE::' + QUOTENAME(@base) + N' TO ' + QUOTENAME(SUSER_SNAME(0x01))`).replaceAll('\n  ', '\n    ')}  END;
END;`;
}

export const createDatabaseScript = (
  name: string,
): string => `-- Crea la base, desde master. Generado por npm run db -- script: no se edita; al ejecutarlo cambie los valores de las primeras líneas.
-- Es lo mismo que hace npm run db -- create.
-- ${COLLATION}: busca sin distinguir acentos ni mayúsculas. READ_COMMITTED_SNAPSHOT: quien lee no espera a quien escribe.
-- Se puede repetir: a una base que ya existe no le cambia nada; solo dice si no sirve.
${createDatabaseBatch(name)}
GO
`;
