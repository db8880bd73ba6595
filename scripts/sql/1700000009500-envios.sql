-- Envios1700000009500
-- Huella: b70fe590b9fd3f4b03bd143d9602a7cfe0460ce8e5fc520d5e4d78740fb18396
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000009500-envios.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Envios1700000009500') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Riesgo1700000009000')
RAISERROR (N'Falta Riesgo1700000009000: aplique antes 1700000009000-riesgo.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Envios1700000009500') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Riesgo1700000009000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Envios1700000009500')
CREATE TABLE "cliente"."carpeta_envio" (
  "id" int NOT NULL IDENTITY(1,1),
  "carpetaId" int NOT NULL,
  "enviadaEn" datetime2(3) NOT NULL,
  "enviadaPor" int,
  "completa" bit NOT NULL,
  "faltantes" int NOT NULL,
  "resultado" varchar(10),
  "tipoGarantia" varchar(1),
  "comentario" nvarchar(500),
  "resueltaPor" int,
  "resueltaEn" datetime2(3),
  CONSTRAINT "FK_carpeta_envio_carpetaId" FOREIGN KEY ("carpetaId") REFERENCES "cliente"."carpeta" ("id"),
  CONSTRAINT "FK_carpeta_envio_enviadaPor" FOREIGN KEY ("enviadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_carpeta_envio_resueltaPor" FOREIGN KEY ("resueltaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_carpeta_envio" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Envios1700000009500')
CREATE UNIQUE INDEX "IX_carpeta_envio_carpetaId" ON "cliente"."carpeta_envio" ("carpetaId") WHERE "resultado" IS NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Envios1700000009500')
CREATE INDEX "IX_carpeta_envio_carpetaId_id" ON "cliente"."carpeta_envio" ("carpetaId", "id");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Envios1700000009500')
CREATE INDEX "IX_carpeta_envio_enviadaEn" ON "cliente"."carpeta_envio" ("enviadaEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Envios1700000009500')
CREATE INDEX "IX_carpeta_envio_resueltaEn" ON "cliente"."carpeta_envio" ("resueltaEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Envios1700000009500')
CREATE INDEX "IX_carpeta_idDepartamento" ON "cliente"."carpeta" ("idDepartamento");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Envios1700000009500')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000009500, N'Envios1700000009500', N'b70fe590b9fd3f4b03bd143d9602a7cfe0460ce8e5fc520d5e4d78740fb18396', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Envios1700000009500')
RAISERROR (N'Envios1700000009500 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Envios1700000009500' AND "huella" <> N'b70fe590b9fd3f4b03bd143d9602a7cfe0460ce8e5fc520d5e4d78740fb18396')
RAISERROR (N'Envios1700000009500 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
