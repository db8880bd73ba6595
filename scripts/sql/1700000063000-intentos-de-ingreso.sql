-- IntentosDeIngreso1700000063000
-- Huella: 88adf3f7c7aff199762f395e61f65f38297a10ade6353a9c36eb580a8d8a7608
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000063000-intentos-de-ingreso.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'IntentosDeIngreso1700000063000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CuentasDeServicio1700000061000')
RAISERROR (N'Falta CuentasDeServicio1700000061000: aplique antes 1700000061000-cuentas-de-servicio.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'IntentosDeIngreso1700000063000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CuentasDeServicio1700000061000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'IntentosDeIngreso1700000063000')
CREATE TABLE "seguridad"."intento_fallido" (
  "id" int NOT NULL IDENTITY(1,1),
  "clave" varchar(64) NOT NULL,
  "proceso" varchar(36) NOT NULL,
  "instante" datetime2(3) NOT NULL,
  CONSTRAINT "PK_intento_fallido" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'IntentosDeIngreso1700000063000')
CREATE INDEX "IX_intento_fallido_clave_instante" ON "seguridad"."intento_fallido" ("clave", "instante");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'IntentosDeIngreso1700000063000')
CREATE TABLE "seguridad"."lugar_de_ingreso" (
  "clave" varchar(64) NOT NULL,
  "ultimo" datetime2(3) NOT NULL,
  CONSTRAINT "PK_lugar_de_ingreso" PRIMARY KEY ("clave")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'IntentosDeIngreso1700000063000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000063000, N'IntentosDeIngreso1700000063000', N'88adf3f7c7aff199762f395e61f65f38297a10ade6353a9c36eb580a8d8a7608', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'IntentosDeIngreso1700000063000')
RAISERROR (N'IntentosDeIngreso1700000063000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'IntentosDeIngreso1700000063000' AND "huella" <> N'88adf3f7c7aff199762f395e61f65f38297a10ade6353a9c36eb580a8d8a7608')
RAISERROR (N'IntentosDeIngreso1700000063000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
