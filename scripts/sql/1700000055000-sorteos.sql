-- Sorteos1700000055000
-- Huella: 8506193d9e99596b07bee9e74eee1af68265a29d4e2c797cd62f0d9d73e3ebf4
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000055000-sorteos.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sorteos1700000055000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Constancias1700000047000')
RAISERROR (N'Falta Constancias1700000047000: aplique antes 1700000047000-constancias.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sorteos1700000055000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Constancias1700000047000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sorteos1700000055000')
CREATE TABLE "asamblea"."sorteo" (
  "id" int NOT NULL IDENTITY(1,1),
  "asambleaId" int NOT NULL,
  "fuente" varchar(10) NOT NULL,
  "fecha" char(10) NOT NULL,
  "referencia" nvarchar(120),
  "motivo" nvarchar(500),
  "publicadoEn" datetime2(3) NOT NULL,
  "publicadoPor" int,
  "numero" varchar(128),
  "escritoEn" datetime2(3),
  "escritoPor" int,
  "confirmadoEn" datetime2(3),
  "confirmadoPor" int,
  "semilla" varchar(64),
  "orden" nvarchar(MAX),
  "diferencia" nvarchar(500),
  "version" int NOT NULL,
  CONSTRAINT "UQ_sorteo_asambleaId" UNIQUE ("asambleaId"),
  CONSTRAINT "FK_sorteo_asambleaId" FOREIGN KEY ("asambleaId") REFERENCES "asamblea"."asamblea" ("id"),
  CONSTRAINT "FK_sorteo_publicadoPor" FOREIGN KEY ("publicadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_sorteo_escritoPor" FOREIGN KEY ("escritoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_sorteo_confirmadoPor" FOREIGN KEY ("confirmadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_sorteo" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sorteos1700000055000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000055000, N'Sorteos1700000055000', N'8506193d9e99596b07bee9e74eee1af68265a29d4e2c797cd62f0d9d73e3ebf4', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sorteos1700000055000')
RAISERROR (N'Sorteos1700000055000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sorteos1700000055000' AND "huella" <> N'8506193d9e99596b07bee9e74eee1af68265a29d4e2c797cd62f0d9d73e3ebf4')
RAISERROR (N'Sorteos1700000055000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
