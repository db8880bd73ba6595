-- Trabajos del Agente de SQL Server para la base: copias, CHECKDB, índices y estadísticas, limpieza del historial; y avisos de daño.
-- Lo ejecuta un administrador del servidor; se puede repetir: hace de nuevo los trabajos que llevan el nombre de la base.
--   sqlcmd -S servidor -b -I -i 1-trabajos.sql
-- Express no tiene Agente: el texto de cada trabajo se ejecuta allí con el programador del sistema.
-- En un grupo de disponibilidad se ejecuta en cada réplica; los trabajos solo actúan en la primaria. Las copias viejas las quita quien las lleva a
-- otro lugar: en el disco de la base no son copias.
USE msdb;
GO
SET NOCOUNT ON;
SET XACT_ABORT ON;
-- Base; carpeta de las copias con su separador final (en blanco, la del servidor); certificado que las cifra (en blanco, sin cifrar);
-- dirección que recibe los avisos (en blanco, nadie: hace falta Database Mail); días que se guarda el historial de copias y trabajos de todo el servidor.
DECLARE @base sysname = N'adjudica', @carpeta nvarchar(260) = N'', @certificado sysname = N'', @correo nvarchar(100) = N'', @dias int = 90;

IF DB_ID(@base) IS NULL
BEGIN
  RAISERROR (N'No existe la base %s. No se cambió nada.', 16, 1, @base);
  RETURN;
END;

DECLARE @quien sysname = SUSER_SNAME(0x01), @operador sysname = N'adjudica';
IF EXISTS (SELECT 1 FROM dbo.sysoperators WHERE name = @operador)
  EXEC dbo.sp_delete_operator @name = @operador;
IF @correo <> N''
  EXEC dbo.sp_add_operator @name = @operador, @email_address = @correo;

