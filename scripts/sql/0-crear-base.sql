-- Crea la base, desde master. Generado por npm run db -- script: no se edita; al ejecutarlo cambie los valores de las primeras líneas.
-- Modern_Spanish_CI_AI: busca sin distinguir acentos ni mayúsculas. READ_COMMITTED_SNAPSHOT: quien lee no espera a quien escribe.
-- Se puede repetir: a una base que ya existe no le cambia nada; solo dice si no sirve.
DECLARE @base sysname = N'adjudica';
DECLARE @datosMB int = 1024, @datosCreceMB int = 256, @registroMB int = 512, @registroCreceMB int = 256;
-- Nivel de compatibilidad (150: SQL Server 2019; 160: 2022) y tamaño del almacén de consultas (Query Store; 0: sin él).
DECLARE @compatibilidad int = 150, @consultasMB int = 1024;
-- Archivos con su ruta; en blanco, donde el servidor guarda los suyos.
DECLARE @archivoDatos nvarchar(260) = N'', @archivoRegistro nvarchar(260) = N'';
DECLARE @sql nvarchar(4000);

IF DB_ID(@base) IS NOT NULL AND @@VERSION LIKE N'Microsoft%'
BEGIN
  IF EXISTS (SELECT 1 FROM sys.databases WHERE name = @base AND collation_name <> N'Modern_Spanish_CI_AI')
    RAISERROR (N'La base ya existe con otra intercalación que Modern_Spanish_CI_AI: use otra, o créela de nuevo. No se cambió nada.', 16, 1);
  IF EXISTS (SELECT 1 FROM sys.databases WHERE name = @base AND is_read_committed_snapshot_on = 0)
    RAISERROR (N'La base ya existe sin READ_COMMITTED_SNAPSHOT: actívelo cuando nadie esté conectado. No se cambió nada.', 16, 1);
END
ELSE IF DB_ID(@base) IS NULL AND @@VERSION LIKE N'Microsoft%'
BEGIN
  SET @sql = N'CREATE DATABASE ' + QUOTENAME(@base);
  IF @archivoDatos <> N'' AND @archivoRegistro <> N''
    SET @sql = @sql + N' ON PRIMARY (NAME = datos, FILENAME = ' + N'''' + REPLACE(@archivoDatos, N'''', N'''''') + N'''' + N') LOG ON (NAME = registro, FILENAME = ' + N'''' + REPLACE(@archivoRegistro, N'''', N'''''') + N'''' + N')';
  SET @sql = @sql + N' COLLATE Modern_Spanish_CI_AI';
  EXEC (@sql);
  SELECT @sql = N'ALTER DATABASE ' + QUOTENAME(@base) + N' MODIFY FILE (NAME = ' + QUOTENAME(f.name) + N', SIZE = ' + CAST(@datosMB AS nvarchar(10)) + N'MB, FILEGROWTH = ' + CAST(@datosCreceMB AS nvarchar(10)) + N'MB)'
  FROM sys.master_files AS f WHERE f.database_id = DB_ID(@base) AND f.type = 0;
  EXEC (@sql);
  SELECT @sql = N'ALTER DATABASE ' + QUOTENAME(@base) + N' MODIFY FILE (NAME = ' + QUOTENAME(f.name) + N', SIZE = ' + CAST(@registroMB AS nvarchar(10)) + N'MB, FILEGROWTH = ' + CAST(@registroCreceMB AS nvarchar(10)) + N'MB)'
  FROM sys.master_files AS f WHERE f.database_id = DB_ID(@base) AND f.type = 1;
  EXEC (@sql);
  SET @sql = N'ALTER DATABASE ' + QUOTENAME(@base) + N' SET READ_COMMITTED_SNAPSHOT ON';
  EXEC (@sql);
  SET @sql = N'ALTER DATABASE ' + QUOTENAME(@base) + N' SET RECOVERY FULL';
  EXEC (@sql);
  SET @sql = N'ALTER DATABASE ' + QUOTENAME(@base) + N' SET PAGE_VERIFY CHECKSUM';
  EXEC (@sql);
  SET @sql = N'ALTER DATABASE ' + QUOTENAME(@base) + N' SET COMPATIBILITY_LEVEL = ' + CAST(@compatibilidad AS nvarchar(10));
  EXEC (@sql);
  IF @consultasMB > 0
    SET @sql = N'ALTER DATABASE ' + QUOTENAME(@base) + N' SET QUERY_STORE = ON (OPERATION_MODE = READ_WRITE, MAX_STORAGE_SIZE_MB = ' + CAST(@consultasMB AS nvarchar(10)) + N')';
  ELSE
    SET @sql = N'ALTER DATABASE ' + QUOTENAME(@base) + N' SET QUERY_STORE = OFF';
  EXEC (@sql);
END
ELSE IF DB_ID(@base) IS NULL
BEGIN
  SET @sql = N'CREATE DATABASE ' + QUOTENAME(@base);
  EXEC (@sql);
END;
GO
