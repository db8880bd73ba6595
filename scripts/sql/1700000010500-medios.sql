-- Medios1700000010500
-- Huella: 82bae74e612cc54f38badf86265440ab0b5abffb6a92b3cadec9a81b30a8c388
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000010500-medios.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Medios1700000010500') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Vehiculos1700000010000')
RAISERROR (N'Falta Vehiculos1700000010000: aplique antes 1700000010000-vehiculos.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Medios1700000010500') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Vehiculos1700000010000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Medios1700000010500')
CREATE TABLE "cliente"."ficha_bien" (
  "id" int NOT NULL IDENTITY(1,1),
  "personaId" int NOT NULL,
  "productoCodigo" varchar(2) NOT NULL,
  "marcaId" int,
  "modeloId" int,
  "marca" nvarchar(60),
  "modelo" nvarchar(80),
  "claseCodigo" varchar(20),
  "clase" nvarchar(40),
  "tipo" nvarchar(60),
  "estadoBien" varchar(5),
  "anio" int,
  "color" nvarchar(40),
  "chasis" nvarchar(30),
  "serieMotor" nvarchar(30),
  "placa" nvarchar(10),
  "paisOrigen" varchar(2),
  "tipoInmueble" varchar(20),
  "provinciaCodigo" varchar(2),
  "cantonCodigo" varchar(4),
  "direccion" nvarchar(100),
  "area" decimal(14,2),
  "registro" nvarchar(40),
  "creadoPor" int,
  "creadoEn" datetime2(3) NOT NULL,
  "actualizadoPor" int,
  "actualizadoEn" datetime2(3),
  "version" int NOT NULL,
  CONSTRAINT "FK_ficha_bien_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "FK_ficha_bien_productoCodigo" FOREIGN KEY ("productoCodigo") REFERENCES "catalogo"."producto" ("codigo"),
  CONSTRAINT "FK_ficha_bien_marcaId" FOREIGN KEY ("marcaId") REFERENCES "catalogo"."marca_vehiculo" ("id"),
  CONSTRAINT "FK_ficha_bien_modeloId" FOREIGN KEY ("modeloId") REFERENCES "catalogo"."modelo_vehiculo" ("id"),
  CONSTRAINT "FK_ficha_bien_claseCodigo" FOREIGN KEY ("claseCodigo") REFERENCES "catalogo"."clase_vehiculo" ("codigo"),
  CONSTRAINT "FK_ficha_bien_paisOrigen" FOREIGN KEY ("paisOrigen") REFERENCES "catalogo"."pais" ("codigo"),
  CONSTRAINT "FK_ficha_bien_provinciaCodigo" FOREIGN KEY ("provinciaCodigo") REFERENCES "catalogo"."provincia" ("codigo"),
  CONSTRAINT "FK_ficha_bien_cantonCodigo" FOREIGN KEY ("cantonCodigo") REFERENCES "catalogo"."canton" ("codigo"),
  CONSTRAINT "FK_ficha_bien_creadoPor" FOREIGN KEY ("creadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_ficha_bien_actualizadoPor" FOREIGN KEY ("actualizadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_ficha_bien" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Medios1700000010500')
CREATE TABLE "cliente"."ficha_plan" (
  "id" int NOT NULL IDENTITY(1,1),
  "fichaId" int NOT NULL,
  "planId" int NOT NULL,
  "adjudicacionId" int NOT NULL,
  "personaId" int NOT NULL,
  "orden" int NOT NULL,
  "vigente" bit NOT NULL,
  CONSTRAINT "UQ_ficha_plan_fichaId_orden" UNIQUE ("fichaId", "orden"),
  CONSTRAINT "UQ_ficha_plan_fichaId_planId" UNIQUE ("fichaId", "planId"),
  CONSTRAINT "FK_ficha_plan_fichaId" FOREIGN KEY ("fichaId") REFERENCES "cliente"."ficha_bien" ("id"),
  CONSTRAINT "FK_ficha_plan_planId" FOREIGN KEY ("planId") REFERENCES "cliente"."plan" ("id"),
  CONSTRAINT "FK_ficha_plan_adjudicacionId" FOREIGN KEY ("adjudicacionId") REFERENCES "asamblea"."adjudicacion" ("id"),
  CONSTRAINT "FK_ficha_plan_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "PK_ficha_plan" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Medios1700000010500')
CREATE UNIQUE INDEX "IX_ficha_plan_adjudicacionId_personaId" ON "cliente"."ficha_plan" ("adjudicacionId", "personaId") WHERE "vigente" = 1;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Medios1700000010500')
CREATE INDEX "IX_ficha_plan_planId" ON "cliente"."ficha_plan" ("planId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Medios1700000010500')
CREATE TABLE "cliente"."medio_aprobacion" (
  "id" int NOT NULL IDENTITY(1,1),
  "personaId" int NOT NULL,
  "productoCodigo" varchar(2) NOT NULL,
  "fichaId" int NOT NULL,
  "estado" bit,
  "enviadoEn" datetime2(3),
  "enviadoPor" int,
  "decididoEn" datetime2(3),
  "decididoPor" int,
  "motivo" nvarchar(500),
  "ejecutivoId" int,
  "valor" decimal(14,2) NOT NULL,
  "desgravamen" decimal(14,2) NOT NULL,
  "avaluo" decimal(14,2) NOT NULL,
  "costosLegales" decimal(14,2) NOT NULL,
  "escrituras" decimal(14,2) NOT NULL,
  "impuestoTimbres" decimal(14,2) NOT NULL,
  "total" decimal(14,2) NOT NULL,
  "diferencia" decimal(14,2) NOT NULL,
  "pagoAnticipado" decimal(14,2) NOT NULL,
  "observaciones" nvarchar(500),
  "aseguradora" nvarchar(120),
  "numeroPoliza" nvarchar(40),
  "polizaDesde" char(10),
  "polizaHasta" char(10),
  "prima" decimal(14,2),
  "dispositivoId" int,
  "dispositivo" nvarchar(120),
  "valorDispositivo" decimal(14,2),
  "idOrden" int,
  "reemplazaA" int,
  "creadoPor" int,
  "creadoEn" datetime2(3) NOT NULL,
  "actualizadoPor" int,
  "actualizadoEn" datetime2(3),
  "version" int NOT NULL,
  CONSTRAINT "UQ_medio_aprobacion_fichaId" UNIQUE ("fichaId"),
  CONSTRAINT "FK_medio_aprobacion_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "FK_medio_aprobacion_productoCodigo" FOREIGN KEY ("productoCodigo") REFERENCES "catalogo"."producto" ("codigo"),
  CONSTRAINT "FK_medio_aprobacion_fichaId" FOREIGN KEY ("fichaId") REFERENCES "cliente"."ficha_bien" ("id"),
  CONSTRAINT "FK_medio_aprobacion_enviadoPor" FOREIGN KEY ("enviadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_medio_aprobacion_decididoPor" FOREIGN KEY ("decididoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_medio_aprobacion_ejecutivoId" FOREIGN KEY ("ejecutivoId") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_medio_aprobacion_dispositivoId" FOREIGN KEY ("dispositivoId") REFERENCES "catalogo"."dispositivo" ("id"),
  CONSTRAINT "FK_medio_aprobacion_reemplazaA" FOREIGN KEY ("reemplazaA") REFERENCES "cliente"."medio_aprobacion" ("id"),
  CONSTRAINT "FK_medio_aprobacion_creadoPor" FOREIGN KEY ("creadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_medio_aprobacion_actualizadoPor" FOREIGN KEY ("actualizadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_medio_aprobacion" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Medios1700000010500')
CREATE UNIQUE INDEX "IX_medio_aprobacion_reemplazaA" ON "cliente"."medio_aprobacion" ("reemplazaA") WHERE "reemplazaA" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Medios1700000010500')
CREATE INDEX "IX_medio_aprobacion_personaId" ON "cliente"."medio_aprobacion" ("personaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Medios1700000010500')
CREATE INDEX "IX_medio_aprobacion_estado_enviadoEn" ON "cliente"."medio_aprobacion" ("estado", "enviadoEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Medios1700000010500')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000010500, N'Medios1700000010500', N'82bae74e612cc54f38badf86265440ab0b5abffb6a92b3cadec9a81b30a8c388', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Medios1700000010500')
RAISERROR (N'Medios1700000010500 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Medios1700000010500' AND "huella" <> N'82bae74e612cc54f38badf86265440ab0b5abffb6a92b3cadec9a81b30a8c388')
RAISERROR (N'Medios1700000010500 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
