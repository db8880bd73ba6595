-- Rectificaciones1700000077000
-- Huella: 198e7a6f46180b737f3778b5317899cbcef8bfc24c315f63c8235ed0102b1b93
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000077000-rectificaciones.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Rectificaciones1700000077000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SuspensionDelTratamiento1700000076000')
RAISERROR (N'Falta SuspensionDelTratamiento1700000076000: aplique antes 1700000076000-suspension-del-tratamiento.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Rectificaciones1700000077000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SuspensionDelTratamiento1700000076000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Rectificaciones1700000077000')
ALTER TABLE "cliente"."derecho_titular" ADD "dato" varchar(20);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Rectificaciones1700000077000')
ALTER TABLE "cliente"."derecho_titular" ADD "valor" nvarchar(254);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Rectificaciones1700000077000')
ALTER TABLE "cliente"."derecho_titular" ADD "valorAnterior" nvarchar(254);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Rectificaciones1700000077000')
ALTER TABLE "cliente"."derecho_titular" ADD "prueba" nvarchar(500);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Rectificaciones1700000077000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000077000, N'Rectificaciones1700000077000', N'198e7a6f46180b737f3778b5317899cbcef8bfc24c315f63c8235ed0102b1b93', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Rectificaciones1700000077000')
RAISERROR (N'Rectificaciones1700000077000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Rectificaciones1700000077000' AND "huella" <> N'198e7a6f46180b737f3778b5317899cbcef8bfc24c315f63c8235ed0102b1b93')
RAISERROR (N'Rectificaciones1700000077000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
