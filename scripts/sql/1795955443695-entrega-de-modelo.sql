-- EntregaDeModelo1795955443695
-- Huella: b680f3608751972a132005613db6a63f9f70a4dcc41821a25b7f9a44261c19bc
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1795955443695-entrega-de-modelo.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeModelo1795955443695') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'QuienRecibe1795951207761')
RAISERROR (N'Falta QuienRecibe1795951207761: aplique antes 1795951207761-quien-recibe.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeModelo1795955443695') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'QuienRecibe1795951207761')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeModelo1795955443695')
ALTER TABLE "expediente"."evento" DROP CONSTRAINT "CK_evento_tipo";
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeModelo1795955443695')
CREATE TABLE "legal"."entrega_de_modelo" (
  "id" int NOT NULL IDENTITY(1,1),
  "contratoId" int NOT NULL,
  "archivoId" int NOT NULL,
  "reciboId" int,
  "entregadoEn" datetime2(3) NOT NULL,
  "medio" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "correo" nvarchar(254),
  "huella" varchar(64) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "registradaPor" int,
  "registradaEn" datetime2(3) NOT NULL,
  CONSTRAINT "CK_entrega_de_modelo_medio" CHECK ("medio" IN ('mano', 'correo')),
  CONSTRAINT "PK_entrega_de_modelo" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeModelo1795955443695')
CREATE INDEX "IX_entrega_de_modelo_reciboId" ON "legal"."entrega_de_modelo" ("reciboId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeModelo1795955443695')
CREATE INDEX "IX_entrega_de_modelo_archivoId" ON "legal"."entrega_de_modelo" ("archivoId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeModelo1795955443695')
CREATE INDEX "IX_entrega_de_modelo_contratoId" ON "legal"."entrega_de_modelo" ("contratoId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeModelo1795955443695')
ALTER TABLE "legal"."entrega_de_modelo" ADD CONSTRAINT "FK_entrega_de_modelo_contratoId" FOREIGN KEY ("contratoId") REFERENCES "legal"."contrato"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeModelo1795955443695')
ALTER TABLE "legal"."entrega_de_modelo" ADD CONSTRAINT "FK_entrega_de_modelo_archivoId" FOREIGN KEY ("archivoId") REFERENCES "sistema"."archivo"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeModelo1795955443695')
ALTER TABLE "legal"."entrega_de_modelo" ADD CONSTRAINT "FK_entrega_de_modelo_reciboId" FOREIGN KEY ("reciboId") REFERENCES "sistema"."archivo"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeModelo1795955443695')
ALTER TABLE "legal"."entrega_de_modelo" ADD CONSTRAINT "FK_entrega_de_modelo_registradaPor" FOREIGN KEY ("registradaPor") REFERENCES "seguridad"."usuario"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeModelo1795955443695')
ALTER TABLE "expediente"."evento" ADD CONSTRAINT "CK_evento_tipo" CHECK ("tipo" IN ('ADJUDICACION', 'CORRECCION-ACTA', 'SORTEO-DISTINTO', 'RETIRO-ADJUDICACION', 'REASIGNACION', 'ASIGNACION', 'SOLICITUD-GUARDADA', 'SOLICITUD-GENERADA', 'CONYUGE', 'GARANTE', 'CAMBIO-GARANTE', 'DEPOSITARIO', 'FINANZAS', 'REFERENCIA', 'REFERENCIA-CONFIRMADA', 'DOCUMENTOS-GENERADOS', 'DOCUMENTO-SUBIDO', 'DOCUMENTO-ACEPTADO', 'DOCUMENTO-RECHAZADO', 'CARPETA-ENVIADA', 'CARPETA-DEVUELTA', 'CARPETA-APROBADA', 'CARPETA-REABIERTA', 'POLITICA-CONFIRMADA', 'VALOR-CONFIRMADO', 'ORDEN-SIN-CARPETA', 'RIESGO-CALCULADO', 'RIESGO-MARCADO', 'EXCEPCION', 'GARANTIAS', 'TAREA-REGISTRADA', 'TAREA-CERRADA', 'MEDIO-GENERADO', 'MEDIO-ACTUALIZADO', 'INTERVINIENTE', 'UNIDAD', 'PAPEL-FIRMADO', 'MEDIO-ENVIADO', 'MEDIO-APROBADO', 'MEDIO-RECHAZADO', 'ORDEN-GENERADA', 'ORDEN-CORREGIDA', 'ORDEN-APROBADA', 'PAGO-TRANSFERIDO', 'CITA-DE-ENTREGA', 'ORDEN-ANULADA', 'PAGARE-GENERADO', 'PAGARE-REEMPLAZADO', 'PAGARE-ACTUALIZADO', 'PAGARE-ENVIADO', 'PAGARE-APROBADO', 'PAGARE-RECHAZADO', 'PAGARE-ANULACION-PEDIDA', 'PAGARE-ANULACION-DECLINADA', 'PAGARE-ANULADO', 'CONTRATO-GENERADO', 'CONTRATO-ENVIADO', 'MODELO-ENTREGADO', 'CONTRATO-ACTUALIZADO', 'CONTRATO-APROBADO', 'CONTRATO-RECHAZADO', 'CONTRATO-CORREGIDO', 'PAGO-GENERADO', 'PAGO-APROBADO', 'PAGO-ANULADO', 'PRENDA-INGRESADA', 'PRENDA-GENERADA', 'COMENTARIO-RSA', 'CARTA-GENERADA', 'CARTA-RECHAZADA', 'TRATAMIENTO-SUSPENDIDO', 'SUSPENSION-LEVANTADA', 'DATO-RECTIFICADO', '176'));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeModelo1795955443695')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1795955443695, N'EntregaDeModelo1795955443695', N'b680f3608751972a132005613db6a63f9f70a4dcc41821a25b7f9a44261c19bc', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeModelo1795955443695')
RAISERROR (N'EntregaDeModelo1795955443695 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'EntregaDeModelo1795955443695' AND "huella" <> N'b680f3608751972a132005613db6a63f9f70a4dcc41821a25b7f9a44261c19bc')
RAISERROR (N'EntregaDeModelo1795955443695 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
