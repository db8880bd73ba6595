-- ReportesDeControl1796034852855
-- Huella: 7a341fb1a11a902b338b6a1386a9c6bb6dc7314127eda31931b6bca9b4f2cb53
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1796034852855-reportes-de-control.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReportesDeControl1796034852855') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
RAISERROR (N'Falta Sistema1790000010000: aplique antes 1790000010000-sistema.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReportesDeControl1796034852855') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReportesDeControl1796034852855')
ALTER TABLE "sistema"."documento_emitido" DROP CONSTRAINT "CK_documento_emitido_dueno";
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReportesDeControl1796034852855')
ALTER TABLE "sistema"."documento_emitido" DROP CONSTRAINT "CK_documento_emitido_tipo";
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReportesDeControl1796034852855')
CREATE TABLE "catalogo"."formato_reporte" (
  "id" int NOT NULL IDENTITY(1,1),
  "organismo" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "desde" date NOT NULL,
  "archivo" varchar(5) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "umbral" decimal(14,2),
  "sustento" nvarchar(120) NOT NULL,
  "campos" nvarchar(MAX) NOT NULL,
  "usadoEn" datetime2(3),
  "guardadaEn" datetime2(3) NOT NULL,
  "guardadaPor" int,
  "version" int NOT NULL,
  CONSTRAINT "UQ_formato_reporte_organismo_desde" UNIQUE ("organismo", "desde"),
  CONSTRAINT "CK_formato_reporte_organismo" CHECK ("organismo" IN ('SC', 'UAFE')),
  CONSTRAINT "CK_formato_reporte_archivo" CHECK ("archivo" IN ('xlsx', 'csv')),
  CONSTRAINT "CK_formato_reporte_umbral" CHECK ("umbral" >= 0.01),
  CONSTRAINT "CK_formato_reporte_campos" CHECK (ISJSON("campos") = 1),
  CONSTRAINT "PK_formato_reporte" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReportesDeControl1796034852855')
CREATE TABLE "sistema"."reporte_control" (
  "id" int NOT NULL IDENTITY(1,1),
  "organismo" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "periodo" varchar(7) COLLATE Latin1_General_100_BIN2 NOT NULL,
  CONSTRAINT "UQ_reporte_control_organismo_periodo" UNIQUE ("organismo", "periodo"),
  CONSTRAINT "CK_reporte_control_organismo" CHECK ("organismo" IN ('SC', 'UAFE')),
  CONSTRAINT "PK_reporte_control" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReportesDeControl1796034852855')
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
  CONSTRAINT "PK_operacion_inusual" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReportesDeControl1796034852855')
CREATE INDEX "IX_operacion_inusual_estado_fecha" ON "cliente"."operacion_inusual" ("estado", "fecha");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReportesDeControl1796034852855')
CREATE INDEX "IX_operacion_inusual_personaId" ON "cliente"."operacion_inusual" ("personaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReportesDeControl1796034852855')
ALTER TABLE "sistema"."documento_emitido" ADD "reporteId" int;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReportesDeControl1796034852855')
CREATE UNIQUE INDEX "IX_documento_emitido_reporteId_tipo_numeroVersion" ON "sistema"."documento_emitido" ("reporteId", "tipo", "numeroVersion") WHERE "reporteId" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReportesDeControl1796034852855')
ALTER TABLE "catalogo"."formato_reporte" ADD CONSTRAINT "FK_formato_reporte_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "seguridad"."usuario"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReportesDeControl1796034852855')
ALTER TABLE "cliente"."operacion_inusual" ADD CONSTRAINT "FK_operacion_inusual_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReportesDeControl1796034852855')
ALTER TABLE "cliente"."operacion_inusual" ADD CONSTRAINT "FK_operacion_inusual_creadaPor" FOREIGN KEY ("creadaPor") REFERENCES "seguridad"."usuario"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReportesDeControl1796034852855')
ALTER TABLE "cliente"."operacion_inusual" ADD CONSTRAINT "FK_operacion_inusual_decididaPor" FOREIGN KEY ("decididaPor") REFERENCES "seguridad"."usuario"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReportesDeControl1796034852855')
ALTER TABLE "sistema"."documento_emitido" ADD CONSTRAINT "FK_documento_emitido_reporteId" FOREIGN KEY ("reporteId") REFERENCES "sistema"."reporte_control"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReportesDeControl1796034852855')
ALTER TABLE "sistema"."documento_emitido" ADD CONSTRAINT "CK_documento_emitido_dueno" CHECK (CASE WHEN "asambleaId" IS NULL THEN 0 ELSE 1 END + CASE WHEN "solicitudId" IS NULL THEN 0 ELSE 1 END + CASE WHEN "ordenId" IS NULL THEN 0 ELSE 1 END + CASE WHEN "solicitudDePagoId" IS NULL THEN 0 ELSE 1 END + CASE WHEN "cartaSalidaId" IS NULL THEN 0 ELSE 1 END + CASE WHEN "pagareId" IS NULL THEN 0 ELSE 1 END + CASE WHEN "prendaId" IS NULL THEN 0 ELSE 1 END + CASE WHEN "contratoId" IS NULL THEN 0 ELSE 1 END + CASE WHEN "adendaId" IS NULL THEN 0 ELSE 1 END + CASE WHEN "carpetaId" IS NULL THEN 0 ELSE 1 END + CASE WHEN "reporteId" IS NULL THEN 0 ELSE 1 END = 1);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReportesDeControl1796034852855')
ALTER TABLE "sistema"."documento_emitido" ADD CONSTRAINT "CK_documento_emitido_tipo" CHECK (("tipo" = 'acta' AND "asambleaId" IS NOT NULL) OR ("tipo" = 'constancia' AND "asambleaId" IS NOT NULL) OR ("tipo" = 'solicitud' AND "solicitudId" IS NOT NULL) OR ("tipo" = 'orden-de-compra' AND "ordenId" IS NOT NULL) OR ("tipo" = 'solicitud-de-pago' AND "solicitudDePagoId" IS NOT NULL) OR ("tipo" = 'carta-salida' AND "cartaSalidaId" IS NOT NULL) OR ("tipo" = 'pagare' AND "pagareId" IS NOT NULL) OR ("tipo" = 'prenda' AND "prendaId" IS NOT NULL) OR ("tipo" = 'contrato' AND "contratoId" IS NOT NULL) OR ("tipo" = 'adenda' AND "adendaId" IS NOT NULL) OR ("tipo" = 'hoja-de-decision' AND "carpetaId" IS NOT NULL) OR ("tipo" = 'reporte-control' AND "reporteId" IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReportesDeControl1796034852855')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1796034852855, N'ReportesDeControl1796034852855', N'7a341fb1a11a902b338b6a1386a9c6bb6dc7314127eda31931b6bca9b4f2cb53', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReportesDeControl1796034852855')
RAISERROR (N'ReportesDeControl1796034852855 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ReportesDeControl1796034852855' AND "huella" <> N'7a341fb1a11a902b338b6a1386a9c6bb6dc7314127eda31931b6bca9b4f2cb53')
RAISERROR (N'ReportesDeControl1796034852855 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
