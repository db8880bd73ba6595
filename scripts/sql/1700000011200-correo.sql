-- Correo1700000011200
-- Huella: 53e86244afe26fadcf7f7823bb4120ef4879f5041e74f9d5db0039298920c743
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000011200-correo.sql
SET NOCOUNT ON;
SET XACT_ABORT ON;
SET ANSI_NULLS ON;
SET QUOTED_IDENTIFIER ON;
GO
IF DB_NAME() IN (N'master', N'model', N'msdb', N'tempdb')
RAISERROR (N'Esta base es del servidor: elija la de la aplicación (sqlcmd -d base). No se cambió nada.', 16, 1);
GO
IF NOT OBJECT_ID(N'dbo.migracion', N'U') IS NULL AND COL_LENGTH(N'dbo.migracion', N'huella') IS NULL
ALTER TABLE "dbo"."migracion" ADD "huella" varchar(64) NULL;
GO
IF NOT OBJECT_ID(N'dbo.migracion', N'U') IS NULL AND COL_LENGTH(N'dbo.migracion', N'aplicadaPor') IS NULL
ALTER TABLE "dbo"."migracion" ADD "aplicadaPor" nvarchar(128) NULL;
GO
IF NOT OBJECT_ID(N'dbo.migracion', N'U') IS NULL AND COL_LENGTH(N'dbo.migracion', N'aplicadaEn') IS NULL
ALTER TABLE "dbo"."migracion" ADD "aplicadaEn" datetime2(3) NULL;
GO
IF NOT OBJECT_ID(N'dbo.migracion', N'U') IS NULL AND COL_LENGTH(N'dbo.migracion', N'duracionMs') IS NULL
ALTER TABLE "dbo"."migracion" ADD "duracionMs" int NULL;
GO
IF OBJECT_ID(N'tempdb..#inicio') IS NOT NULL
DROP TABLE #inicio;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Correo1700000011200') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Instalacion1700000011100')
RAISERROR (N'Falta Instalacion1700000011100: aplique antes 1700000011100-instalacion.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Correo1700000011200') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Instalacion1700000011100')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Correo1700000011200')
ALTER TABLE "sistema"."mensaje" ADD "ultimoIntento" datetime2(3);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Correo1700000011200')
ALTER TABLE "sistema"."mensaje" ADD "codigoError" varchar(20);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Correo1700000011200')
ALTER TABLE "sistema"."importacion_fila" ADD "revisado" nvarchar(MAX);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Correo1700000011200')
IF @@VERSION LIKE N'Microsoft%' EXEC (N'ALTER TABLE "sistema"."mensaje" ALTER COLUMN "destinatario" nvarchar(254) NOT NULL') ELSE EXEC (N'ALTER TABLE "sistema"."mensaje" ALTER COLUMN "destinatario" nvarchar(254)');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Correo1700000011200')
IF @@VERSION LIKE N'Microsoft%' EXEC (N'ALTER TABLE "seguridad"."usuario" ALTER COLUMN "correo" nvarchar(254) NULL') ELSE EXEC (N'ALTER TABLE "seguridad"."usuario" ALTER COLUMN "correo" nvarchar(254)');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Correo1700000011200')
IF @@VERSION LIKE N'Microsoft%' EXEC (N'ALTER TABLE "sistema"."archivo" ALTER COLUMN "nombre" nvarchar(300) NOT NULL') ELSE EXEC (N'ALTER TABLE "sistema"."archivo" ALTER COLUMN "nombre" nvarchar(300)');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Correo1700000011200')
IF @@VERSION LIKE N'Microsoft%' EXEC (N'ALTER TABLE "cliente"."documento_version" ALTER COLUMN "nombreOriginal" nvarchar(300) NOT NULL') ELSE EXEC (N'ALTER TABLE "cliente"."documento_version" ALTER COLUMN "nombreOriginal" nvarchar(300)');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Correo1700000011200')
IF @@VERSION LIKE N'Microsoft%' EXEC (N'ALTER TABLE "sistema"."importacion" ALTER COLUMN "nombreArchivo" nvarchar(300) NOT NULL') ELSE EXEC (N'ALTER TABLE "sistema"."importacion" ALTER COLUMN "nombreArchivo" nvarchar(300)');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Correo1700000011200')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000011200, N'Correo1700000011200', N'53e86244afe26fadcf7f7823bb4120ef4879f5041e74f9d5db0039298920c743', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Correo1700000011200')
RAISERROR (N'Correo1700000011200 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Correo1700000011200' AND "huella" <> N'53e86244afe26fadcf7f7823bb4120ef4879f5041e74f9d5db0039298920c743')
RAISERROR (N'Correo1700000011200 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
