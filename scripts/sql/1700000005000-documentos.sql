-- Documentos1700000005000
-- Huella: 2391c4fa145b1277416185ef70bdfb211f55ce8712b57e76525d6b4e32551f00
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000005000-documentos.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Documentos1700000005000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Anexos1700000004000')
RAISERROR (N'Falta Anexos1700000004000: aplique antes 1700000004000-anexos.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Documentos1700000005000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Anexos1700000004000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
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
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000005000, N'Documentos1700000005000', N'2391c4fa145b1277416185ef70bdfb211f55ce8712b57e76525d6b4e32551f00', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Documentos1700000005000')
RAISERROR (N'Documentos1700000005000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Documentos1700000005000' AND "huella" <> N'2391c4fa145b1277416185ef70bdfb211f55ce8712b57e76525d6b4e32551f00')
RAISERROR (N'Documentos1700000005000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
