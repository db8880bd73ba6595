-- Valores1700000078000
-- Huella: 1287e9a42f991e915a2b1198b24a1ad3954e634f941727a097a4c47c26ee90a4
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000078000-valores.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Valores1700000078000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Rectificaciones1700000077000')
RAISERROR (N'Falta Rectificaciones1700000077000: aplique antes 1700000077000-rectificaciones.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Valores1700000078000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Rectificaciones1700000077000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Valores1700000078000')
EXEC (N'DECLARE @rotas nvarchar(max) = N'''';
SET @rotas = @rotas + COALESCE((SELECT N''  asamblea.adjudicacion, valores: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "asamblea"."adjudicacion" WHERE NOT (("valorCuota" IS NULL OR ("valorCuota" >= 0)) AND ("prioridad" IS NULL OR ("prioridad" >= 0)) AND ("cuotasOfertadas" IS NULL OR ("cuotasOfertadas" >= 0))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  asamblea.asamblea, valores: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "asamblea"."asamblea" WHERE NOT (("numeroAsamblea" IS NULL OR ("numeroAsamblea" >= 1))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  asamblea.participante, valores: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "asamblea"."participante" WHERE NOT (("valorCuota" IS NULL OR ("valorCuota" >= 0)) AND ("cuotaVencidas" IS NULL OR ("cuotaVencidas" >= 0)) AND ("asambleaAdjudica" IS NULL OR ("asambleaAdjudica" >= 0)) AND ("cantidadOferta" IS NULL OR ("cantidadOferta" >= 0)) AND ("prioridadOferta" IS NULL OR ("prioridadOferta" >= 0))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  catalogo.concesionario, valores: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "catalogo"."concesionario" WHERE NOT (("negociacion" IS NULL OR ("negociacion" BETWEEN 0 AND 100))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  catalogo.dispositivo, valores: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "catalogo"."dispositivo" WHERE NOT (("valor" IS NULL OR ("valor" >= 0))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  catalogo.plazo, valores: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "catalogo"."plazo" WHERE NOT (("dias" IS NULL OR ("dias" BETWEEN 1 AND 250))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  catalogo.precio_vehiculo, valores: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "catalogo"."precio_vehiculo" WHERE NOT (("precio" IS NULL OR ("precio" >= 1)) AND ("anio" IS NULL OR ("anio" BETWEEN 1980 AND 2100))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  catalogo.regla_adjudicacion, valores: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "catalogo"."regla_adjudicacion" WHERE NOT (("vencidasAdmitidas" IS NULL OR ("vencidasAdmitidas" BETWEEN 0 AND 12))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.conyuge, valores: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."conyuge" WHERE NOT (("laboralAnos" IS NULL OR ("laboralAnos" BETWEEN 0 AND 100)) AND ("anosResidencia" IS NULL OR ("anosResidencia" BETWEEN 0 AND 100))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.ficha_bien, valores: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."ficha_bien" WHERE NOT (("area" IS NULL OR ("area" >= 0)) AND ("anio" IS NULL OR ("anio" BETWEEN 1900 AND 2200))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.finanzas, valores: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."finanzas" WHERE NOT (("cajaBanco" IS NULL OR ("cajaBanco" >= 0)) AND ("cuentasPorCobrar" IS NULL OR ("cuentasPorCobrar" >= 0)) AND ("inventario" IS NULL OR ("inventario" >= 0)) AND ("viviendaTerreno" IS NULL OR ("viviendaTerreno" >= 0)) AND ("mueblesEnseres" IS NULL OR ("mueblesEnseres" >= 0)) AND ("vehiculoMaquinaria" IS NULL OR ("vehiculoMaquinaria" >= 0)) AND ("motocicleta" IS NULL OR ("motocicleta" >= 0)) AND ("otrosActivos" IS NULL OR ("otrosActivos" >= 0)) AND ("cuentasPorPagar" IS NULL OR ("cuentasPorPagar" >= 0)) AND ("proveedores" IS NULL OR ("proveedores" >= 0)) AND ("prestamoAno" IS NULL OR ("prestamoAno" >= 0)) AND ("prestamoMasAno" IS NULL OR ("prestamoMasAno" >= 0)) AND ("deudasNegocio" IS NULL OR ("deudasNegocio" >= 0)) AND ("otrasObligaciones" IS NULL OR ("otrasObligaciones" >= 0)) AND ("ingresoFijo" IS NULL OR ("ingresoFijo" >= 0)) AND ("ingresoConyuge" IS NULL OR ("ingresoConyuge" >= 0)) AND ("ingresoArriendo" IS NULL OR ("ingresoArriendo" >= 0)) AND ("ingresoPensiones" IS NULL OR ("ingresoPensiones" >= 0)) AND ("otrosIngresos" IS NULL OR ("otrosIngresos" >= 0)) AND ("egresoAlimentacion" IS NULL OR ("egresoAlimentacion" >= 0)) AND ("egresoEducacion" IS NULL OR ("egresoEducacion" >= 0)) AND ("egresoTransporte" IS NULL OR ("egresoTransporte" >= 0)) AND ("egresoArriendo" IS NULL OR ("egresoArriendo" >= 0)) AND ("egresoServicioBasico" IS NULL OR ("egresoServicioBasico" >= 0)) AND ("egresoBancarioComercial" IS NULL OR ("egresoBancarioComercial" >= 0)) AND ("egresoSalud" IS NULL OR ("egresoSalud" >= 0)) AND ("otrosEgresos" IS NULL OR ("otrosEgresos" >= 0)) AND ("totalActivo" IS NULL OR ("totalActivo" >= 0)) AND ("totalPasivo" IS NULL OR ("totalPasivo" >= 0)) AND ("totalIngresos" IS NULL OR ("totalIngresos" >= 0)) AND ("totalEgresos" IS NULL OR ("totalEgresos" >= 0))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.grupo, valores: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."grupo" WHERE NOT (("monto" IS NULL OR ("monto" >= 0.01)) AND ("valorCuota" IS NULL OR ("valorCuota" >= 0.01)) AND ("mesesPlan" IS NULL OR ("mesesPlan" BETWEEN 1 AND 480))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.medio_aprobacion, valores: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."medio_aprobacion" WHERE NOT (("valor" IS NULL OR ("valor" >= 1)) AND ("impuestoTimbres" IS NULL OR ("impuestoTimbres" >= 1)) AND ("desgravamen" IS NULL OR ("desgravamen" >= 0)) AND ("avaluo" IS NULL OR ("avaluo" >= 0)) AND ("costosLegales" IS NULL OR ("costosLegales" >= 0)) AND ("escrituras" IS NULL OR ("escrituras" >= 0)) AND ("pagoAnticipado" IS NULL OR ("pagoAnticipado" >= 0)) AND ("total" IS NULL OR ("total" >= 0)) AND ("diferencia" IS NULL OR ("diferencia" >= 0)) AND ("prima" IS NULL OR ("prima" >= 0)) AND ("valorDispositivo" IS NULL OR ("valorDispositivo" >= 0))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.movimiento, valores: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."movimiento" WHERE NOT (("valorDebito" IS NULL OR ("valorDebito" >= 0)) AND ("valorCredito" IS NULL OR ("valorCredito" >= 0))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.orden_de_compra, valores: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."orden_de_compra" WHERE NOT (("valorDispositivo" IS NULL OR ("valorDispositivo" >= 1)) AND ("porcentajeComision" IS NULL OR ("porcentajeComision" BETWEEN 0 AND 100)) AND ("comisionDispositivo" IS NULL OR ("comisionDispositivo" >= 0)) AND ("valorVehiculo" IS NULL OR ("valorVehiculo" >= 0)) AND ("valorPlan" IS NULL OR ("valorPlan" >= 0)) AND ("valorComision" IS NULL OR ("valorComision" >= 0)) AND ("diferenciaPrecio" IS NULL OR ("diferenciaPrecio" >= 0)) AND ("pagoConcesionario" IS NULL OR ("pagoConcesionario" >= 0))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.orden_plan, valores: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."orden_plan" WHERE NOT (("monto" IS NULL OR ("monto" >= 0))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.pagare, valores: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."pagare" WHERE NOT (("monto" IS NULL OR ("monto" >= 0)) AND ("valorDividendo" IS NULL OR ("valorDividendo" >= 0)) AND ("plazo" IS NULL OR ("plazo" >= 1)) AND ("emision" IS NULL OR ("emision" >= 1))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.pagare_cuota, valores: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."pagare_cuota" WHERE NOT (("valor" IS NULL OR ("valor" >= 0)) AND ("emision" IS NULL OR ("emision" >= 1)) AND ("numero" IS NULL OR ("numero" >= 1))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.plan, valores: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."plan" WHERE NOT (("monto" IS NULL OR ("monto" >= 0.01)) AND ("valorCuota" IS NULL OR ("valorCuota" >= 0.01)) AND ("cuotasPagadas" IS NULL OR ("cuotasPagadas" >= 0)) AND ("cuotasVencidas" IS NULL OR ("cuotasVencidas" >= 0))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.prenda, valores: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."prenda" WHERE NOT (("inmuebleArea" IS NULL OR ("inmuebleArea" >= 0)) AND ("vehiculoAnio" IS NULL OR ("vehiculoAnio" BETWEEN 1950 AND 2100))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.solicitud, valores: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."solicitud" WHERE NOT (("valorBien" IS NULL OR ("valorBien" >= 0)) AND ("anosResidencia" IS NULL OR ("anosResidencia" BETWEEN 0 AND 100)) AND ("laboralAnos" IS NULL OR ("laboralAnos" BETWEEN 0 AND 100))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  cliente.solicitud_de_pago, valores: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "cliente"."solicitud_de_pago" WHERE NOT (("valor" IS NULL OR ("valor" >= 0))) HAVING COUNT(*) > 0), N'''');
SET @rotas = @rotas + COALESCE((SELECT N''  seguridad.limite, valores: '' + CAST(COUNT(*) AS nvarchar(12)) + N'' filas, la primera con id '' + CAST(MIN("id") AS nvarchar(40)) + NCHAR(10) FROM "seguridad"."limite" WHERE NOT (("monto" IS NULL OR ("monto" >= 0))) HAVING COUNT(*) > 0), N'''');
IF @rotas <> N'''' BEGIN SET @rotas = LEFT(N''No se cambió nada: hay datos que no cumplen lo que desde esta versión se exige. Corríjalos y repita.'' + NCHAR(10) + @rotas, 2000); THROW 51017, @rotas, 1; END;');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Valores1700000078000')
ALTER TABLE "asamblea"."adjudicacion" ADD CONSTRAINT "CK_adjudicacion_valores" CHECK (("valorCuota" IS NULL OR ("valorCuota" >= 0)) AND ("prioridad" IS NULL OR ("prioridad" >= 0)) AND ("cuotasOfertadas" IS NULL OR ("cuotasOfertadas" >= 0)));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Valores1700000078000')
ALTER TABLE "asamblea"."asamblea" ADD CONSTRAINT "CK_asamblea_valores" CHECK (("numeroAsamblea" IS NULL OR ("numeroAsamblea" >= 1)));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Valores1700000078000')
ALTER TABLE "asamblea"."participante" ADD CONSTRAINT "CK_participante_valores" CHECK (("valorCuota" IS NULL OR ("valorCuota" >= 0)) AND ("cuotaVencidas" IS NULL OR ("cuotaVencidas" >= 0)) AND ("asambleaAdjudica" IS NULL OR ("asambleaAdjudica" >= 0)) AND ("cantidadOferta" IS NULL OR ("cantidadOferta" >= 0)) AND ("prioridadOferta" IS NULL OR ("prioridadOferta" >= 0)));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Valores1700000078000')
ALTER TABLE "catalogo"."concesionario" ADD CONSTRAINT "CK_concesionario_valores" CHECK (("negociacion" IS NULL OR ("negociacion" BETWEEN 0 AND 100)));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Valores1700000078000')
ALTER TABLE "catalogo"."dispositivo" ADD CONSTRAINT "CK_dispositivo_valores" CHECK (("valor" IS NULL OR ("valor" >= 0)));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Valores1700000078000')
ALTER TABLE "catalogo"."plazo" ADD CONSTRAINT "CK_plazo_valores" CHECK (("dias" IS NULL OR ("dias" BETWEEN 1 AND 250)));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Valores1700000078000')
ALTER TABLE "catalogo"."precio_vehiculo" ADD CONSTRAINT "CK_precio_vehiculo_valores" CHECK (("precio" IS NULL OR ("precio" >= 1)) AND ("anio" IS NULL OR ("anio" BETWEEN 1980 AND 2100)));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Valores1700000078000')
ALTER TABLE "catalogo"."regla_adjudicacion" ADD CONSTRAINT "CK_regla_adjudicacion_valores" CHECK (("vencidasAdmitidas" IS NULL OR ("vencidasAdmitidas" BETWEEN 0 AND 12)));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Valores1700000078000')
ALTER TABLE "cliente"."conyuge" ADD CONSTRAINT "CK_conyuge_valores" CHECK (("laboralAnos" IS NULL OR ("laboralAnos" BETWEEN 0 AND 100)) AND ("anosResidencia" IS NULL OR ("anosResidencia" BETWEEN 0 AND 100)));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Valores1700000078000')
ALTER TABLE "cliente"."ficha_bien" ADD CONSTRAINT "CK_ficha_bien_valores" CHECK (("area" IS NULL OR ("area" >= 0)) AND ("anio" IS NULL OR ("anio" BETWEEN 1900 AND 2200)));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Valores1700000078000')
ALTER TABLE "cliente"."finanzas" ADD CONSTRAINT "CK_finanzas_valores" CHECK (("cajaBanco" IS NULL OR ("cajaBanco" >= 0)) AND ("cuentasPorCobrar" IS NULL OR ("cuentasPorCobrar" >= 0)) AND ("inventario" IS NULL OR ("inventario" >= 0)) AND ("viviendaTerreno" IS NULL OR ("viviendaTerreno" >= 0)) AND ("mueblesEnseres" IS NULL OR ("mueblesEnseres" >= 0)) AND ("vehiculoMaquinaria" IS NULL OR ("vehiculoMaquinaria" >= 0)) AND ("motocicleta" IS NULL OR ("motocicleta" >= 0)) AND ("otrosActivos" IS NULL OR ("otrosActivos" >= 0)) AND ("cuentasPorPagar" IS NULL OR ("cuentasPorPagar" >= 0)) AND ("proveedores" IS NULL OR ("proveedores" >= 0)) AND ("prestamoAno" IS NULL OR ("prestamoAno" >= 0)) AND ("prestamoMasAno" IS NULL OR ("prestamoMasAno" >= 0)) AND ("deudasNegocio" IS NULL OR ("deudasNegocio" >= 0)) AND ("otrasObligaciones" IS NULL OR ("otrasObligaciones" >= 0)) AND ("ingresoFijo" IS NULL OR ("ingresoFijo" >= 0)) AND ("ingresoConyuge" IS NULL OR ("ingresoConyuge" >= 0)) AND ("ingresoArriendo" IS NULL OR ("ingresoArriendo" >= 0)) AND ("ingresoPensiones" IS NULL OR ("ingresoPensiones" >= 0)) AND ("otrosIngresos" IS NULL OR ("otrosIngresos" >= 0)) AND ("egresoAlimentacion" IS NULL OR ("egresoAlimentacion" >= 0)) AND ("egresoEducacion" IS NULL OR ("egresoEducacion" >= 0)) AND ("egresoTransporte" IS NULL OR ("egresoTransporte" >= 0)) AND ("egresoArriendo" IS NULL OR ("egresoArriendo" >= 0)) AND ("egresoServicioBasico" IS NULL OR ("egresoServicioBasico" >= 0)) AND ("egresoBancarioComercial" IS NULL OR ("egresoBancarioComercial" >= 0)) AND ("egresoSalud" IS NULL OR ("egresoSalud" >= 0)) AND ("otrosEgresos" IS NULL OR ("otrosEgresos" >= 0)) AND ("totalActivo" IS NULL OR ("totalActivo" >= 0)) AND ("totalPasivo" IS NULL OR ("totalPasivo" >= 0)) AND ("totalIngresos" IS NULL OR ("totalIngresos" >= 0)) AND ("totalEgresos" IS NULL OR ("totalEgresos" >= 0)));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Valores1700000078000')
ALTER TABLE "cliente"."grupo" ADD CONSTRAINT "CK_grupo_valores" CHECK (("monto" IS NULL OR ("monto" >= 0.01)) AND ("valorCuota" IS NULL OR ("valorCuota" >= 0.01)) AND ("mesesPlan" IS NULL OR ("mesesPlan" BETWEEN 1 AND 480)));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Valores1700000078000')
ALTER TABLE "cliente"."medio_aprobacion" ADD CONSTRAINT "CK_medio_aprobacion_valores" CHECK (("valor" IS NULL OR ("valor" >= 1)) AND ("impuestoTimbres" IS NULL OR ("impuestoTimbres" >= 1)) AND ("desgravamen" IS NULL OR ("desgravamen" >= 0)) AND ("avaluo" IS NULL OR ("avaluo" >= 0)) AND ("costosLegales" IS NULL OR ("costosLegales" >= 0)) AND ("escrituras" IS NULL OR ("escrituras" >= 0)) AND ("pagoAnticipado" IS NULL OR ("pagoAnticipado" >= 0)) AND ("total" IS NULL OR ("total" >= 0)) AND ("diferencia" IS NULL OR ("diferencia" >= 0)) AND ("prima" IS NULL OR ("prima" >= 0)) AND ("valorDispositivo" IS NULL OR ("valorDispositivo" >= 0)));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Valores1700000078000')
ALTER TABLE "cliente"."movimiento" ADD CONSTRAINT "CK_movimiento_valores" CHECK (("valorDebito" IS NULL OR ("valorDebito" >= 0)) AND ("valorCredito" IS NULL OR ("valorCredito" >= 0)));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Valores1700000078000')
ALTER TABLE "cliente"."orden_de_compra" ADD CONSTRAINT "CK_orden_de_compra_valores" CHECK (("valorDispositivo" IS NULL OR ("valorDispositivo" >= 1)) AND ("porcentajeComision" IS NULL OR ("porcentajeComision" BETWEEN 0 AND 100)) AND ("comisionDispositivo" IS NULL OR ("comisionDispositivo" >= 0)) AND ("valorVehiculo" IS NULL OR ("valorVehiculo" >= 0)) AND ("valorPlan" IS NULL OR ("valorPlan" >= 0)) AND ("valorComision" IS NULL OR ("valorComision" >= 0)) AND ("diferenciaPrecio" IS NULL OR ("diferenciaPrecio" >= 0)) AND ("pagoConcesionario" IS NULL OR ("pagoConcesionario" >= 0)));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Valores1700000078000')
ALTER TABLE "cliente"."orden_plan" ADD CONSTRAINT "CK_orden_plan_valores" CHECK (("monto" IS NULL OR ("monto" >= 0)));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Valores1700000078000')
ALTER TABLE "cliente"."pagare" ADD CONSTRAINT "CK_pagare_valores" CHECK (("monto" IS NULL OR ("monto" >= 0)) AND ("valorDividendo" IS NULL OR ("valorDividendo" >= 0)) AND ("plazo" IS NULL OR ("plazo" >= 1)) AND ("emision" IS NULL OR ("emision" >= 1)));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Valores1700000078000')
ALTER TABLE "cliente"."pagare_cuota" ADD CONSTRAINT "CK_pagare_cuota_valores" CHECK (("valor" IS NULL OR ("valor" >= 0)) AND ("emision" IS NULL OR ("emision" >= 1)) AND ("numero" IS NULL OR ("numero" >= 1)));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Valores1700000078000')
ALTER TABLE "cliente"."plan" ADD CONSTRAINT "CK_plan_valores" CHECK (("monto" IS NULL OR ("monto" >= 0.01)) AND ("valorCuota" IS NULL OR ("valorCuota" >= 0.01)) AND ("cuotasPagadas" IS NULL OR ("cuotasPagadas" >= 0)) AND ("cuotasVencidas" IS NULL OR ("cuotasVencidas" >= 0)));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Valores1700000078000')
ALTER TABLE "cliente"."prenda" ADD CONSTRAINT "CK_prenda_valores" CHECK (("inmuebleArea" IS NULL OR ("inmuebleArea" >= 0)) AND ("vehiculoAnio" IS NULL OR ("vehiculoAnio" BETWEEN 1950 AND 2100)));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Valores1700000078000')
ALTER TABLE "cliente"."solicitud" ADD CONSTRAINT "CK_solicitud_valores" CHECK (("valorBien" IS NULL OR ("valorBien" >= 0)) AND ("anosResidencia" IS NULL OR ("anosResidencia" BETWEEN 0 AND 100)) AND ("laboralAnos" IS NULL OR ("laboralAnos" BETWEEN 0 AND 100)));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Valores1700000078000')
ALTER TABLE "cliente"."solicitud_de_pago" ADD CONSTRAINT "CK_solicitud_de_pago_valores" CHECK (("valor" IS NULL OR ("valor" >= 0)));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Valores1700000078000')
ALTER TABLE "seguridad"."limite" ADD CONSTRAINT "CK_limite_valores" CHECK (("monto" IS NULL OR ("monto" >= 0)));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Valores1700000078000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000078000, N'Valores1700000078000', N'1287e9a42f991e915a2b1198b24a1ad3954e634f941727a097a4c47c26ee90a4', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Valores1700000078000')
RAISERROR (N'Valores1700000078000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Valores1700000078000' AND "huella" <> N'1287e9a42f991e915a2b1198b24a1ad3954e634f941727a097a4c47c26ee90a4')
RAISERROR (N'Valores1700000078000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
