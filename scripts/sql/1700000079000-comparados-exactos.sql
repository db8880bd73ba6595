-- ComparadosExactos1700000079000
-- Huella: 37b7ee53e57cf34628cba73828da8bdf74e528ccb7e9fd8479b258e819d54442
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000079000-comparados-exactos.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ComparadosExactos1700000079000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Valores1700000078000')
RAISERROR (N'Falta Valores1700000078000: aplique antes 1700000078000-valores.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ComparadosExactos1700000079000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Valores1700000078000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ComparadosExactos1700000079000')
IF @@VERSION LIKE N'Microsoft%' EXEC (N'DECLARE @sql nvarchar(max) = N''''; SELECT @sql = @sql + N''DROP STATISTICS "seguridad"."idempotencia".'' + QUOTENAME(s.name) + N''; '' FROM sys.stats s WHERE s.object_id = OBJECT_ID(N''seguridad.idempotencia'') AND s.auto_created = 1; EXEC (@sql); ALTER TABLE "seguridad"."idempotencia" DROP CONSTRAINT "UQ_idempotencia_usuarioId_clave"; ALTER TABLE "seguridad"."idempotencia" ALTER COLUMN "clave" varchar(100) COLLATE Latin1_General_100_BIN2 NOT NULL; ALTER TABLE "seguridad"."idempotencia" ADD CONSTRAINT "UQ_idempotencia_usuarioId_clave" UNIQUE ("usuarioId", "clave");');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ComparadosExactos1700000079000')
IF @@VERSION LIKE N'Microsoft%' EXEC (N'DECLARE @sql nvarchar(max) = N''''; SELECT @sql = @sql + N''DROP STATISTICS "seguridad"."identidad_empresa".'' + QUOTENAME(s.name) + N''; '' FROM sys.stats s WHERE s.object_id = OBJECT_ID(N''seguridad.identidad_empresa'') AND s.auto_created = 1; EXEC (@sql); ALTER TABLE "seguridad"."identidad_empresa" DROP CONSTRAINT "UQ_identidad_empresa_emisor_sujeto"; ALTER TABLE "seguridad"."identidad_empresa" ALTER COLUMN "emisor" varchar(300) COLLATE Latin1_General_100_BIN2 NOT NULL; ALTER TABLE "seguridad"."identidad_empresa" ALTER COLUMN "sujeto" varchar(255) COLLATE Latin1_General_100_BIN2 NOT NULL; ALTER TABLE "seguridad"."identidad_empresa" ADD CONSTRAINT "UQ_identidad_empresa_emisor_sujeto" UNIQUE ("emisor", "sujeto");');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ComparadosExactos1700000079000')
IF @@VERSION LIKE N'Microsoft%' EXEC (N'DECLARE @sql nvarchar(max) = N''''; SELECT @sql = @sql + N''DROP STATISTICS "seguridad"."clave_servicio".'' + QUOTENAME(s.name) + N''; '' FROM sys.stats s WHERE s.object_id = OBJECT_ID(N''seguridad.clave_servicio'') AND s.auto_created = 1; EXEC (@sql); ALTER TABLE "seguridad"."clave_servicio" DROP CONSTRAINT "UQ_clave_servicio_publico"; ALTER TABLE "seguridad"."clave_servicio" ALTER COLUMN "publico" varchar(12) COLLATE Latin1_General_100_BIN2 NOT NULL; ALTER TABLE "seguridad"."clave_servicio" ALTER COLUMN "huella" varchar(64) COLLATE Latin1_General_100_BIN2 NOT NULL; ALTER TABLE "seguridad"."clave_servicio" ADD CONSTRAINT "UQ_clave_servicio_publico" UNIQUE ("publico");');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ComparadosExactos1700000079000')
IF @@VERSION LIKE N'Microsoft%' EXEC (N'DECLARE @sql nvarchar(max) = N''''; SELECT @sql = @sql + N''DROP STATISTICS "seguridad"."codigo_recuperacion".'' + QUOTENAME(s.name) + N''; '' FROM sys.stats s WHERE s.object_id = OBJECT_ID(N''seguridad.codigo_recuperacion'') AND s.auto_created = 1; EXEC (@sql); ALTER TABLE "seguridad"."codigo_recuperacion" DROP CONSTRAINT "UQ_codigo_recuperacion_usuarioId_huella"; ALTER TABLE "seguridad"."codigo_recuperacion" ALTER COLUMN "huella" varchar(64) COLLATE Latin1_General_100_BIN2 NOT NULL; ALTER TABLE "seguridad"."codigo_recuperacion" ADD CONSTRAINT "UQ_codigo_recuperacion_usuarioId_huella" UNIQUE ("usuarioId", "huella");');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ComparadosExactos1700000079000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000079000, N'ComparadosExactos1700000079000', N'37b7ee53e57cf34628cba73828da8bdf74e528ccb7e9fd8479b258e819d54442', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ComparadosExactos1700000079000')
RAISERROR (N'ComparadosExactos1700000079000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ComparadosExactos1700000079000' AND "huella" <> N'37b7ee53e57cf34628cba73828da8bdf74e528ccb7e9fd8479b258e819d54442')
RAISERROR (N'ComparadosExactos1700000079000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
