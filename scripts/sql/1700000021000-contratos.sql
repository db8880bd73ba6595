-- Contratos1700000021000
-- Huella: 9c8194a9bf9b94ae1112b102d3c87cbafc6879bfa1571f4b782ce589dd18e82d
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000021000-contratos.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Contratos1700000021000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Formatos1700000020000')
RAISERROR (N'Falta Formatos1700000020000: aplique antes 1700000020000-formatos.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Contratos1700000021000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Formatos1700000020000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Contratos1700000021000')
CREATE TABLE "cliente"."contrato" (
  "id" int NOT NULL IDENTITY(1,1),
  "planId" int NOT NULL,
  "adjudicacionId" int NOT NULL,
  "personaId" int NOT NULL,
  "productoCodigo" varchar(2) NOT NULL,
  "estado" varchar(20) NOT NULL,
  "estadoCivil" varchar(1) NOT NULL,
  "separacionBienes" varchar(1),
  "disolucionConyugal" nvarchar(500),
  "poderConyuge" nvarchar(500),
  "apoderado" nvarchar(120),
  "estadoBien" varchar(5),
  "aval" bit NOT NULL,
  "avalConyuge" bit NOT NULL,
  "creadoPor" int,
  "creadoEn" datetime2(3) NOT NULL,
  "editadoPor" int,
  "editadoEn" datetime2(3),
  "enviadoPor" int,
  "enviadoEn" datetime2(3),
  "aprobadoPor" int,
  "aprobadoEn" datetime2(3),
  "rechazadoPor" int,
  "rechazadoEn" datetime2(3),
  "motivo" nvarchar(500),
  "version" int NOT NULL,
  CONSTRAINT "UQ_contrato_adjudicacionId" UNIQUE ("adjudicacionId"),
  CONSTRAINT "CK_contrato_estado" CHECK ("estado" IN ('P', 'A', 'R')),
  CONSTRAINT "FK_contrato_planId" FOREIGN KEY ("planId") REFERENCES "cliente"."plan" ("id"),
  CONSTRAINT "FK_contrato_adjudicacionId" FOREIGN KEY ("adjudicacionId") REFERENCES "asamblea"."adjudicacion" ("id"),
  CONSTRAINT "FK_contrato_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "FK_contrato_creadoPor" FOREIGN KEY ("creadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_contrato_editadoPor" FOREIGN KEY ("editadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_contrato_enviadoPor" FOREIGN KEY ("enviadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_contrato_aprobadoPor" FOREIGN KEY ("aprobadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_contrato_rechazadoPor" FOREIGN KEY ("rechazadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_contrato" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Contratos1700000021000')
CREATE INDEX "IX_contrato_planId" ON "cliente"."contrato" ("planId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Contratos1700000021000')
CREATE INDEX "IX_contrato_personaId" ON "cliente"."contrato" ("personaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Contratos1700000021000')
CREATE INDEX "IX_contrato_creadoEn" ON "cliente"."contrato" ("creadoEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Contratos1700000021000')
CREATE INDEX "IX_contrato_aprobadoEn" ON "cliente"."contrato" ("aprobadoEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Contratos1700000021000')
CREATE INDEX "IX_contrato_estado_creadoEn" ON "cliente"."contrato" ("estado", "creadoEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Contratos1700000021000')
CREATE INDEX "IX_contrato_productoCodigo_creadoEn" ON "cliente"."contrato" ("productoCodigo", "creadoEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Contratos1700000021000')
CREATE TABLE "cliente"."contrato_bloque" (
  "id" int NOT NULL IDENTITY(1,1),
  "contratoId" int NOT NULL,
  "bloque" varchar(20) NOT NULL,
  "estado" varchar(20) NOT NULL,
  "numero" int NOT NULL,
  "motivo" nvarchar(500),
  "decididoPor" int,
  "decididoEn" datetime2(3),
  "version" int NOT NULL,
  CONSTRAINT "UQ_contrato_bloque_contratoId_bloque" UNIQUE ("contratoId", "bloque"),
  CONSTRAINT "CK_contrato_bloque_estado" CHECK ("estado" IN ('P', 'A', 'R')),
  CONSTRAINT "FK_contrato_bloque_contratoId" FOREIGN KEY ("contratoId") REFERENCES "cliente"."contrato" ("id"),
  CONSTRAINT "FK_contrato_bloque_decididoPor" FOREIGN KEY ("decididoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_contrato_bloque" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Contratos1700000021000')
CREATE TABLE "cliente"."contrato_texto" (
  "id" int NOT NULL IDENTITY(1,1),
  "bloqueId" int NOT NULL,
  "numero" int NOT NULL,
  "texto" nvarchar(MAX) NOT NULL,
  "formatoCodigo" varchar(20) NOT NULL,
  "formatoNumero" int NOT NULL,
  "valores" nvarchar(MAX) NOT NULL,
  "escritoPor" int,
  "escritoEn" datetime2(3) NOT NULL,
  CONSTRAINT "UQ_contrato_texto_bloqueId_numero" UNIQUE ("bloqueId", "numero"),
  CONSTRAINT "FK_contrato_texto_bloqueId" FOREIGN KEY ("bloqueId") REFERENCES "cliente"."contrato_bloque" ("id"),
  CONSTRAINT "FK_contrato_texto_escritoPor" FOREIGN KEY ("escritoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_contrato_texto" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Contratos1700000021000')
ALTER TABLE "sistema"."documento_emitido" ADD "contratoId" int;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Contratos1700000021000')
ALTER TABLE "sistema"."documento_emitido" ADD CONSTRAINT "FK_documento_emitido_contratoId" FOREIGN KEY ("contratoId") REFERENCES "cliente"."contrato"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Contratos1700000021000')
CREATE UNIQUE INDEX "IX_documento_emitido_contratoId_tipo_numeroVersion" ON "sistema"."documento_emitido" ("contratoId", "tipo", "numeroVersion") WHERE "contratoId" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Contratos1700000021000')
ALTER TABLE "sistema"."documento_emitido" ADD CONSTRAINT "CK_documento_emitido_contrato" CHECK ("tipo" <> 'contrato' OR "contratoId" IS NOT NULL);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Contratos1700000021000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000021000, N'Contratos1700000021000', N'9c8194a9bf9b94ae1112b102d3c87cbafc6879bfa1571f4b782ce589dd18e82d', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Contratos1700000021000')
RAISERROR (N'Contratos1700000021000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Contratos1700000021000' AND "huella" <> N'9c8194a9bf9b94ae1112b102d3c87cbafc6879bfa1571f4b782ce589dd18e82d')
RAISERROR (N'Contratos1700000021000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
