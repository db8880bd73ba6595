-- VistasGuardadas1700000033000
-- Huella: f31a3039d0ff853d498e581cf63a9b2e2b2a5d15bbcdd842a715e9b0476f01bf
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000033000-vistas-guardadas.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'VistasGuardadas1700000033000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'HojaDeDecision1700000031000')
RAISERROR (N'Falta HojaDeDecision1700000031000: aplique antes 1700000031000-hoja-de-decision.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'VistasGuardadas1700000033000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'HojaDeDecision1700000031000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'VistasGuardadas1700000033000')
CREATE TABLE "sistema"."vista_guardada" (
  "id" int NOT NULL IDENTITY(1,1),
  "lista" varchar(40) NOT NULL,
  "usuarioId" int NOT NULL,
  "nombre" nvarchar(60) NOT NULL,
  "compartida" bit NOT NULL,
  "contenido" nvarchar(MAX) NOT NULL,
  "guardadaEn" datetime2(3) NOT NULL,
  "version" int NOT NULL,
  CONSTRAINT "UQ_vista_guardada_lista_usuarioId_nombre" UNIQUE ("lista", "usuarioId", "nombre"),
  CONSTRAINT "FK_vista_guardada_usuarioId" FOREIGN KEY ("usuarioId") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_vista_guardada" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'VistasGuardadas1700000033000')
CREATE INDEX "IX_vista_guardada_usuarioId" ON "sistema"."vista_guardada" ("usuarioId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'VistasGuardadas1700000033000')
CREATE TABLE "sistema"."vista_inicial" (
  "id" int NOT NULL IDENTITY(1,1),
  "usuarioId" int NOT NULL,
  "lista" varchar(40) NOT NULL,
  "vistaId" int NOT NULL,
  CONSTRAINT "UQ_vista_inicial_usuarioId_lista" UNIQUE ("usuarioId", "lista"),
  CONSTRAINT "FK_vista_inicial_usuarioId" FOREIGN KEY ("usuarioId") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_vista_inicial_vistaId" FOREIGN KEY ("vistaId") REFERENCES "sistema"."vista_guardada" ("id"),
  CONSTRAINT "PK_vista_inicial" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'VistasGuardadas1700000033000')
CREATE INDEX "IX_vista_inicial_vistaId" ON "sistema"."vista_inicial" ("vistaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'VistasGuardadas1700000033000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000033000, N'VistasGuardadas1700000033000', N'f31a3039d0ff853d498e581cf63a9b2e2b2a5d15bbcdd842a715e9b0476f01bf', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'VistasGuardadas1700000033000')
RAISERROR (N'VistasGuardadas1700000033000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'VistasGuardadas1700000033000' AND "huella" <> N'f31a3039d0ff853d498e581cf63a9b2e2b2a5d15bbcdd842a715e9b0476f01bf')
RAISERROR (N'VistasGuardadas1700000033000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
