-- Ordenes1700000014000
-- Huella: bfc0645cac7f1d776770355e1dd0b1e5e03ba8cae41710a8426f46dfb26f3d36
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000014000-ordenes.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ordenes1700000014000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000')
RAISERROR (N'Falta Concesionarios1700000013000: aplique antes 1700000013000-concesionarios.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ordenes1700000014000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Concesionarios1700000013000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ordenes1700000014000')
CREATE TABLE "cliente"."orden_de_compra" (
  "id" int NOT NULL,
  "medioId" int NOT NULL,
  "personaId" int NOT NULL,
  "estado" varchar(20) NOT NULL,
  "categoriaCarta" varchar(3) NOT NULL,
  "tipoCarta" varchar(3) NOT NULL,
  "incluyeConcesionario" bit NOT NULL,
  "atencionTercero" nvarchar(120),
  "cedula" varchar(20) NOT NULL,
  "nombreCliente" nvarchar(250) NOT NULL,
  "direccion" nvarchar(200),
  "telefono" varchar(20),
  "marca" nvarchar(60) NOT NULL,
  "modelo" nvarchar(80) NOT NULL,
  "tipoVehiculo" nvarchar(60),
  "estadoBien" varchar(5) NOT NULL,
  "anio" int NOT NULL,
  "color" nvarchar(40),
  "motor" nvarchar(30),
  "chasis" nvarchar(30),
  "placa" nvarchar(10),
  "concesionarioId" int,
  "nombreConcesionario" nvarchar(120),
  "rucConcesionario" varchar(13),
  "vendedorId" int,
  "vendedor" nvarchar(120),
  "jefeVentasId" int,
  "jefeVentas" nvarchar(120),
  "contableId" int,
  "contable" nvarchar(120),
  "valorVehiculo" decimal(14,2) NOT NULL,
  "valorPlan" decimal(14,2) NOT NULL,
  "valorDispositivo" decimal(14,2),
  "porcentajeComision" decimal(14,2) NOT NULL,
  "valorComision" decimal(14,2) NOT NULL,
  "comisionDispositivo" decimal(14,2),
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
  CONSTRAINT "CK_orden_de_compra_estado" CHECK ("estado" IN ('pendiente', 'aprobada', 'anulada')),
  CONSTRAINT "FK_orden_de_compra_medioId" FOREIGN KEY ("medioId") REFERENCES "cliente"."medio_aprobacion" ("id"),
  CONSTRAINT "FK_orden_de_compra_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "FK_orden_de_compra_concesionarioId" FOREIGN KEY ("concesionarioId") REFERENCES "catalogo"."concesionario" ("id"),
  CONSTRAINT "FK_orden_de_compra_vendedorId" FOREIGN KEY ("vendedorId") REFERENCES "catalogo"."ejecutivo_concesionario" ("id"),
  CONSTRAINT "FK_orden_de_compra_jefeVentasId" FOREIGN KEY ("jefeVentasId") REFERENCES "catalogo"."ejecutivo_concesionario" ("id"),
  CONSTRAINT "FK_orden_de_compra_contableId" FOREIGN KEY ("contableId") REFERENCES "catalogo"."ejecutivo_concesionario" ("id"),
  CONSTRAINT "FK_orden_de_compra_creadoPor" FOREIGN KEY ("creadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_orden_de_compra_aprobadaPor" FOREIGN KEY ("aprobadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_orden_de_compra_anuladaPor" FOREIGN KEY ("anuladaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_orden_de_compra" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ordenes1700000014000')
CREATE UNIQUE INDEX "IX_orden_de_compra_medioId" ON "cliente"."orden_de_compra" ("medioId") WHERE "estado" <> 'anulada';
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ordenes1700000014000')
CREATE INDEX "IX_orden_de_compra_medioId_creadoEn" ON "cliente"."orden_de_compra" ("medioId", "creadoEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ordenes1700000014000')
CREATE INDEX "IX_orden_de_compra_personaId" ON "cliente"."orden_de_compra" ("personaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ordenes1700000014000')
CREATE INDEX "IX_orden_de_compra_estado" ON "cliente"."orden_de_compra" ("estado");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ordenes1700000014000')
CREATE INDEX "IX_orden_de_compra_cedula" ON "cliente"."orden_de_compra" ("cedula");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ordenes1700000014000')
CREATE INDEX "IX_orden_de_compra_nombreCliente" ON "cliente"."orden_de_compra" ("nombreCliente");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ordenes1700000014000')
CREATE INDEX "IX_orden_de_compra_creadoEn" ON "cliente"."orden_de_compra" ("creadoEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ordenes1700000014000')
CREATE INDEX "IX_orden_de_compra_pagoConcesionario" ON "cliente"."orden_de_compra" ("pagoConcesionario");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ordenes1700000014000')
CREATE INDEX "IX_orden_de_compra_concesionarioId" ON "cliente"."orden_de_compra" ("concesionarioId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ordenes1700000014000')
CREATE INDEX "IX_orden_de_compra_vendedorId" ON "cliente"."orden_de_compra" ("vendedorId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ordenes1700000014000')
CREATE INDEX "IX_orden_de_compra_jefeVentasId" ON "cliente"."orden_de_compra" ("jefeVentasId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ordenes1700000014000')
CREATE INDEX "IX_orden_de_compra_contableId" ON "cliente"."orden_de_compra" ("contableId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ordenes1700000014000')
CREATE TABLE "cliente"."orden_plan" (
  "id" int NOT NULL IDENTITY(1,1),
  "ordenId" int NOT NULL,
  "planId" int NOT NULL,
  "adjudicacionId" int NOT NULL,
  "posicion" int NOT NULL,
  "monto" decimal(14,2) NOT NULL,
  "vigente" bit NOT NULL,
  CONSTRAINT "UQ_orden_plan_ordenId_posicion" UNIQUE ("ordenId", "posicion"),
  CONSTRAINT "UQ_orden_plan_ordenId_planId" UNIQUE ("ordenId", "planId"),
  CONSTRAINT "FK_orden_plan_ordenId" FOREIGN KEY ("ordenId") REFERENCES "cliente"."orden_de_compra" ("id"),
  CONSTRAINT "FK_orden_plan_planId" FOREIGN KEY ("planId") REFERENCES "cliente"."plan" ("id"),
  CONSTRAINT "FK_orden_plan_adjudicacionId" FOREIGN KEY ("adjudicacionId") REFERENCES "asamblea"."adjudicacion" ("id"),
  CONSTRAINT "PK_orden_plan" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ordenes1700000014000')
CREATE UNIQUE INDEX "IX_orden_plan_planId" ON "cliente"."orden_plan" ("planId") WHERE "vigente" = 1;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ordenes1700000014000')
CREATE INDEX "IX_orden_plan_planId_ordenId" ON "cliente"."orden_plan" ("planId", "ordenId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ordenes1700000014000')
CREATE INDEX "IX_orden_plan_adjudicacionId" ON "cliente"."orden_plan" ("adjudicacionId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ordenes1700000014000')
ALTER TABLE "sistema"."documento_emitido" ADD "ordenId" int;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ordenes1700000014000')
ALTER TABLE "sistema"."documento_emitido" ADD CONSTRAINT "FK_documento_emitido_ordenId" FOREIGN KEY ("ordenId") REFERENCES "cliente"."orden_de_compra"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ordenes1700000014000')
CREATE UNIQUE INDEX "IX_documento_emitido_ordenId_tipo_numeroVersion" ON "sistema"."documento_emitido" ("ordenId", "tipo", "numeroVersion") WHERE "ordenId" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ordenes1700000014000')
ALTER TABLE "sistema"."documento_emitido" ADD CONSTRAINT "CK_documento_emitido_orden-de-compra" CHECK ("tipo" <> 'orden-de-compra' OR "ordenId" IS NOT NULL);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ordenes1700000014000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000014000, N'Ordenes1700000014000', N'bfc0645cac7f1d776770355e1dd0b1e5e03ba8cae41710a8426f46dfb26f3d36', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ordenes1700000014000')
RAISERROR (N'Ordenes1700000014000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ordenes1700000014000' AND "huella" <> N'bfc0645cac7f1d776770355e1dd0b1e5e03ba8cae41710a8426f46dfb26f3d36')
RAISERROR (N'Ordenes1700000014000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
