-- CorreosFallidos1700000041000
-- Huella: ced749eeb303c4af2fe90a5fd52e9cf15a25e6b1f497a31ff4a3d357cfe300a6
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000041000-correos-fallidos.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CorreosFallidos1700000041000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Limites1700000035000')
RAISERROR (N'Falta Limites1700000035000: aplique antes 1700000035000-limites.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CorreosFallidos1700000041000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Limites1700000035000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CorreosFallidos1700000041000')
ALTER TABLE "sistema"."mensaje" ADD "version" int NOT NULL CONSTRAINT "DF_mensaje_version" DEFAULT 1;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CorreosFallidos1700000041000')
ALTER TABLE "sistema"."importacion_error" ADD "valor" nvarchar(200);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CorreosFallidos1700000041000')
ALTER TABLE "sistema"."importacion_error" ADD "registro" nvarchar(200);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CorreosFallidos1700000041000')
ALTER TABLE "sistema"."archivo" ADD "sha256Recibido" varchar(64);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CorreosFallidos1700000041000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000041000, N'CorreosFallidos1700000041000', N'ced749eeb303c4af2fe90a5fd52e9cf15a25e6b1f497a31ff4a3d357cfe300a6', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CorreosFallidos1700000041000')
RAISERROR (N'CorreosFallidos1700000041000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'CorreosFallidos1700000041000' AND "huella" <> N'ced749eeb303c4af2fe90a5fd52e9cf15a25e6b1f497a31ff4a3d357cfe300a6')
RAISERROR (N'CorreosFallidos1700000041000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
