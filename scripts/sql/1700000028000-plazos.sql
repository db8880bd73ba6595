-- Plazos1700000028000
-- Huella: 796afc2d0b1b5600021852cf8eb089d4655aa81b875e83d656dae85ada4ec9ed
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000028000-plazos.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Plazos1700000028000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SellosConClave1700000025000')
RAISERROR (N'Falta SellosConClave1700000025000: aplique antes 1700000025000-sellos-con-clave.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Plazos1700000028000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SellosConClave1700000025000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Plazos1700000028000')
CREATE TABLE "catalogo"."plazo" (
  "id" int NOT NULL IDENTITY(1,1),
  "codigo" varchar(20) NOT NULL,
  "producto" varchar(2) NOT NULL,
  "desde" char(10) NOT NULL,
  "dias" int NOT NULL,
  "clausula" nvarchar(120) NOT NULL,
  "guardadaEn" datetime2(3) NOT NULL,
  "guardadaPor" int,
  "version" int NOT NULL,
  CONSTRAINT "UQ_plazo_codigo_producto_desde" UNIQUE ("codigo", "producto", "desde"),
  CONSTRAINT "FK_plazo_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_plazo" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Plazos1700000028000')
IF @@VERSION LIKE N'Microsoft%' EXEC (N'ALTER TABLE "cliente"."movimiento" ALTER COLUMN "tipoMovimiento" varchar(20) NOT NULL') ELSE EXEC (N'ALTER TABLE "cliente"."movimiento" ALTER COLUMN "tipoMovimiento" varchar(20)');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Plazos1700000028000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000028000, N'Plazos1700000028000', N'796afc2d0b1b5600021852cf8eb089d4655aa81b875e83d656dae85ada4ec9ed', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Plazos1700000028000')
RAISERROR (N'Plazos1700000028000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Plazos1700000028000' AND "huella" <> N'796afc2d0b1b5600021852cf8eb089d4655aa81b875e83d656dae85ada4ec9ed')
RAISERROR (N'Plazos1700000028000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
