-- QuienRecibe1795951207761
-- Huella: a22c09d5f70a709b3fcc414e0cf55703cb1285f348c209846c39a24e2107d076
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1795951207761-quien-recibe.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'QuienRecibe1795951207761') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReglasDelCaso1795943000000')
RAISERROR (N'Falta ReglasDelCaso1795943000000: aplique antes 1795943000000-reglas-del-caso.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'QuienRecibe1795951207761') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReglasDelCaso1795943000000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'QuienRecibe1795951207761')
ALTER TABLE "compra"."carta_salida" ADD "recibeTipo" varchar(1) COLLATE Latin1_General_100_BIN2;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'QuienRecibe1795951207761')
ALTER TABLE "compra"."carta_salida" ADD "recibeIdentificacion" varchar(20) COLLATE Latin1_General_100_BIN2;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'QuienRecibe1795951207761')
ALTER TABLE "compra"."carta_salida" ADD "recibeNombre" nvarchar(120);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'QuienRecibe1795951207761')
ALTER TABLE "compra"."carta_salida" ADD CONSTRAINT "CK_carta_salida_recibeTipo" CHECK ("recibeTipo" IN ('C', 'R', 'P'));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'QuienRecibe1795951207761')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1795951207761, N'QuienRecibe1795951207761', N'a22c09d5f70a709b3fcc414e0cf55703cb1285f348c209846c39a24e2107d076', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'QuienRecibe1795951207761')
RAISERROR (N'QuienRecibe1795951207761 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'QuienRecibe1795951207761' AND "huella" <> N'a22c09d5f70a709b3fcc414e0cf55703cb1285f348c209846c39a24e2107d076')
RAISERROR (N'QuienRecibe1795951207761 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
