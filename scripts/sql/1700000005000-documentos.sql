-- Documentos1700000005000
-- Generado por npm run db:script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000005000-documentos.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Documentos1700000005000')
BEGIN
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Documentos1700000005000')
CREATE TABLE "catalogo"."tipo_documento" (
  "id" int NOT NULL IDENTITY(1,1),
  "codigo" varchar(30) NOT NULL,
  "nombre" nvarchar(120) NOT NULL,
  "dueno" int NOT NULL,
  "condicionLaboral" varchar(20),
  "condicionCivil" varchar(20),
  "producto" varchar(2),
  "obligatorio" bit NOT NULL,
  "formato" varchar(10) NOT NULL,
  "orden" int NOT NULL,
  "departamento" varchar(3) NOT NULL,
  "activo" bit NOT NULL,
  CONSTRAINT "UQ_tipo_documento_codigo" UNIQUE ("codigo"),
  CONSTRAINT "PK_tipo_documento" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Documentos1700000005000')
CREATE TABLE "cliente"."documento" (
  "id" int NOT NULL IDENTITY(1,1),
  "planId" int NOT NULL,
  "dueno" int NOT NULL,
  "tipoId" int NOT NULL,
  "personaId" int,
  "identificacion" varchar(20),
  "estado" bit,
  "aplica" bit NOT NULL,
  "obligatorio" bit NOT NULL,
  "archivoId" int,
  "versionArchivo" int NOT NULL,
  "subidoPor" int,
  "subidoEn" datetime2(3),
  "decididoPor" int,
  "decididoEn" datetime2(3),
  "decididoDepartamento" varchar(3),
  "observaciones" nvarchar(500),
  "reemplazadaEn" datetime2(3),
  "version" int NOT NULL,
  CONSTRAINT "FK_documento_planId" FOREIGN KEY ("planId") REFERENCES "cliente"."plan" ("id"),
  CONSTRAINT "FK_documento_tipoId" FOREIGN KEY ("tipoId") REFERENCES "catalogo"."tipo_documento" ("id"),
  CONSTRAINT "FK_documento_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "FK_documento_archivoId" FOREIGN KEY ("archivoId") REFERENCES "sistema"."archivo" ("id"),
  CONSTRAINT "FK_documento_subidoPor" FOREIGN KEY ("subidoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_documento_decididoPor" FOREIGN KEY ("decididoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_documento" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Documentos1700000005000')
CREATE UNIQUE INDEX "IX_documento_planId_dueno_tipoId" ON "cliente"."documento" ("planId", "dueno", "tipoId") WHERE "reemplazadaEn" IS NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Documentos1700000005000')
CREATE TABLE "cliente"."documento_version" (
  "id" int NOT NULL IDENTITY(1,1),
  "documentoId" int NOT NULL,
  "numero" int NOT NULL,
  "archivoId" int NOT NULL,
  "nombreOriginal" nvarchar(200) NOT NULL,
  "paginas" int NOT NULL,
  "subidoPor" int,
  "subidoEn" datetime2(3) NOT NULL,
  CONSTRAINT "UQ_documento_version_documentoId_numero" UNIQUE ("documentoId", "numero"),
  CONSTRAINT "FK_documento_version_documentoId" FOREIGN KEY ("documentoId") REFERENCES "cliente"."documento" ("id"),
  CONSTRAINT "FK_documento_version_archivoId" FOREIGN KEY ("archivoId") REFERENCES "sistema"."archivo" ("id"),
  CONSTRAINT "FK_documento_version_subidoPor" FOREIGN KEY ("subidoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_documento_version" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Documentos1700000005000')
CREATE TABLE "cliente"."documento_decision" (
  "id" int NOT NULL IDENTITY(1,1),
  "documentoVersionId" int NOT NULL,
  "estado" bit NOT NULL,
  "motivo" nvarchar(500),
  "usuarioId" int,
  "idDepartamento" varchar(3),
  "fecha" datetime2(3) NOT NULL,
  CONSTRAINT "FK_documento_decision_documentoVersionId" FOREIGN KEY ("documentoVersionId") REFERENCES "cliente"."documento_version" ("id"),
  CONSTRAINT "FK_documento_decision_usuarioId" FOREIGN KEY ("usuarioId") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_documento_decision" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Documentos1700000005000')
CREATE INDEX "IX_documento_decision_documentoVersionId" ON "cliente"."documento_decision" ("documentoVersionId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Documentos1700000005000')
ALTER TABLE "cliente"."carpeta" ADD "documentosTotal" int NOT NULL CONSTRAINT "DF_carpeta_documentosTotal" DEFAULT 0;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Documentos1700000005000')
ALTER TABLE "cliente"."carpeta" ADD "documentosListos" int NOT NULL CONSTRAINT "DF_carpeta_documentosListos" DEFAULT 0;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Documentos1700000005000')
ALTER TABLE "cliente"."carpeta" ADD "estadoDocumentos" varchar(10) NOT NULL CONSTRAINT "DF_carpeta_estadoDocumentos" DEFAULT 'sinLista';
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Documentos1700000005000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name") VALUES (1700000005000, N'Documentos1700000005000');
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Documentos1700000005000')
RAISERROR (N'Documentos1700000005000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
