-- Buro1700000008000
-- Generado por npm run db:script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000008000-buro.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Buro1700000008000')
BEGIN
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
  INSERT INTO "dbo"."migracion" ("timestamp", "name") VALUES (1700000008000, N'Buro1700000008000');
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Buro1700000008000')
RAISERROR (N'Buro1700000008000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
