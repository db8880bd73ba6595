-- IdentidadDeEmpresa1700000070000
-- Huella: 646005c29fb323bb677dc3556216f9ff8b93cf76c5676921e3cbeb2dfdb539ce
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000070000-identidad-de-empresa.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'IdentidadDeEmpresa1700000070000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SegundoFactor1700000069000')
RAISERROR (N'Falta SegundoFactor1700000069000: aplique antes 1700000069000-segundo-factor.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'IdentidadDeEmpresa1700000070000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SegundoFactor1700000069000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'IdentidadDeEmpresa1700000070000')
CREATE TABLE "seguridad"."identidad_empresa" (
  "id" int NOT NULL IDENTITY(1,1),
  "usuarioId" int NOT NULL,
  "emisor" varchar(300) NOT NULL,
  "sujeto" varchar(255) NOT NULL,
  "creadaEn" datetime2(3) NOT NULL,
  CONSTRAINT "UQ_identidad_empresa_usuarioId" UNIQUE ("usuarioId"),
  CONSTRAINT "UQ_identidad_empresa_emisor_sujeto" UNIQUE ("emisor", "sujeto"),
  CONSTRAINT "FK_identidad_empresa_usuarioId" FOREIGN KEY ("usuarioId") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_identidad_empresa" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'IdentidadDeEmpresa1700000070000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000070000, N'IdentidadDeEmpresa1700000070000', N'646005c29fb323bb677dc3556216f9ff8b93cf76c5676921e3cbeb2dfdb539ce', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'IdentidadDeEmpresa1700000070000')
RAISERROR (N'IdentidadDeEmpresa1700000070000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'IdentidadDeEmpresa1700000070000' AND "huella" <> N'646005c29fb323bb677dc3556216f9ff8b93cf76c5676921e3cbeb2dfdb539ce')
RAISERROR (N'IdentidadDeEmpresa1700000070000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
