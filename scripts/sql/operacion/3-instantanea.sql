-- Una instantánea de la base antes de una migración, y el camino de vuelta en minutos. La ejecuta un administrador del servidor, desde master,
-- con la aplicación detenida.
--   sqlcmd -S servidor -b -I -v accion="crear" -i 3-instantanea.sql      antes de npm run db -- migrate
--   sqlcmd -S servidor -b -I -v accion="volver" -i 3-instantanea.sql     la base vuelve a como estaba; lo escrito desde entonces se pierde
--   sqlcmd -S servidor -b -I -v accion="quitar" -i 3-instantanea.sql     cuando la versión nueva sirve bien
-- Crece con lo que se escribe desde que se hizo: no se deja. No es una copia: vive en los discos de la base.
-- Volver corta la cadena de copias del registro: haga después una copia completa. Una base de un grupo de disponibilidad sale antes de él.
USE master;
GO
SET NOCOUNT ON;
DECLARE @base sysname = N'adjudica', @accion nvarchar(20) = N'$(accion)', @sql nvarchar(max);
DECLARE @instantanea sysname = @base + N'_antes';
IF @accion NOT IN (N'crear', N'volver', N'quitar') OR DB_ID(@base) IS NULL
  RAISERROR (N'Acción crear, volver o quitar, sobre una base que existe. No se cambió nada.', 16, 1);
ELSE IF @accion = N'crear' AND DB_ID(@instantanea) IS NOT NULL
  RAISERROR (N'Ya hay una instantánea: quítela o vuelva a ella. No se cambió nada.', 16, 1);
ELSE IF @accion <> N'crear' AND DB_ID(@instantanea) IS NULL
  RAISERROR (N'No hay instantánea. No se cambió nada.', 16, 1);
ELSE IF @accion = N'crear'
BEGIN
  SELECT @sql = STRING_AGG(N'(NAME = ' + QUOTENAME(f.name) + N', FILENAME = N''' + REPLACE(f.physical_name, N'''', N'''''') + N'.antes'')', N', ')
  FROM sys.master_files AS f WHERE f.database_id = DB_ID(@base) AND f.type = 0;
  SET @sql = N'CREATE DATABASE ' + QUOTENAME(@instantanea) + N' ON ' + @sql + N' AS SNAPSHOT OF ' + QUOTENAME(@base);
  EXEC (@sql);
END
ELSE IF @accion = N'volver'
BEGIN
  SET @sql = N'ALTER DATABASE ' + QUOTENAME(@base) + N' SET SINGLE_USER WITH ROLLBACK IMMEDIATE;
RESTORE DATABASE ' + QUOTENAME(@base) + N' FROM DATABASE_SNAPSHOT = ''' + REPLACE(@instantanea, N'''', N'''''') + N''';
ALTER DATABASE ' + QUOTENAME(@base) + N' SET MULTI_USER;';
  EXEC (@sql);
END
ELSE
BEGIN
  SET @sql = N'DROP DATABASE ' + QUOTENAME(@instantanea);
  EXEC (@sql);
END;
GO
