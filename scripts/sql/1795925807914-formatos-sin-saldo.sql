-- FormatosSinSaldo1795925807914
-- Huella: 8aaef5e7eb45473fcb69e2f3d97be1332a4f9f74fc8fba25658dec3c6e7a25f9
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1795925807914-formatos-sin-saldo.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'FormatosSinSaldo1795925807914') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Unidad1795914803791')
RAISERROR (N'Falta Unidad1795914803791: aplique antes 1795914803791-unidad.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'FormatosSinSaldo1795925807914') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Unidad1795914803791')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'FormatosSinSaldo1795925807914')
ALTER TABLE "catalogo"."formato" ADD "saldo" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'FormatosSinSaldo1795925807914')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1795925807914, N'FormatosSinSaldo1795925807914', N'8aaef5e7eb45473fcb69e2f3d97be1332a4f9f74fc8fba25658dec3c6e7a25f9', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'FormatosSinSaldo1795925807914')
RAISERROR (N'FormatosSinSaldo1795925807914 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'FormatosSinSaldo1795925807914' AND "huella" <> N'8aaef5e7eb45473fcb69e2f3d97be1332a4f9f74fc8fba25658dec3c6e7a25f9')
RAISERROR (N'FormatosSinSaldo1795925807914 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
