-- Pagares1700000018000
-- Huella: 03683ec9d5ca83289672abb9659458d12186d2f38e0e241ed517c9c8cb917abc
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000018000-pagares.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagares1700000018000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'IndiceDeCartas1700000017000')
RAISERROR (N'Falta IndiceDeCartas1700000017000: aplique antes 1700000017000-indice-de-cartas.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagares1700000018000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'IndiceDeCartas1700000017000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagares1700000018000')
CREATE TABLE "catalogo"."representante" (
  "id" int NOT NULL IDENTITY(1,1),
  "nombre" nvarchar(160) NOT NULL,
  "cedula" varchar(10) NOT NULL,
  "calidad" nvarchar(80) NOT NULL,
  "activo" bit NOT NULL,
  CONSTRAINT "PK_representante" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagares1700000018000')
CREATE UNIQUE INDEX "IX_representante_nombre" ON "catalogo"."representante" ("nombre");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagares1700000018000')
CREATE TABLE "cliente"."pagare" (
  "id" int NOT NULL,
  "planId" int NOT NULL,
  "adjudicacionId" int NOT NULL,
  "personaId" int NOT NULL,
  "estado" varchar(20) NOT NULL,
  "emision" int NOT NULL,
  "cedulaCliente" varchar(20) NOT NULL,
  "nombresCliente" nvarchar(250) NOT NULL,
  "lugarEmision" varchar(6) NOT NULL,
  "fechaEmision" char(10) NOT NULL,
  "fechaInicial" char(10) NOT NULL,
  "fechaFinal" char(10) NOT NULL,
  "plazo" int NOT NULL,
  "valorDividendo" decimal(14,2) NOT NULL,
  "monto" decimal(14,2) NOT NULL,
  "conyugeCedula" varchar(10),
  "conyugeNombre" nvarchar(160),
  "garanteCedula" varchar(10),
  "garanteNombre" nvarchar(160),
  "garanteConyugeCedula" varchar(10),
  "garanteConyugeNombre" nvarchar(160),
  "segundoGaranteCedula" varchar(10),
  "segundoGaranteNombre" nvarchar(160),
  "testigoCedula" varchar(10),
  "testigoNombre" nvarchar(160),
  "huellaCedula" varchar(10),
  "huellaNombre" nvarchar(160),
  "representanteCedula" varchar(10),
  "representanteNombre" nvarchar(160),
  "generadoPor" int,
  "generadoEn" datetime2(3) NOT NULL,
  "actualizadoPor" int,
  "actualizadoEn" datetime2(3),
  "enviadoPor" int,
  "enviadoEn" datetime2(3),
  "decididoPor" int,
  "decididoEn" datetime2(3),
  "motivo" nvarchar(500),
  "version" int NOT NULL,
  CONSTRAINT "CK_pagare_estado" CHECK ("estado" IN ('P', 'A', 'R')),
  CONSTRAINT "FK_pagare_planId" FOREIGN KEY ("planId") REFERENCES "cliente"."plan" ("id"),
  CONSTRAINT "FK_pagare_adjudicacionId" FOREIGN KEY ("adjudicacionId") REFERENCES "asamblea"."adjudicacion" ("id"),
  CONSTRAINT "FK_pagare_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "FK_pagare_lugarEmision" FOREIGN KEY ("lugarEmision") REFERENCES "catalogo"."ciudad" ("codigo"),
  CONSTRAINT "FK_pagare_generadoPor" FOREIGN KEY ("generadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_pagare_actualizadoPor" FOREIGN KEY ("actualizadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_pagare_enviadoPor" FOREIGN KEY ("enviadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_pagare_decididoPor" FOREIGN KEY ("decididoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_pagare" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagares1700000018000')
CREATE UNIQUE INDEX "IX_pagare_planId" ON "cliente"."pagare" ("planId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagares1700000018000')
CREATE INDEX "IX_pagare_adjudicacionId" ON "cliente"."pagare" ("adjudicacionId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagares1700000018000')
CREATE INDEX "IX_pagare_personaId" ON "cliente"."pagare" ("personaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagares1700000018000')
CREATE INDEX "IX_pagare_estado" ON "cliente"."pagare" ("estado");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagares1700000018000')
CREATE INDEX "IX_pagare_cedulaCliente" ON "cliente"."pagare" ("cedulaCliente");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagares1700000018000')
CREATE INDEX "IX_pagare_nombresCliente" ON "cliente"."pagare" ("nombresCliente");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagares1700000018000')
CREATE INDEX "IX_pagare_monto" ON "cliente"."pagare" ("monto");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagares1700000018000')
CREATE INDEX "IX_pagare_fechaEmision" ON "cliente"."pagare" ("fechaEmision");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagares1700000018000')
CREATE TABLE "cliente"."pagare_cuota" (
  "id" int NOT NULL IDENTITY(1,1),
  "pagareId" int NOT NULL,
  "emision" int NOT NULL,
  "numero" int NOT NULL,
  "fechaVencimiento" char(10) NOT NULL,
  "valor" decimal(14,2) NOT NULL,
  CONSTRAINT "UQ_pagare_cuota_pagareId_emision_numero" UNIQUE ("pagareId", "emision", "numero"),
  CONSTRAINT "FK_pagare_cuota_pagareId" FOREIGN KEY ("pagareId") REFERENCES "cliente"."pagare" ("id"),
  CONSTRAINT "PK_pagare_cuota" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagares1700000018000')
ALTER TABLE "sistema"."documento_emitido" ADD "pagareId" int;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagares1700000018000')
ALTER TABLE "sistema"."documento_emitido" ADD CONSTRAINT "FK_documento_emitido_pagareId" FOREIGN KEY ("pagareId") REFERENCES "cliente"."pagare"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagares1700000018000')
CREATE UNIQUE INDEX "IX_documento_emitido_pagareId_tipo_numeroVersion" ON "sistema"."documento_emitido" ("pagareId", "tipo", "numeroVersion") WHERE "pagareId" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagares1700000018000')
ALTER TABLE "sistema"."documento_emitido" ADD CONSTRAINT "CK_documento_emitido_pagare" CHECK ("tipo" <> 'pagare' OR "pagareId" IS NOT NULL);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagares1700000018000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000018000, N'Pagares1700000018000', N'03683ec9d5ca83289672abb9659458d12186d2f38e0e241ed517c9c8cb917abc', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagares1700000018000')
RAISERROR (N'Pagares1700000018000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagares1700000018000' AND "huella" <> N'03683ec9d5ca83289672abb9659458d12186d2f38e0e241ed517c9c8cb917abc')
RAISERROR (N'Pagares1700000018000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
