-- Constancias1700000047000
-- Generado por npm run db:script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000047000-constancias.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Constancias1700000047000')
BEGIN
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
  INSERT INTO "dbo"."migracion" ("timestamp", "name") VALUES (1700000047000, N'Constancias1700000047000');
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Constancias1700000047000')
RAISERROR (N'Constancias1700000047000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
