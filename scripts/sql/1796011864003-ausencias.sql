-- Ausencias1796011864003
-- Huella: 4fa6fe3e0508f15bb86da255532d0687fa41ea47fb06b2a91fa8ee970473eb07
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1796011864003-ausencias.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ausencias1796011864003') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
RAISERROR (N'Falta Sistema1790000010000: aplique antes 1790000010000-sistema.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ausencias1796011864003') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ausencias1796011864003')
ALTER TABLE "expediente"."evento" DROP CONSTRAINT "CK_evento_tipo";
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ausencias1796011864003')
CREATE TABLE "seguridad"."ausencia" (
  "ausente" varchar(40) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "reemplazo" varchar(40) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "desde" date NOT NULL,
  "hasta" date NOT NULL,
  "motivo" nvarchar(300) NOT NULL,
  "id" int NOT NULL IDENTITY(1,1),
  "guardadaEn" datetime2(3) NOT NULL,
  "guardadaPor" int,
  "version" int NOT NULL,
  CONSTRAINT "UQ_ausencia_ausente_reemplazo_desde" UNIQUE ("ausente", "reemplazo", "desde"),
  CONSTRAINT "PK_ausencia" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ausencias1796011864003')
CREATE INDEX "IX_ausencia_reemplazo_hasta" ON "seguridad"."ausencia" ("reemplazo", "hasta");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ausencias1796011864003')
ALTER TABLE "seguridad"."ausencia" ADD CONSTRAINT "FK_ausencia_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "seguridad"."usuario"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ausencias1796011864003')
ALTER TABLE "expediente"."evento" ADD CONSTRAINT "CK_evento_tipo" CHECK ("tipo" IN ('ADJUDICACION', 'CORRECCION-ACTA', 'SORTEO-DISTINTO', 'RETIRO-ADJUDICACION', 'REASIGNACION', 'ASIGNACION', 'SOLICITUD-GUARDADA', 'SOLICITUD-GENERADA', 'CONYUGE', 'GARANTE', 'CAMBIO-GARANTE', 'DEPOSITARIO', 'FINANZAS', 'REFERENCIA', 'REFERENCIA-CONFIRMADA', 'DOCUMENTOS-GENERADOS', 'DOCUMENTO-SUBIDO', 'DOCUMENTO-ACEPTADO', 'DOCUMENTO-RECHAZADO', 'CARPETA-ENVIADA', 'CARPETA-DEVUELTA', 'CARPETA-APROBADA', 'CARPETA-REABIERTA', 'POLITICA-CONFIRMADA', 'VALOR-CONFIRMADO', 'ORDEN-SIN-CARPETA', 'RIESGO-CALCULADO', 'RIESGO-MARCADO', 'EXCEPCION', 'GARANTIAS', 'TAREA-REGISTRADA', 'TAREA-CERRADA', 'MEDIO-GENERADO', 'MEDIO-ACTUALIZADO', 'INTERVINIENTE', 'UNIDAD', 'PAPEL-FIRMADO', 'MEDIO-ENVIADO', 'MEDIO-APROBADO', 'MEDIO-RECHAZADO', 'ORDEN-GENERADA', 'ORDEN-CORREGIDA', 'ORDEN-APROBADA', 'PAGO-TRANSFERIDO', 'CITA-DE-ENTREGA', 'ORDEN-ANULADA', 'PAGARE-GENERADO', 'PAGARE-REEMPLAZADO', 'PAGARE-ACTUALIZADO', 'PAGARE-ENVIADO', 'PAGARE-APROBADO', 'PAGARE-RECHAZADO', 'PAGARE-ANULACION-PEDIDA', 'PAGARE-ANULACION-DECLINADA', 'PAGARE-ANULADO', 'CONTRATO-GENERADO', 'CONTRATO-ENVIADO', 'MODELO-ENTREGADO', 'CONTRATO-ACTUALIZADO', 'CONTRATO-APROBADO', 'CONTRATO-RECHAZADO', 'CONTRATO-CORREGIDO', 'ADENDA-GENERADA', 'ADENDA-ACTUALIZADA', 'ADENDA-ENVIADA', 'ADENDA-APROBADA', 'ADENDA-RECHAZADA', 'ADENDA-ANULADA', 'PAGO-GENERADO', 'PAGO-APROBADO', 'PAGO-ANULADO', 'PRENDA-INGRESADA', 'PRENDA-GENERADA', 'COMENTARIO-RSA', 'LLAMADA', 'PEDIDO', 'NOTA', 'CARTA-GENERADA', 'CARTA-RECHAZADA', 'TRATAMIENTO-SUSPENDIDO', 'SUSPENSION-LEVANTADA', 'DATO-RECTIFICADO', '176'));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ausencias1796011864003')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1796011864003, N'Ausencias1796011864003', N'4fa6fe3e0508f15bb86da255532d0687fa41ea47fb06b2a91fa8ee970473eb07', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ausencias1796011864003')
RAISERROR (N'Ausencias1796011864003 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Ausencias1796011864003' AND "huella" <> N'4fa6fe3e0508f15bb86da255532d0687fa41ea47fb06b2a91fa8ee970473eb07')
RAISERROR (N'Ausencias1796011864003 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
