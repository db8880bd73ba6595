-- SegundoFactor1700000069000
-- Huella: c7159e71d07017aebc409b006e145f9112c4f5b6e67d7b1a7a886eb863a69fdf
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000069000-segundo-factor.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SegundoFactor1700000069000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Suscripciones1700000067000')
RAISERROR (N'Falta Suscripciones1700000067000: aplique antes 1700000067000-suscripciones.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SegundoFactor1700000069000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Suscripciones1700000067000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SegundoFactor1700000069000')
CREATE TABLE "seguridad"."segundo_factor" (
  "id" int NOT NULL IDENTITY(1,1),
  "usuarioId" int NOT NULL,
  "secreto" nvarchar(MAX) NOT NULL,
  "creadoEn" datetime2(3) NOT NULL,
  "confirmadoEn" datetime2(3),
  "ultimoPaso" int,
  CONSTRAINT "UQ_segundo_factor_usuarioId" UNIQUE ("usuarioId"),
  CONSTRAINT "FK_segundo_factor_usuarioId" FOREIGN KEY ("usuarioId") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_segundo_factor" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SegundoFactor1700000069000')
CREATE TABLE "seguridad"."codigo_recuperacion" (
  "id" int NOT NULL IDENTITY(1,1),
  "usuarioId" int NOT NULL,
  "huella" varchar(64) NOT NULL,
  "usadoEn" datetime2(3),
  CONSTRAINT "UQ_codigo_recuperacion_usuarioId_huella" UNIQUE ("usuarioId", "huella"),
  CONSTRAINT "FK_codigo_recuperacion_usuarioId" FOREIGN KEY ("usuarioId") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_codigo_recuperacion" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SegundoFactor1700000069000')
ALTER TABLE "seguridad"."sesion" ADD "segundoFactorEn" datetime2(3);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SegundoFactor1700000069000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000069000, N'SegundoFactor1700000069000', N'c7159e71d07017aebc409b006e145f9112c4f5b6e67d7b1a7a886eb863a69fdf', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SegundoFactor1700000069000')
RAISERROR (N'SegundoFactor1700000069000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SegundoFactor1700000069000' AND "huella" <> N'c7159e71d07017aebc409b006e145f9112c4f5b6e67d7b1a7a886eb863a69fdf')
RAISERROR (N'SegundoFactor1700000069000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
