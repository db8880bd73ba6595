-- Unidad1795914803791
-- Huella: 9171675a4ad27ef3658f76349c04206459130d22dde3f5f2e363086363eeec38
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1795914803791-unidad.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Unidad1795914803791') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
RAISERROR (N'Falta Sistema1790000010000: aplique antes 1790000010000-sistema.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Unidad1795914803791') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Sistema1790000010000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Unidad1795914803791')
ALTER TABLE "expediente"."evento" DROP CONSTRAINT "CK_evento_tipo";
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Unidad1795914803791')
ALTER TABLE "compra"."ficha_bien" ADD "ramv" varchar(20) COLLATE Latin1_General_100_BIN2;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Unidad1795914803791')
ALTER TABLE "compra"."ficha_bien" ADD "kilometros" int;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Unidad1795914803791')
ALTER TABLE "compra"."ficha_bien" ADD "facturaNumero" varchar(20) COLLATE Latin1_General_100_BIN2;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Unidad1795914803791')
ALTER TABLE "compra"."ficha_bien" ADD "facturaFecha" date;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Unidad1795914803791')
ALTER TABLE "compra"."ficha_bien" ADD "claveCatastral" varchar(40) COLLATE Latin1_General_100_BIN2;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Unidad1795914803791')
ALTER TABLE "compra"."ficha_bien" ADD "linderos" nvarchar(500);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Unidad1795914803791')
ALTER TABLE "compra"."ficha_bien" ADD "vendedorNombre" nvarchar(120);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Unidad1795914803791')
ALTER TABLE "compra"."ficha_bien" ADD "vendedorIdentificacion" varchar(13) COLLATE Latin1_General_100_BIN2;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Unidad1795914803791')
CREATE INDEX "IX_ficha_bien_serieMotor" ON "compra"."ficha_bien" ("serieMotor");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Unidad1795914803791')
ALTER TABLE "compra"."ficha_bien" ADD CONSTRAINT "CK_ficha_bien_kilometros" CHECK ("kilometros" BETWEEN 0 AND 2000000);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Unidad1795914803791')
ALTER TABLE "expediente"."evento" ADD CONSTRAINT "CK_evento_tipo" CHECK ("tipo" IN ('ADJUDICACION', 'CORRECCION-ACTA', 'SORTEO-DISTINTO', 'RETIRO-ADJUDICACION', 'REASIGNACION', 'ASIGNACION', 'SOLICITUD-GUARDADA', 'SOLICITUD-GENERADA', 'CONYUGE', 'GARANTE', 'CAMBIO-GARANTE', 'DEPOSITARIO', 'FINANZAS', 'REFERENCIA', 'REFERENCIA-CONFIRMADA', 'DOCUMENTOS-GENERADOS', 'DOCUMENTO-SUBIDO', 'DOCUMENTO-ACEPTADO', 'DOCUMENTO-RECHAZADO', 'CARPETA-ENVIADA', 'CARPETA-DEVUELTA', 'CARPETA-APROBADA', 'CARPETA-REABIERTA', 'POLITICA-CONFIRMADA', 'VALOR-CONFIRMADO', 'ORDEN-SIN-CARPETA', 'RIESGO-CALCULADO', 'RIESGO-MARCADO', 'EXCEPCION', 'GARANTIAS', 'TAREA-REGISTRADA', 'TAREA-CERRADA', 'MEDIO-GENERADO', 'MEDIO-ACTUALIZADO', 'UNIDAD', 'MEDIO-ENVIADO', 'MEDIO-APROBADO', 'MEDIO-RECHAZADO', 'ORDEN-GENERADA', 'ORDEN-APROBADA', 'ORDEN-ANULADA', 'PAGARE-GENERADO', 'PAGARE-REEMPLAZADO', 'PAGARE-ACTUALIZADO', 'PAGARE-ENVIADO', 'PAGARE-APROBADO', 'PAGARE-RECHAZADO', 'CONTRATO-GENERADO', 'CONTRATO-ENVIADO', 'CONTRATO-ACTUALIZADO', 'CONTRATO-APROBADO', 'CONTRATO-RECHAZADO', 'CONTRATO-CORREGIDO', 'PAGO-GENERADO', 'PAGO-APROBADO', 'PAGO-ANULADO', 'PRENDA-INGRESADA', 'PRENDA-GENERADA', 'COMENTARIO-RSA', 'CARTA-GENERADA', 'CARTA-RECHAZADA', 'TRATAMIENTO-SUSPENDIDO', 'SUSPENSION-LEVANTADA', 'DATO-RECTIFICADO', '176'));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Unidad1795914803791')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1795914803791, N'Unidad1795914803791', N'9171675a4ad27ef3658f76349c04206459130d22dde3f5f2e363086363eeec38', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Unidad1795914803791')
RAISERROR (N'Unidad1795914803791 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Unidad1795914803791' AND "huella" <> N'9171675a4ad27ef3658f76349c04206459130d22dde3f5f2e363086363eeec38')
RAISERROR (N'Unidad1795914803791 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
