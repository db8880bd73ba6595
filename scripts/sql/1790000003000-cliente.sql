-- Cliente1790000003000
-- Huella: 2e1d1ca483377079511c28a1df1194da4fbdf2d997b843b111e71d464ba87c84
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1790000003000-cliente.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Cliente1790000003000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
RAISERROR (N'Falta Seguridad1790000002000: aplique antes 1790000002000-seguridad.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Cliente1790000003000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Cliente1790000003000')
EXEC (N'CREATE SCHEMA "cliente"');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Cliente1790000003000')
CREATE TABLE "cliente"."persona" (
  "id" int NOT NULL IDENTITY(1,1),
  "tipoIdentificacion" varchar(1) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "identificacion" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "nombres" nvarchar(120) NOT NULL,
  "apellidoPaterno" nvarchar(80) NOT NULL,
  "apellidoMaterno" nvarchar(80) NOT NULL,
  "correo" nvarchar(254),
  "celular" varchar(15) COLLATE Latin1_General_100_BIN2,
  "telefono" varchar(15) COLLATE Latin1_General_100_BIN2,
  "direccion" nvarchar(200),
  "provinciaCodigo" varchar(2) COLLATE Latin1_General_100_BIN2,
  "cantonCodigo" varchar(4) COLLATE Latin1_General_100_BIN2,
  "parroquiaCodigo" varchar(6) COLLATE Latin1_General_100_BIN2,
  "fechaNacimiento" date,
  "estadoCivil" varchar(1) COLLATE Latin1_General_100_BIN2,
  "version" int NOT NULL,
  CONSTRAINT "UQ_persona_tipoIdentificacion_identificacion" UNIQUE ("tipoIdentificacion", "identificacion"),
  CONSTRAINT "CK_persona_tipoIdentificacion" CHECK ("tipoIdentificacion" IN ('C', 'R', 'P')),
  CONSTRAINT "CK_persona_estadoCivil" CHECK ("estadoCivil" IN ('S', 'C', 'D', 'V', 'U')),
  CONSTRAINT "CK_persona_identificacion" CHECK (("tipoIdentificacion" <> 'C' OR "identificacion" LIKE '[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]') AND ("tipoIdentificacion" <> 'R' OR "identificacion" LIKE '[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]')),
  CONSTRAINT "FK_persona_provinciaCodigo" FOREIGN KEY ("provinciaCodigo") REFERENCES "catalogo"."provincia" ("codigo"),
  CONSTRAINT "FK_persona_cantonCodigo" FOREIGN KEY ("cantonCodigo") REFERENCES "catalogo"."canton" ("codigo"),
  CONSTRAINT "FK_persona_parroquiaCodigo" FOREIGN KEY ("parroquiaCodigo") REFERENCES "catalogo"."parroquia" ("codigo"),
  CONSTRAINT "PK_persona" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Cliente1790000003000')
CREATE INDEX "IX_persona_telefono" ON "cliente"."persona" ("telefono");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Cliente1790000003000')
CREATE INDEX "IX_persona_celular" ON "cliente"."persona" ("celular");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Cliente1790000003000')
CREATE INDEX "IX_persona_identificacion" ON "cliente"."persona" ("identificacion");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Cliente1790000003000')
CREATE TABLE "cliente"."coincidencia" (
  "id" int NOT NULL IDENTITY(1,1),
  "sujeto" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "personaId" int,
  "conyugeId" int,
  "ejecutivoId" int,
  "lista" nvarchar(60) NOT NULL,
  "tipo" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "persona" nvarchar(120) NOT NULL,
  "nombreEnLista" nvarchar(120) NOT NULL,
  "identificacionEnLista" varchar(20) COLLATE Latin1_General_100_BIN2,
  "detalle" nvarchar(120),
  "por" varchar(15) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "razon" nvarchar(500) NOT NULL,
  "halladaEn" datetime2(3) NOT NULL,
  "estado" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "motivo" nvarchar(500),
  "decididaPor" int,
  "decididaEn" datetime2(3),
  "version" int NOT NULL,
  CONSTRAINT "CK_coincidencia_sujeto" CHECK ("sujeto" IN ('persona', 'conyuge', 'ejecutivo')),
  CONSTRAINT "CK_coincidencia_tipo" CHECK ("tipo" IN ('PEP', 'SANCION')),
  CONSTRAINT "CK_coincidencia_por" CHECK ("por" IN ('identificacion', 'nombre')),
  CONSTRAINT "CK_coincidencia_estado" CHECK ("estado" IN ('por-revisar', 'descartada', 'confirmada')),
  CONSTRAINT "CK_coincidencia_dueno" CHECK (("sujeto" = 'persona' AND "personaId" IS NOT NULL AND "conyugeId" IS NULL AND "ejecutivoId" IS NULL)
  OR ("sujeto" = 'conyuge' AND "conyugeId" IS NOT NULL AND "personaId" IS NULL AND "ejecutivoId" IS NULL)
  OR ("sujeto" = 'ejecutivo' AND "ejecutivoId" IS NOT NULL AND "personaId" IS NULL AND "conyugeId" IS NULL)),
  CONSTRAINT "FK_coincidencia_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "FK_coincidencia_ejecutivoId" FOREIGN KEY ("ejecutivoId") REFERENCES "catalogo"."ejecutivo_concesionario" ("id"),
  CONSTRAINT "FK_coincidencia_decididaPor" FOREIGN KEY ("decididaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_coincidencia" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Cliente1790000003000')
CREATE INDEX "IX_coincidencia_estado_halladaEn" ON "cliente"."coincidencia" ("estado", "halladaEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Cliente1790000003000')
CREATE UNIQUE INDEX "IX_coincidencia_ejecutivoId_lista_persona" ON "cliente"."coincidencia" ("ejecutivoId", "lista", "persona") WHERE "ejecutivoId" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Cliente1790000003000')
CREATE UNIQUE INDEX "IX_coincidencia_conyugeId_lista_persona" ON "cliente"."coincidencia" ("conyugeId", "lista", "persona") WHERE "conyugeId" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Cliente1790000003000')
CREATE UNIQUE INDEX "IX_coincidencia_personaId_lista_persona" ON "cliente"."coincidencia" ("personaId", "lista", "persona") WHERE "personaId" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Cliente1790000003000')
CREATE TABLE "cliente"."derecho_titular" (
  "id" int NOT NULL IDENTITY(1,1),
  "identificacion" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "nombre" nvarchar(300) NOT NULL,
  "personaId" int,
  "tipo" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "pedido" nvarchar(500) NOT NULL,
  "ingreso" date NOT NULL,
  "vence" date NOT NULL,
  "comprobacion" nvarchar(500) NOT NULL,
  "estado" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "creadoPor" int,
  "creadoEn" datetime2(3) NOT NULL,
  "exportadaEn" datetime2(3),
  "sha256" varchar(64) COLLATE Latin1_General_100_BIN2,
  "decididaPor" int,
  "decididaEn" datetime2(3),
  "respuesta" nvarchar(500),
  "dato" varchar(20) COLLATE Latin1_General_100_BIN2,
  "valorAnterior" nvarchar(254),
  "valor" nvarchar(254),
  "prueba" nvarchar(500),
  "levantadaPor" int,
  "levantadaEn" datetime2(3),
  "motivoLevantamiento" nvarchar(500),
  "version" int NOT NULL,
  CONSTRAINT "CK_derecho_titular_tipo" CHECK ("tipo" IN ('acceso', 'rectificacion', 'bloqueo')),
  CONSTRAINT "CK_derecho_titular_estado" CHECK ("estado" IN ('recibida', 'atendida', 'negada', 'levantada')),
  CONSTRAINT "CK_derecho_titular_dato" CHECK ("dato" IN ('nombres', 'apellidoPaterno', 'apellidoMaterno', 'fechaNacimiento', 'estadoCivil', 'correo', 'celular', 'telefono', 'direccion')),
  CONSTRAINT "FK_derecho_titular_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "FK_derecho_titular_creadoPor" FOREIGN KEY ("creadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_derecho_titular_decididaPor" FOREIGN KEY ("decididaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_derecho_titular_levantadaPor" FOREIGN KEY ("levantadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_derecho_titular" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Cliente1790000003000')
CREATE INDEX "IX_derecho_titular_estado_ingreso" ON "cliente"."derecho_titular" ("estado", "ingreso");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Cliente1790000003000')
CREATE INDEX "IX_derecho_titular_identificacion" ON "cliente"."derecho_titular" ("identificacion");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Cliente1790000003000')
CREATE INDEX "IX_derecho_titular_personaId" ON "cliente"."derecho_titular" ("personaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Cliente1790000003000')
CREATE TABLE "cliente"."operacion_inusual" (
  "id" int NOT NULL IDENTITY(1,1),
  "personaId" int NOT NULL,
  "fecha" date NOT NULL,
  "monto" decimal(14,2),
  "motivo" nvarchar(500) NOT NULL,
  "creadaPor" int,
  "creadaEn" datetime2(3) NOT NULL,
  "estado" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "decision" nvarchar(500),
  "decididaPor" int,
  "decididaEn" datetime2(3),
  "version" int NOT NULL,
  CONSTRAINT "CK_operacion_inusual_monto" CHECK ("monto" >= 0.01),
  CONSTRAINT "CK_operacion_inusual_estado" CHECK ("estado" IN ('por-decidir', 'reportada', 'archivada')),
  CONSTRAINT "FK_operacion_inusual_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "FK_operacion_inusual_creadaPor" FOREIGN KEY ("creadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_operacion_inusual_decididaPor" FOREIGN KEY ("decididaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_operacion_inusual" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Cliente1790000003000')
CREATE INDEX "IX_operacion_inusual_estado_fecha" ON "cliente"."operacion_inusual" ("estado", "fecha");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Cliente1790000003000')
CREATE INDEX "IX_operacion_inusual_personaId" ON "cliente"."operacion_inusual" ("personaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Cliente1790000003000')
CREATE TABLE "cliente"."persona_token" (
  "token" nvarchar(80) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "nombreNormalizado" nvarchar(300) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "personaId" int NOT NULL,
  CONSTRAINT "FK_persona_token_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "PK_persona_token" PRIMARY KEY ("token", "nombreNormalizado", "personaId")) WITH (DATA_COMPRESSION = PAGE
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Cliente1790000003000')
CREATE INDEX "IX_persona_token_personaId" ON "cliente"."persona_token" ("personaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Cliente1790000003000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1790000003000, N'Cliente1790000003000', N'2e1d1ca483377079511c28a1df1194da4fbdf2d997b843b111e71d464ba87c84', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Cliente1790000003000')
RAISERROR (N'Cliente1790000003000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Cliente1790000003000' AND "huella" <> N'2e1d1ca483377079511c28a1df1194da4fbdf2d997b843b111e71d464ba87c84')
RAISERROR (N'Cliente1790000003000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
