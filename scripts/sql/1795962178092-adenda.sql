-- Adenda1795962178092
-- Huella: 223d9cbb1d74552f9c803f4c1d1b78540237c021d0a39f262732840faf77860e
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1795962178092-adenda.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adenda1795962178092') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeModelo1795955443695')
RAISERROR (N'Falta EntregaDeModelo1795955443695: aplique antes 1795955443695-entrega-de-modelo.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adenda1795962178092') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeModelo1795955443695')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adenda1795962178092')
ALTER TABLE "sistema"."documento_emitido" DROP CONSTRAINT "CK_documento_emitido_dueno";
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adenda1795962178092')
ALTER TABLE "sistema"."documento_emitido" DROP CONSTRAINT "CK_documento_emitido_tipo";
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adenda1795962178092')
ALTER TABLE "expediente"."evento" DROP CONSTRAINT "CK_evento_tipo";
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adenda1795962178092')
CREATE TABLE "legal"."adenda" (
  "motivo" nvarchar(500) NOT NULL,
  "lugarEmision" varchar(6) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "fechaEmision" date NOT NULL,
  "texto" nvarchar(MAX) NOT NULL,
  "id" int NOT NULL IDENTITY(1,1),
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
  CONSTRAINT "PK_adenda" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adenda1795962178092')
ALTER TABLE "sistema"."documento_emitido" ADD "adendaId" int;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adenda1795962178092')
CREATE UNIQUE INDEX "IX_documento_emitido_adendaId_tipo_numeroVersion" ON "sistema"."documento_emitido" ("adendaId", "tipo", "numeroVersion") WHERE "adendaId" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adenda1795962178092')
ALTER TABLE "legal"."adenda" ADD CONSTRAINT "FK_adenda_contratoId" FOREIGN KEY ("contratoId") REFERENCES "legal"."contrato"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adenda1795962178092')
ALTER TABLE "legal"."adenda" ADD CONSTRAINT "FK_adenda_creadaPor" FOREIGN KEY ("creadaPor") REFERENCES "seguridad"."usuario"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adenda1795962178092')
ALTER TABLE "legal"."adenda" ADD CONSTRAINT "FK_adenda_editadaPor" FOREIGN KEY ("editadaPor") REFERENCES "seguridad"."usuario"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adenda1795962178092')
ALTER TABLE "legal"."adenda" ADD CONSTRAINT "FK_adenda_enviadaPor" FOREIGN KEY ("enviadaPor") REFERENCES "seguridad"."usuario"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adenda1795962178092')
ALTER TABLE "legal"."adenda" ADD CONSTRAINT "FK_adenda_decididaPor" FOREIGN KEY ("decididaPor") REFERENCES "seguridad"."usuario"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adenda1795962178092')
ALTER TABLE "legal"."adenda" ADD CONSTRAINT "FK_adenda_lugarEmision" FOREIGN KEY ("lugarEmision") REFERENCES "catalogo"."ciudad"("codigo") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adenda1795962178092')
ALTER TABLE "sistema"."documento_emitido" ADD CONSTRAINT "FK_documento_emitido_adendaId" FOREIGN KEY ("adendaId") REFERENCES "legal"."adenda"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adenda1795962178092')
ALTER TABLE "sistema"."documento_emitido" ADD CONSTRAINT "CK_documento_emitido_dueno" CHECK (CASE WHEN "asambleaId" IS NULL THEN 0 ELSE 1 END + CASE WHEN "solicitudId" IS NULL THEN 0 ELSE 1 END + CASE WHEN "ordenId" IS NULL THEN 0 ELSE 1 END + CASE WHEN "solicitudDePagoId" IS NULL THEN 0 ELSE 1 END + CASE WHEN "cartaSalidaId" IS NULL THEN 0 ELSE 1 END + CASE WHEN "pagareId" IS NULL THEN 0 ELSE 1 END + CASE WHEN "prendaId" IS NULL THEN 0 ELSE 1 END + CASE WHEN "contratoId" IS NULL THEN 0 ELSE 1 END + CASE WHEN "adendaId" IS NULL THEN 0 ELSE 1 END + CASE WHEN "carpetaId" IS NULL THEN 0 ELSE 1 END = 1);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adenda1795962178092')
ALTER TABLE "sistema"."documento_emitido" ADD CONSTRAINT "CK_documento_emitido_tipo" CHECK (("tipo" = 'acta' AND "asambleaId" IS NOT NULL) OR ("tipo" = 'constancia' AND "asambleaId" IS NOT NULL) OR ("tipo" = 'solicitud' AND "solicitudId" IS NOT NULL) OR ("tipo" = 'orden-de-compra' AND "ordenId" IS NOT NULL) OR ("tipo" = 'solicitud-de-pago' AND "solicitudDePagoId" IS NOT NULL) OR ("tipo" = 'carta-salida' AND "cartaSalidaId" IS NOT NULL) OR ("tipo" = 'pagare' AND "pagareId" IS NOT NULL) OR ("tipo" = 'prenda' AND "prendaId" IS NOT NULL) OR ("tipo" = 'contrato' AND "contratoId" IS NOT NULL) OR ("tipo" = 'adenda' AND "adendaId" IS NOT NULL) OR ("tipo" = 'hoja-de-decision' AND "carpetaId" IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adenda1795962178092')
ALTER TABLE "expediente"."evento" ADD CONSTRAINT "CK_evento_tipo" CHECK ("tipo" IN ('ADJUDICACION', 'CORRECCION-ACTA', 'SORTEO-DISTINTO', 'RETIRO-ADJUDICACION', 'REASIGNACION', 'ASIGNACION', 'SOLICITUD-GUARDADA', 'SOLICITUD-GENERADA', 'CONYUGE', 'GARANTE', 'CAMBIO-GARANTE', 'DEPOSITARIO', 'FINANZAS', 'REFERENCIA', 'REFERENCIA-CONFIRMADA', 'DOCUMENTOS-GENERADOS', 'DOCUMENTO-SUBIDO', 'DOCUMENTO-ACEPTADO', 'DOCUMENTO-RECHAZADO', 'CARPETA-ENVIADA', 'CARPETA-DEVUELTA', 'CARPETA-APROBADA', 'CARPETA-REABIERTA', 'POLITICA-CONFIRMADA', 'VALOR-CONFIRMADO', 'ORDEN-SIN-CARPETA', 'RIESGO-CALCULADO', 'RIESGO-MARCADO', 'EXCEPCION', 'GARANTIAS', 'TAREA-REGISTRADA', 'TAREA-CERRADA', 'MEDIO-GENERADO', 'MEDIO-ACTUALIZADO', 'INTERVINIENTE', 'UNIDAD', 'PAPEL-FIRMADO', 'MEDIO-ENVIADO', 'MEDIO-APROBADO', 'MEDIO-RECHAZADO', 'ORDEN-GENERADA', 'ORDEN-CORREGIDA', 'ORDEN-APROBADA', 'PAGO-TRANSFERIDO', 'CITA-DE-ENTREGA', 'ORDEN-ANULADA', 'PAGARE-GENERADO', 'PAGARE-REEMPLAZADO', 'PAGARE-ACTUALIZADO', 'PAGARE-ENVIADO', 'PAGARE-APROBADO', 'PAGARE-RECHAZADO', 'PAGARE-ANULACION-PEDIDA', 'PAGARE-ANULACION-DECLINADA', 'PAGARE-ANULADO', 'CONTRATO-GENERADO', 'CONTRATO-ENVIADO', 'MODELO-ENTREGADO', 'CONTRATO-ACTUALIZADO', 'CONTRATO-APROBADO', 'CONTRATO-RECHAZADO', 'CONTRATO-CORREGIDO', 'ADENDA-GENERADA', 'ADENDA-ACTUALIZADA', 'ADENDA-ENVIADA', 'ADENDA-APROBADA', 'ADENDA-RECHAZADA', 'ADENDA-ANULADA', 'PAGO-GENERADO', 'PAGO-APROBADO', 'PAGO-ANULADO', 'PRENDA-INGRESADA', 'PRENDA-GENERADA', 'COMENTARIO-RSA', 'CARTA-GENERADA', 'CARTA-RECHAZADA', 'TRATAMIENTO-SUSPENDIDO', 'SUSPENSION-LEVANTADA', 'DATO-RECTIFICADO', '176'));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adenda1795962178092')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1795962178092, N'Adenda1795962178092', N'223d9cbb1d74552f9c803f4c1d1b78540237c021d0a39f262732840faf77860e', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adenda1795962178092')
RAISERROR (N'Adenda1795962178092 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adenda1795962178092' AND "huella" <> N'223d9cbb1d74552f9c803f4c1d1b78540237c021d0a39f262732840faf77860e')
RAISERROR (N'Adenda1795962178092 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
