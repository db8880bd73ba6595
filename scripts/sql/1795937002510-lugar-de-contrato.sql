-- LugarDeContrato1795937002510
-- Huella: d683722f130236f92e7bc5e96627ef810cc7d8c6918579f8eaef9ada59cd42ac
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1795937002510-lugar-de-contrato.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'LugarDeContrato1795937002510') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Interviniente1795930000420')
RAISERROR (N'Falta Interviniente1795930000420: aplique antes 1795930000420-interviniente.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'LugarDeContrato1795937002510') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Interviniente1795930000420')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'LugarDeContrato1795937002510')
ALTER TABLE "legal"."contrato" ADD "lugarEmision" varchar(6) COLLATE Latin1_General_100_BIN2;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'LugarDeContrato1795937002510')
ALTER TABLE "legal"."contrato" ADD "fechaEmision" date;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'LugarDeContrato1795937002510')
ALTER TABLE "legal"."contrato" ADD CONSTRAINT "FK_contrato_lugarEmision" FOREIGN KEY ("lugarEmision") REFERENCES "catalogo"."ciudad"("codigo") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'LugarDeContrato1795937002510')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1795937002510, N'LugarDeContrato1795937002510', N'd683722f130236f92e7bc5e96627ef810cc7d8c6918579f8eaef9ada59cd42ac', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'LugarDeContrato1795937002510')
RAISERROR (N'LugarDeContrato1795937002510 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'LugarDeContrato1795937002510' AND "huella" <> N'd683722f130236f92e7bc5e96627ef810cc7d8c6918579f8eaef9ada59cd42ac')
RAISERROR (N'LugarDeContrato1795937002510 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
