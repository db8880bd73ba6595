-- Instalacion1700000011100
-- Huella: 6165ac1c5fc6bfe3fd05aed1e41ac3751bc08c8f421030a52771f3ac93a036e5
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000011100-instalacion.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Instalacion1700000011100') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sello1700000011000')
RAISERROR (N'Falta Sello1700000011000: aplique antes 1700000011000-sello.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Instalacion1700000011100') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sello1700000011000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Instalacion1700000011100')
CREATE TABLE "sistema"."instalacion" (
  "id" int NOT NULL,
  "identificador" varchar(36) NOT NULL,
  "creadaEn" datetime2(3) NOT NULL,
  "huellaClave" varchar(64),
  "barrido" varchar(20) NOT NULL,
  "motivoBarrido" nvarchar(200),
  "turno" varchar(36),
  "turnoAnterior" varchar(36),
  CONSTRAINT "PK_instalacion" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Instalacion1700000011100')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000011100, N'Instalacion1700000011100', N'6165ac1c5fc6bfe3fd05aed1e41ac3751bc08c8f421030a52771f3ac93a036e5', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Instalacion1700000011100')
RAISERROR (N'Instalacion1700000011100 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Instalacion1700000011100' AND "huella" <> N'6165ac1c5fc6bfe3fd05aed1e41ac3751bc08c8f421030a52771f3ac93a036e5')
RAISERROR (N'Instalacion1700000011100 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
