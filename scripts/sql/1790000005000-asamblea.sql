-- Asamblea1790000005000
-- Huella: 88f8393f8bff3659c8c88ec4877e1711bc867c74bb9bcb53105706b81afedb78
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1790000005000-asamblea.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Asamblea1790000005000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Planes1790000004000')
RAISERROR (N'Falta Planes1790000004000: aplique antes 1790000004000-planes.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Asamblea1790000005000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Planes1790000004000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Asamblea1790000005000')
EXEC (N'CREATE SCHEMA "asamblea"');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Asamblea1790000005000')
CREATE TABLE "asamblea"."asamblea" (
  "id" int NOT NULL IDENTITY(1,1),
  "grupoId" int NOT NULL,
  "productoCodigo" varchar(2) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "numeroAsamblea" int NOT NULL,
  "fecha" date NOT NULL,
  "hora" char(5) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "lugar" nvarchar(60) NOT NULL,
  "notario" nvarchar(120) NOT NULL,
  "testigo1" nvarchar(120),
  "testigo2" nvarchar(120),
  "testigo3" nvarchar(120),
  "representante" nvarchar(120),
  "notariaNumero" nvarchar(60),
  "notariaCanton" nvarchar(60),
  "convocatoria" nvarchar(120),
  "ordenDelDia" nvarchar(500),
  "estado" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "versionParticipantes" int NOT NULL,
  "version" int NOT NULL,
  CONSTRAINT "UQ_asamblea_grupoId_numeroAsamblea" UNIQUE ("grupoId", "numeroAsamblea"),
  CONSTRAINT "CK_asamblea_numeroAsamblea" CHECK ("numeroAsamblea" >= 1),
  CONSTRAINT "CK_asamblea_hora" CHECK ("hora" LIKE '[0-2][0-9]:[0-5][0-9]' AND "hora" < '24:00'),
  CONSTRAINT "FK_asamblea_grupoId" FOREIGN KEY ("grupoId") REFERENCES "planes"."grupo" ("id"),
  CONSTRAINT "FK_asamblea_productoCodigo" FOREIGN KEY ("productoCodigo") REFERENCES "catalogo"."producto" ("codigo"),
  CONSTRAINT "PK_asamblea" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Asamblea1790000005000')
CREATE INDEX "IX_asamblea_fecha" ON "asamblea"."asamblea" ("fecha");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Asamblea1790000005000')
CREATE INDEX "IX_asamblea_productoCodigo_fecha" ON "asamblea"."asamblea" ("productoCodigo", "fecha");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Asamblea1790000005000')
CREATE TABLE "asamblea"."adjudicacion" (
  "id" int NOT NULL IDENTITY(1,1),
  "planId" int NOT NULL,
  "personaId" int NOT NULL,
  "asambleaId" int NOT NULL,
  "productoCodigo" varchar(2) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "adjudicadoPor" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "viaIngreso" varchar(12) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "ejecutivoId" int,
  "prioridad" int NOT NULL,
  "cuotasOfertadas" int NOT NULL,
  "valorCuota" decimal(14,2) NOT NULL,
  "fecha" date NOT NULL,
  "estado" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "reemplazaA" int,
  "motivoRetiro" nvarchar(500),
  "retiradoPor" int,
  "retiradoEn" datetime2(3),
  "version" int NOT NULL,
  CONSTRAINT "CK_adjudicacion_adjudicadoPor" CHECK ("adjudicadoPor" IN ('Oferta', 'Sorteo', 'Entrega')),
  CONSTRAINT "CK_adjudicacion_viaIngreso" CHECK ("viaIngreso" IN ('ASAMBLEA', 'REASIGNACION', 'IMPORTACION')),
  CONSTRAINT "CK_adjudicacion_prioridad" CHECK ("prioridad" >= 0),
  CONSTRAINT "CK_adjudicacion_cuotasOfertadas" CHECK ("cuotasOfertadas" >= 0),
  CONSTRAINT "CK_adjudicacion_valorCuota" CHECK ("valorCuota" >= 0),
  CONSTRAINT "CK_adjudicacion_estado" CHECK ("estado" IN ('ADJ', 'RADJ')),
  CONSTRAINT "FK_adjudicacion_planId" FOREIGN KEY ("planId") REFERENCES "planes"."plan_ahorro" ("id"),
  CONSTRAINT "FK_adjudicacion_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "FK_adjudicacion_asambleaId" FOREIGN KEY ("asambleaId") REFERENCES "asamblea"."asamblea" ("id"),
  CONSTRAINT "FK_adjudicacion_productoCodigo" FOREIGN KEY ("productoCodigo") REFERENCES "catalogo"."producto" ("codigo"),
  CONSTRAINT "FK_adjudicacion_ejecutivoId" FOREIGN KEY ("ejecutivoId") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_adjudicacion_reemplazaA" FOREIGN KEY ("reemplazaA") REFERENCES "asamblea"."adjudicacion" ("id"),
  CONSTRAINT "FK_adjudicacion_retiradoPor" FOREIGN KEY ("retiradoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_adjudicacion" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Asamblea1790000005000')
CREATE INDEX "IX_adjudicacion_estado_fecha" ON "asamblea"."adjudicacion" ("estado", "fecha");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Asamblea1790000005000')
CREATE INDEX "IX_adjudicacion_adjudicadoPor_fecha" ON "asamblea"."adjudicacion" ("adjudicadoPor", "fecha");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Asamblea1790000005000')
CREATE INDEX "IX_adjudicacion_personaId" ON "asamblea"."adjudicacion" ("personaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Asamblea1790000005000')
CREATE INDEX "IX_adjudicacion_planId_fecha" ON "asamblea"."adjudicacion" ("planId", "fecha");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Asamblea1790000005000')
CREATE INDEX "IX_adjudicacion_productoCodigo_fecha_estado" ON "asamblea"."adjudicacion" ("productoCodigo", "fecha", "estado");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Asamblea1790000005000')
CREATE INDEX "IX_adjudicacion_ejecutivoId_fecha_estado" ON "asamblea"."adjudicacion" ("ejecutivoId", "fecha", "estado");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Asamblea1790000005000')
CREATE INDEX "IX_adjudicacion_ejecutivoId_productoCodigo_fecha_estado" ON "asamblea"."adjudicacion" ("ejecutivoId", "productoCodigo", "fecha", "estado");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Asamblea1790000005000')
CREATE INDEX "IX_adjudicacion_fecha" ON "asamblea"."adjudicacion" ("fecha");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Asamblea1790000005000')
CREATE INDEX "IX_adjudicacion_asambleaId" ON "asamblea"."adjudicacion" ("asambleaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Asamblea1790000005000')
CREATE UNIQUE INDEX "IX_adjudicacion_reemplazaA" ON "asamblea"."adjudicacion" ("reemplazaA") WHERE "reemplazaA" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Asamblea1790000005000')
CREATE UNIQUE INDEX "IX_adjudicacion_planId" ON "asamblea"."adjudicacion" ("planId") WHERE "estado" = 'ADJ';
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Asamblea1790000005000')
CREATE TABLE "asamblea"."constancia" (
  "id" int NOT NULL IDENTITY(1,1),
  "asambleaId" int NOT NULL,
  "lista" nvarchar(MAX) NOT NULL,
  "listaSha256" varchar(64) COLLATE Latin1_General_100_BIN2 NOT NULL,
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
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Asamblea1790000005000')
CREATE TABLE "asamblea"."constancia_copia" (
  "id" int NOT NULL IDENTITY(1,1),
  "constanciaId" int NOT NULL,
  "documentoId" int,
  "extractoId" int,
  "entregadaA" nvarchar(120) NOT NULL,
  "identificacion" varchar(20) COLLATE Latin1_General_100_BIN2,
  "calidad" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "planId" int,
  "personaId" int,
  "pedidaEl" date,
  "fecha" date NOT NULL,
  "medio" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "correo" nvarchar(254),
  "nota" nvarchar(500),
  "registradaPor" int,
  "registradaEn" datetime2(3) NOT NULL,
  CONSTRAINT "CK_constancia_copia_calidad" CHECK ("calidad" IN ('titular', 'apoderado', 'entidad', 'otro')),
  CONSTRAINT "CK_constancia_copia_medio" CHECK ("medio" IN ('fisica', 'correo')),
  CONSTRAINT "FK_constancia_copia_constanciaId" FOREIGN KEY ("constanciaId") REFERENCES "asamblea"."constancia" ("id"),
  CONSTRAINT "FK_constancia_copia_planId" FOREIGN KEY ("planId") REFERENCES "planes"."plan_ahorro" ("id"),
  CONSTRAINT "FK_constancia_copia_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "FK_constancia_copia_registradaPor" FOREIGN KEY ("registradaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_constancia_copia" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Asamblea1790000005000')
CREATE INDEX "IX_constancia_copia_personaId" ON "asamblea"."constancia_copia" ("personaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Asamblea1790000005000')
CREATE INDEX "IX_constancia_copia_planId" ON "asamblea"."constancia_copia" ("planId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Asamblea1790000005000')
CREATE INDEX "IX_constancia_copia_extractoId" ON "asamblea"."constancia_copia" ("extractoId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Asamblea1790000005000')
CREATE INDEX "IX_constancia_copia_documentoId" ON "asamblea"."constancia_copia" ("documentoId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Asamblea1790000005000')
CREATE INDEX "IX_constancia_copia_constanciaId" ON "asamblea"."constancia_copia" ("constanciaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Asamblea1790000005000')
CREATE TABLE "asamblea"."participante" (
  "id" bigint NOT NULL IDENTITY(1,1),
  "asambleaId" int NOT NULL,
  "planId" int NOT NULL,
  "personaId" int NOT NULL,
  "idCodigo" varchar(24) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "codigo" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "nombreCliente" nvarchar(300) NOT NULL,
  "cedula" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "valorCuota" decimal(14,2) NOT NULL,
  "cuotaVencidas" int NOT NULL,
  "estado" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "estadoInicial" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "adjudicadoPor" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "asambleaAdjudica" int NOT NULL,
  "cantidadOferta" int NOT NULL,
  "prioridadOferta" int NOT NULL,
  "version" int NOT NULL,
  CONSTRAINT "UQ_participante_asambleaId_planId" UNIQUE CLUSTERED ("asambleaId", "planId"),
  CONSTRAINT "CK_participante_valorCuota" CHECK ("valorCuota" >= 0),
  CONSTRAINT "CK_participante_cuotaVencidas" CHECK ("cuotaVencidas" >= 0),
  CONSTRAINT "CK_participante_estado" CHECK ("estado" IN ('participa', 'no participa', 'participa cesion')),
  CONSTRAINT "CK_participante_estadoInicial" CHECK ("estadoInicial" IN ('participa', 'no participa', 'participa cesion')),
  CONSTRAINT "CK_participante_adjudicadoPor" CHECK ("adjudicadoPor" IN ('', 'Oferta', 'Sorteo', 'Entrega')),
  CONSTRAINT "CK_participante_asambleaAdjudica" CHECK ("asambleaAdjudica" >= 0),
  CONSTRAINT "CK_participante_cantidadOferta" CHECK ("cantidadOferta" >= 0),
  CONSTRAINT "CK_participante_prioridadOferta" CHECK ("prioridadOferta" >= 0),
  CONSTRAINT "FK_participante_asambleaId" FOREIGN KEY ("asambleaId") REFERENCES "asamblea"."asamblea" ("id"),
  CONSTRAINT "FK_participante_planId" FOREIGN KEY ("planId") REFERENCES "planes"."plan_ahorro" ("id"),
  CONSTRAINT "FK_participante_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "PK_participante" PRIMARY KEY NONCLUSTERED ("id")) WITH (DATA_COMPRESSION = PAGE
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Asamblea1790000005000')
CREATE INDEX "IX_participante_planId" ON "asamblea"."participante" ("planId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Asamblea1790000005000')
CREATE INDEX "IX_participante_asambleaId_codigo" ON "asamblea"."participante" ("asambleaId", "codigo");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Asamblea1790000005000')
CREATE TABLE "asamblea"."sorteo" (
  "id" int NOT NULL IDENTITY(1,1),
  "asambleaId" int NOT NULL,
  "fuente" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "fecha" date NOT NULL,
  "referencia" nvarchar(120),
  "motivo" nvarchar(500),
  "publicadoEn" datetime2(3) NOT NULL,
  "publicadoPor" int,
  "numero" varchar(128) COLLATE Latin1_General_100_BIN2,
  "escritoEn" datetime2(3),
  "escritoPor" int,
  "confirmadoEn" datetime2(3),
  "confirmadoPor" int,
  "semilla" varchar(64) COLLATE Latin1_General_100_BIN2,
  "orden" nvarchar(MAX),
  "diferencia" nvarchar(500),
  "version" int NOT NULL,
  CONSTRAINT "UQ_sorteo_asambleaId" UNIQUE ("asambleaId"),
  CONSTRAINT "CK_sorteo_fuente" CHECK ("fuente" IN ('bombo', 'loteria', 'faro')),
  CONSTRAINT "FK_sorteo_asambleaId" FOREIGN KEY ("asambleaId") REFERENCES "asamblea"."asamblea" ("id"),
  CONSTRAINT "FK_sorteo_publicadoPor" FOREIGN KEY ("publicadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_sorteo_escritoPor" FOREIGN KEY ("escritoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_sorteo_confirmadoPor" FOREIGN KEY ("confirmadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_sorteo" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Asamblea1790000005000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1790000005000, N'Asamblea1790000005000', N'88f8393f8bff3659c8c88ec4877e1711bc867c74bb9bcb53105706b81afedb78', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Asamblea1790000005000')
RAISERROR (N'Asamblea1790000005000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Asamblea1790000005000' AND "huella" <> N'88f8393f8bff3659c8c88ec4877e1711bc867c74bb9bcb53105706b81afedb78')
RAISERROR (N'Asamblea1790000005000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
