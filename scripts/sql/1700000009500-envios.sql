-- Envios1700000009500
-- Generado por npm run db:script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000009500-envios.sql
SET NOCOUNT ON;
SET XACT_ABORT ON;
SET ANSI_NULLS ON;
SET QUOTED_IDENTIFIER ON;
GO
IF OBJECT_ID(N'dbo.migracion', N'U') IS NULL
CREATE TABLE "dbo"."migracion" (
  "id" int NOT NULL IDENTITY(1,1),
  "timestamp" bigint NOT NULL,
  "name" varchar(255) NOT NULL,
  CONSTRAINT "PK_migracion" PRIMARY KEY ("id")
);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Envios1700000009500')
BEGIN
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
  INSERT INTO "dbo"."migracion" ("timestamp", "name") VALUES (1700000009500, N'Envios1700000009500');
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Envios1700000009500')
RAISERROR (N'Envios1700000009500 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