-- Lo que empieza cada trabajo: en una réplica que no es la primaria no hace nada.
DECLARE @primaria nvarchar(200) = N'IF sys.fn_hadr_is_primary_replica(N' + QUOTENAME(@base, '''') + N') = 0 RETURN;' + NCHAR(10);
-- Una copia lleva en su nombre la fecha y la hora, para no escribir sobre otra; se comprime donde la edición puede (Express, 4, no puede).
DECLARE @copia nvarchar(max) = @primaria + N'
DECLARE @carpeta nvarchar(260) = N''' + REPLACE(@carpeta, '''', '''''') + N''';
IF @carpeta = N'''' SET @carpeta = CAST(SERVERPROPERTY(N''InstanceDefaultBackupPath'') AS nvarchar(260)) + CASE WHEN (SELECT host_platform FROM sys.dm_os_host_info) = N''Linux'' THEN N''/'' ELSE N''\'' END;
DECLARE @archivo nvarchar(400) = @carpeta + N' + QUOTENAME(@base, '''') + N' + N''-'' + FORMAT(SYSUTCDATETIME(), N''yyyyMMdd-HHmmss'') + N''.<extension>'';
DECLARE @con nvarchar(400) = N''<con>CHECKSUM'' + CASE WHEN CAST(SERVERPROPERTY(N''EngineEdition'') AS int) = 4 THEN N'''' ELSE N'', COMPRESSION'' END'
  + CASE WHEN @certificado = N'' THEN N'' ELSE N' + N'', ENCRYPTION (ALGORITHM = AES_256, SERVER CERTIFICATE = ' + QUOTENAME(@certificado) + N')''' END + N';
DECLARE @sql nvarchar(max) = N''BACKUP <que> ' + QUOTENAME(@base) + N' TO DISK = @archivo WITH '' + @con;
EXEC sys.sp_executesql @sql, N''@archivo nvarchar(400)'', @archivo;
RESTORE VERIFYONLY FROM DISK = @archivo WITH CHECKSUM;';

DECLARE @indices nvarchar(max) = @primaria + N'
DECLARE @sql nvarchar(max), @enLinea nvarchar(20) = CASE WHEN CAST(SERVERPROPERTY(N''EngineEdition'') AS int) IN (3, 8) THEN N''ON'' ELSE N''OFF'' END;
DECLARE indices CURSOR LOCAL FAST_FORWARD FOR
  SELECT N''ALTER INDEX '' + QUOTENAME(i.name) + N'' ON '' + QUOTENAME(s.name) + N''.'' + QUOTENAME(t.name)
    + CASE WHEN f.avg_fragmentation_in_percent >= 30 THEN N'' REBUILD WITH (ONLINE = '' + @enLinea + N'')'' ELSE N'' REORGANIZE'' END
  FROM sys.dm_db_index_physical_stats(DB_ID(), NULL, NULL, NULL, N''LIMITED'') f
  INNER JOIN sys.indexes i ON i.object_id = f.object_id AND i.index_id = f.index_id
  INNER JOIN sys.tables t ON t.object_id = i.object_id
  INNER JOIN sys.schemas s ON s.schema_id = t.schema_id
  WHERE f.page_count > 1000 AND f.avg_fragmentation_in_percent >= 10 AND f.index_id > 0 AND i.is_disabled = 0 AND f.alloc_unit_type_desc = N''IN_ROW_DATA'';
OPEN indices;
FETCH NEXT FROM indices INTO @sql;
WHILE @@FETCH_STATUS = 0
BEGIN
  EXEC (@sql);
  FETCH NEXT FROM indices INTO @sql;
END;
CLOSE indices;
DEALLOCATE indices;';

-- qué · nombre · texto · tipo (4 diario, 8 semanal) · día de la semana · cada cuántos minutos (0: una vez) · hora
DECLARE @trabajos table (nombre sysname PRIMARY KEY, texto nvarchar(max), enBase sysname, tipo int, dia int, minutos int, hora int);
INSERT INTO @trabajos VALUES
  (@base + N': copia completa', REPLACE(REPLACE(REPLACE(@copia, N'<que>', N'DATABASE'), N'<con>', N''), N'<extension>', N'bak'), N'master', 8, 1, 0, 10000),
  (@base + N': copia diferencial', REPLACE(REPLACE(REPLACE(@copia, N'<que>', N'DATABASE'), N'<con>', N'DIFFERENTIAL, '), N'<extension>', N'dif'), N'master', 8, 126, 0, 10000),
  (@base + N': copia del registro', REPLACE(REPLACE(REPLACE(@copia, N'<que>', N'LOG'), N'<con>', N''), N'<extension>', N'trn'), N'master', 4, 1, 5, 0),
  (@base + N': CHECKDB', N'DBCC CHECKDB (' + QUOTENAME(@base, '''') + N') WITH NO_INFOMSGS, DATA_PURITY;', N'master', 8, 64, 0, 220000),
  (@base + N': índices', @indices, @base, 8, 1, 0, 30000),
  (@base + N': estadísticas', @primaria + N'EXEC sys.sp_updatestats;', @base, 4, 1, 0, 40000),
  (@base + N': limpieza', N'DECLARE @hasta datetime = DATEADD(day, -' + CAST(@dias AS nvarchar(10)) + N', GETDATE());
EXEC msdb.dbo.sp_delete_backuphistory @oldest_date = @hasta;
EXEC msdb.dbo.sp_purge_jobhistory @oldest_date = @hasta;
EXEC sys.sp_cycle_errorlog;', N'msdb', 8, 1, 0, 60000);

DECLARE @nombre sysname, @texto nvarchar(max), @enBase sysname, @tipo int, @dia int, @minutos int, @hora int, @unidad int;
WHILE EXISTS (SELECT 1 FROM @trabajos)
BEGIN
  SELECT TOP (1) @nombre = nombre, @texto = texto, @enBase = enBase, @tipo = tipo, @dia = dia, @minutos = minutos, @hora = hora FROM @trabajos;
  DELETE FROM @trabajos WHERE nombre = @nombre;
  IF EXISTS (SELECT 1 FROM dbo.sysjobs WHERE name = @nombre)
    EXEC dbo.sp_delete_job @job_name = @nombre, @delete_unused_schedule = 1;
  SET @unidad = CASE @minutos WHEN 0 THEN 1 ELSE 4 END;
  EXEC dbo.sp_add_job @job_name = @nombre, @owner_login_name = @quien;
  IF @correo <> N''
    EXEC dbo.sp_update_job @job_name = @nombre, @notify_level_email = 2, @notify_email_operator_name = @operador;
  EXEC dbo.sp_add_jobstep @job_name = @nombre, @step_name = N'único', @subsystem = N'TSQL', @command = @texto, @database_name = @enBase;
  EXEC dbo.sp_add_jobschedule @job_name = @nombre, @name = @nombre, @freq_type = @tipo, @freq_interval = @dia, @freq_recurrence_factor = 1,
    @freq_subday_type = @unidad, @freq_subday_interval = @minutos, @active_start_time = @hora;
  EXEC dbo.sp_add_jobserver @job_name = @nombre;
END;
-- Sin una completa no hay diferencial ni copia del registro.
SET @nombre = @base + N': copia completa';
IF NOT EXISTS (SELECT 1 FROM dbo.backupset WHERE database_name = @base AND type = 'D')
  EXEC dbo.sp_start_job @job_name = @nombre;

-- Páginas dañadas (823, 824, 825), registro lleno (9002) y errores graves.
DECLARE @alertas table (nombre sysname PRIMARY KEY, mensaje int, gravedad int);
INSERT INTO @alertas VALUES
  (@base + N': error 823', 823, 0), (@base + N': error 824', 824, 0), (@base + N': error 825', 825, 0), (@base + N': error 9002', 9002, 0),
  (@base + N': gravedad 21', 0, 21), (@base + N': gravedad 22', 0, 22), (@base + N': gravedad 23', 0, 23), (@base + N': gravedad 24', 0, 24);
DECLARE @mensaje int, @gravedad int;
WHILE EXISTS (SELECT 1 FROM @alertas)
BEGIN
  SELECT TOP (1) @nombre = nombre, @mensaje = mensaje, @gravedad = gravedad FROM @alertas;
  DELETE FROM @alertas WHERE nombre = @nombre;
  IF EXISTS (SELECT 1 FROM dbo.sysalerts WHERE name = @nombre)
    EXEC dbo.sp_delete_alert @name = @nombre;
  EXEC dbo.sp_add_alert @name = @nombre, @message_id = @mensaje, @severity = @gravedad, @include_event_description_in = 1;
  IF @correo <> N''
    EXEC dbo.sp_add_notification @alert_name = @nombre, @operator_name = @operador, @notification_method = 1;
END;
GO
