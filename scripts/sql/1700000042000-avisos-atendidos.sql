-- AvisosAtendidos1700000042000
-- Huella: 15a2812a89f33f447edf658dadc76678cabc4f89dd913871775e3c0b7f710621
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000042000-avisos-atendidos.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'AvisosAtendidos1700000042000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CorreosFallidos1700000041000')
RAISERROR (N'Falta CorreosFallidos1700000041000: aplique antes 1700000041000-correos-fallidos.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'AvisosAtendidos1700000042000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CorreosFallidos1700000041000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'AvisosAtendidos1700000042000')
DROP INDEX "IX_notificacion_usuarioId_leidaEn" ON "sistema"."notificacion";
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'AvisosAtendidos1700000042000')
ALTER TABLE "sistema"."notificacion" ADD "planId" int;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'AvisosAtendidos1700000042000')
ALTER TABLE "sistema"."notificacion" ADD "trabajo" varchar(30);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'AvisosAtendidos1700000042000')
ALTER TABLE "sistema"."notificacion" ADD "atendidaEn" datetime2(3);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'AvisosAtendidos1700000042000')
ALTER TABLE "sistema"."notificacion" ADD CONSTRAINT "FK_notificacion_planId" FOREIGN KEY ("planId") REFERENCES "cliente"."plan"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'AvisosAtendidos1700000042000')
CREATE INDEX "IX_notificacion_usuarioId_leidaEn_atendidaEn" ON "sistema"."notificacion" ("usuarioId", "leidaEn", "atendidaEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'AvisosAtendidos1700000042000')
CREATE INDEX "IX_notificacion_planId_trabajo" ON "sistema"."notificacion" ("planId", "trabajo");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'AvisosAtendidos1700000042000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000042000, N'AvisosAtendidos1700000042000', N'15a2812a89f33f447edf658dadc76678cabc4f89dd913871775e3c0b7f710621', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'AvisosAtendidos1700000042000')
RAISERROR (N'AvisosAtendidos1700000042000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'AvisosAtendidos1700000042000' AND "huella" <> N'15a2812a89f33f447edf658dadc76678cabc4f89dd913871775e3c0b7f710621')
RAISERROR (N'AvisosAtendidos1700000042000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
