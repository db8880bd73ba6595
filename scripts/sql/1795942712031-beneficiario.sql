-- Beneficiario1795942712031
-- Huella: b5c20b66a1abc9e474ad2cffa425b54bae716a7301bce35157730881884a0f46
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1795942712031-beneficiario.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'PapelesDelCaso1795941784226')
RAISERROR (N'Falta PapelesDelCaso1795941784226: aplique antes 1795941784226-papeles-del-caso.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'PapelesDelCaso1795941784226')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031')
ALTER TABLE "expediente"."evento" DROP CONSTRAINT "CK_evento_tipo";
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031')
ALTER TABLE "compra"."carta_salida" ADD "citaDia" date;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031')
ALTER TABLE "compra"."carta_salida" ADD "citaHora" char(5) COLLATE Latin1_General_100_BIN2;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031')
ALTER TABLE "compra"."carta_salida" ADD "citaLugar" nvarchar(100);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031')
ALTER TABLE "catalogo"."concesionario" ADD "banco" nvarchar(60);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031')
ALTER TABLE "catalogo"."concesionario" ADD "tipoCuenta" varchar(10) COLLATE Latin1_General_100_BIN2;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031')
ALTER TABLE "catalogo"."concesionario" ADD "numeroCuenta" varchar(20) COLLATE Latin1_General_100_BIN2;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031')
ALTER TABLE "compra"."orden_de_compra" ADD "tipoIdentificacionTercero" varchar(1) COLLATE Latin1_General_100_BIN2;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031')
ALTER TABLE "compra"."orden_de_compra" ADD "identificacionTercero" varchar(20) COLLATE Latin1_General_100_BIN2;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031')
ALTER TABLE "compra"."orden_de_compra" ADD "bancoTercero" nvarchar(60);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031')
ALTER TABLE "compra"."orden_de_compra" ADD "tipoCuentaTercero" varchar(10) COLLATE Latin1_General_100_BIN2;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031')
ALTER TABLE "compra"."orden_de_compra" ADD "numeroCuentaTercero" varchar(20) COLLATE Latin1_General_100_BIN2;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031')
ALTER TABLE "compra"."solicitud_de_pago" ADD "tipoIdentificacionBeneficiario" varchar(1) COLLATE Latin1_General_100_BIN2;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031')
ALTER TABLE "compra"."solicitud_de_pago" ADD "identificacionBeneficiario" varchar(20) COLLATE Latin1_General_100_BIN2;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031')
ALTER TABLE "compra"."solicitud_de_pago" ADD "bancoBeneficiario" nvarchar(60);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031')
ALTER TABLE "compra"."solicitud_de_pago" ADD "tipoCuentaBeneficiario" varchar(10) COLLATE Latin1_General_100_BIN2;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031')
ALTER TABLE "compra"."solicitud_de_pago" ADD "numeroCuentaBeneficiario" varchar(20) COLLATE Latin1_General_100_BIN2;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031')
ALTER TABLE "compra"."solicitud_de_pago" ADD "transferidaEl" date;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031')
ALTER TABLE "compra"."solicitud_de_pago" ADD "transferenciaReferencia" nvarchar(40);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031')
ALTER TABLE "compra"."carta_salida" ADD CONSTRAINT "CK_carta_salida_citaHora" CHECK ("citaHora" LIKE '[0-2][0-9]:[0-5][0-9]' AND "citaHora" < '24:00');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031')
ALTER TABLE "catalogo"."concesionario" ADD CONSTRAINT "CK_concesionario_tipoCuenta" CHECK ("tipoCuenta" IN ('AHORROS', 'CORRIENTE'));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031')
ALTER TABLE "catalogo"."concesionario" ADD CONSTRAINT "CK_concesionario_numeroCuenta" CHECK ("numeroCuenta" NOT LIKE '%[^0-9]%');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031')
ALTER TABLE "compra"."orden_de_compra" ADD CONSTRAINT "CK_orden_de_compra_tipoIdentificacionTercero" CHECK ("tipoIdentificacionTercero" IN ('C', 'R', 'P'));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031')
ALTER TABLE "compra"."orden_de_compra" ADD CONSTRAINT "CK_orden_de_compra_tipoCuentaTercero" CHECK ("tipoCuentaTercero" IN ('AHORROS', 'CORRIENTE'));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031')
ALTER TABLE "compra"."orden_de_compra" ADD CONSTRAINT "CK_orden_de_compra_numeroCuentaTercero" CHECK ("numeroCuentaTercero" NOT LIKE '%[^0-9]%');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031')
ALTER TABLE "compra"."solicitud_de_pago" ADD CONSTRAINT "CK_solicitud_de_pago_tipoIdentificacionBeneficiario" CHECK ("tipoIdentificacionBeneficiario" IN ('C', 'R', 'P'));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031')
ALTER TABLE "compra"."solicitud_de_pago" ADD CONSTRAINT "CK_solicitud_de_pago_tipoCuentaBeneficiario" CHECK ("tipoCuentaBeneficiario" IN ('AHORROS', 'CORRIENTE'));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031')
ALTER TABLE "compra"."solicitud_de_pago" ADD CONSTRAINT "CK_solicitud_de_pago_numeroCuentaBeneficiario" CHECK ("numeroCuentaBeneficiario" NOT LIKE '%[^0-9]%');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031')
ALTER TABLE "expediente"."evento" ADD CONSTRAINT "CK_evento_tipo" CHECK ("tipo" IN ('ADJUDICACION', 'CORRECCION-ACTA', 'SORTEO-DISTINTO', 'RETIRO-ADJUDICACION', 'REASIGNACION', 'ASIGNACION', 'SOLICITUD-GUARDADA', 'SOLICITUD-GENERADA', 'CONYUGE', 'GARANTE', 'CAMBIO-GARANTE', 'DEPOSITARIO', 'FINANZAS', 'REFERENCIA', 'REFERENCIA-CONFIRMADA', 'DOCUMENTOS-GENERADOS', 'DOCUMENTO-SUBIDO', 'DOCUMENTO-ACEPTADO', 'DOCUMENTO-RECHAZADO', 'CARPETA-ENVIADA', 'CARPETA-DEVUELTA', 'CARPETA-APROBADA', 'CARPETA-REABIERTA', 'POLITICA-CONFIRMADA', 'VALOR-CONFIRMADO', 'ORDEN-SIN-CARPETA', 'RIESGO-CALCULADO', 'RIESGO-MARCADO', 'EXCEPCION', 'GARANTIAS', 'TAREA-REGISTRADA', 'TAREA-CERRADA', 'MEDIO-GENERADO', 'MEDIO-ACTUALIZADO', 'INTERVINIENTE', 'UNIDAD', 'PAPEL-FIRMADO', 'MEDIO-ENVIADO', 'MEDIO-APROBADO', 'MEDIO-RECHAZADO', 'ORDEN-GENERADA', 'ORDEN-CORREGIDA', 'ORDEN-APROBADA', 'PAGO-TRANSFERIDO', 'CITA-DE-ENTREGA', 'ORDEN-ANULADA', 'PAGARE-GENERADO', 'PAGARE-REEMPLAZADO', 'PAGARE-ACTUALIZADO', 'PAGARE-ENVIADO', 'PAGARE-APROBADO', 'PAGARE-RECHAZADO', 'PAGARE-ANULACION-PEDIDA', 'PAGARE-ANULACION-DECLINADA', 'PAGARE-ANULADO', 'CONTRATO-GENERADO', 'CONTRATO-ENVIADO', 'CONTRATO-ACTUALIZADO', 'CONTRATO-APROBADO', 'CONTRATO-RECHAZADO', 'CONTRATO-CORREGIDO', 'PAGO-GENERADO', 'PAGO-APROBADO', 'PAGO-ANULADO', 'PRENDA-INGRESADA', 'PRENDA-GENERADA', 'COMENTARIO-RSA', 'CARTA-GENERADA', 'CARTA-RECHAZADA', 'TRATAMIENTO-SUSPENDIDO', 'SUSPENSION-LEVANTADA', 'DATO-RECTIFICADO', '176'));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1795942712031, N'Beneficiario1795942712031', N'b5c20b66a1abc9e474ad2cffa425b54bae716a7301bce35157730881884a0f46', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031')
RAISERROR (N'Beneficiario1795942712031 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Beneficiario1795942712031' AND "huella" <> N'b5c20b66a1abc9e474ad2cffa425b54bae716a7301bce35157730881884a0f46')
RAISERROR (N'Beneficiario1795942712031 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
