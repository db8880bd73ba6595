-- Pagos1700000015000
-- Huella: d80d0ac07b88d94cf9eda3389c33627868df424b72c959fefcfef2cf6d278548
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000015000-pagos.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagos1700000015000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ordenes1700000014000')
RAISERROR (N'Falta Ordenes1700000014000: aplique antes 1700000014000-ordenes.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagos1700000015000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ordenes1700000014000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagos1700000015000')
CREATE TABLE "cliente"."solicitud_de_pago" (
  "id" int NOT NULL,
  "ordenId" int NOT NULL,
  "estado" varchar(20) NOT NULL,
  "concepto" nvarchar(300) NOT NULL,
  "observacion" nvarchar(500),
  "valor" decimal(14,2) NOT NULL,
  "beneficiario" nvarchar(120) NOT NULL,
  "rucBeneficiario" varchar(13),
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
  "version" int NOT NULL,
  CONSTRAINT "CK_solicitud_de_pago_estado" CHECK ("estado" IN ('pendiente', 'aprobado', 'anulado')),
  CONSTRAINT "FK_solicitud_de_pago_ordenId" FOREIGN KEY ("ordenId") REFERENCES "cliente"."orden_de_compra" ("id"),
  CONSTRAINT "FK_solicitud_de_pago_creadoPor" FOREIGN KEY ("creadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_solicitud_de_pago_aprobadoPor" FOREIGN KEY ("aprobadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_solicitud_de_pago_anuladoPor" FOREIGN KEY ("anuladoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_solicitud_de_pago" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagos1700000015000')
CREATE UNIQUE INDEX "IX_solicitud_de_pago_ordenId" ON "cliente"."solicitud_de_pago" ("ordenId") WHERE "estado" <> 'anulado';
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagos1700000015000')
CREATE INDEX "IX_solicitud_de_pago_ordenId_id" ON "cliente"."solicitud_de_pago" ("ordenId", "id");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagos1700000015000')
CREATE INDEX "IX_solicitud_de_pago_estado" ON "cliente"."solicitud_de_pago" ("estado");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagos1700000015000')
CREATE INDEX "IX_solicitud_de_pago_creadoEn" ON "cliente"."solicitud_de_pago" ("creadoEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagos1700000015000')
CREATE INDEX "IX_solicitud_de_pago_aprobadoEn" ON "cliente"."solicitud_de_pago" ("aprobadoEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagos1700000015000')
CREATE INDEX "IX_solicitud_de_pago_valor" ON "cliente"."solicitud_de_pago" ("valor");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagos1700000015000')
ALTER TABLE "sistema"."documento_emitido" ADD "solicitudDePagoId" int;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagos1700000015000')
ALTER TABLE "sistema"."documento_emitido" ADD CONSTRAINT "FK_documento_emitido_solicitudDePagoId" FOREIGN KEY ("solicitudDePagoId") REFERENCES "cliente"."solicitud_de_pago"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagos1700000015000')
CREATE UNIQUE INDEX "IX_documento_emitido_solicitudDePagoId_tipo_numeroVersion" ON "sistema"."documento_emitido" ("solicitudDePagoId", "tipo", "numeroVersion") WHERE "solicitudDePagoId" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagos1700000015000')
ALTER TABLE "sistema"."documento_emitido" ADD CONSTRAINT "CK_documento_emitido_solicitud-de-pago" CHECK ("tipo" <> 'solicitud-de-pago' OR "solicitudDePagoId" IS NOT NULL);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagos1700000015000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000015000, N'Pagos1700000015000', N'd80d0ac07b88d94cf9eda3389c33627868df424b72c959fefcfef2cf6d278548', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagos1700000015000')
RAISERROR (N'Pagos1700000015000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Pagos1700000015000' AND "huella" <> N'd80d0ac07b88d94cf9eda3389c33627868df424b72c959fefcfef2cf6d278548')
RAISERROR (N'Pagos1700000015000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
