-- DocumentosEmitidos1700000012000
-- Huella: 8da06defeb7694d9f8bd986917358b734c042b29cd00ef555c8143e93358d326
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000012000-documentos-emitidos.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DocumentosEmitidos1700000012000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Indices1700000011400')
RAISERROR (N'Falta Indices1700000011400: aplique antes 1700000011400-indices.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DocumentosEmitidos1700000012000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Indices1700000011400')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
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
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000012000, N'DocumentosEmitidos1700000012000', N'8da06defeb7694d9f8bd986917358b734c042b29cd00ef555c8143e93358d326', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DocumentosEmitidos1700000012000')
RAISERROR (N'DocumentosEmitidos1700000012000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DocumentosEmitidos1700000012000' AND "huella" <> N'8da06defeb7694d9f8bd986917358b734c042b29cd00ef555c8143e93358d326')
RAISERROR (N'DocumentosEmitidos1700000012000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
