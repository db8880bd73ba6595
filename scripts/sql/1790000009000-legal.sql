-- Legal1790000009000
-- Huella: a83df29d36563aabf5c31b50d450630d2739ac9a71b7e4816336a5d8c9255c16
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1790000009000-legal.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
RAISERROR (N'Falta Compra1790000008000: aplique antes 1790000008000-compra.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
EXEC (N'CREATE SCHEMA "legal"');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
CREATE TABLE "legal"."contrato" (
  "id" int NOT NULL IDENTITY(1,1),
  "estadoCivil" varchar(1) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "separacionBienes" varchar(1) COLLATE Latin1_General_100_BIN2,
  "disolucionConyugal" nvarchar(500),
  "poderConyuge" nvarchar(500),
  "apoderado" nvarchar(120),
  "estadoBien" varchar(5) COLLATE Latin1_General_100_BIN2,
  "aval" bit NOT NULL,
  "avalConyuge" bit NOT NULL,
  "lugarEmision" varchar(6) COLLATE Latin1_General_100_BIN2,
  "fechaEmision" date,
  "planId" int NOT NULL,
  "adjudicacionId" int NOT NULL,
  "personaId" int NOT NULL,
  "productoCodigo" varchar(2) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "estado" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
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
  CONSTRAINT "CK_contrato_estadoCivil" CHECK ("estadoCivil" IN ('S', 'C', 'D', 'V', 'U')),
  CONSTRAINT "CK_contrato_separacionBienes" CHECK ("separacionBienes" IN ('S', 'N')),
  CONSTRAINT "CK_contrato_estadoBien" CHECK ("estadoBien" IN ('Nuevo', 'Usado')),
  CONSTRAINT "CK_contrato_estado" CHECK ("estado" IN ('P', 'A', 'R')),
  CONSTRAINT "FK_contrato_planId" FOREIGN KEY ("planId") REFERENCES "planes"."plan_ahorro" ("id"),
  CONSTRAINT "FK_contrato_adjudicacionId" FOREIGN KEY ("adjudicacionId") REFERENCES "asamblea"."adjudicacion" ("id"),
  CONSTRAINT "FK_contrato_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "FK_contrato_productoCodigo" FOREIGN KEY ("productoCodigo") REFERENCES "catalogo"."producto" ("codigo"),
  CONSTRAINT "FK_contrato_creadoPor" FOREIGN KEY ("creadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_contrato_editadoPor" FOREIGN KEY ("editadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_contrato_enviadoPor" FOREIGN KEY ("enviadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_contrato_aprobadoPor" FOREIGN KEY ("aprobadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_contrato_rechazadoPor" FOREIGN KEY ("rechazadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_contrato_lugarEmision" FOREIGN KEY ("lugarEmision") REFERENCES "catalogo"."ciudad" ("codigo"),
  CONSTRAINT "PK_contrato" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
CREATE INDEX "IX_contrato_productoCodigo_creadoEn" ON "legal"."contrato" ("productoCodigo", "creadoEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
CREATE INDEX "IX_contrato_estado_creadoEn" ON "legal"."contrato" ("estado", "creadoEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
CREATE INDEX "IX_contrato_aprobadoEn" ON "legal"."contrato" ("aprobadoEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
CREATE INDEX "IX_contrato_creadoEn" ON "legal"."contrato" ("creadoEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
CREATE INDEX "IX_contrato_personaId" ON "legal"."contrato" ("personaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
CREATE INDEX "IX_contrato_planId" ON "legal"."contrato" ("planId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
CREATE TABLE "legal"."adenda" (
  "id" int NOT NULL IDENTITY(1,1),
  "motivo" nvarchar(500) NOT NULL,
  "lugarEmision" varchar(6) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "fechaEmision" date NOT NULL,
  "texto" nvarchar(MAX) NOT NULL,
  "contratoId" int NOT NULL,
  "numero" int NOT NULL,
  "estado" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "cambios" nvarchar(MAX) NOT NULL,
  "creadaPor" int,
  "creadaEn" datetime2(3) NOT NULL,
  "editadaPor" int,
  "editadaEn" datetime2(3),
  "enviadaPor" int,
  "enviadaEn" datetime2(3),
  "decididaPor" int,
  "decididaEn" datetime2(3),
  "motivoDeDecision" nvarchar(500),
  "version" int NOT NULL,
  CONSTRAINT "UQ_adenda_contratoId_numero" UNIQUE ("contratoId", "numero"),
  CONSTRAINT "CK_adenda_numero" CHECK ("numero" >= 1),
  CONSTRAINT "CK_adenda_estado" CHECK ("estado" IN ('P', 'A', 'R', 'X')),
  CONSTRAINT "CK_adenda_cambios" CHECK (ISJSON("cambios") = 1),
  CONSTRAINT "FK_adenda_contratoId" FOREIGN KEY ("contratoId") REFERENCES "legal"."contrato" ("id"),
  CONSTRAINT "FK_adenda_creadaPor" FOREIGN KEY ("creadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_adenda_editadaPor" FOREIGN KEY ("editadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_adenda_enviadaPor" FOREIGN KEY ("enviadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_adenda_decididaPor" FOREIGN KEY ("decididaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_adenda_lugarEmision" FOREIGN KEY ("lugarEmision") REFERENCES "catalogo"."ciudad" ("codigo"),
  CONSTRAINT "PK_adenda" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
CREATE TABLE "legal"."contrato_bloque" (
  "id" int NOT NULL IDENTITY(1,1),
  "contratoId" int NOT NULL,
  "bloque" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "estado" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "numero" int NOT NULL,
  "motivo" nvarchar(500),
  "decididoPor" int,
  "decididoEn" datetime2(3),
  "version" int NOT NULL,
  CONSTRAINT "UQ_contrato_bloque_contratoId_bloque" UNIQUE ("contratoId", "bloque"),
  CONSTRAINT "CK_contrato_bloque_bloque" CHECK ("bloque" IN ('comparecientes', 'antecedentes', 'objeto', 'precio', 'garantia', 'obligaciones', 'controversias')),
  CONSTRAINT "CK_contrato_bloque_estado" CHECK ("estado" IN ('P', 'A', 'R')),
  CONSTRAINT "FK_contrato_bloque_contratoId" FOREIGN KEY ("contratoId") REFERENCES "legal"."contrato" ("id"),
  CONSTRAINT "FK_contrato_bloque_decididoPor" FOREIGN KEY ("decididoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_contrato_bloque" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
CREATE TABLE "legal"."contrato_texto" (
  "id" int NOT NULL IDENTITY(1,1),
  "bloqueId" int NOT NULL,
  "numero" int NOT NULL,
  "texto" nvarchar(MAX) NOT NULL,
  "formatoCodigo" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "formatoNumero" int NOT NULL,
  "valores" nvarchar(MAX) NOT NULL,
  "escritoPor" int,
  "escritoEn" datetime2(3) NOT NULL,
  CONSTRAINT "UQ_contrato_texto_bloqueId_numero" UNIQUE ("bloqueId", "numero"),
  CONSTRAINT "CK_contrato_texto_valores" CHECK (ISJSON("valores") = 1),
  CONSTRAINT "FK_contrato_texto_bloqueId" FOREIGN KEY ("bloqueId") REFERENCES "legal"."contrato_bloque" ("id"),
  CONSTRAINT "FK_contrato_texto_escritoPor" FOREIGN KEY ("escritoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_contrato_texto" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
CREATE TABLE "legal"."copia_firmada" (
  "id" int NOT NULL IDENTITY(1,1),
  "documentoId" int NOT NULL,
  "numero" int NOT NULL,
  "archivoId" int NOT NULL,
  "fecha" date NOT NULL,
  "ciudad" varchar(6) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "motivo" nvarchar(500),
  "faltan" nvarchar(1000),
  "subidaPor" int,
  "subidaEn" datetime2(3) NOT NULL,
  CONSTRAINT "UQ_copia_firmada_documentoId_numero" UNIQUE ("documentoId", "numero"),
  CONSTRAINT "CK_copia_firmada_numero" CHECK ("numero" >= 1),
  CONSTRAINT "FK_copia_firmada_ciudad" FOREIGN KEY ("ciudad") REFERENCES "catalogo"."ciudad" ("codigo"),
  CONSTRAINT "FK_copia_firmada_subidaPor" FOREIGN KEY ("subidaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_copia_firmada" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
CREATE INDEX "IX_copia_firmada_archivoId" ON "legal"."copia_firmada" ("archivoId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
CREATE TABLE "legal"."entrega_de_modelo" (
  "id" int NOT NULL IDENTITY(1,1),
  "contratoId" int NOT NULL,
  "archivoId" int NOT NULL,
  "reciboId" int,
  "entregadoEn" datetime2(3) NOT NULL,
  "medio" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "correo" nvarchar(254),
  "horas" int NOT NULL,
  "huella" varchar(64) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "registradaPor" int,
  "registradaEn" datetime2(3) NOT NULL,
  CONSTRAINT "CK_entrega_de_modelo_medio" CHECK ("medio" IN ('mano', 'correo')),
  CONSTRAINT "CK_entrega_de_modelo_horas" CHECK ("horas" >= 1),
  CONSTRAINT "FK_entrega_de_modelo_contratoId" FOREIGN KEY ("contratoId") REFERENCES "legal"."contrato" ("id"),
  CONSTRAINT "FK_entrega_de_modelo_registradaPor" FOREIGN KEY ("registradaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_entrega_de_modelo" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
CREATE INDEX "IX_entrega_de_modelo_reciboId" ON "legal"."entrega_de_modelo" ("reciboId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
CREATE INDEX "IX_entrega_de_modelo_archivoId" ON "legal"."entrega_de_modelo" ("archivoId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
CREATE INDEX "IX_entrega_de_modelo_contratoId" ON "legal"."entrega_de_modelo" ("contratoId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
CREATE TABLE "legal"."firma_electronica" (
  "id" int NOT NULL IDENTITY(1,1),
  "copiaId" int NOT NULL,
  "orden" int NOT NULL,
  "nombre" nvarchar(200) NOT NULL,
  "identificacion" varchar(20) COLLATE Latin1_General_100_BIN2,
  "calidad" nvarchar(80),
  "emisor" nvarchar(200) NOT NULL,
  "serie" varchar(64) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "firmadaEn" datetime2(3) NOT NULL,
  "conSello" bit NOT NULL,
  "raiz" nvarchar(200),
  "revocacionComprobada" bit NOT NULL,
  CONSTRAINT "UQ_firma_electronica_copiaId_orden" UNIQUE ("copiaId", "orden"),
  CONSTRAINT "CK_firma_electronica_orden" CHECK ("orden" >= 1),
  CONSTRAINT "FK_firma_electronica_copiaId" FOREIGN KEY ("copiaId") REFERENCES "legal"."copia_firmada" ("id"),
  CONSTRAINT "PK_firma_electronica" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
CREATE TABLE "legal"."interviniente" (
  "id" int NOT NULL IDENTITY(1,1),
  "tipoIdentificacion" varchar(1) COLLATE Latin1_General_100_BIN2,
  "identificacion" varchar(20) COLLATE Latin1_General_100_BIN2,
  "nombres" nvarchar(120),
  "apellidos" nvarchar(120),
  "genero" varchar(1) COLLATE Latin1_General_100_BIN2,
  "estadoCivil" varchar(1) COLLATE Latin1_General_100_BIN2,
  "nacionalidad" varchar(2) COLLATE Latin1_General_100_BIN2,
  "ocupacion" nvarchar(80),
  "direccion" nvarchar(200),
  "ciudad" nvarchar(80),
  "telefono" varchar(10) COLLATE Latin1_General_100_BIN2,
  "correo" nvarchar(254),
  "calidad" nvarchar(80),
  "adjudicacionId" int NOT NULL,
  "rol" varchar(21) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "guardadaEn" datetime2(3) NOT NULL,
  "guardadaPor" int,
  "version" int NOT NULL,
  CONSTRAINT "UQ_interviniente_adjudicacionId_rol" UNIQUE ("adjudicacionId", "rol"),
  CONSTRAINT "CK_interviniente_tipoIdentificacion" CHECK ("tipoIdentificacion" IN ('C', 'R', 'P')),
  CONSTRAINT "CK_interviniente_genero" CHECK ("genero" IN ('M', 'F')),
  CONSTRAINT "CK_interviniente_estadoCivil" CHECK ("estadoCivil" IN ('S', 'C', 'D', 'V', 'U')),
  CONSTRAINT "CK_interviniente_telefono" CHECK ("telefono" NOT LIKE '%[^0-9]%'),
  CONSTRAINT "CK_interviniente_rol" CHECK ("rol" IN ('deudor', 'conyuge', 'apoderado', 'garante', 'garanteConyuge', 'segundoGarante', 'segundoGaranteConyuge', 'depositario', 'huella', 'firmanteARuego', 'testigo', 'representante')),
  CONSTRAINT "FK_interviniente_adjudicacionId" FOREIGN KEY ("adjudicacionId") REFERENCES "asamblea"."adjudicacion" ("id"),
  CONSTRAINT "FK_interviniente_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_interviniente" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
CREATE TABLE "legal"."pagare" (
  "id" int NOT NULL,
  "conyugeCedula" varchar(20) COLLATE Latin1_General_100_BIN2,
  "conyugeNombre" nvarchar(160),
  "garanteCedula" varchar(20) COLLATE Latin1_General_100_BIN2,
  "garanteNombre" nvarchar(160),
  "garanteConyugeCedula" varchar(20) COLLATE Latin1_General_100_BIN2,
  "garanteConyugeNombre" nvarchar(160),
  "segundoGaranteCedula" varchar(20) COLLATE Latin1_General_100_BIN2,
  "segundoGaranteNombre" nvarchar(160),
  "testigoCedula" varchar(20) COLLATE Latin1_General_100_BIN2,
  "testigoNombre" nvarchar(160),
  "huellaCedula" varchar(20) COLLATE Latin1_General_100_BIN2,
  "huellaNombre" nvarchar(160),
  "representanteCedula" varchar(20) COLLATE Latin1_General_100_BIN2,
  "representanteNombre" nvarchar(160),
  "planId" int NOT NULL,
  "adjudicacionId" int NOT NULL,
  "personaId" int NOT NULL,
  "estado" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "emision" int NOT NULL,
  "cedulaCliente" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "nombresCliente" nvarchar(250) NOT NULL,
  "lugarEmision" varchar(6) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "fechaEmision" date NOT NULL,
  "fechaInicial" date NOT NULL,
  "fechaFinal" date NOT NULL,
  "plazo" int NOT NULL,
  "valorDividendo" decimal(14,2) NOT NULL,
  "monto" decimal(14,2) NOT NULL,
  "generadoPor" int,
  "generadoEn" datetime2(3) NOT NULL,
  "actualizadoPor" int,
  "actualizadoEn" datetime2(3),
  "enviadoPor" int,
  "enviadoEn" datetime2(3),
  "decididoPor" int,
  "decididoEn" datetime2(3),
  "motivo" nvarchar(500),
  "reemplazaA" int,
  "anulacionPedidaPor" int,
  "anulacionPedidaEn" datetime2(3),
  "motivoAnulacion" nvarchar(500),
  "anuladoPor" int,
  "anuladoEn" datetime2(3),
  "version" int NOT NULL,
  CONSTRAINT "CK_pagare_representanteCedula" CHECK ("representanteCedula" NOT LIKE '%[^0-9]%'),
  CONSTRAINT "CK_pagare_estado" CHECK ("estado" IN ('P', 'A', 'R', 'X')),
  CONSTRAINT "CK_pagare_emision" CHECK ("emision" >= 1),
  CONSTRAINT "CK_pagare_plazo" CHECK ("plazo" >= 1),
  CONSTRAINT "CK_pagare_valorDividendo" CHECK ("valorDividendo" >= 0),
  CONSTRAINT "CK_pagare_monto" CHECK ("monto" >= 0),
  CONSTRAINT "FK_pagare_planId" FOREIGN KEY ("planId") REFERENCES "planes"."plan_ahorro" ("id"),
  CONSTRAINT "FK_pagare_adjudicacionId" FOREIGN KEY ("adjudicacionId") REFERENCES "asamblea"."adjudicacion" ("id"),
  CONSTRAINT "FK_pagare_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "FK_pagare_lugarEmision" FOREIGN KEY ("lugarEmision") REFERENCES "catalogo"."ciudad" ("codigo"),
  CONSTRAINT "FK_pagare_generadoPor" FOREIGN KEY ("generadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_pagare_actualizadoPor" FOREIGN KEY ("actualizadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_pagare_enviadoPor" FOREIGN KEY ("enviadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_pagare_decididoPor" FOREIGN KEY ("decididoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_pagare_reemplazaA" FOREIGN KEY ("reemplazaA") REFERENCES "legal"."pagare" ("id"),
  CONSTRAINT "FK_pagare_anulacionPedidaPor" FOREIGN KEY ("anulacionPedidaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_pagare_anuladoPor" FOREIGN KEY ("anuladoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_pagare" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
CREATE INDEX "IX_pagare_fechaEmision" ON "legal"."pagare" ("fechaEmision");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
CREATE INDEX "IX_pagare_monto" ON "legal"."pagare" ("monto");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
CREATE INDEX "IX_pagare_nombresCliente" ON "legal"."pagare" ("nombresCliente");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
CREATE INDEX "IX_pagare_cedulaCliente" ON "legal"."pagare" ("cedulaCliente");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
CREATE INDEX "IX_pagare_estado" ON "legal"."pagare" ("estado");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
CREATE INDEX "IX_pagare_personaId" ON "legal"."pagare" ("personaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
CREATE INDEX "IX_pagare_reemplazaA" ON "legal"."pagare" ("reemplazaA");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
CREATE INDEX "IX_pagare_adjudicacionId" ON "legal"."pagare" ("adjudicacionId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
CREATE INDEX "IX_pagare_planId_id" ON "legal"."pagare" ("planId", "id");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
CREATE UNIQUE INDEX "IX_pagare_planId" ON "legal"."pagare" ("planId") WHERE "estado" <> 'X';
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
CREATE TABLE "legal"."pagare_cuota" (
  "id" int NOT NULL IDENTITY(1,1),
  "pagareId" int NOT NULL,
  "emision" int NOT NULL,
  "numero" int NOT NULL,
  "fechaVencimiento" date NOT NULL,
  "valor" decimal(14,2) NOT NULL,
  CONSTRAINT "UQ_pagare_cuota_pagareId_emision_numero" UNIQUE ("pagareId", "emision", "numero"),
  CONSTRAINT "CK_pagare_cuota_emision" CHECK ("emision" >= 1),
  CONSTRAINT "CK_pagare_cuota_numero" CHECK ("numero" >= 1),
  CONSTRAINT "CK_pagare_cuota_valor" CHECK ("valor" >= 0),
  CONSTRAINT "FK_pagare_cuota_pagareId" FOREIGN KEY ("pagareId") REFERENCES "legal"."pagare" ("id"),
  CONSTRAINT "PK_pagare_cuota" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
CREATE TABLE "legal"."prenda" (
  "id" int NOT NULL IDENTITY(1,1),
  "tipoGarantia" varchar(1) COLLATE Latin1_General_100_BIN2,
  "fechaEmision" date,
  "estadoCivil" varchar(1) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "separacionBienes" varchar(1) COLLATE Latin1_General_100_BIN2,
  "estadoBien" varchar(5) COLLATE Latin1_General_100_BIN2,
  "vehiculoMarca" nvarchar(60),
  "vehiculoModelo" nvarchar(80),
  "vehiculoAnio" int,
  "vehiculoColor" nvarchar(40),
  "vehiculoMotor" nvarchar(30),
  "vehiculoChasis" nvarchar(30),
  "vehiculoPlaca" nvarchar(10),
  "inmuebleTipo" varchar(20) COLLATE Latin1_General_100_BIN2,
  "inmuebleCanton" nvarchar(120),
  "inmuebleDireccion" nvarchar(100),
  "inmuebleArea" decimal(14,2),
  "inmuebleRegistro" nvarchar(40),
  "depositarioCedula" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "depositarioNombres" nvarchar(120) NOT NULL,
  "depositarioApellidos" nvarchar(120),
  "depositarioCorreo" nvarchar(254) NOT NULL,
  "representanteEmpresa" nvarchar(160) NOT NULL,
  "enCalidadEmpresa" nvarchar(80) NOT NULL,
  "guardadaEn" datetime2(3) NOT NULL,
  "guardadaPor" int,
  "version" int NOT NULL,
  "pagareId" int NOT NULL,
  "origenBien" varchar(5) COLLATE Latin1_General_100_BIN2,
  "escritos" nvarchar(500),
  CONSTRAINT "UQ_prenda_pagareId" UNIQUE ("pagareId"),
  CONSTRAINT "CK_prenda_tipoGarantia" CHECK ("tipoGarantia" IN ('F', 'C')),
  CONSTRAINT "CK_prenda_estadoCivil" CHECK ("estadoCivil" IN ('S', 'C', 'D', 'V', 'U')),
  CONSTRAINT "CK_prenda_separacionBienes" CHECK ("separacionBienes" IN ('S', 'N')),
  CONSTRAINT "CK_prenda_estadoBien" CHECK ("estadoBien" IN ('Nuevo', 'Usado')),
  CONSTRAINT "CK_prenda_vehiculoAnio" CHECK ("vehiculoAnio" BETWEEN 1950 AND 2100),
  CONSTRAINT "CK_prenda_inmuebleTipo" CHECK ("inmuebleTipo" IN ('CASA', 'DEPARTAMENTO', 'TERRENO', 'LOCAL', 'OFICINA')),
  CONSTRAINT "CK_prenda_inmuebleArea" CHECK ("inmuebleArea" >= 0),
  CONSTRAINT "CK_prenda_origenBien" CHECK ("origenBien" IN ('orden', 'medio')),
  CONSTRAINT "FK_prenda_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_prenda_pagareId" FOREIGN KEY ("pagareId") REFERENCES "legal"."pagare" ("id"),
  CONSTRAINT "PK_prenda" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
CREATE INDEX "IX_prenda_vehiculoChasis" ON "legal"."prenda" ("vehiculoChasis");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
CREATE INDEX "IX_prenda_vehiculoPlaca" ON "legal"."prenda" ("vehiculoPlaca");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1790000009000, N'Legal1790000009000', N'a83df29d36563aabf5c31b50d450630d2739ac9a71b7e4816336a5d8c9255c16', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000')
RAISERROR (N'Legal1790000009000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Legal1790000009000' AND "huella" <> N'a83df29d36563aabf5c31b50d450630d2739ac9a71b7e4816336a5d8c9255c16')
RAISERROR (N'Legal1790000009000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
