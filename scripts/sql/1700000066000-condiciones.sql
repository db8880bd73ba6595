-- Condiciones1700000066000
-- Huella: b693c20fe297a8aced6fe3dc7b94d4dddb5c8bfdce53f9ab5c21cd2818941172
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000066000-condiciones.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'IntentosDeIngreso1700000063000')
RAISERROR (N'Falta IntentosDeIngreso1700000063000: aplique antes 1700000063000-intentos-de-ingreso.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'IntentosDeIngreso1700000063000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
EXEC (N'DECLARE @rotas nvarchar(max) = N'''';
SET @rotas = @rotas + COALESCE((SELECT N''  asamblea.adjudicacion, fecha: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "asamblea"."adjudicacion" WHERE NOT ("fecha" IS NULL OR ("fecha" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "fecha", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  asamblea.adjudicacion, estado: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "asamblea"."adjudicacion" WHERE NOT ("estado" IS NULL OR ("estado" IN (''ADJ'', ''RADJ''))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  asamblea.asamblea, fecha: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "asamblea"."asamblea" WHERE NOT ("fecha" IS NULL OR ("fecha" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "fecha", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  asamblea.asamblea, hora: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "asamblea"."asamblea" WHERE NOT ("hora" IS NULL OR ("hora" LIKE ''[0-2][0-9]:[0-5][0-9]'' AND "hora" < ''24:00'')) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  asamblea.constancia_copia, fecha: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "asamblea"."constancia_copia" WHERE NOT ("fecha" IS NULL OR ("fecha" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "fecha", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  asamblea.participante, estado: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "asamblea"."participante" WHERE NOT ("estado" IS NULL OR ("estado" IN (''participa'', ''no participa'', ''participa cesion''))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  asamblea.sorteo, fecha: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "asamblea"."sorteo" WHERE NOT ("fecha" IS NULL OR ("fecha" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "fecha", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  catalogo.concesionario, ruc: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "catalogo"."concesionario" WHERE NOT ("ruc" IS NULL OR ("ruc" LIKE ''[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]'')) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  catalogo.feriado, fecha: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "catalogo"."feriado" WHERE NOT ("fecha" IS NULL OR ("fecha" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "fecha", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  catalogo.formato, vigenteDesde: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "catalogo"."formato" WHERE NOT ("vigenteDesde" IS NULL OR ("vigenteDesde" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "vigenteDesde", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  catalogo.formato, vigenteHasta: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "catalogo"."formato" WHERE NOT ("vigenteHasta" IS NULL OR ("vigenteHasta" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "vigenteHasta", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  catalogo.formato, estado: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "catalogo"."formato" WHERE NOT ("estado" IS NULL OR ("estado" IN (''borrador'', ''aprobado'', ''descartado''))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  catalogo.plazo, desde: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "catalogo"."plazo" WHERE NOT ("desde" IS NULL OR ("desde" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "desde", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  catalogo.precio_vehiculo, vigenteDesde: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "catalogo"."precio_vehiculo" WHERE NOT ("vigenteDesde" IS NULL OR ("vigenteDesde" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "vigenteDesde", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  catalogo.regla_adjudicacion, desde: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "catalogo"."regla_adjudicacion" WHERE NOT ("desde" IS NULL OR ("desde" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "desde", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.carta_salida, fechaEntrega: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."carta_salida" WHERE NOT ("fechaEntrega" IS NULL OR ("fechaEntrega" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "fechaEntrega", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.carta_salida, estado: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."carta_salida" WHERE NOT ("estado" IS NULL OR ("estado" IN (''pendiente'', ''generada'', ''realizada''))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.consulta_buro, fecha: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."consulta_buro" WHERE NOT ("fecha" IS NULL OR ("fecha" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "fecha", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.consulta_buro, consentimiento: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."consulta_buro" WHERE NOT ("consentimiento" IS NULL OR ("consentimiento" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "consentimiento", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.consulta_buro, cedula: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."consulta_buro" WHERE NOT ("cedula" IS NULL OR ("cedula" LIKE ''[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]'')) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.conyuge, fechaNacimiento: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."conyuge" WHERE NOT ("fechaNacimiento" IS NULL OR ("fechaNacimiento" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "fechaNacimiento", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.grupo, fechaInicio: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."grupo" WHERE NOT ("fechaInicio" IS NULL OR ("fechaInicio" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "fechaInicio", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.medio_aprobacion, polizaDesde: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."medio_aprobacion" WHERE NOT ("polizaDesde" IS NULL OR ("polizaDesde" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "polizaDesde", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.medio_aprobacion, polizaHasta: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."medio_aprobacion" WHERE NOT ("polizaHasta" IS NULL OR ("polizaHasta" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "polizaHasta", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.movimiento, fecha: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."movimiento" WHERE NOT ("fecha" IS NULL OR ("fecha" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "fecha", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.orden_de_compra, rucConcesionario: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."orden_de_compra" WHERE NOT ("rucConcesionario" IS NULL OR ("rucConcesionario" LIKE ''[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]'')) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.pagare, fechaEmision: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."pagare" WHERE NOT ("fechaEmision" IS NULL OR ("fechaEmision" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "fechaEmision", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.pagare, fechaInicial: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."pagare" WHERE NOT ("fechaInicial" IS NULL OR ("fechaInicial" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "fechaInicial", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.pagare, fechaFinal: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."pagare" WHERE NOT ("fechaFinal" IS NULL OR ("fechaFinal" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "fechaFinal", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.pagare_cuota, fechaVencimiento: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."pagare_cuota" WHERE NOT ("fechaVencimiento" IS NULL OR ("fechaVencimiento" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "fechaVencimiento", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.persona, fechaNacimiento: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."persona" WHERE NOT ("fechaNacimiento" IS NULL OR ("fechaNacimiento" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "fechaNacimiento", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.persona, tipoIdentificacion: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."persona" WHERE NOT ("tipoIdentificacion" IS NULL OR ("tipoIdentificacion" IN (''C'', ''R'', ''P''))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.persona, identificacion: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."persona" WHERE NOT (("tipoIdentificacion" <> ''C'' OR "identificacion" IS NULL OR ("identificacion" LIKE ''[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]'')) AND ("tipoIdentificacion" <> ''R'' OR "identificacion" IS NULL OR ("identificacion" LIKE ''[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]''))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.plan_titular, desde: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."plan_titular" WHERE NOT ("desde" IS NULL OR ("desde" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "desde", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.plan_titular, hasta: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."plan_titular" WHERE NOT ("hasta" IS NULL OR ("hasta" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "hasta", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.prenda, fechaEmision: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."prenda" WHERE NOT ("fechaEmision" IS NULL OR ("fechaEmision" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "fechaEmision", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.referencia, fechaApertura: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."referencia" WHERE NOT ("fechaApertura" IS NULL OR ("fechaApertura" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "fechaApertura", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.referencia, estado: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."referencia" WHERE NOT ("estado" IS NULL OR ("estado" IN (''P'', ''C''))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.solicitud, fechaNacimiento: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."solicitud" WHERE NOT ("fechaNacimiento" IS NULL OR ("fechaNacimiento" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "fechaNacimiento", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.solicitud, domicilioDesde: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."solicitud" WHERE NOT ("domicilioDesde" IS NULL OR ("domicilioDesde" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "domicilioDesde", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.solicitud, jubilacionFecha: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."solicitud" WHERE NOT ("jubilacionFecha" IS NULL OR ("jubilacionFecha" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "jubilacionFecha", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.solicitud, subsidioDesde: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."solicitud" WHERE NOT ("subsidioDesde" IS NULL OR ("subsidioDesde" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "subsidioDesde", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.solicitud_de_pago, rucBeneficiario: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."solicitud_de_pago" WHERE NOT ("rucBeneficiario" IS NULL OR ("rucBeneficiario" LIKE ''[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]'')) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.tarea, fechaEjecucion: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."tarea" WHERE NOT ("fechaEjecucion" IS NULL OR ("fechaEjecucion" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "fechaEjecucion", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.tarea, estado: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."tarea" WHERE NOT ("estado" IS NULL OR ("estado" IN (''P'', ''C'', ''S'', ''A''))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  seguridad.acceso_inusual, fecha: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "seguridad"."acceso_inusual" WHERE NOT ("fecha" IS NULL OR ("fecha" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "fecha", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  seguridad.auditoria_sello, ancladaEl: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con epoca '' + CAST(MIN("epoca") AS nvarchar(40)) + NCHAR(10) FROM "seguridad"."auditoria_sello" WHERE NOT ("ancladaEl" IS NULL OR ("ancladaEl" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "ancladaEl", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  seguridad.delegacion, desde: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "seguridad"."delegacion" WHERE NOT ("desde" IS NULL OR ("desde" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "desde", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  seguridad.delegacion, hasta: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "seguridad"."delegacion" WHERE NOT ("hasta" IS NULL OR ("hasta" LIKE ''[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'' AND TRY_CONVERT(date, "hasta", 23) IS NOT NULL)) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  seguridad.delegacion, orden: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "seguridad"."delegacion" WHERE NOT ("hasta" IS NULL OR ("desde" IS NULL OR "desde" <= "hasta")) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  sistema.instalacion, barrido: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "sistema"."instalacion" WHERE NOT ("barrido" IS NULL OR ("barrido" IN (''activo'', ''detenido''))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  sistema.mensaje, estado: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "sistema"."mensaje" WHERE NOT ("estado" IS NULL OR ("estado" IN (''pendiente'', ''enviado'', ''fallido'', ''descartado''))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  asamblea.adjudicacion, productoCodigo: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "asamblea"."adjudicacion" WHERE NOT ("productoCodigo" IS NULL OR (EXISTS (SELECT 1 FROM "catalogo"."producto" k WHERE k."codigo" = "productoCodigo"))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  asamblea.asamblea, productoCodigo: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "asamblea"."asamblea" WHERE NOT ("productoCodigo" IS NULL OR (EXISTS (SELECT 1 FROM "catalogo"."producto" k WHERE k."codigo" = "productoCodigo"))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.carta_salida, productoCodigo: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."carta_salida" WHERE NOT ("productoCodigo" IS NULL OR (EXISTS (SELECT 1 FROM "catalogo"."producto" k WHERE k."codigo" = "productoCodigo"))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.contrato, productoCodigo: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."contrato" WHERE NOT ("productoCodigo" IS NULL OR (EXISTS (SELECT 1 FROM "catalogo"."producto" k WHERE k."codigo" = "productoCodigo"))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  catalogo.tipo_documento, departamento: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "catalogo"."tipo_documento" WHERE NOT ("departamento" IS NULL OR (EXISTS (SELECT 1 FROM "catalogo"."departamento" k WHERE k."codigo" = "departamento"))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.carpeta, idDepartamento: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."carpeta" WHERE NOT ("idDepartamento" IS NULL OR (EXISTS (SELECT 1 FROM "catalogo"."departamento" k WHERE k."codigo" = "idDepartamento"))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.documento_decision, idDepartamento: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."documento_decision" WHERE NOT ("idDepartamento" IS NULL OR (EXISTS (SELECT 1 FROM "catalogo"."departamento" k WHERE k."codigo" = "idDepartamento"))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.evento, idDepartamento: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."evento" WHERE NOT ("idDepartamento" IS NULL OR (EXISTS (SELECT 1 FROM "catalogo"."departamento" k WHERE k."codigo" = "idDepartamento"))) HAVING COUNT(*) > 0), N'''');
IF @rotas <> N'''' BEGIN SET @rotas = LEFT(N''No se cambió nada: hay datos que no cumplen lo que desde esta versión se exige. Corríjalos y repita.'' + NCHAR(10) + @rotas, 2000); THROW 51017, @rotas, 1; END;');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "asamblea"."adjudicacion" ADD CONSTRAINT "FK_adjudicacion_productoCodigo" FOREIGN KEY ("productoCodigo") REFERENCES "catalogo"."producto"("codigo") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "asamblea"."asamblea" ADD CONSTRAINT "FK_asamblea_productoCodigo" FOREIGN KEY ("productoCodigo") REFERENCES "catalogo"."producto"("codigo") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "cliente"."carta_salida" ADD CONSTRAINT "FK_carta_salida_productoCodigo" FOREIGN KEY ("productoCodigo") REFERENCES "catalogo"."producto"("codigo") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "cliente"."contrato" ADD CONSTRAINT "FK_contrato_productoCodigo" FOREIGN KEY ("productoCodigo") REFERENCES "catalogo"."producto"("codigo") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "catalogo"."tipo_documento" ADD CONSTRAINT "FK_tipo_documento_departamento" FOREIGN KEY ("departamento") REFERENCES "catalogo"."departamento"("codigo") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "cliente"."carpeta" ADD CONSTRAINT "FK_carpeta_idDepartamento" FOREIGN KEY ("idDepartamento") REFERENCES "catalogo"."departamento"("codigo") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "cliente"."documento_decision" ADD CONSTRAINT "FK_documento_decision_idDepartamento" FOREIGN KEY ("idDepartamento") REFERENCES "catalogo"."departamento"("codigo") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "cliente"."evento" ADD CONSTRAINT "FK_evento_idDepartamento" FOREIGN KEY ("idDepartamento") REFERENCES "catalogo"."departamento"("codigo") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "asamblea"."adjudicacion" ADD CONSTRAINT "CK_adjudicacion_fecha" CHECK ("fecha" IS NULL OR ("fecha" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "fecha", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "asamblea"."adjudicacion" ADD CONSTRAINT "CK_adjudicacion_estado" CHECK ("estado" IS NULL OR ("estado" IN ('ADJ', 'RADJ')));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "asamblea"."asamblea" ADD CONSTRAINT "CK_asamblea_fecha" CHECK ("fecha" IS NULL OR ("fecha" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "fecha", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "asamblea"."asamblea" ADD CONSTRAINT "CK_asamblea_hora" CHECK ("hora" IS NULL OR ("hora" LIKE '[0-2][0-9]:[0-5][0-9]' AND "hora" < '24:00'));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "asamblea"."constancia_copia" ADD CONSTRAINT "CK_constancia_copia_fecha" CHECK ("fecha" IS NULL OR ("fecha" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "fecha", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "asamblea"."participante" ADD CONSTRAINT "CK_participante_estado" CHECK ("estado" IS NULL OR ("estado" IN ('participa', 'no participa', 'participa cesion')));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "asamblea"."sorteo" ADD CONSTRAINT "CK_sorteo_fecha" CHECK ("fecha" IS NULL OR ("fecha" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "fecha", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "catalogo"."concesionario" ADD CONSTRAINT "CK_concesionario_ruc" CHECK ("ruc" IS NULL OR ("ruc" LIKE '[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]'));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "catalogo"."feriado" ADD CONSTRAINT "CK_feriado_fecha" CHECK ("fecha" IS NULL OR ("fecha" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "fecha", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "catalogo"."formato" ADD CONSTRAINT "CK_formato_vigenteDesde" CHECK ("vigenteDesde" IS NULL OR ("vigenteDesde" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "vigenteDesde", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "catalogo"."formato" ADD CONSTRAINT "CK_formato_vigenteHasta" CHECK ("vigenteHasta" IS NULL OR ("vigenteHasta" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "vigenteHasta", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "catalogo"."formato" ADD CONSTRAINT "CK_formato_estado" CHECK ("estado" IS NULL OR ("estado" IN ('borrador', 'aprobado', 'descartado')));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "catalogo"."plazo" ADD CONSTRAINT "CK_plazo_desde" CHECK ("desde" IS NULL OR ("desde" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "desde", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "catalogo"."precio_vehiculo" ADD CONSTRAINT "CK_precio_vehiculo_vigenteDesde" CHECK ("vigenteDesde" IS NULL OR ("vigenteDesde" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "vigenteDesde", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "catalogo"."regla_adjudicacion" ADD CONSTRAINT "CK_regla_adjudicacion_desde" CHECK ("desde" IS NULL OR ("desde" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "desde", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "cliente"."carta_salida" ADD CONSTRAINT "CK_carta_salida_fechaEntrega" CHECK ("fechaEntrega" IS NULL OR ("fechaEntrega" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "fechaEntrega", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "cliente"."carta_salida" ADD CONSTRAINT "CK_carta_salida_estado" CHECK ("estado" IS NULL OR ("estado" IN ('pendiente', 'generada', 'realizada')));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "cliente"."consulta_buro" ADD CONSTRAINT "CK_consulta_buro_fecha" CHECK ("fecha" IS NULL OR ("fecha" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "fecha", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "cliente"."consulta_buro" ADD CONSTRAINT "CK_consulta_buro_consentimiento" CHECK ("consentimiento" IS NULL OR ("consentimiento" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "consentimiento", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "cliente"."consulta_buro" ADD CONSTRAINT "CK_consulta_buro_cedula" CHECK ("cedula" IS NULL OR ("cedula" LIKE '[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]'));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "cliente"."conyuge" ADD CONSTRAINT "CK_conyuge_fechaNacimiento" CHECK ("fechaNacimiento" IS NULL OR ("fechaNacimiento" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "fechaNacimiento", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "cliente"."grupo" ADD CONSTRAINT "CK_grupo_fechaInicio" CHECK ("fechaInicio" IS NULL OR ("fechaInicio" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "fechaInicio", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "cliente"."medio_aprobacion" ADD CONSTRAINT "CK_medio_aprobacion_polizaDesde" CHECK ("polizaDesde" IS NULL OR ("polizaDesde" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "polizaDesde", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "cliente"."medio_aprobacion" ADD CONSTRAINT "CK_medio_aprobacion_polizaHasta" CHECK ("polizaHasta" IS NULL OR ("polizaHasta" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "polizaHasta", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "cliente"."movimiento" ADD CONSTRAINT "CK_movimiento_fecha" CHECK ("fecha" IS NULL OR ("fecha" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "fecha", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "cliente"."orden_de_compra" ADD CONSTRAINT "CK_orden_de_compra_rucConcesionario" CHECK ("rucConcesionario" IS NULL OR ("rucConcesionario" LIKE '[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]'));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "cliente"."pagare" ADD CONSTRAINT "CK_pagare_fechaEmision" CHECK ("fechaEmision" IS NULL OR ("fechaEmision" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "fechaEmision", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "cliente"."pagare" ADD CONSTRAINT "CK_pagare_fechaInicial" CHECK ("fechaInicial" IS NULL OR ("fechaInicial" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "fechaInicial", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "cliente"."pagare" ADD CONSTRAINT "CK_pagare_fechaFinal" CHECK ("fechaFinal" IS NULL OR ("fechaFinal" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "fechaFinal", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "cliente"."pagare_cuota" ADD CONSTRAINT "CK_pagare_cuota_fechaVencimiento" CHECK ("fechaVencimiento" IS NULL OR ("fechaVencimiento" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "fechaVencimiento", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "cliente"."persona" ADD CONSTRAINT "CK_persona_fechaNacimiento" CHECK ("fechaNacimiento" IS NULL OR ("fechaNacimiento" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "fechaNacimiento", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "cliente"."persona" ADD CONSTRAINT "CK_persona_tipoIdentificacion" CHECK ("tipoIdentificacion" IS NULL OR ("tipoIdentificacion" IN ('C', 'R', 'P')));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "cliente"."persona" ADD CONSTRAINT "CK_persona_identificacion" CHECK (("tipoIdentificacion" <> 'C' OR "identificacion" IS NULL OR ("identificacion" LIKE '[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]')) AND ("tipoIdentificacion" <> 'R' OR "identificacion" IS NULL OR ("identificacion" LIKE '[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]')));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "cliente"."plan_titular" ADD CONSTRAINT "CK_plan_titular_desde" CHECK ("desde" IS NULL OR ("desde" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "desde", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "cliente"."plan_titular" ADD CONSTRAINT "CK_plan_titular_hasta" CHECK ("hasta" IS NULL OR ("hasta" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "hasta", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "cliente"."prenda" ADD CONSTRAINT "CK_prenda_fechaEmision" CHECK ("fechaEmision" IS NULL OR ("fechaEmision" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "fechaEmision", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "cliente"."referencia" ADD CONSTRAINT "CK_referencia_fechaApertura" CHECK ("fechaApertura" IS NULL OR ("fechaApertura" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "fechaApertura", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "cliente"."referencia" ADD CONSTRAINT "CK_referencia_estado" CHECK ("estado" IS NULL OR ("estado" IN ('P', 'C')));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "cliente"."solicitud" ADD CONSTRAINT "CK_solicitud_fechaNacimiento" CHECK ("fechaNacimiento" IS NULL OR ("fechaNacimiento" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "fechaNacimiento", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "cliente"."solicitud" ADD CONSTRAINT "CK_solicitud_domicilioDesde" CHECK ("domicilioDesde" IS NULL OR ("domicilioDesde" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "domicilioDesde", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "cliente"."solicitud" ADD CONSTRAINT "CK_solicitud_jubilacionFecha" CHECK ("jubilacionFecha" IS NULL OR ("jubilacionFecha" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "jubilacionFecha", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "cliente"."solicitud" ADD CONSTRAINT "CK_solicitud_subsidioDesde" CHECK ("subsidioDesde" IS NULL OR ("subsidioDesde" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "subsidioDesde", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "cliente"."solicitud_de_pago" ADD CONSTRAINT "CK_solicitud_de_pago_rucBeneficiario" CHECK ("rucBeneficiario" IS NULL OR ("rucBeneficiario" LIKE '[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]'));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "cliente"."tarea" ADD CONSTRAINT "CK_tarea_fechaEjecucion" CHECK ("fechaEjecucion" IS NULL OR ("fechaEjecucion" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "fechaEjecucion", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "cliente"."tarea" ADD CONSTRAINT "CK_tarea_estado" CHECK ("estado" IS NULL OR ("estado" IN ('P', 'C', 'S', 'A')));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "seguridad"."acceso_inusual" ADD CONSTRAINT "CK_acceso_inusual_fecha" CHECK ("fecha" IS NULL OR ("fecha" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "fecha", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "seguridad"."auditoria_sello" ADD CONSTRAINT "CK_auditoria_sello_ancladaEl" CHECK ("ancladaEl" IS NULL OR ("ancladaEl" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "ancladaEl", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "seguridad"."delegacion" ADD CONSTRAINT "CK_delegacion_desde" CHECK ("desde" IS NULL OR ("desde" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "desde", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "seguridad"."delegacion" ADD CONSTRAINT "CK_delegacion_hasta" CHECK ("hasta" IS NULL OR ("hasta" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "hasta", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "seguridad"."delegacion" ADD CONSTRAINT "CK_delegacion_orden" CHECK ("hasta" IS NULL OR ("desde" IS NULL OR "desde" <= "hasta"));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "sistema"."instalacion" ADD CONSTRAINT "CK_instalacion_barrido" CHECK ("barrido" IS NULL OR ("barrido" IN ('activo', 'detenido')));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
ALTER TABLE "sistema"."mensaje" ADD CONSTRAINT "CK_mensaje_estado" CHECK ("estado" IS NULL OR ("estado" IN ('pendiente', 'enviado', 'fallido', 'descartado')));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000066000, N'Condiciones1700000066000', N'b693c20fe297a8aced6fe3dc7b94d4dddb5c8bfdce53f9ab5c21cd2818941172', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000')
RAISERROR (N'Condiciones1700000066000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Condiciones1700000066000' AND "huella" <> N'b693c20fe297a8aced6fe3dc7b94d4dddb5c8bfdce53f9ab5c21cd2818941172')
RAISERROR (N'Condiciones1700000066000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
