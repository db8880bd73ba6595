-- Constancias1700000047000
-- Huella: faad7b5ee8cba2fb492e953bebd1c65b44617ae2bb835f40fcc491b8a8c391eb
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000047000-constancias.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Constancias1700000047000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReglasDeAdjudicacion1700000046000')
RAISERROR (N'Falta ReglasDeAdjudicacion1700000046000: aplique antes 1700000046000-reglas-de-adjudicacion.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Constancias1700000047000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReglasDeAdjudicacion1700000046000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Constancias1700000047000')
CREATE TABLE "asamblea"."constancia" (
  "id" int NOT NULL IDENTITY(1,1),
  "asambleaId" int NOT NULL,
  "lista" nvarchar(MAX) NOT NULL,
  "listaSha256" varchar(64) NOT NULL,
  "participantes" int NOT NULL,
  "planes" int NOT NULL,
  "instaladaEn" datetime2(3) NOT NULL,
  "instaladaPor" int,
  "enlace" nvarchar(300),
  "version" int NOT NULL,
  CONSTRAINT "UQ_constancia_asambleaId" UNIQUE ("asambleaId"),
  CONSTRAINT "FK_constancia_asambleaId" FOREIGN KEY ("asambleaId") REFERENCES "asamblea"."asamblea" ("id"),
  CONSTRAINT "FK_constancia_instaladaPor" FOREIGN KEY ("instaladaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_constancia" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Constancias1700000047000')
CREATE TABLE "asamblea"."constancia_copia" (
  "id" int NOT NULL IDENTITY(1,1),
  "constanciaId" int NOT NULL,
  "entregadaA" nvarchar(120) NOT NULL,
  "medio" varchar(10) NOT NULL,
  "fecha" char(10) NOT NULL,
  "nota" nvarchar(500),
  "registradaPor" int,
  "registradaEn" datetime2(3) NOT NULL,
  CONSTRAINT "FK_constancia_copia_constanciaId" FOREIGN KEY ("constanciaId") REFERENCES "asamblea"."constancia" ("id"),
  CONSTRAINT "FK_constancia_copia_registradaPor" FOREIGN KEY ("registradaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_constancia_copia" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Constancias1700000047000')
CREATE INDEX "IX_constancia_copia_constanciaId" ON "asamblea"."constancia_copia" ("constanciaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Constancias1700000047000')
CREATE INDEX "IX_documento_emitido_huella" ON "sistema"."documento_emitido" ("huella") WHERE "tipo" = 'constancia';
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Constancias1700000047000')
CREATE INDEX "IX_documento_emitido_sha256" ON "sistema"."documento_emitido" ("sha256") WHERE "tipo" = 'constancia';
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Constancias1700000047000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000047000, N'Constancias1700000047000', N'faad7b5ee8cba2fb492e953bebd1c65b44617ae2bb835f40fcc491b8a8c391eb', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Constancias1700000047000')
RAISERROR (N'Constancias1700000047000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Constancias1700000047000' AND "huella" <> N'faad7b5ee8cba2fb492e953bebd1c65b44617ae2bb835f40fcc491b8a8c391eb')
RAISERROR (N'Constancias1700000047000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
