-- DatosDelActa1795928041066
-- Huella: 1b444dca3b2e037c3c6f56f5babfe3e637969b407bf9e6ff8222551e2ec1e29d
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1795928041066-datos-del-acta.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DatosDelActa1795928041066') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'FormatosSinSaldo1795925807914')
RAISERROR (N'Falta FormatosSinSaldo1795925807914: aplique antes 1795925807914-formatos-sin-saldo.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DatosDelActa1795928041066') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'FormatosSinSaldo1795925807914')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DatosDelActa1795928041066')
ALTER TABLE "catalogo"."plazo" DROP CONSTRAINT "CK_plazo_codigo";
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DatosDelActa1795928041066')
ALTER TABLE "asamblea"."asamblea" ADD "representante" nvarchar(120);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DatosDelActa1795928041066')
ALTER TABLE "asamblea"."asamblea" ADD "notariaNumero" nvarchar(60);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DatosDelActa1795928041066')
ALTER TABLE "asamblea"."asamblea" ADD "notariaCanton" nvarchar(60);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DatosDelActa1795928041066')
ALTER TABLE "asamblea"."asamblea" ADD "convocatoria" nvarchar(120);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DatosDelActa1795928041066')
ALTER TABLE "asamblea"."asamblea" ADD "ordenDelDia" nvarchar(500);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DatosDelActa1795928041066')
ALTER TABLE "catalogo"."plazo" ADD CONSTRAINT "CK_plazo_codigo" CHECK ("codigo" IN ('entrega', 'aceptacion', 'requerimiento', 'aceleracion', 'avisoAlGarante', 'cuotasSinGarante', 'nuevoGarante', 'seguros', 'renovacionDeSeguro', 'siniestro', 'medidaJudicial', 'embargo', 'fuerzaMayor', 'cambioDeDatos', 'estadoCivil', 'inspeccion', 'matricula', 'copiaDeMatricula', 'cancelacionPrenda', 'cancelacionHipoteca', 'restitucion', 'tablaDeCuotas', 'estadoDeCuenta', 'arregloDirecto'));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DatosDelActa1795928041066')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1795928041066, N'DatosDelActa1795928041066', N'1b444dca3b2e037c3c6f56f5babfe3e637969b407bf9e6ff8222551e2ec1e29d', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DatosDelActa1795928041066')
RAISERROR (N'DatosDelActa1795928041066 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DatosDelActa1795928041066' AND "huella" <> N'1b444dca3b2e037c3c6f56f5babfe3e637969b407bf9e6ff8222551e2ec1e29d')
RAISERROR (N'DatosDelActa1795928041066 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
