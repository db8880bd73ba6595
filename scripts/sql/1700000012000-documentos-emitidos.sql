-- DocumentosEmitidos1700000012000
-- Generado por npm run db:script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000012000-documentos-emitidos.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DocumentosEmitidos1700000012000')
BEGIN
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DocumentosEmitidos1700000012000')
CREATE TABLE "sistema"."documento_emitido" (
  "id" int NOT NULL IDENTITY(1,1),
  "tipo" varchar(30) NOT NULL,
  "numeroVersion" int NOT NULL,
  "registroVersion" int,
  "motivo" nvarchar(500),
  "archivoId" int NOT NULL,
  "sha256" varchar(64) NOT NULL,
  "paginas" int,
  "huella" varchar(64) NOT NULL,
  "emitidoPor" int,
  "emitidoEn" datetime2(3) NOT NULL,
  "hechos" nvarchar(MAX),
  CONSTRAINT "FK_documento_emitido_archivoId" FOREIGN KEY ("archivoId") REFERENCES "sistema"."archivo" ("id"),
  CONSTRAINT "FK_documento_emitido_emitidoPor" FOREIGN KEY ("emitidoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_documento_emitido" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DocumentosEmitidos1700000012000')
ALTER TABLE "sistema"."documento_emitido" ADD "asambleaId" int;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DocumentosEmitidos1700000012000')
ALTER TABLE "sistema"."documento_emitido" ADD CONSTRAINT "FK_documento_emitido_asambleaId" FOREIGN KEY ("asambleaId") REFERENCES "asamblea"."asamblea"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DocumentosEmitidos1700000012000')
CREATE UNIQUE INDEX "IX_documento_emitido_asambleaId_tipo_numeroVersion" ON "sistema"."documento_emitido" ("asambleaId", "tipo", "numeroVersion") WHERE "asambleaId" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DocumentosEmitidos1700000012000')
ALTER TABLE "sistema"."documento_emitido" ADD CONSTRAINT "CK_documento_emitido_acta" CHECK ("tipo" <> 'acta' OR "asambleaId" IS NOT NULL);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DocumentosEmitidos1700000012000')
ALTER TABLE "sistema"."documento_emitido" ADD "solicitudId" int;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DocumentosEmitidos1700000012000')
ALTER TABLE "sistema"."documento_emitido" ADD CONSTRAINT "FK_documento_emitido_solicitudId" FOREIGN KEY ("solicitudId") REFERENCES "cliente"."solicitud"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DocumentosEmitidos1700000012000')
CREATE UNIQUE INDEX "IX_documento_emitido_solicitudId_tipo_numeroVersion" ON "sistema"."documento_emitido" ("solicitudId", "tipo", "numeroVersion") WHERE "solicitudId" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DocumentosEmitidos1700000012000')
ALTER TABLE "sistema"."documento_emitido" ADD CONSTRAINT "CK_documento_emitido_solicitud" CHECK ("tipo" <> 'solicitud' OR "solicitudId" IS NOT NULL);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DocumentosEmitidos1700000012000')
EXEC (N'SET IDENTITY_INSERT "sistema"."documento_emitido" ON; INSERT INTO "sistema"."documento_emitido" ("id", "tipo", "numeroVersion", "motivo", "archivoId", "sha256", "huella", "emitidoPor", "emitidoEn", "asambleaId") SELECT d."id", ''acta'', d."numeroVersion", d."motivo", d."archivoId", f."sha256", d."huella", d."generadaPor", d."generadaEn", d."asambleaId" FROM "asamblea"."acta" d INNER JOIN "sistema"."archivo" f ON f."id" = d."archivoId" ORDER BY d."id"; SET IDENTITY_INSERT "sistema"."documento_emitido" OFF');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DocumentosEmitidos1700000012000')
EXEC (N'INSERT INTO "sistema"."documento_emitido" ("tipo", "numeroVersion", "registroVersion", "archivoId", "sha256", "huella", "emitidoPor", "emitidoEn", "solicitudId") SELECT ''solicitud'', ROW_NUMBER() OVER (PARTITION BY d."solicitudId" ORDER BY d."id"), d."solicitudVersion", d."archivoId", f."sha256", d."huella", d."generadoPor", d."generadoEn", d."solicitudId" FROM "cliente"."solicitud_documento" d INNER JOIN "sistema"."archivo" f ON f."id" = d."archivoId" ORDER BY d."id"');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DocumentosEmitidos1700000012000')
DROP TABLE "asamblea"."acta";
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DocumentosEmitidos1700000012000')
DROP TABLE "cliente"."solicitud_documento";
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DocumentosEmitidos1700000012000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name") VALUES (1700000012000, N'DocumentosEmitidos1700000012000');
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DocumentosEmitidos1700000012000')
RAISERROR (N'DocumentosEmitidos1700000012000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
