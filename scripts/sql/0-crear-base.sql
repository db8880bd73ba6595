-- Crea la base, desde master. Generado por npm run db -- script: no se edita; al ejecutarlo cambie los valores de las primeras líneas.
-- Es lo mismo que hace npm run db -- create.
-- Modern_Spanish_100_CI_AI_SC: busca sin distinguir acentos ni mayúsculas. READ_COMMITTED_SNAPSHOT: quien lee no espera a quien escribe.
-- Se puede repetir: a una base que ya existe no le cambia nada; solo dice si no sirve.
DECLARE @base sysname = N'adjudica';
DECLARE @datosMB int = 1024, @datosCreceMB int = 256, @registroMB int = 512, @registroCreceMB int = 256;
-- Tamaño del almacén de consultas (Query Store); 0: sin él.
DECLARE @consultasMB int = 1024;
-- Archivos con su ruta; en blanco, donde el servidor guarda los suyos.
DECLARE @archivoDatos nvarchar(260) = N'', @archivoRegistro nvarchar(260) = N'';
DECLARE @sql nvarchar(4000);

IF EXISTS (SELECT 1 FROM sys.databases WHERE name = N'model' AND compatibility_level < 150)
  RAISERROR (N'Hace falta SQL Server 2019 o posterior. No se cambió nada.', 16, 1);
ELSE IF DB_ID(@base) IS NOT NULL
BEGIN
  IF EXISTS (SELECT 1 FROM sys.databases WHERE name = @base AND collation_name <> N'Modern_Spanish_100_CI_AI_SC')
    RAISERROR (N'La base ya existe con otra intercalación que Modern_Spanish_100_CI_AI_SC: use otra, o créela de nuevo. No se cambió nada.', 16, 1);
  IF EXISTS (SELECT 1 FROM sys.databases WHERE name = @base AND is_read_committed_snapshot_on = 0)
    RAISERROR (N'La base ya existe sin READ_COMMITTED_SNAPSHOT: actívelo cuando nadie esté conectado. No se cambió nada.', 16, 1);
END
ELSE
BEGIN
  SET @sql = N'CREATE DATABASE ' + QUOTENAME(@base);
  IF @archivoDatos <> N'' AND @archivoRegistro <> N''
    SET @sql = @sql + N' ON PRIMARY (NAME = datos, FILENAME = ' + N'''' + REPLACE(@archivoDatos, N'''', N'''''') + N'''' + N') LOG ON (NAME = registro, FILENAME = ' + N'''' + REPLACE(@archivoRegistro, N'''', N'''''') + N'''' + N')';
  SET @sql = @sql + N' COLLATE Modern_Spanish_100_CI_AI_SC';
  EXEC (@sql);
  SELECT @sql = N'ALTER DATABASE ' + QUOTENAME(@base) + N' MODIFY FILE (NAME = ' + QUOTENAME(f.name) + N', SIZE = ' + CAST(CASE WHEN f.size / 128 < @datosMB THEN @datosMB ELSE f.size / 128 + 1 END AS nvarchar(10)) + N'MB, FILEGROWTH = ' + CAST(@datosCreceMB AS nvarchar(10)) + N'MB)'
  FROM sys.master_files AS f WHERE f.database_id = DB_ID(@base) AND f.type = 0;
  EXEC (@sql);
  SELECT @sql = N'ALTER DATABASE ' + QUOTENAME(@base) + N' MODIFY FILE (NAME = ' + QUOTENAME(f.name) + N', SIZE = ' + CAST(CASE WHEN f.size / 128 < @registroMB THEN @registroMB ELSE f.size / 128 + 1 END AS nvarchar(10)) + N'MB, FILEGROWTH = ' + CAST(@registroCreceMB AS nvarchar(10)) + N'MB)'
  FROM sys.master_files AS f WHERE f.database_id = DB_ID(@base) AND f.type = 1;
  EXEC (@sql);
  SET @sql = N'ALTER DATABASE ' + QUOTENAME(@base) + N' SET READ_COMMITTED_SNAPSHOT ON';
  EXEC (@sql);
  SET @sql = N'ALTER DATABASE ' + QUOTENAME(@base) + N' SET RECOVERY FULL';
  EXEC (@sql);
  SET @sql = N'ALTER DATABASE ' + QUOTENAME(@base) + N' SET PAGE_VERIFY CHECKSUM';
  EXEC (@sql);
  SET @sql = N'ALTER DATABASE ' + QUOTENAME(@base) + N' SET ACCELERATED_DATABASE_RECOVERY = ON';
  EXEC (@sql);
  SET @sql = N'ALTER DATABASE ' + QUOTENAME(@base) + N' SET AUTO_CLOSE OFF';
  EXEC (@sql);
  SET @sql = N'ALTER DATABASE ' + QUOTENAME(@base) + N' SET AUTO_SHRINK OFF';
  EXEC (@sql);
  IF @consultasMB > 0
    SET @sql = N'ALTER DATABASE ' + QUOTENAME(@base) + N' SET QUERY_STORE = ON (OPERATION_MODE = READ_WRITE, QUERY_CAPTURE_MODE = AUTO, SIZE_BASED_CLEANUP_MODE = AUTO, CLEANUP_POLICY = (STALE_QUERY_THRESHOLD_DAYS = 30), MAX_STORAGE_SIZE_MB = ' + CAST(@consultasMB AS nvarchar(10)) + N')';
  ELSE
    SET @sql = N'ALTER DATABASE ' + QUOTENAME(@base) + N' SET QUERY_STORE = OFF';
  EXEC (@sql);
  -- Dueña: sa, aunque tenga otro nombre; así la base no depende de la cuenta de una persona.
  IF IS_SRVROLEMEMBER(N'sysadmin') = 1
  BEGIN
    SET @sql = N'ALTER AUTHORIZATION ON DATABASE::' + QUOTENAME(@base) + N' TO ' + QUOTENAME(SUSER_SNAME(0x01));
    EXEC (@sql);
  END;
END;
GO
