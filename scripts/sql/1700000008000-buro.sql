-- Buro1700000008000
-- Huella: 4bd4efb7f1b1a2d78e36b99d82c21b24543122bbfdfd9dedf7b7372675f5003c
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000008000-buro.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Buro1700000008000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adjudicados1700000007000')
RAISERROR (N'Falta Adjudicados1700000007000: aplique antes 1700000007000-adjudicados.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Buro1700000008000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adjudicados1700000007000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Buro1700000008000')
CREATE TABLE "cliente"."consulta_buro" (
  "id" int NOT NULL IDENTITY(1,1),
  "cedula" varchar(10) NOT NULL,
  "personaId" int,
  "planId" int,
  "fecha" char(10) NOT NULL,
  "vuelta" int NOT NULL,
  "estado" varchar(20) NOT NULL,
  "contenido" nvarchar(MAX),
  "score" int,
  "prueba" bit NOT NULL,
  "consultadoPor" int NOT NULL,
  "consultadoEn" datetime2(3) NOT NULL,
  "respondidoEn" datetime2(3),
  "consentimiento" char(10),
  "motivo" nvarchar(500),
  "fallo" varchar(20),
  CONSTRAINT "FK_consulta_buro_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "FK_consulta_buro_planId" FOREIGN KEY ("planId") REFERENCES "cliente"."plan" ("id"),
  CONSTRAINT "FK_consulta_buro_consultadoPor" FOREIGN KEY ("consultadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_consulta_buro" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Buro1700000008000')
CREATE UNIQUE INDEX "IX_consulta_buro_cedula_fecha_vuelta" ON "cliente"."consulta_buro" ("cedula", "fecha", "vuelta") WHERE "estado" <> 'fallida';
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Buro1700000008000')
CREATE INDEX "IX_consulta_buro_cedula" ON "cliente"."consulta_buro" ("cedula");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Buro1700000008000')
CREATE INDEX "IX_documento_identificacion" ON "cliente"."documento" ("identificacion");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Buro1700000008000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000008000, N'Buro1700000008000', N'4bd4efb7f1b1a2d78e36b99d82c21b24543122bbfdfd9dedf7b7372675f5003c', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Buro1700000008000')
RAISERROR (N'Buro1700000008000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Buro1700000008000' AND "huella" <> N'4bd4efb7f1b1a2d78e36b99d82c21b24543122bbfdfd9dedf7b7372675f5003c')
RAISERROR (N'Buro1700000008000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
