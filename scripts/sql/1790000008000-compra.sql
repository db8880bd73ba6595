-- Compra1790000008000
-- Huella: a268b41dac0613b81122f9f56210ec0415ee500d10f4d1e4559e22f21f21c045
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1790000008000-compra.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Riesgo1790000007000')
RAISERROR (N'Falta Riesgo1790000007000: aplique antes 1790000007000-riesgo.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Riesgo1790000007000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
EXEC (N'CREATE SCHEMA "compra"');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE TABLE "compra"."carta_salida" (
  "id" int NOT NULL IDENTITY(1,1),
  "planId" int NOT NULL,
  "adjudicacionId" int NOT NULL,
  "personaId" int NOT NULL,
  "productoCodigo" varchar(2) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "estado" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "creadaEn" datetime2(3) NOT NULL,
  "texto" nvarchar(MAX),
  "generadaPor" int,
  "generadaEn" datetime2(3),
  "motivoRechazo" nvarchar(500),
  "rechazadaPor" int,
  "rechazadaEn" datetime2(3),
  "fechaEntrega" date,
  "entregadaPor" int,
  "entregadaEn" datetime2(3),
  "citaDia" date,
  "citaHora" char(5) COLLATE Latin1_General_100_BIN2,
  "citaLugar" nvarchar(100),
  "recibeTipo" varchar(1) COLLATE Latin1_General_100_BIN2,
  "recibeIdentificacion" varchar(20) COLLATE Latin1_General_100_BIN2,
  "recibeNombre" nvarchar(120),
  "version" int NOT NULL,
  CONSTRAINT "UQ_carta_salida_adjudicacionId" UNIQUE ("adjudicacionId"),
  CONSTRAINT "CK_carta_salida_estado" CHECK ("estado" IN ('pendiente', 'generada', 'realizada')),
  CONSTRAINT "CK_carta_salida_citaHora" CHECK ("citaHora" LIKE '[0-2][0-9]:[0-5][0-9]' AND "citaHora" < '24:00'),
  CONSTRAINT "CK_carta_salida_recibeTipo" CHECK ("recibeTipo" IN ('C', 'R', 'P')),
  CONSTRAINT "FK_carta_salida_planId" FOREIGN KEY ("planId") REFERENCES "planes"."plan_ahorro" ("id"),
  CONSTRAINT "FK_carta_salida_adjudicacionId" FOREIGN KEY ("adjudicacionId") REFERENCES "asamblea"."adjudicacion" ("id"),
  CONSTRAINT "FK_carta_salida_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "FK_carta_salida_productoCodigo" FOREIGN KEY ("productoCodigo") REFERENCES "catalogo"."producto" ("codigo"),
  CONSTRAINT "FK_carta_salida_generadaPor" FOREIGN KEY ("generadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_carta_salida_rechazadaPor" FOREIGN KEY ("rechazadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_carta_salida_entregadaPor" FOREIGN KEY ("entregadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_carta_salida" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_carta_salida_productoCodigo_creadaEn" ON "compra"."carta_salida" ("productoCodigo", "creadaEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_carta_salida_estado_creadaEn" ON "compra"."carta_salida" ("estado", "creadaEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_carta_salida_generadaEn" ON "compra"."carta_salida" ("generadaEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_carta_salida_creadaEn" ON "compra"."carta_salida" ("creadaEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_carta_salida_personaId" ON "compra"."carta_salida" ("personaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_carta_salida_planId" ON "compra"."carta_salida" ("planId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE TABLE "compra"."ficha_bien" (
  "id" int NOT NULL IDENTITY(1,1),
  "marcaId" int,
  "modeloId" int,
  "claseCodigo" varchar(20) COLLATE Latin1_General_100_BIN2,
  "tipo" nvarchar(60),
  "estadoBien" varchar(5) COLLATE Latin1_General_100_BIN2,
  "anio" int,
  "color" nvarchar(40),
  "chasis" nvarchar(30),
  "serieMotor" nvarchar(30),
  "placa" nvarchar(10),
  "paisOrigen" varchar(2) COLLATE Latin1_General_100_BIN2,
  "tipoInmueble" varchar(20) COLLATE Latin1_General_100_BIN2,
  "provinciaCodigo" varchar(2) COLLATE Latin1_General_100_BIN2,
  "cantonCodigo" varchar(4) COLLATE Latin1_General_100_BIN2,
  "direccion" nvarchar(100),
  "area" decimal(14,2),
  "registro" nvarchar(40),
  "ramv" varchar(20) COLLATE Latin1_General_100_BIN2,
  "kilometros" int,
  "facturaNumero" varchar(20) COLLATE Latin1_General_100_BIN2,
  "facturaFecha" date,
  "claveCatastral" varchar(40) COLLATE Latin1_General_100_BIN2,
  "linderos" nvarchar(500),
  "vendedorNombre" nvarchar(120),
  "vendedorIdentificacion" varchar(13) COLLATE Latin1_General_100_BIN2,
  "personaId" int NOT NULL,
  "productoCodigo" varchar(2) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "marca" nvarchar(60),
  "modelo" nvarchar(80),
  "clase" nvarchar(40),
  "creadoPor" int,
  "creadoEn" datetime2(3) NOT NULL,
  "actualizadoPor" int,
  "actualizadoEn" datetime2(3),
  "version" int NOT NULL,
  CONSTRAINT "CK_ficha_bien_marcaId" CHECK ("marcaId" BETWEEN 1 AND 2147483647),
  CONSTRAINT "CK_ficha_bien_modeloId" CHECK ("modeloId" BETWEEN 1 AND 2147483647),
  CONSTRAINT "CK_ficha_bien_estadoBien" CHECK ("estadoBien" IN ('Nuevo', 'Usado')),
  CONSTRAINT "CK_ficha_bien_anio" CHECK ("anio" BETWEEN 1900 AND 2200),
  CONSTRAINT "CK_ficha_bien_tipoInmueble" CHECK ("tipoInmueble" IN ('CASA', 'DEPARTAMENTO', 'TERRENO', 'LOCAL', 'OFICINA')),
  CONSTRAINT "CK_ficha_bien_area" CHECK ("area" >= 0),
  CONSTRAINT "CK_ficha_bien_kilometros" CHECK ("kilometros" BETWEEN 0 AND 2000000),
  CONSTRAINT "FK_ficha_bien_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "FK_ficha_bien_productoCodigo" FOREIGN KEY ("productoCodigo") REFERENCES "catalogo"."producto" ("codigo"),
  CONSTRAINT "FK_ficha_bien_creadoPor" FOREIGN KEY ("creadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_ficha_bien_actualizadoPor" FOREIGN KEY ("actualizadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_ficha_bien_cantonCodigo" FOREIGN KEY ("cantonCodigo") REFERENCES "catalogo"."canton" ("codigo"),
  CONSTRAINT "FK_ficha_bien_provinciaCodigo" FOREIGN KEY ("provinciaCodigo") REFERENCES "catalogo"."provincia" ("codigo"),
  CONSTRAINT "FK_ficha_bien_paisOrigen" FOREIGN KEY ("paisOrigen") REFERENCES "catalogo"."pais" ("codigo"),
  CONSTRAINT "FK_ficha_bien_claseCodigo" FOREIGN KEY ("claseCodigo") REFERENCES "catalogo"."clase_vehiculo" ("codigo"),
  CONSTRAINT "FK_ficha_bien_modeloId" FOREIGN KEY ("modeloId") REFERENCES "catalogo"."modelo_vehiculo" ("id"),
  CONSTRAINT "FK_ficha_bien_marcaId" FOREIGN KEY ("marcaId") REFERENCES "catalogo"."marca_vehiculo" ("id"),
  CONSTRAINT "PK_ficha_bien" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_ficha_bien_serieMotor" ON "compra"."ficha_bien" ("serieMotor");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_ficha_bien_chasis" ON "compra"."ficha_bien" ("chasis");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_ficha_bien_placa" ON "compra"."ficha_bien" ("placa");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE TABLE "compra"."ficha_plan" (
  "id" int NOT NULL IDENTITY(1,1),
  "fichaId" int NOT NULL,
  "planId" int NOT NULL,
  "adjudicacionId" int NOT NULL,
  "personaId" int NOT NULL,
  "orden" int NOT NULL,
  "vigente" bit NOT NULL,
  CONSTRAINT "UQ_ficha_plan_fichaId_planId" UNIQUE ("fichaId", "planId"),
  CONSTRAINT "UQ_ficha_plan_fichaId_orden" UNIQUE ("fichaId", "orden"),
  CONSTRAINT "FK_ficha_plan_fichaId" FOREIGN KEY ("fichaId") REFERENCES "compra"."ficha_bien" ("id"),
  CONSTRAINT "FK_ficha_plan_planId" FOREIGN KEY ("planId") REFERENCES "planes"."plan_ahorro" ("id"),
  CONSTRAINT "FK_ficha_plan_adjudicacionId" FOREIGN KEY ("adjudicacionId") REFERENCES "asamblea"."adjudicacion" ("id"),
  CONSTRAINT "FK_ficha_plan_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "PK_ficha_plan" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_ficha_plan_personaId" ON "compra"."ficha_plan" ("personaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_ficha_plan_adjudicacionId" ON "compra"."ficha_plan" ("adjudicacionId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_ficha_plan_planId" ON "compra"."ficha_plan" ("planId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE UNIQUE INDEX "IX_ficha_plan_adjudicacionId_personaId" ON "compra"."ficha_plan" ("adjudicacionId", "personaId") WHERE "vigente" = 1;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE TABLE "compra"."medio_aprobacion" (
  "id" int NOT NULL IDENTITY(1,1),
  "valor" decimal(14,2) NOT NULL,
  "desgravamen" decimal(14,2) NOT NULL,
  "avaluo" decimal(14,2) NOT NULL,
  "costosLegales" decimal(14,2) NOT NULL,
  "escrituras" decimal(14,2) NOT NULL,
  "impuestoTimbres" decimal(14,2) NOT NULL,
  "pagoAnticipado" decimal(14,2) NOT NULL,
  "observaciones" nvarchar(500),
  "personaId" int NOT NULL,
  "productoCodigo" varchar(2) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "fichaId" int NOT NULL,
  "estado" bit,
  "enviadoEn" datetime2(3),
  "enviadoPor" int,
  "decididoEn" datetime2(3),
  "decididoPor" int,
  "motivo" nvarchar(500),
  "ejecutivoId" int,
  "total" decimal(14,2) NOT NULL,
  "diferencia" decimal(14,2) NOT NULL,
  "aseguradora" nvarchar(120),
  "numeroPoliza" nvarchar(40),
  "polizaDesde" date,
  "polizaHasta" date,
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
  CONSTRAINT "CK_medio_aprobacion_valor" CHECK ("valor" >= 1),
  CONSTRAINT "CK_medio_aprobacion_desgravamen" CHECK ("desgravamen" >= 0),
  CONSTRAINT "CK_medio_aprobacion_avaluo" CHECK ("avaluo" >= 0),
  CONSTRAINT "CK_medio_aprobacion_costosLegales" CHECK ("costosLegales" >= 0),
  CONSTRAINT "CK_medio_aprobacion_escrituras" CHECK ("escrituras" >= 0),
  CONSTRAINT "CK_medio_aprobacion_impuestoTimbres" CHECK ("impuestoTimbres" >= 1),
  CONSTRAINT "CK_medio_aprobacion_pagoAnticipado" CHECK ("pagoAnticipado" >= 0),
  CONSTRAINT "CK_medio_aprobacion_total" CHECK ("total" >= 0),
  CONSTRAINT "CK_medio_aprobacion_diferencia" CHECK ("diferencia" >= 0),
  CONSTRAINT "CK_medio_aprobacion_prima" CHECK ("prima" >= 0),
  CONSTRAINT "CK_medio_aprobacion_valorDispositivo" CHECK ("valorDispositivo" >= 0),
  CONSTRAINT "FK_medio_aprobacion_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "FK_medio_aprobacion_productoCodigo" FOREIGN KEY ("productoCodigo") REFERENCES "catalogo"."producto" ("codigo"),
  CONSTRAINT "FK_medio_aprobacion_fichaId" FOREIGN KEY ("fichaId") REFERENCES "compra"."ficha_bien" ("id"),
  CONSTRAINT "FK_medio_aprobacion_enviadoPor" FOREIGN KEY ("enviadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_medio_aprobacion_decididoPor" FOREIGN KEY ("decididoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_medio_aprobacion_ejecutivoId" FOREIGN KEY ("ejecutivoId") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_medio_aprobacion_dispositivoId" FOREIGN KEY ("dispositivoId") REFERENCES "catalogo"."dispositivo" ("id"),
  CONSTRAINT "FK_medio_aprobacion_reemplazaA" FOREIGN KEY ("reemplazaA") REFERENCES "compra"."medio_aprobacion" ("id"),
  CONSTRAINT "FK_medio_aprobacion_creadoPor" FOREIGN KEY ("creadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_medio_aprobacion_actualizadoPor" FOREIGN KEY ("actualizadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_medio_aprobacion" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_medio_aprobacion_dispositivoId" ON "compra"."medio_aprobacion" ("dispositivoId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_medio_aprobacion_total" ON "compra"."medio_aprobacion" ("total");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_medio_aprobacion_valor" ON "compra"."medio_aprobacion" ("valor");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_medio_aprobacion_decididoEn" ON "compra"."medio_aprobacion" ("decididoEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_medio_aprobacion_enviadoEn" ON "compra"."medio_aprobacion" ("enviadoEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_medio_aprobacion_ejecutivoId" ON "compra"."medio_aprobacion" ("ejecutivoId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_medio_aprobacion_productoCodigo" ON "compra"."medio_aprobacion" ("productoCodigo");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_medio_aprobacion_creadoEn" ON "compra"."medio_aprobacion" ("creadoEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_medio_aprobacion_estado_enviadoEn" ON "compra"."medio_aprobacion" ("estado", "enviadoEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_medio_aprobacion_personaId" ON "compra"."medio_aprobacion" ("personaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE UNIQUE INDEX "IX_medio_aprobacion_reemplazaA" ON "compra"."medio_aprobacion" ("reemplazaA") WHERE "reemplazaA" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE TABLE "compra"."orden_de_compra" (
  "id" int NOT NULL,
  "tipoCarta" varchar(3) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "incluyeConcesionario" bit NOT NULL,
  "concesionarioId" int,
  "vendedorId" int,
  "jefeVentasId" int,
  "contableId" int,
  "valorDispositivo" decimal(14,2),
  "atencionTercero" nvarchar(120),
  "tipoIdentificacionTercero" varchar(1) COLLATE Latin1_General_100_BIN2,
  "identificacionTercero" varchar(20) COLLATE Latin1_General_100_BIN2,
  "bancoTercero" nvarchar(60),
  "tipoCuentaTercero" varchar(10) COLLATE Latin1_General_100_BIN2,
  "numeroCuentaTercero" varchar(20) COLLATE Latin1_General_100_BIN2,
  "porcentajeComision" decimal(14,2) NOT NULL,
  "comisionDispositivo" decimal(14,2),
  "medioId" int NOT NULL,
  "personaId" int NOT NULL,
  "estado" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "categoriaCarta" varchar(3) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "cedula" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "nombreCliente" nvarchar(300) NOT NULL,
  "direccion" nvarchar(200),
  "telefono" varchar(20) COLLATE Latin1_General_100_BIN2,
  "marca" nvarchar(60) NOT NULL,
  "modelo" nvarchar(80) NOT NULL,
  "tipoVehiculo" nvarchar(60),
  "estadoBien" varchar(5) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "anio" int NOT NULL,
  "color" nvarchar(40),
  "motor" nvarchar(30),
  "chasis" nvarchar(30),
  "placa" nvarchar(10),
  "nombreConcesionario" nvarchar(120),
  "rucConcesionario" varchar(13) COLLATE Latin1_General_100_BIN2,
  "vendedor" nvarchar(120),
  "jefeVentas" nvarchar(120),
  "contable" nvarchar(120),
  "valorVehiculo" decimal(14,2) NOT NULL,
  "valorPlan" decimal(14,2) NOT NULL,
  "valorComision" decimal(14,2) NOT NULL,
  "diferenciaPrecio" decimal(14,2) NOT NULL,
  "pagoConcesionario" decimal(14,2) NOT NULL,
  "creadoPor" int,
  "rolCreador" nvarchar(60),
  "creadoEn" datetime2(3) NOT NULL,
  "aprobadaPor" int,
  "aprobadaEn" datetime2(3),
  "anuladaPor" int,
  "anuladaEn" datetime2(3),
  "motivo" nvarchar(500),
  "version" int NOT NULL,
  CONSTRAINT "CK_orden_de_compra_tipoCarta" CHECK ("tipoCarta" IN ('001', '002', '003')),
  CONSTRAINT "CK_orden_de_compra_concesionarioId" CHECK ("concesionarioId" BETWEEN 1 AND 2147483647),
  CONSTRAINT "CK_orden_de_compra_vendedorId" CHECK ("vendedorId" BETWEEN 1 AND 2147483647),
  CONSTRAINT "CK_orden_de_compra_jefeVentasId" CHECK ("jefeVentasId" BETWEEN 1 AND 2147483647),
  CONSTRAINT "CK_orden_de_compra_contableId" CHECK ("contableId" BETWEEN 1 AND 2147483647),
  CONSTRAINT "CK_orden_de_compra_valorDispositivo" CHECK ("valorDispositivo" >= 1),
  CONSTRAINT "CK_orden_de_compra_tipoIdentificacionTercero" CHECK ("tipoIdentificacionTercero" IN ('C', 'R', 'P')),
  CONSTRAINT "CK_orden_de_compra_tipoCuentaTercero" CHECK ("tipoCuentaTercero" IN ('AHORROS', 'CORRIENTE')),
  CONSTRAINT "CK_orden_de_compra_numeroCuentaTercero" CHECK ("numeroCuentaTercero" NOT LIKE '%[^0-9]%'),
  CONSTRAINT "CK_orden_de_compra_porcentajeComision" CHECK ("porcentajeComision" BETWEEN 0 AND 100),
  CONSTRAINT "CK_orden_de_compra_comisionDispositivo" CHECK ("comisionDispositivo" >= 0),
  CONSTRAINT "CK_orden_de_compra_estado" CHECK ("estado" IN ('pendiente', 'aprobada', 'anulada')),
  CONSTRAINT "CK_orden_de_compra_categoriaCarta" CHECK ("categoriaCarta" IN ('001', '002', '003')),
  CONSTRAINT "CK_orden_de_compra_estadoBien" CHECK ("estadoBien" IN ('Nuevo', 'Usado')),
  CONSTRAINT "CK_orden_de_compra_rucConcesionario" CHECK ("rucConcesionario" LIKE '[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]'),
  CONSTRAINT "CK_orden_de_compra_valorVehiculo" CHECK ("valorVehiculo" >= 0),
  CONSTRAINT "CK_orden_de_compra_valorPlan" CHECK ("valorPlan" >= 0),
  CONSTRAINT "CK_orden_de_compra_valorComision" CHECK ("valorComision" >= 0),
  CONSTRAINT "CK_orden_de_compra_diferenciaPrecio" CHECK ("diferenciaPrecio" >= 0),
  CONSTRAINT "CK_orden_de_compra_pagoConcesionario" CHECK ("pagoConcesionario" >= 0),
  CONSTRAINT "FK_orden_de_compra_medioId" FOREIGN KEY ("medioId") REFERENCES "compra"."medio_aprobacion" ("id"),
  CONSTRAINT "FK_orden_de_compra_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "FK_orden_de_compra_creadoPor" FOREIGN KEY ("creadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_orden_de_compra_aprobadaPor" FOREIGN KEY ("aprobadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_orden_de_compra_anuladaPor" FOREIGN KEY ("anuladaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_orden_de_compra_contableId" FOREIGN KEY ("contableId") REFERENCES "catalogo"."ejecutivo_concesionario" ("id"),
  CONSTRAINT "FK_orden_de_compra_jefeVentasId" FOREIGN KEY ("jefeVentasId") REFERENCES "catalogo"."ejecutivo_concesionario" ("id"),
  CONSTRAINT "FK_orden_de_compra_vendedorId" FOREIGN KEY ("vendedorId") REFERENCES "catalogo"."ejecutivo_concesionario" ("id"),
  CONSTRAINT "FK_orden_de_compra_concesionarioId" FOREIGN KEY ("concesionarioId") REFERENCES "catalogo"."concesionario" ("id"),
  CONSTRAINT "PK_orden_de_compra" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_orden_de_compra_contableId" ON "compra"."orden_de_compra" ("contableId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_orden_de_compra_jefeVentasId" ON "compra"."orden_de_compra" ("jefeVentasId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_orden_de_compra_vendedorId" ON "compra"."orden_de_compra" ("vendedorId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_orden_de_compra_concesionarioId" ON "compra"."orden_de_compra" ("concesionarioId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_orden_de_compra_pagoConcesionario" ON "compra"."orden_de_compra" ("pagoConcesionario");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_orden_de_compra_creadoEn" ON "compra"."orden_de_compra" ("creadoEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_orden_de_compra_nombreCliente" ON "compra"."orden_de_compra" ("nombreCliente");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_orden_de_compra_cedula" ON "compra"."orden_de_compra" ("cedula");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_orden_de_compra_estado" ON "compra"."orden_de_compra" ("estado");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_orden_de_compra_personaId" ON "compra"."orden_de_compra" ("personaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_orden_de_compra_medioId_creadoEn" ON "compra"."orden_de_compra" ("medioId", "creadoEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE UNIQUE INDEX "IX_orden_de_compra_medioId" ON "compra"."orden_de_compra" ("medioId") WHERE "estado" <> 'anulada';
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE TABLE "compra"."orden_plan" (
  "id" int NOT NULL IDENTITY(1,1),
  "ordenId" int NOT NULL,
  "planId" int NOT NULL,
  "adjudicacionId" int NOT NULL,
  "posicion" int NOT NULL,
  "monto" decimal(14,2) NOT NULL,
  "vigente" bit NOT NULL,
  CONSTRAINT "UQ_orden_plan_ordenId_planId" UNIQUE ("ordenId", "planId"),
  CONSTRAINT "UQ_orden_plan_ordenId_posicion" UNIQUE ("ordenId", "posicion"),
  CONSTRAINT "CK_orden_plan_posicion" CHECK ("posicion" BETWEEN 1 AND 4),
  CONSTRAINT "CK_orden_plan_monto" CHECK ("monto" >= 0),
  CONSTRAINT "FK_orden_plan_ordenId" FOREIGN KEY ("ordenId") REFERENCES "compra"."orden_de_compra" ("id"),
  CONSTRAINT "FK_orden_plan_planId" FOREIGN KEY ("planId") REFERENCES "planes"."plan_ahorro" ("id"),
  CONSTRAINT "FK_orden_plan_adjudicacionId" FOREIGN KEY ("adjudicacionId") REFERENCES "asamblea"."adjudicacion" ("id"),
  CONSTRAINT "PK_orden_plan" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_orden_plan_adjudicacionId" ON "compra"."orden_plan" ("adjudicacionId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_orden_plan_planId_ordenId" ON "compra"."orden_plan" ("planId", "ordenId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE UNIQUE INDEX "IX_orden_plan_planId" ON "compra"."orden_plan" ("planId") WHERE "vigente" = 1;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE TABLE "compra"."solicitud_de_pago" (
  "id" int NOT NULL,
  "concepto" nvarchar(300) NOT NULL,
  "observacion" nvarchar(500),
  "ordenId" int NOT NULL,
  "estado" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "valor" decimal(14,2) NOT NULL,
  "beneficiario" nvarchar(120) NOT NULL,
  "rucBeneficiario" varchar(13) COLLATE Latin1_General_100_BIN2,
  "tipoIdentificacionBeneficiario" varchar(1) COLLATE Latin1_General_100_BIN2,
  "identificacionBeneficiario" varchar(20) COLLATE Latin1_General_100_BIN2,
  "bancoBeneficiario" nvarchar(60),
  "tipoCuentaBeneficiario" varchar(10) COLLATE Latin1_General_100_BIN2,
  "numeroCuentaBeneficiario" varchar(20) COLLATE Latin1_General_100_BIN2,
  "solicitante" nvarchar(200) NOT NULL,
  "documentos" nvarchar(MAX) NOT NULL,
  "creadoPor" int,
  "rolCreador" nvarchar(60),
  "creadoEn" datetime2(3) NOT NULL,
  "aprobadoPor" int,
  "aprobadoEn" datetime2(3),
  "anuladoPor" int,
  "anuladoEn" datetime2(3),
  "motivo" nvarchar(500),
  "transferidaEl" date,
  "transferenciaReferencia" nvarchar(40),
  "version" int NOT NULL,
  CONSTRAINT "CK_solicitud_de_pago_estado" CHECK ("estado" IN ('pendiente', 'aprobado', 'anulado')),
  CONSTRAINT "CK_solicitud_de_pago_valor" CHECK ("valor" >= 0),
  CONSTRAINT "CK_solicitud_de_pago_rucBeneficiario" CHECK ("rucBeneficiario" LIKE '[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]'),
  CONSTRAINT "CK_solicitud_de_pago_tipoIdentificacionBeneficiario" CHECK ("tipoIdentificacionBeneficiario" IN ('C', 'R', 'P')),
  CONSTRAINT "CK_solicitud_de_pago_tipoCuentaBeneficiario" CHECK ("tipoCuentaBeneficiario" IN ('AHORROS', 'CORRIENTE')),
  CONSTRAINT "CK_solicitud_de_pago_numeroCuentaBeneficiario" CHECK ("numeroCuentaBeneficiario" NOT LIKE '%[^0-9]%'),
  CONSTRAINT "CK_solicitud_de_pago_documentos" CHECK (ISJSON("documentos") = 1),
  CONSTRAINT "FK_solicitud_de_pago_ordenId" FOREIGN KEY ("ordenId") REFERENCES "compra"."orden_de_compra" ("id"),
  CONSTRAINT "FK_solicitud_de_pago_creadoPor" FOREIGN KEY ("creadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_solicitud_de_pago_aprobadoPor" FOREIGN KEY ("aprobadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_solicitud_de_pago_anuladoPor" FOREIGN KEY ("anuladoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_solicitud_de_pago" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_solicitud_de_pago_valor" ON "compra"."solicitud_de_pago" ("valor");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_solicitud_de_pago_aprobadoEn" ON "compra"."solicitud_de_pago" ("aprobadoEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_solicitud_de_pago_creadoEn" ON "compra"."solicitud_de_pago" ("creadoEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_solicitud_de_pago_estado" ON "compra"."solicitud_de_pago" ("estado");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE INDEX "IX_solicitud_de_pago_ordenId_id" ON "compra"."solicitud_de_pago" ("ordenId", "id");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
CREATE UNIQUE INDEX "IX_solicitud_de_pago_ordenId" ON "compra"."solicitud_de_pago" ("ordenId") WHERE "estado" <> 'anulado';
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1790000008000, N'Compra1790000008000', N'a268b41dac0613b81122f9f56210ec0415ee500d10f4d1e4559e22f21f21c045', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000')
RAISERROR (N'Compra1790000008000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Compra1790000008000' AND "huella" <> N'a268b41dac0613b81122f9f56210ec0415ee500d10f4d1e4559e22f21f21c045')
RAISERROR (N'Compra1790000008000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
